//! How the players rank.

use cardinal_engine::{BySeat, Measures, Seat, Standing, rank};

use super::Numboom;
use super::state::Phase;

impl Numboom {
    /// How many players this one has outlived so far (NB-A17).
    pub(super) fn outlived(&self, seat: Seat) -> u8 {
        if self.is_living(seat) {
            self.seats - self.living.count_ones() as u8
        } else {
            self.falls[seat.index()].outlived
        }
    }

    pub(super) fn ranking(&self) -> Option<BySeat<Standing>> {
        let outlived = |seat| i32::from(self.outlived(seat));
        (self.phase == Phase::Over).then(|| rank(self.seats, |seat| -outlived(seat), outlived))
    }

    /// Whether they survived, and how many turns the game had when they went out or it ended.
    pub(super) fn measured(&self, seat: Seat) -> Measures {
        let survived = self.is_living(seat);
        let turns = if survived { self.turns } else { self.falls[seat.index()].turn };
        [i32::from(survived), i32::from(turns)].into_iter().collect()
    }
}
