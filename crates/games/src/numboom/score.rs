//! How the players rank.

use cardinal_engine::{BySeat, Measures, Seat, Standing};

use super::Numboom;
use super::state::Phase;

/// How many players each has outlived so far (NB-A17).
pub(super) fn scores(game: &Numboom) -> BySeat<i32> {
    BySeat::from_fn(game.seats, |seat| i32::from(game.outlived(seat)))
}

pub(super) fn standings(game: &Numboom) -> Option<BySeat<Standing>> {
    // Players go out one at a time, so only survivors share a place.
    let standing = |seat: Seat| {
        let outlived = game.outlived(seat);
        let place = if game.is_living(seat) { 1 } else { game.seats - outlived };
        Standing { place, score: i32::from(outlived), team: seat.number() }
    };
    (game.phase == Phase::Over).then(|| BySeat::from_fn(game.seats, standing))
}

/// Whether they survived, and how many turns the game had when they went out or it ended.
pub(super) fn measures(game: &Numboom, seat: Seat) -> Measures {
    let survived = game.is_living(seat);
    let turns = if survived { game.turns } else { game.falls[seat.index()].turn };
    [i32::from(survived), i32::from(turns)].into_iter().collect()
}

impl Numboom {
    /// How many players this one has outlived so far (NB-A17).
    pub(super) fn outlived(&self, seat: Seat) -> u8 {
        if self.is_living(seat) { self.seats - self.alive } else { self.falls[seat.index()].outlived }
    }
}
