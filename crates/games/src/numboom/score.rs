//! How the players rank.

use cardinal_engine::{BySeat, Measures, Seat, Standing};

use super::Numboom;
use super::state::Phase;

impl Numboom {
    /// How many players this one has outlived so far (NB-A17).
    pub(super) fn outlived(&self, seat: Seat) -> u8 {
        if self.is_living(seat) { self.seats - self.alive } else { self.falls[seat.index()].outlived }
    }

    pub(super) fn ranking(&self) -> Option<BySeat<Standing>> {
        // Players go out one at a time, so only survivors share a place.
        let standing = |seat: Seat| {
            let outlived = self.outlived(seat);
            let place = if self.is_living(seat) { 1 } else { self.seats - outlived };
            Standing { place, score: i32::from(outlived), team: seat.number() }
        };
        (self.phase == Phase::Over).then(|| BySeat::from_fn(self.seats, standing))
    }

    /// Whether they survived, and how many turns the game had when they went out or it ended.
    pub(super) fn measured(&self, seat: Seat) -> Measures {
        let survived = self.is_living(seat);
        let turns = if survived { self.turns } else { self.falls[seat.index()].turn };
        [i32::from(survived), i32::from(turns)].into_iter().collect()
    }
}
