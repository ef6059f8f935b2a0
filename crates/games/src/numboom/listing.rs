//! Everything a player may do, in its order.

use cardinal_engine::Seat;

use super::action::{DeathNumber, Side};
use super::field::{MAX_POSITIONS, Positions};
use super::state::Phase;
use super::{Action, Card, Cards, Numboom};

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

/// What is done for a player whose time ran out: the end of the turn if possible, else a card placed, else a
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
