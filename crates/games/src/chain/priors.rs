//! Which actions search visits first.

use cardinal_engine::Seat;

use super::state::MAX_PLAYERS;
use super::{Action, COLOURS, Card, CardSet, Chain, Meld, Piece, scorer};

pub(super) fn priors(game: &Chain, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
    priors.clear();
    priors.extend(actions.iter().map(|action| game.prior(seat, action)));
}

/// How well a card goes with a hand that is being built.
///
/// Long runs of one colour are where the points are, so what counts most is the colour, nearby; a number already
/// held adds hardly anything. The weights were found by trying many in drafts among equals: hands built by them
/// score a third more than those of a player who takes the most points at each turn.
pub(super) fn pull(hand: CardSet, card: Card) -> u32 {
    if card.is_x() {
        return 24;
    }
    let [same, close] = NEAR[usize::from(card.id())];
    let pull = 2 + 25 * (hand.bits() & same).count_ones() + 4 * (hand.numbers().bits() & close).count_ones();
    let number = hand.bits() >> (card.id() / COLOURS * COLOURS) & 0b11111;
    if number == 0 { pull } else { pull / 6 }
}

/// For each card the cards of its colour at most five numbers away, and all cards at most two away.
const NEAR: [[u64; 2]; Card::COUNT] = {
    let mut near = [[0; 2]; Card::COUNT];
    let mut id = 0;
    while id < Card::NATURALS {
        let (number, colour) = (id / COLOURS, id % COLOURS);
        let mut other = 0;
        while other < Card::NATURALS {
            let apart = number.abs_diff(other / COLOURS);
            if apart > 0 && apart <= 5 && other % COLOURS == colour {
                near[id as usize][0] |= 1 << other;
            }
            if apart > 0 && apart <= 2 {
                near[id as usize][1] |= 1 << other;
            }
            other += 1;
        }
        id += 1;
    }
    near
};

/// Whether a card left over helps in the release: those that win tricks do, the others cost a turn to lose.
pub(super) fn is_strong(card: Piece) -> bool {
    card.number().is_none_or(|number| number == 0 || number > 7)
}

impl Chain {
    pub(super) fn hand_of(&self, seat: Seat) -> CardSet {
        self.hands[seat.index() & (MAX_PLAYERS - 1)]
    }

    /// The settlement is left to the scorer: only where it has no say are groups laid by hand.
    fn is_worth_a_visit(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::Lay { .. } | Action::TakeBack { .. } => {
                let allowed = |action| self.check_settlement(seat, &action).is_ok();
                !allowed(Action::Best {}) && !allowed(Action::Seal {})
            }
            Action::Seal {} => {
                // Not before the best groups are laid.
                let sheet = &self.sheets[seat.index() & (MAX_PLAYERS - 1)];
                sheet.points() >= scorer::best(self.hand_of(seat), self.options.all_x_groups)
                    || self.check_settlement(seat, &Action::Best {}).is_err()
            }
            Action::Best {} => {
                let sheet = &self.sheets[seat.index() & (MAX_PLAYERS - 1)];
                sheet.points() < scorer::best(self.hand_of(seat), self.options.all_x_groups)
                    || self.check_settlement(seat, &Action::Seal {}).is_err()
            }
            _ => true,
        }
    }

    fn prior(&self, seat: Seat, action: &Action) -> f32 {
        match *action {
            _ if !self.is_worth_a_visit(seat, action) => -1.0,
            Action::Take { slot } => {
                let card = self.row[usize::from(slot)];
                card.map_or(0.0, |card| pull(self.hand_of(seat), card) as f32 / 200.0).min(1.0)
            }
            Action::Sweep { .. } | Action::Pass {} => 0.1,
            Action::Keep { card } => 0.2 + 0.4 * f32::from(u8::from(is_strong(card))),
            Action::Discard { card } => 0.6 - 0.4 * f32::from(u8::from(is_strong(card))),
            Action::Play { meld, .. } => self.eagerness(seat, meld) as f32 / 64.0,
            Action::Best {} | Action::Seal {} | Action::Lay { .. } => 0.5,
            Action::TakeBack { .. } => 0.0,
        }
    }

    /// The prior of a meld in the release, from 0 to 64: many cards at once, low ones first, X and 0 last.
    pub(super) fn eagerness(&self, seat: Seat, meld: Meld) -> u32 {
        if meld.size() == self.hand_of(seat).len() {
            return 64;
        }
        let dear = 6 * u32::from(meld.wilds()) + 10 * u32::from(meld.naturals(0));
        let high = meld.numbers().last().map_or(9, u32::from);
        (30 + 8 * u32::from(meld.size())).saturating_sub(2 * high + dear).min(56)
    }
}
