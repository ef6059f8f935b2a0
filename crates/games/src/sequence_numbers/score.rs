//! Sequences and places.

use cardinal_engine::{BySeat, Measures, Seat, Standing, rank};

use super::state::MAX_TEAMS;
use super::{Phase, SequenceNumbers};

/// Sequences of each seat's party.
pub(super) fn scores(game: &SequenceNumbers) -> BySeat<i32> {
    BySeat::from_fn(game.seats, |seat| game.score(seat))
}

/// Most Sequences first; parties with equally many share their place, and members of a party always do (SN-15,
/// SN-A27).
pub(super) fn standings(game: &SequenceNumbers) -> Option<BySeat<Standing>> {
    (game.phase == Phase::Over).then(|| {
        let mut counts = [0; MAX_TEAMS];
        game.sequences.iter().for_each(|sequence| counts[usize::from(sequence.team)] += 1);
        let score = |seat: Seat| counts[usize::from(game.team(seat))];
        let places = rank(game.seats, |seat| -score(seat), score);
        BySeat::from_fn(game.seats, |seat| Standing { team: game.team(seat), ..places[seat] })
    })
}

/// In the order of `INFO.measures`.
pub(super) fn measures(game: &SequenceNumbers, seat: Seat) -> Measures {
    let deeds = game.deeds[seat.index()];
    [deeds.placed, deeds.removed, deeds.exchanged, deeds.passed, game.pace.turns]
        .into_iter()
        .map(|count| count as i32)
        .collect()
}

impl SequenceNumbers {
    /// Sequences of a seat's party.
    pub(super) fn score(&self, seat: Seat) -> i32 {
        self.count(self.team(seat)).into()
    }
}
