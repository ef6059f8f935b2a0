//! What a player may do, and which clause forbids the rest.

use cardinal_engine::{Illegal, Seat, Turn};

use super::action::{DeathNumber, Side};
use super::refusal::{
    ARRANGE_FIRST, ARRANGE_NOTHING, ARRANGE_TWICE, CARDS_IN_MOTION, DUAL_FILL, DUAL_FLIP_FIRST,
    DUAL_FUNCTION, DUAL_NOW_PLACE, DUAL_PEEK, ELIMINATED, ENDS_BY_ITSELF, FLIP_FRESH, FLIP_NOTHING,
    FLIP_ONLY, FLIP_PEEKED, FUNCTION_FACE_DOWN, FUNCTION_NOT_HELD, GAME_OVER, NO_SUCH_POSITION, NOT_HELD,
    NOT_YOUR_TURN, OBSERVE_NOTHING, OCCUPIED, OPENING_BOMB, OPENING_FLIP, OPENING_FUNCTION, OPENING_PLACE,
    OPERATIONS_DONE, OPERATIONS_LEFT, PEEK_NOTHING, PEEK_TWICE, STACK_IN_VAIN, STACK_TOO_LATE, UNKNOWN_SEAT,
};
use super::state::Phase;
use super::{Action, Card, Numboom};

impl Numboom {
    #[inline]
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_seat(seat)?;
        match (self.phase, *action) {
            (Phase::Arrange, Action::Arrange { from }) => self.check_arrange(from),
            (Phase::Arrange, _) => Err(ARRANGE_FIRST),
            (_, Action::Arrange { .. }) => Err(ARRANGE_NOTHING),
            (_, Action::Flip { position }) => self.check_flip(position),
            (_, Action::Peek { position }) => self.check_peek(position),
            (_, Action::Place { card, position }) => self.check_place(card, position),
            (_, Action::End {}) => self.check_end(),
            (_, Action::Stack {}) => self.check_function(Card::Stack).and_then(|()| self.check_stack()),
            (_, Action::Observe { position }) => {
                self.check_function(Card::Observe)?;
                self.check_covered(position, OBSERVE_NOTHING)
            }
            (_, Action::Reverse {}) => self.check_function(Card::Reverse),
            (_, Action::Reset { .. }) => self.check_function(Card::Reset),
            (_, Action::Disrupt {}) => self.check_function(Card::Disrupt),
            (_, Action::Exchange { .. }) => self.check_function(Card::Exchange),
        }
    }

    #[inline]
    fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        if seat.number() >= self.seats {
            return Err(UNKNOWN_SEAT);
        }
        match self.turn_now() {
            Turn::Over => Err(GAME_OVER),
            _ if !self.is_living(seat) => Err(ELIMINATED),
            Turn::Chance => Err(CARDS_IN_MOTION),
            Turn::Seats(_) if seat == self.active => Ok(()),
            Turn::Seats(_) => Err(NOT_YOUR_TURN),
        }
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

    #[inline]
    fn check_flip(&self, position: u8) -> Result<(), Illegal> {
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

    #[inline]
    fn check_peek(&self, position: u8) -> Result<(), Illegal> {
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

    #[inline]
    fn check_place(&self, card: Card, position: u8) -> Result<(), Illegal> {
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
    fn check_end(&self) -> Result<(), Illegal> {
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

    #[inline]
    pub(super) fn list(&self, seat: Seat, mut visit: impl FnMut(Action)) {
        if self.check_seat(seat).is_err() {
            return;
        }
        match self.phase {
            Phase::Opening | Phase::DualPlace | Phase::DualFill => self.list_places(&mut visit),
            Phase::OpeningFlip | Phase::DualFlip => self.list_flips(&mut visit),
            Phase::Arrange => {
                for from in 0..self.field.count() {
                    if self.check_arrange(from).is_ok() {
                        visit(Action::Arrange { from });
                    }
                }
            }
            _ => self.list_act(visit),
        }
    }

    #[inline]
    fn list_act(&self, mut visit: impl FnMut(Action)) {
        if self.operations > 0 {
            if self.options.functions && !self.can_operate() {
                visit(Action::End {});
            }
            self.list_flips(&mut visit);
            if !self.flip_only {
                if !self.peeked {
                    for position in self.field.positions(self.field.occupied()) {
                        visit(Action::Peek { position: position as u8 });
                    }
                }
                self.list_places(&mut visit);
            }
        } else {
            visit(Action::End {});
        }
        if !self.hand().functions().is_empty() {
            self.list_functions(&mut visit);
        }
    }

    #[inline]
    fn list_flips(&self, visit: &mut impl FnMut(Action)) {
        for position in self.field.positions(self.field.occupied()) {
            if !self.field.top(position).is_banned() {
                visit(Action::Flip { position: position as u8 });
            }
        }
    }

    #[inline]
    fn list_places(&self, visit: &mut impl FnMut(Action)) {
        let everywhere = (1 << self.field.count()) - 1;
        let open = if self.stacks > 0 { everywhere } else { self.field.empty() };
        let barred = self.phase == Phase::Opening && self.bars_bombs();
        for card in self.hand().placeable().kinds().filter(|card| !barred || *card != Card::Bomb) {
            for position in self.field.positions(open) {
                visit(Action::Place { card, position: position as u8 });
            }
        }
    }

    fn list_functions(&self, visit: &mut impl FnMut(Action)) {
        let hand = self.hand();
        if hand.contains(Card::Stack) && self.check_stack().is_ok() {
            visit(Action::Stack {});
        }
        if hand.contains(Card::Observe) {
            for position in self.field.positions(self.field.occupied()) {
                visit(Action::Observe { position: position as u8 });
            }
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
