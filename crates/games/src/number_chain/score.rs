//! Penalties and places.

use cardinal_engine::{BySeat, Measures, Seat, Standing, rank};

use super::{CardSet, NumberChain, Phase};

impl NumberChain {
    /// Penalty points of a seat over all rounds completed.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        self.penalties.iter().map(|round| i32::from(round[seat.index()])).sum()
    }

    fn wilds_left(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].and(CardSet::WILDS).len()
    }

    /// Lowest total first, then fewest wilds in hand at the end of the last round (NC-25, NC-A30).
    pub(super) fn ranking(&self) -> Option<BySeat<Standing>> {
        (self.phase == Phase::Over).then(|| {
            rank(self.seats, |seat| (self.total(seat), self.wilds_left(seat)), |seat| self.total(seat))
        })
    }

    /// In the order of `INFO.measures`.
    pub(super) fn measured(&self, seat: Seat) -> Measures {
        let rounds = &self.penalties[..usize::from(self.rounds_over)];
        let clean = rounds.iter().filter(|round| round[seat.index()] == 0).count();
        [clean as i32, i32::from(self.hands[seat.index()].len()), i32::from(self.wilds_left(seat))]
            .into_iter()
            .collect()
    }
}
