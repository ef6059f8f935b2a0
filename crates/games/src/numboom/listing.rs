//! Everything a player may do, in its order.

use cardinal_engine::Seat;

use super::action::{DeathNumber, Side};
use super::field::{MAX_POSITIONS, Positions};
use super::state::Phase;
use super::{Action, Card, Cards, Numboom};

impl Numboom {
    #[inline(always)]
    pub(super) fn list(&self, seat: Seat, mut visit: impl FnMut(Action)) {
        if self.check_seat(seat).is_err() {
            return;
        }
        if self.phase != Phase::Act {
            self.list_otherwise(visit);
            return;
        }
        let operates = self.operations > 0;
        let idle = !(operates && self.list_operations(&mut visit));
        each_other(self.others(idle, operates & self.may_stack()), visit);
    }

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

    /// What takes no operation in an ordinary turn, one bit for each of [`OTHERS`]: the end where nothing is left
    /// to operate on, a Stack where it makes sense, and the other function cards of the hand.
    ///
    /// Without branches as well, for few hands have the same functions.
    #[inline(always)]
    const fn others(&self, ends: bool, stacks: bool) -> u32 {
        let held = self.hand().functions_held();
        let observes = held >> 3 & 1;
        // From here on Reverse, Reset, Disrupt and Exchange, three bits apart.
        let rest = held >> 6;
        let (resets, exchanges) = (((rest & 0o10) * 0b1111) >> 1, (rest & 0o1000) * 0b11);
        let (stack, observes) = (held & stacks as u32, observes * self.field.occupied());
        ends as u32 | stack << 1 | observes << OBSERVE | (rest & 0o101 | resets | exchanges) << REST
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

/// Where the Observes begin among [`OTHERS`], one for each position.
const OBSERVE: usize = 2;
/// Where the function cards after them begin.
const REST: usize = 12;

/// What takes no operation, in the order in which it is listed; the gaps leave room for bits to be spread.
static OTHERS: [Action; 32] = {
    let mut others = [Action::End {}; 32];
    others[1] = Action::Stack {};
    let mut at = 0;
    while at < MAX_POSITIONS {
        others[OBSERVE + at] = Action::Observe { position: at as u8 };
        at += 1;
    }
    others[REST] = Action::Reverse {};
    let mut number = 0;
    while number < 4 {
        others[REST + 2 + number] = Action::Reset { number: DeathNumber::new(number as i64) };
        number += 1;
    }
    others[REST + 6] = Action::Disrupt {};
    others[REST + 9] = Action::Exchange { to: Side::Left };
    others[REST + 10] = Action::Exchange { to: Side::Right };
    others
};

#[inline(always)]
fn each_other(mut others: u32, mut visit: impl FnMut(Action)) {
    while others != 0 {
        visit(OTHERS[others.trailing_zeros() as usize]);
        others &= others - 1;
    }
}
