//! Counting results in whole numbers.

use cardinal_engine::{BySeat, Game, MAX_SEATS, Standing};

use crate::{Histogram, Outcome, Sum};

/// The results of some games of a series. Tallies of parts add up to the tally of the whole, in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// Games that came to their end.
    pub(crate) finished: u64,
    /// Games given up at the cap.
    pub(crate) unfinished: u64,
    /// Games that came to their end without a single winning team.
    pub(crate) draws: u64,
    /// The team of each seat; empty until a game has ended.
    pub(crate) teams: Vec<u8>,
    /// Decisions in all games.
    pub(crate) decisions: u64,
    /// Decisions per finished game.
    pub(crate) lengths: Histogram,
    /// One per seat.
    pub(crate) seats: Vec<SeatTally>,
}

/// The results of one seat in finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatTally {
    /// First place for its team alone.
    pub(crate) wins: u64,
    /// First place together with another team.
    pub(crate) shared_wins: u64,
    /// How often it had each place, the first at index 0.
    pub(crate) places: [u64; MAX_SEATS],
    /// Its scores.
    pub(crate) score: Sum,
    /// Its measures, in the order of the game's list.
    pub(crate) measures: Vec<Sum>,
}

impl Tally {
    /// Of no games yet.
    pub(crate) fn new<G: Game>(seats: usize) -> Self {
        let seat =
            SeatTally { measures: vec![Sum::default(); G::INFO.measures.len()], ..SeatTally::default() };
        Self { seats: vec![seat; seats], ..Self::default() }
    }

    /// Takes in a game that has been played.
    pub(crate) fn add<G: Game>(&mut self, game: &G, outcome: &Outcome) {
        self.decisions += outcome.decisions;
        let Some(standings) = &outcome.standings else {
            self.unfinished += 1;
            return;
        };
        self.finished += 1;
        self.lengths.add(outcome.decisions);
        let shared = is_shared(standings);
        self.draws += u64::from(shared);
        self.teams = standings.iter().map(|standing| standing.team).collect();
        for ((seat, standing), tally) in standings.pairs().zip(&mut self.seats) {
            tally.places[usize::from(standing.place) - 1] += 1;
            tally.wins += u64::from(standing.place == 1 && !shared);
            tally.shared_wins += u64::from(standing.place == 1 && shared);
            tally.score.add(standing.score.into());
            for (sum, number) in tally.measures.iter_mut().zip(game.measures(seat)) {
                sum.add(number.into());
            }
        }
    }

    /// Takes in the games of another tally.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.draws += other.draws;
        if self.teams.is_empty() {
            self.teams.clone_from(&other.teams);
        }
        self.decisions += other.decisions;
        self.lengths.merge(&other.lengths);
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.merge(theirs);
        }
    }
}

impl SeatTally {
    fn merge(&mut self, other: &Self) {
        self.wins += other.wins;
        self.shared_wins += other.shared_wins;
        self.score.merge(&other.score);
        for (mine, theirs) in self.places.iter_mut().zip(other.places) {
            *mine += theirs;
        }
        for (mine, theirs) in self.measures.iter_mut().zip(&other.measures) {
            mine.merge(theirs);
        }
    }
}

/// Whether more than one team has the first place.
fn is_shared(standings: &BySeat<Standing>) -> bool {
    let mut winners = standings.iter().filter(|standing| standing.place == 1).map(|standing| standing.team);
    let first = winners.next();
    winners.any(|team| Some(team) != first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(places_and_teams: &[(u8, u8)]) -> BySeat<Standing> {
        BySeat::from_fn(places_and_teams.len() as u8, |seat| {
            let (place, team) = places_and_teams[seat.index()];
            Standing { place, score: 0, team }
        })
    }

    #[test]
    fn a_win_is_shared_between_teams_not_within_one() {
        assert!(!is_shared(&standings(&[(1, 0), (2, 1)])));
        assert!(is_shared(&standings(&[(1, 0), (3, 1), (1, 2)])));
        assert!(!is_shared(&standings(&[(1, 0), (3, 1), (1, 0), (3, 1)])));
    }
}
