//! Sequences and places.

use cardinal_engine::{BySeat, Measures, Seat, Standing, rank};

use super::state::MAX_TEAMS;
use super::{Phase, SequenceNumbers};

impl SequenceNumbers {
    /// Sequences of a seat's party.
    pub(super) fn score(&self, seat: Seat) -> i32 {
        self.count(self.team(seat)).into()
    }

    /// Most Sequences first; parties with equally many share their place, and members of a party always do (SN-15,
    /// SN-A27).
    pub(super) fn ranking(&self) -> Option<BySeat<Standing>> {
        (self.phase == Phase::Over).then(|| {
            let mut counts = [0; MAX_TEAMS];
            self.sequences.iter().for_each(|sequence| counts[usize::from(sequence.team)] += 1);
            let score = |seat: Seat| counts[usize::from(self.team(seat))];
            let places = rank(self.seats, |seat| -score(seat), score);
            BySeat::from_fn(self.seats, |seat| Standing { team: self.team(seat), ..places[seat] })
        })
    }

    /// In the order of `INFO.measures`.
    pub(super) fn measured(&self, seat: Seat) -> Measures {
        let deeds = self.deeds[seat.index()];
        [deeds.placed, deeds.removed, deeds.exchanged, deeds.passed, self.pace.turns]
            .into_iter()
            .map(|count| count as i32)
            .collect()
    }
}
