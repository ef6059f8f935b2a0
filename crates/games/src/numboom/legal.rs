//! What a player may do, and which clause forbids the rest.

use cardinal_engine::{Game, Illegal, Seat, Turn};

use super::action::{DeathNumber, Side};
use super::field::{MAX_POSITIONS, Positions, Reason};
use super::refusal::{
    ARRANGE_FIRST, ARRANGE_NOTHING, ARRANGE_TWICE, CARDS_IN_MOTION, DUAL_FILL, DUAL_FLIP_FIRST,
    DUAL_FUNCTION, DUAL_NOW_PLACE, DUAL_PEEK, ELIMINATED, ENDS_BY_ITSELF, FLIP_FRESH, FLIP_NOTHING,
    FLIP_ONLY, FLIP_PEEKED, FUNCTION_FACE_DOWN, FUNCTION_NOT_HELD, FUNCTION_OUT_OF_TURN, GAME_OVER,
    NO_SUCH_POSITION, NOT_HELD, NOT_YOUR_TURN, OBSERVE_NOTHING, OCCUPIED, OPENING_BOMB, OPENING_FLIP,
    OPENING_FUNCTION, OPENING_PLACE, OPERATIONS_DONE, OPERATIONS_LEFT, PEEK_NOTHING, PEEK_TWICE,
    STACK_IN_VAIN, STACK_TOO_LATE, UNKNOWN_SEAT,
};
use super::state::Phase;
use super::{Action, Card, Cards, Numboom};

#[inline]
pub(super) fn check(game: &Numboom, seat: Seat, action: &Action) -> Result<(), Illegal> {
    game.check_actor(seat, action)?;
    match *action {
        Action::Flip { position } => game.check_flip(position),
        Action::Peek { position } => game.check_peek(position),
        Action::Place { card, position } => game.check_place(card, position),
        Action::End {} => game.check_end(),
        Action::Stack {} => game.check_stack(),
        Action::Observe { position } => game.check_observe(position),
        Action::Reverse {} => game.check_function(Card::Reverse),
        Action::Reset { .. } => game.check_function(Card::Reset),
        Action::Disrupt {} => game.check_function(Card::Disrupt),
        Action::Exchange { .. } => game.check_function(Card::Exchange),
        Action::Arrange { from } => game.check_arrange(from),
    }
}

/// Visits everything a seat may do, in the order of the action index.
#[inline(always)]
pub(super) fn for_each_legal(game: &Numboom, seat: Seat, mut visit: impl FnMut(Action)) {
    if game.check_seat(seat).is_err() {
        return;
    }
    if game.phase != Phase::Act {
        game.list_otherwise(visit);
        return;
    }
    let mut ends = true;
    let mut stacks = false;
    if game.operations > 0 {
        ends = !game.list_operations(&mut visit);
        stacks = game.hand().contains(Card::Stack) & game.may_stack();
    }
    if ends {
        visit(Action::End {});
    }
    if stacks {
        visit(Action::Stack {});
    }
    game.list_functions(visit);
}

/// The default action for a player whose time ran out: the end of the turn if possible, else a card placed, else a
/// Peek, else a flip; a Disrupt is finished with the piles that are left in order.
pub(super) fn default_action(game: &Numboom, seat: Seat) -> Option<Action> {
    let urgency = |action: &Action| match action {
        Action::End {} | Action::Arrange { .. } => 0,
        Action::Place { .. } => 1,
        Action::Peek { .. } => 2,
        Action::Flip { .. } => 3,
        _ => 4,
    };
    let mut best: Option<Action> = None;
    for_each_legal(game, seat, |action| {
        if best.as_ref().is_none_or(|best| urgency(&action) < urgency(best)) {
            best = Some(action);
        }
    });
    best
}

#[cold]
fn out_of_turn(refusal: Illegal, action: &Action) -> Illegal {
    if refusal == NOT_YOUR_TURN && action.is_function() { FUNCTION_OUT_OF_TURN } else { refusal }
}

impl Numboom {
    #[inline(always)]
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        if seat == self.active && self.waits_for_player() { Ok(()) } else { Err(self.seat_refusal(seat)) }
    }

    /// Like [`Self::check_seat`], for an action: out of turn, function cards have a clause of their own.
    #[inline(always)]
    pub(super) fn check_actor(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_seat(seat).map_err(|refusal| out_of_turn(refusal, action))
    }

    #[inline(always)]
    fn waits_for_player(&self) -> bool {
        !matches!(self.phase, Phase::Starter | Phase::Deal | Phase::Redraw | Phase::Reshuffle | Phase::Over)
    }

    #[cold]
    fn seat_refusal(&self, seat: Seat) -> Illegal {
        match self.turn() {
            _ if seat.number() >= self.seats => UNKNOWN_SEAT,
            Turn::Over => GAME_OVER,
            _ if !self.is_living(seat) => ELIMINATED,
            Turn::Chance => CARDS_IN_MOTION,
            Turn::Seats(_) => NOT_YOUR_TURN,
        }
    }

    /// Whether an operation may be done in an ordinary turn, and at this one of some positions. What may be done
    /// otherwise, and why this may not, is found out at leisure.
    #[inline(always)]
    fn may_operate(&self, positions: Positions, position: u8) -> bool {
        self.phase == Phase::Act && self.operations > 0 && has(positions, position)
    }

    /// Whether an operation other than the one asked for is prescribed.
    #[inline]
    fn check_operation(&self) -> Result<(), Illegal> {
        if self.operations == 0 { Err(OPERATIONS_DONE) } else { Ok(()) }
    }

    #[inline]
    fn check_position(&self, position: u8) -> Result<(), Illegal> {
        if has(self.field.all(), position) { Ok(()) } else { Err(NO_SUCH_POSITION) }
    }

    #[inline]
    fn check_covered(&self, position: u8, otherwise: Illegal) -> Result<(), Illegal> {
        self.check_position(position)?;
        if self.field.is_occupied(usize::from(position)) { Ok(()) } else { Err(otherwise) }
    }

    #[inline(always)]
    pub(super) fn check_flip(&self, position: u8) -> Result<(), Illegal> {
        if self.may_operate(self.field.flippable(), position) { Ok(()) } else { self.judge_flip(position) }
    }

    fn judge_flip(&self, position: u8) -> Result<(), Illegal> {
        match self.phase {
            Phase::Arrange => return Err(ARRANGE_FIRST),
            Phase::Opening => return Err(OPENING_PLACE),
            Phase::DualPlace => return Err(DUAL_NOW_PLACE),
            Phase::DualFill if self.field.occupied() != 0 => return Err(DUAL_FILL),
            _ => self.check_operation()?,
        }
        self.check_covered(position, FLIP_NOTHING)?;
        let banned = |reason| self.field.bans(usize::from(position), reason, true).next() == Some(true);
        if banned(Reason::Peeked) {
            Err(FLIP_PEEKED)
        } else if banned(Reason::Fresh) {
            Err(FLIP_FRESH)
        } else {
            Ok(())
        }
    }

    #[inline(always)]
    pub(super) fn check_peek(&self, position: u8) -> Result<(), Illegal> {
        let free = !self.flip_only && !self.peeked;
        if free && self.may_operate(self.field.occupied(), position) {
            Ok(())
        } else {
            self.judge_peek(position)
        }
    }

    fn judge_peek(&self, position: u8) -> Result<(), Illegal> {
        match self.phase {
            Phase::Arrange => Err(ARRANGE_FIRST),
            Phase::Opening => Err(OPENING_PLACE),
            Phase::OpeningFlip => Err(OPENING_FLIP),
            Phase::Act => {
                self.check_operation()?;
                if self.flip_only {
                    Err(FLIP_ONLY)
                } else if self.peeked {
                    Err(PEEK_TWICE)
                } else {
                    self.check_covered(position, PEEK_NOTHING)
                }
            }
            _ => Err(DUAL_PEEK),
        }
    }

    #[inline(always)]
    pub(super) fn check_place(&self, card: Card, position: u8) -> Result<(), Illegal> {
        let held = card.is_placeable() && self.hand().contains(card) && !self.flip_only;
        if held && self.may_operate(self.open(), position) {
            Ok(())
        } else {
            self.judge_place(card, position)
        }
    }

    /// The positions on which a card may be placed.
    #[inline(always)]
    pub(super) fn open(&self) -> Positions {
        if self.stacks > 0 { self.field.all() } else { self.field.empty() }
    }

    fn judge_place(&self, card: Card, position: u8) -> Result<(), Illegal> {
        match self.phase {
            Phase::Arrange => return Err(ARRANGE_FIRST),
            Phase::OpeningFlip => return Err(OPENING_FLIP),
            _ if !card.is_placeable() => return Err(FUNCTION_FACE_DOWN),
            Phase::Opening if card == Card::Bomb && self.bars_bombs() => return Err(OPENING_BOMB),
            Phase::Act | Phase::DualFlip => {
                self.check_operation()?;
                if self.flip_only {
                    return Err(FLIP_ONLY);
                }
                if self.phase == Phase::DualFlip {
                    return Err(DUAL_FLIP_FIRST);
                }
            }
            _ => {}
        }
        if !self.hand().contains(card) {
            return Err(NOT_HELD);
        }
        self.check_position(position)?;
        let occupied = self.field.is_occupied(usize::from(position));
        if occupied && self.stacks == 0 { Err(OCCUPIED) } else { Ok(()) }
    }

    #[inline]
    pub(super) fn check_end(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Arrange {
            Err(ARRANGE_FIRST)
        } else if self.phase != Phase::Act || !self.options.functions {
            Err(ENDS_BY_ITSELF)
        } else if self.operations > 0 && self.can_operate() {
            Err(OPERATIONS_LEFT)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn check_function(&self, card: Card) -> Result<(), Illegal> {
        match self.phase {
            Phase::Arrange => Err(ARRANGE_FIRST),
            Phase::Opening | Phase::OpeningFlip => Err(OPENING_FUNCTION),
            Phase::Act if self.hand().contains(card) => Ok(()),
            Phase::Act => Err(FUNCTION_NOT_HELD),
            _ => Err(DUAL_FUNCTION),
        }
    }

    /// Whether a Stack makes sense, given that an operation is left.
    #[inline(always)]
    pub(super) fn may_stack(&self) -> bool {
        !self.flip_only & (self.field.occupied() != 0) & !self.hand().placeable().is_empty()
    }

    pub(super) fn check_stack(&self) -> Result<(), Illegal> {
        self.check_function(Card::Stack)?;
        if self.operations == 0 || self.flip_only {
            Err(STACK_TOO_LATE)
        } else if self.may_stack() {
            Ok(())
        } else {
            Err(STACK_IN_VAIN)
        }
    }

    pub(super) fn check_observe(&self, position: u8) -> Result<(), Illegal> {
        self.check_function(Card::Observe)?;
        self.check_covered(position, OBSERVE_NOTHING)
    }

    pub(super) fn check_arrange(&self, from: u8) -> Result<(), Illegal> {
        if self.phase != Phase::Arrange {
            return Err(ARRANGE_NOTHING);
        }
        self.check_position(from)?;
        if has(self.unarranged, from) { Ok(()) } else { Err(ARRANGE_TWICE) }
    }
}

impl Numboom {
    /// What the active player may operate on in an ordinary turn; says whether there is anything.
    ///
    /// Found out without branches: what a player may do is hard to predict.
    #[inline(always)]
    fn list_operations(&self, visit: &mut impl FnMut(Action)) -> bool {
        let can = |allowed: bool, set: Positions| if allowed { set } else { 0 };
        let flips = self.field.flippable();
        let peeks = can(!self.flip_only && !self.peeked, self.field.occupied());
        let places = self.hand().on(can(!self.flip_only, self.open()));
        each_position(flips, |position| visit(Action::Flip { position }));
        each_position(peeks, |position| visit(Action::Peek { position }));
        each_place(places, |card, position| visit(Action::Place { card, position }));
        u64::from(flips | peeks) | places != 0
    }

    /// The function cards but Stack, for which an operation has to be left.
    #[inline(always)]
    fn list_functions(&self, mut visit: impl FnMut(Action)) {
        let hand = self.hand();
        if hand.contains(Card::Observe) {
            each_position(self.field.occupied(), |position| visit(Action::Observe { position }));
        }
        if hand.contains(Card::Reverse) {
            visit(Action::Reverse {});
        }
        if hand.contains(Card::Reset) {
            (0..4).for_each(|number| visit(Action::Reset { number: DeathNumber::new(number) }));
        }
        if hand.contains(Card::Disrupt) {
            visit(Action::Disrupt {});
        }
        if hand.contains(Card::Exchange) {
            visit(Action::Exchange { to: Side::Left });
            visit(Action::Exchange { to: Side::Right });
        }
    }

    /// What the active player may do in round one, in Dual, and while arranging.
    #[inline(always)]
    fn list_otherwise(&self, mut visit: impl FnMut(Action)) {
        let can = |allowed: bool, set: Positions| if allowed { set } else { 0 };
        let flips = matches!(self.phase, Phase::OpeningFlip | Phase::DualFlip);
        let arranges = self.phase == Phase::Arrange;
        let mut places = self.hand().on(can(!(flips || arranges), self.field.empty()));
        if self.bars_bombs() && self.phase == Phase::Opening {
            places &= Cards::NUMBERS.on(self.field.all());
        }
        each_position(can(flips, self.field.flippable()), |position| visit(Action::Flip { position }));
        each_place(places, |card, position| visit(Action::Place { card, position }));
        each_position(can(arranges, self.unarranged), |from| visit(Action::Arrange { from }));
    }
}

#[inline(always)]
fn each_position(mut positions: Positions, mut visit: impl FnMut(u8)) {
    while positions != 0 {
        visit(positions.trailing_zeros() as u8);
        positions &= positions - 1;
    }
}

/// The cards and positions of [`Cards::on`](super::Cards::on).
#[inline(always)]
fn each_place(mut places: u64, mut visit: impl FnMut(Card, u8)) {
    /// In this order they are moved all at once.
    static PLACES: [(u8, Card); 64] = {
        let mut places = [(0, Card::One); 64];
        let mut at = 0;
        while at < Card::PLACEABLE * MAX_POSITIONS {
            places[at] = ((at % MAX_POSITIONS) as u8, Card::ALL[at / MAX_POSITIONS]);
            at += 1;
        }
        places
    };
    while places != 0 {
        let (position, card) = PLACES[places.trailing_zeros() as usize];
        visit(card, position);
        places &= places - 1;
    }
}

/// Whether a position, which may be any number, is in a set.
#[inline(always)]
fn has(positions: Positions, position: u8) -> bool {
    usize::from(position) < MAX_POSITIONS && positions >> position & 1 == 1
}
