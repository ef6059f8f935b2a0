//! Counting results in whole numbers.

use std::collections::BTreeMap;

use cardinal_engine::{BySeat, Game, Standing};
use serde::{Deserialize, Serialize};

use super::observer::Observer;
use super::{CLOSE, Plan};
use crate::{Clusters, Histogram, Outcome, Sum};

/// The results of some games of a series. Tallies of parts add up to the tally of the whole, in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// Turns per finished game.
    pub(crate) turns: Histogram,
    /// Changes of the lead per finished game that was watched closely.
    pub(crate) lead_changes: Histogram,
    /// After how much of such a game, in thousandths of its turns, the winner took the lead for good.
    pub(crate) settled: Sum,
    /// The points of the first player to decide, one cluster a game.
    pub(crate) starter: Clusters,
    /// Games that the first player to decide won alone.
    pub(crate) starter_wins: u64,
    /// One per seat.
    pub(crate) seats: Vec<SeatTally>,
    /// What was seen in the games that were watched closely.
    pub(crate) close: CloseTally,
}

/// The results of one seat in finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatTally {
    /// First place for its team alone.
    pub(crate) wins: u64,
    /// First place together with another team.
    pub(crate) shared_wins: u64,
    /// How often it had each place, the first at index 0.
    pub(crate) places: Vec<u64>,
    /// Its points over opponents, one cluster a game.
    pub(crate) points: Clusters,
    pub(crate) scores: Histogram,
    /// Its measures, in the order of the game's list.
    pub(crate) measures: Vec<Sum>,
}

/// What was seen in the games that were watched closely.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct CloseTally {
    pub(crate) games: u64,
    /// How many legal actions each decision had.
    pub(crate) branching: Histogram,
    /// Kinds of actions.
    pub(crate) actions: BTreeMap<String, Occurrence>,
    /// Kinds of things that happened.
    pub(crate) events: BTreeMap<String, Occurrence>,
}

/// How often something occurred.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Occurrence {
    pub(crate) count: u64,
    pub(crate) games: u64,
}

impl Tally {
    /// Of no games yet.
    pub(crate) fn new<G: Game>(seats: usize) -> Self {
        let seat = SeatTally {
            places: vec![0; seats],
            measures: vec![Sum::default(); G::INFO.measures.len()],
            ..SeatTally::default()
        };
        Self { seats: vec![seat; seats], ..Self::default() }
    }

    /// Whether these can be the results of this number of games at such a table. Readers of a tally rely on lists of
    /// the right length, and additions to it on numbers that no games could have made too large.
    pub(crate) fn fits<G: Game>(&self, plan: &Plan<G>, games: u64) -> bool {
        let (seats, finished) = (plan.seats.len(), self.finished);
        let cap = i64::try_from(plan.cap()).unwrap_or(i64::MAX);
        let lengths = |numbers: &Histogram| numbers.within(&(0..=cap));
        finished.checked_add(self.unfinished) == Some(games)
            && games.checked_mul(plan.cap()).is_some_and(|most| self.decisions <= most)
            && self.draws.max(self.starter_wins) <= finished
            && self.teams.len() == if finished > 0 { seats } else { 0 }
            && [&self.lengths, &self.turns].iter().all(|of| lengths(of) && of.count() == finished.into())
            && lengths(&self.lead_changes)
            && self.lead_changes.count() <= finished.into()
            && self.settled.count <= finished
            && self.settled.within(&(0..=1000))
            && self.starter.within(finished, most_points(seats))
            && self.seats.len() == seats
            && self.seats.iter().all(|seat| seat.fits::<G>(seats, finished))
            && self.close.fits(games.min(CLOSE), self.decisions)
    }

    /// Takes in a game that has been played, perhaps watched closely.
    pub(crate) fn add<G: Game>(&mut self, game: &G, outcome: &Outcome, seen: &Observer<'_, G>, close: bool) {
        self.decisions += outcome.decisions;
        let Some(standings) = &outcome.standings else {
            self.unfinished += 1;
            return;
        };
        self.finished += 1;
        self.lengths.add(outcome.decisions as i64);
        self.turns.add(seen.turns.count as i64);
        let shared = is_shared(standings);
        self.draws += u64::from(shared);
        if close {
            self.lead_changes.add(seen.lead.changes as i64);
        }
        if close && !shared {
            // Without a turn there is nothing to settle.
            self.settled.add((1000 * seen.lead.since / seen.turns.count.max(1)) as i64);
        }
        if self.teams.is_empty() {
            self.teams = standings.iter().map(|standing| standing.team).collect();
        }
        for ((seat, standing), tally) in standings.pairs().zip(&mut self.seats) {
            let won = standing.place == 1 && !shared;
            let (points, worth) = half_points(standings, standing);
            tally.places[usize::from(standing.place) - 1] += 1;
            tally.wins += u64::from(won);
            tally.shared_wins += u64::from(standing.place == 1 && shared);
            tally.points.add(points, worth);
            tally.scores.add(standing.score.into());
            if seen.turns.starter == Some(seat) {
                self.starter.add(points, worth);
                self.starter_wins += u64::from(won);
            }
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
        self.turns.merge(&other.turns);
        self.lead_changes.merge(&other.lead_changes);
        self.settled.merge(&other.settled);
        self.starter.merge(&other.starter);
        self.starter_wins += other.starter_wins;
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.merge(theirs);
        }
        self.close.merge(&other.close);
    }
}

impl SeatTally {
    /// Whether these can be the results of a seat in this number of finished games.
    fn fits<G: Game>(&self, seats: usize, finished: u64) -> bool {
        let numbers = i32::MIN.into()..=i32::MAX.into();
        self.wins.checked_add(self.shared_wins).is_some_and(|first| first <= finished)
            && self.places.len() == seats
            && self.places.iter().map(|&times| u128::from(times)).sum::<u128>() == finished.into()
            && self.points.within(finished, most_points(seats))
            && self.scores.within(&numbers)
            && self.scores.count() == finished.into()
            && self.measures.len() == G::INFO.measures.len()
            && self.measures.iter().all(|sum| sum.count == finished && sum.within(&numbers))
    }

    fn merge(&mut self, other: &Self) {
        self.wins += other.wins;
        self.shared_wins += other.shared_wins;
        self.points.merge(&other.points);
        self.scores.merge(&other.scores);
        for (mine, theirs) in self.places.iter_mut().zip(&other.places) {
            *mine += theirs;
        }
        for (mine, theirs) in self.measures.iter_mut().zip(&other.measures) {
            mine.merge(theirs);
        }
    }
}

impl CloseTally {
    /// Whether this can have been seen in at most this number of games and decisions.
    fn fits(&self, games: u64, decisions: u64) -> bool {
        // More legal actions, or things that happen in a game, than this there are not.
        let most = u32::MAX;
        let of_games = |of: &Occurrence| {
            of.games <= self.games && u128::from(of.count) <= u128::from(of.games) * u128::from(most)
        };
        self.games <= games
            && self.branching.within(&(0..=most.into()))
            && self.branching.count() <= decisions.into()
            && self.actions.values().chain(self.events.values()).all(of_games)
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.branching.merge(&other.branching);
        add_up(&mut self.actions, &other.actions);
        add_up(&mut self.events, &other.events);
    }
}

fn add_up(mine: &mut BTreeMap<String, Occurrence>, theirs: &BTreeMap<String, Occurrence>) {
    for (name, of) in theirs {
        let mine = mine.entry(name.clone()).or_default();
        mine.count += of.count;
        mine.games += of.games;
    }
}

/// The most points there can be to make of opponents in a game.
const fn most_points(seats: usize) -> u64 {
    2 * seats as u64
}

/// What a seat made of its opponents: two for each that did worse, one for each that did equally well; and how many
/// there were to make.
fn half_points(standings: &BySeat<Standing>, mine: &Standing) -> (u64, u64) {
    let opponents = standings.iter().filter(|other| other.team != mine.team);
    opponents.fold((0, 0), |(points, worth), other| {
        let made = match mine.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
        (points + made, worth + 2)
    })
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

    #[test]
    fn points_are_made_of_opponents_only() {
        let points = |of: &[(u8, u8)], seat: u8| {
            let all = standings(of);
            half_points(&all, &all[cardinal_engine::Seat::new(seat)])
        };
        assert_eq!(points(&[(1, 0), (2, 1), (2, 2)], 0), (4, 4));
        assert_eq!(points(&[(1, 0), (2, 1), (2, 2)], 1), (1, 4));
        assert_eq!(points(&[(1, 0), (3, 1), (1, 0), (3, 1)], 2), (4, 4));
    }
}
