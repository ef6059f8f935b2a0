//! Who plays for whom.

use arrayvec::ArrayVec;
use cardinal_bots::Level;
use cardinal_engine::{Heuristics, MAX_SEATS};

use super::{Streams, play_game};

/// The sides of a table: in a game with teams a side is a team, otherwise a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sides {
    /// The side of each seat, counted from 0.
    of_seat: Vec<usize>,
    count: usize,
}

impl Sides {
    /// The sides of a table. Only the result of a game says who played for whom, so a game is played to learn it, by
    /// players under whom games end soon.
    pub(crate) fn learn<G: Heuristics>(fresh: &G, cap: u64) -> Self {
        let seats = fresh.seats();
        let mut players: Vec<_> = (0..seats).map(|_| Level::Eager.seated::<G>()).collect();
        let outcome = play_game(&mut fresh.clone(), &mut players, Streams::of(0, 0, seats), cap, &mut ());
        let standings = outcome.and_then(|outcome| outcome.standings);
        let teams: Vec<u8> = standings
            .map_or_else(|| (0..seats).collect(), |standings| standings.iter().map(|of| of.team).collect());
        Self::of_teams(&teams)
    }

    fn of_teams(teams: &[u8]) -> Self {
        let mut known: Vec<u8> = Vec::new();
        let of_seat = teams.iter().map(|team| {
            known.iter().position(|known| known == team).unwrap_or_else(|| {
                known.push(*team);
                known.len() - 1
            })
        });
        Self { of_seat: of_seat.collect(), count: known.len() }
    }

    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    pub(crate) fn of_seat(&self) -> &[usize] {
        &self.of_seat
    }

    pub(crate) fn seats(&self, side: usize) -> Vec<u8> {
        let seats = self.of_seat.iter().enumerate().filter(|(_, of)| **of == side);
        seats.map(|(seat, _)| seat as u8).collect()
    }

    /// Values per side, from values per seat; team mates have equal ones.
    pub(crate) fn gather<T: Clone + Default>(
        &self,
        by_seat: impl Iterator<Item = T>,
    ) -> ArrayVec<T, MAX_SEATS> {
        let mut by_side: ArrayVec<T, MAX_SEATS> = std::iter::repeat_n(T::default(), self.count).collect();
        by_seat.zip(&self.of_seat).for_each(|(thing, &side)| by_side[side] = thing);
        by_side
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn team_mates_are_one_side() {
        let sides = Sides::of_teams(&[0, 1, 0, 1]);
        assert_eq!((sides.count(), sides.of_seat()), (2, [0, 1, 0, 1].as_slice()));
        assert_eq!(sides.seats(1), [1, 3]);
        assert_eq!(sides.gather([1, 3, 1, 3].into_iter()).as_slice(), [1, 3]);
        assert_eq!(Sides::of_teams(&[0, 1, 2]).count(), 3);
    }
}
