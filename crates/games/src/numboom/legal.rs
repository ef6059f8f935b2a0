//! What a player may do, and which clause forbids the rest.

use cardinal_engine::{Illegal, Seat, Turn};

use super::field::MAX_POSITIONS;
use super::refusal::{
    ARRANGE_FIRST, ARRANGE_NOTHING, ARRANGE_TWICE, CARDS_IN_MOTION, DUAL_FILL, DUAL_FLIP_FIRST,
    DUAL_FUNCTION, DUAL_NOW_PLACE, DUAL_PEEK, ELIMINATED, ENDS_BY_ITSELF, FLIP_FRESH, FLIP_NOTHING,
    FLIP_ONLY, FLIP_PEEKED, FUNCTION_FACE_DOWN, FUNCTION_NOT_HELD, GAME_OVER, NO_SUCH_POSITION, NOT_HELD,
    NOT_YOUR_TURN, OBSERVE_NOTHING, OCCUPIED, OPENING_BOMB, OPENING_FLIP, OPENING_FUNCTION, OPENING_PLACE,
    OPERATIONS_DONE, OPERATIONS_LEFT, PEEK_NOTHING, PEEK_TWICE, STACK_IN_VAIN, STACK_TOO_LATE, UNKNOWN_SEAT,
};
use super::state::Phase;
use super::{Action, Card, Cards, Numboom, codec};

impl Numboom {
    #[inline]
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_seat(seat)?;
        self.check_arranging(action)?;
        match *action {
            Action::Flip { position } => self.check_flip(position),
            Action::Peek { position } => self.check_peek(position),
            Action::Place { card, position } => self.check_place(card, position),
            Action::End {} => self.check_end(),
            _ => self.check_function_action(action),
        }
    }

    /// A Disrupt under way has to be finished, and without one there is nothing to arrange.
    #[inline]
    pub(super) fn check_arranging(&self, action: &Action) -> Result<(), Illegal> {
        match (self.phase == Phase::Arrange, matches!(action, Action::Arrange { .. })) {
            (true, false) => Err(ARRANGE_FIRST),
            (false, true) => Err(ARRANGE_NOTHING),
            _ => Ok(()),
        }
    }

    /// Whether a function card may be played so, or a pile chosen.
    pub(super) fn check_function_action(&self, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::Arrange { from } => self.check_arrange(from),
            Action::Stack {} => self.check_function(Card::Stack).and_then(|()| self.check_stack()),
            Action::Observe { position } => {
                self.check_function(Card::Observe)?;
                self.check_covered(position, OBSERVE_NOTHING)
            }
            Action::Reverse {} => self.check_function(Card::Reverse),
            Action::Reset { .. } => self.check_function(Card::Reset),
            Action::Disrupt {} => self.check_function(Card::Disrupt),
            Action::Exchange { .. } => self.check_function(Card::Exchange),
            Action::Flip { .. } | Action::Peek { .. } | Action::Place { .. } | Action::End {} => Ok(()),
        }
    }

    #[inline(always)]
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        if seat == self.active && self.waits_for_player() { Ok(()) } else { Err(self.seat_refusal(seat)) }
    }

    #[inline(always)]
    fn waits_for_player(&self) -> bool {
        !matches!(self.phase, Phase::Starter | Phase::Deal | Phase::Redraw | Phase::Reshuffle | Phase::Over)
    }

    #[cold]
    fn seat_refusal(&self, seat: Seat) -> Illegal {
        match self.turn_now() {
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
    fn may_operate(&self, positions: u16, position: u8) -> bool {
        let there = u64::from(positions) >> (position & 63) & u64::from(position < 64);
        self.phase == Phase::Act && self.operations > 0 && there == 1
    }

    /// Whether an operation other than the one asked for is prescribed.
    #[inline]
    fn check_operation(&self) -> Result<(), Illegal> {
        if self.operations == 0 { Err(OPERATIONS_DONE) } else { Ok(()) }
    }

    #[inline]
    fn check_position(&self, position: u8) -> Result<(), Illegal> {
        if position < self.field.count() { Ok(()) } else { Err(NO_SUCH_POSITION) }
    }

    #[inline]
    fn check_covered(&self, position: u8, otherwise: Illegal) -> Result<(), Illegal> {
        self.check_position(position)?;
        if self.field.height(usize::from(position)) > 0 { Ok(()) } else { Err(otherwise) }
    }

    #[inline(always)]
    pub(super) fn check_flip(&self, position: u8) -> Result<(), Illegal> {
        if self.may_operate(self.field.flippable(), position) { Ok(()) } else { self.judge_flip(position) }
    }

    fn judge_flip(&self, position: u8) -> Result<(), Illegal> {
        match self.phase {
            Phase::Opening => return Err(OPENING_PLACE),
            Phase::DualPlace => return Err(DUAL_NOW_PLACE),
            Phase::DualFill if self.field.covered() > 0 => return Err(DUAL_FILL),
            _ => self.check_operation()?,
        }
        self.check_covered(position, FLIP_NOTHING)?;
        let top = self.field.top(usize::from(position));
        if top.peeked.is_on() {
            Err(FLIP_PEEKED)
        } else if top.fresh.is_on() {
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
    fn open(&self) -> u16 {
        if self.stacks > 0 { (1 << self.field.count()) - 1 } else { self.field.empty() }
    }

    fn judge_place(&self, card: Card, position: u8) -> Result<(), Illegal> {
        match self.phase {
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
        if self.field.height(usize::from(position)) > 0 && self.stacks == 0 { Err(OCCUPIED) } else { Ok(()) }
    }

    #[inline]
    pub(super) fn check_end(&self) -> Result<(), Illegal> {
        if self.phase != Phase::Act || !self.options.functions {
            Err(ENDS_BY_ITSELF)
        } else if self.operations > 0 && self.can_operate() {
            Err(OPERATIONS_LEFT)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn check_function(&self, card: Card) -> Result<(), Illegal> {
        match self.phase {
            Phase::Opening | Phase::OpeningFlip => Err(OPENING_FUNCTION),
            Phase::Act if self.hand().contains(card) => Ok(()),
            Phase::Act => Err(FUNCTION_NOT_HELD),
            _ => Err(DUAL_FUNCTION),
        }
    }

    #[inline]
    fn check_stack(&self) -> Result<(), Illegal> {
        if self.operations == 0 || self.flip_only {
            Err(STACK_TOO_LATE)
        } else if self.field.occupied() == 0 || self.hand().placeable().is_empty() {
            Err(STACK_IN_VAIN)
        } else {
            Ok(())
        }
    }

    fn check_arrange(&self, from: u8) -> Result<(), Illegal> {
        self.check_position(from)?;
        if self.order[..usize::from(self.arranged)].contains(&from) { Err(ARRANGE_TWICE) } else { Ok(()) }
    }

    #[inline(always)]
    pub(super) fn list(&self, seat: Seat, mut visit: impl FnMut(Action)) {
        if self.check_seat(seat).is_err() {
            return;
        }
        let (mut operations, mut functions) = self.legal();
        while operations != 0 {
            visit(codec::TABLE[operations.trailing_zeros() as usize]);
            operations &= operations - 1;
        }
        while functions != 0 {
            visit(codec::TABLE[(codec::STACK + functions.trailing_zeros() as usize) % codec::TABLE.len()]);
            functions &= functions - 1;
        }
    }

    /// Everything the active player may do, one bit for each action by its number: the end and the operations
    /// in the first word, function cards and the arranging in the second.
    ///
    /// Without branches where it matters: what a player may do is hard to predict.
    #[inline(always)]
    fn legal(&self) -> (u64, u32) {
        match self.phase {
            Phase::Act => self.legal_act(),
            Phase::OpeningFlip | Phase::DualFlip => (u64::from(self.field.flippable()) << codec::FLIP, 0),
            Phase::Arrange => {
                let done = &self.order[..usize::from(self.arranged)];
                let left = done.iter().fold((1 << self.field.count()) - 1, |left, from| left & !(1 << from));
                (0, left << (codec::ARRANGE - codec::STACK))
            }
            _ => {
                let barred = self.phase == Phase::Opening && self.bars_bombs();
                let kept = if barred { (1 << (codec::STACK - MAX_POSITIONS)) - 1 } else { u64::MAX };
                (places(self.hand(), self.field.empty()) & kept, 0)
            }
        }
    }

    #[inline(always)]
    fn legal_act(&self) -> (u64, u32) {
        let (hand, occupied) = (self.hand(), self.field.occupied());
        let can = |allowed: bool, set: u16| u64::from(set) * u64::from(allowed);
        let operates = self.operations > 0;
        let chooses = operates && !self.flip_only;
        let mut operations = can(operates, self.field.flippable()) << codec::FLIP
            | can(chooses && !self.peeked, occupied) << codec::PEEK
            | places(hand, if chooses { self.open() } else { 0 });
        operations |= u64::from(operations == 0);
        let stacks = u32::from(chooses && occupied != 0 && !hand.placeable().is_empty());
        let [stack, observe, reverse, reset, disrupt, exchange] = hand.function_masks();
        let functions = stack & stacks
            | (observe & u32::from(occupied)) << (codec::OBSERVE - codec::STACK)
            | reverse & 1 << (codec::REVERSE - codec::STACK)
            | reset & 0b1111 << (codec::RESET - codec::STACK)
            | disrupt & 1 << (codec::DISRUPT - codec::STACK)
            | exchange & 0b11 << (codec::EXCHANGE - codec::STACK);
        (operations, functions)
    }

    /// What is done for a player whose time ran out: the end of the turn if possible, else a card placed, else a
    /// Peek, else a flip; a Disrupt is finished with the piles that are left in order.
    pub(super) fn fallback(&self, seat: Seat) -> Option<Action> {
        let urgency = |action: &Action| match action {
            Action::End {} | Action::Arrange { .. } => 0,
            Action::Place { .. } => 1,
            Action::Peek { .. } => 2,
            Action::Flip { .. } => 3,
            _ => 4,
        };
        let mut best: Option<Action> = None;
        self.list(seat, |action| {
            if best.as_ref().is_none_or(|best| urgency(&action) < urgency(best)) {
                best = Some(action);
            }
        });
        best
    }
}

/// The bits of placing each card of a hand on each of these positions.
#[inline(always)]
fn places(hand: Cards, open: u16) -> u64 {
    /// For each set of kinds, a bit for each of them where its positions begin.
    const KINDS: [u64; 1 << Card::PLACEABLE] = {
        let mut kinds = [0; 1 << Card::PLACEABLE];
        let mut set = 0;
        while set < kinds.len() {
            let mut kind = 0;
            while kind < Card::PLACEABLE {
                kinds[set] |= (set as u64 >> kind & 1) << (kind * MAX_POSITIONS);
                kind += 1;
            }
            set += 1;
        }
        kinds
    };
    // There are fewer positions than bits between the kinds, so the products do not meet.
    (u64::from(open) * KINDS[hand.placeable_kinds()]) << codec::PLACE
}
