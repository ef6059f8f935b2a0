//! Adding up the deals of a comparison.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::Luck;
use crate::{Clusters, Comparisons, Sum};

/// One game of a comparison: what it takes to score it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Game {
    /// How often a player had to decide.
    pub(crate) decisions: u64,
    /// The place of each side; nothing if the game was given up.
    pub(crate) places: Option<Vec<u8>>,
    /// The side that decided first.
    pub(crate) starter: usize,
}

impl Game {
    /// Whether it can be a game of this number of sides.
    pub(crate) fn fits(&self, sides: usize) -> bool {
        let placed = |places: &Vec<u8>| {
            places.len() == sides
                && places.contains(&1)
                && places.iter().all(|place| (1..=sides).contains(&(*place).into()))
        };
        self.starter < sides && self.places.as_ref().is_none_or(placed)
    }
}

/// What a first place is worth, shared among equals: divisible by every number of sides.
pub(crate) const WIN: u64 = 2520;

/// The deals played so far.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    lineups: Vec<Vec<usize>>,
    pub(crate) finished: u64,
    pub(crate) unfinished: u64,
    /// Games in which several sides shared the first place.
    pub(crate) ties: u64,
    pub(crate) decisions: u64,
    /// Decisions per finished game.
    pub(crate) lengths: Sum,
    /// Who beat whom, deal by deal.
    pub(crate) deals: Vec<Comparisons>,
    /// One per player.
    pub(crate) bots: Vec<BotScore>,
    /// One per side.
    pub(crate) sides: Vec<Clusters>,
    /// Of the side that decided first.
    pub(crate) starter: Clusters,
    /// One per lineup.
    pub(crate) tables: Vec<TableScore>,
    /// One per two players, the first one's row by row: better, equal, worse.
    pub(crate) records: Vec<[u64; 3]>,
}

/// One player.
#[derive(Clone, Debug, Default)]
pub(crate) struct BotScore {
    /// Points over others, of those to be had.
    pub(crate) points: Clusters,
    /// First places in units of [`WIN`].
    pub(crate) wins: u64,
    /// How often it was at a side.
    pub(crate) seated: u64,
}

/// One lineup, from the point of view of its first player.
#[derive(Clone, Debug)]
pub(crate) struct TableScore {
    pub(crate) points: Clusters,
    /// The points of single games, in half-points.
    pub(crate) games: Sum,
    pub(crate) wins: u64,
    pub(crate) luck: Luck,
}

impl Score {
    pub(crate) fn new(lineups: Vec<Vec<usize>>, bots: usize, sides: usize) -> Self {
        let table = |lineup: &Vec<usize>| TableScore {
            points: Clusters::default(),
            games: Sum::default(),
            wins: 0,
            luck: Luck::new(lineup),
        };
        Self {
            finished: 0,
            unfinished: 0,
            ties: 0,
            decisions: 0,
            lengths: Sum::default(),
            deals: Vec::new(),
            bots: vec![BotScore::default(); bots],
            sides: vec![Clusters::default(); sides],
            starter: Clusters::default(),
            tables: lineups.iter().map(table).collect(),
            records: vec![[0; 3]; bots * bots],
            lineups,
        }
    }

    pub(crate) fn games_a_deal(&self) -> usize {
        self.lineups.len() * self.sides.len()
    }

    /// Who sits at `side` in game number `game` of a deal.
    pub(crate) fn player(&self, game: usize, side: usize) -> usize {
        let (lineup, rotation) = (game / self.sides.len(), game % self.sides.len());
        self.lineups[lineup][(side + rotation) % self.sides.len()]
    }

    /// Takes in all games of a deal: lineup by lineup, rotation by rotation.
    pub(crate) fn add(&mut self, games: &[Game]) {
        let sides = self.sides.len();
        let most = 2 * (sides as u64 - 1);
        let mut deal = Comparisons::new(self.bots.len());
        let mut by_side = vec![(0, 0); sides];
        let mut starter = (0, 0);
        for (number, game) in games.iter().enumerate() {
            self.decisions += game.decisions;
            let Some(places) = &game.places else {
                self.unfinished += 1;
                continue;
            };
            self.finished += 1;
            self.lengths.add(game.decisions as i64);
            let winners = winners(places);
            self.ties += u64::from(winners > 1);
            for (side, &place) in places.iter().enumerate() {
                let player = self.player(number, side);
                let points = half_points(places, side);
                by_side[side].0 += points;
                by_side[side].1 += most;
                if side == game.starter {
                    starter = (starter.0 + points, starter.1 + most);
                }
                self.bots[player].seated += 1;
                if place == 1 {
                    self.bots[player].wins += WIN / winners;
                }
                for (other, &theirs) in places.iter().enumerate().skip(side + 1) {
                    self.compare(&mut deal, (player, place), (self.player(number, other), theirs));
                }
            }
        }
        by_side.iter().zip(&mut self.sides).for_each(|(of, side)| side.add(of.0, of.1));
        self.starter.add(starter.0, starter.1);
        for (at, bot) in self.bots.iter_mut().enumerate() {
            let others = || (0..deal.players()).filter(|&other| other != at);
            let points: u32 = others().map(|other| deal.points(at, other)).sum();
            let worth: u32 = others().map(|other| deal.worth(at, other)).sum();
            bot.points.add(points.into(), worth.into());
        }
        self.deals.push(deal);
        games.chunks(sides).enumerate().for_each(|(at, games)| self.add_table(at, games));
    }

    fn compare(&mut self, deal: &mut Comparisons, one: (usize, u8), other: (usize, u8)) {
        // Clones of one player tell nothing about each other.
        if one.0 == other.0 {
            return;
        }
        deal.add(one, other);
        let bots = self.bots.len();
        let (here, there) = match one.1.cmp(&other.1) {
            Ordering::Less => (0, 2),
            Ordering::Equal => (1, 1),
            Ordering::Greater => (2, 0),
        };
        self.records[one.0 * bots + other.0][here] += 1;
        self.records[other.0 * bots + one.0][there] += 1;
    }

    /// Takes in the games of a deal at one table. Deals with a game given up say nothing about luck.
    fn add_table(&mut self, at: usize, games: &[Game]) {
        let sides = self.sides.len();
        let table = &mut self.tables[at];
        let (mut points, mut worth) = (0, 0);
        for (rotation, game) in games.iter().enumerate() {
            let Some(places) = &game.places else { continue };
            let side = (sides - rotation) % sides;
            let mine = half_points(places, side);
            points += mine;
            worth += 2 * (sides as u64 - 1);
            table.games.add(mine as i64);
            if places[side] == 1 {
                table.wins += WIN / winners(places);
            }
        }
        table.points.add(points, worth);
        let all: Option<Vec<Vec<u32>>> = games
            .iter()
            .map(|game| {
                let places = game.places.as_ref()?;
                Some((0..sides).map(|side| half_points(places, side) as u32).collect())
            })
            .collect();
        if let Some(all) = all {
            table.luck.add(&all);
        }
    }

    /// The share of points of the first player against the second in the last deal, whichever of them is the hero.
    pub(crate) fn last_share(&self) -> Option<f64> {
        let deal = self.deals.last()?;
        let worth = deal.worth(0, 1);
        (worth > 0).then(|| f64::from(deal.points(0, 1)) / f64::from(worth))
    }

    pub(crate) fn lineups(&self) -> &[Vec<usize>] {
        &self.lineups
    }
}

/// How many sides have the first place.
fn winners(places: &[u8]) -> u64 {
    places.iter().map(|&place| u64::from(place == 1)).sum()
}

/// Two for each other side that did worse, one for each that did equally well.
fn half_points(places: &[u8], side: usize) -> u64 {
    let others = places.iter().enumerate().filter(|(other, _)| *other != side);
    let points = others.map(|(_, place)| match places[side].cmp(place) {
        Ordering::Less => 2,
        Ordering::Equal => 1,
        Ordering::Greater => 0,
    });
    points.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: &[u8]) -> Game {
        Game { decisions: 10, places: Some(places.to_vec()), starter: 0 }
    }

    #[test]
    fn a_hero_sits_everywhere_once() {
        let score = Score::new(vec![vec![1, 0, 0], vec![0, 1, 1]], 2, 3);
        let seated: Vec<Vec<usize>> =
            (0..6).map(|game| (0..3).map(|side| score.player(game, side)).collect()).collect();
        assert_eq!(seated, [[1, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1], [1, 1, 0], [1, 0, 1]]);
    }

    #[test]
    fn points_are_opponents_left_behind() {
        assert_eq!([0, 1, 2, 3].map(|side| half_points(&[1, 2, 2, 4], side)), [6, 3, 3, 0]);
    }

    #[test]
    fn a_deal_scored_by_hand() {
        let mut score = Score::new(vec![vec![1, 0, 0]], 2, 3);
        // The hero wins alone, shares the first place with a clone, and is last.
        score.add(&[game(&[1, 2, 3]), game(&[1, 3, 1]), game(&[2, 3, 1])]);
        let table = &score.tables[0];
        assert_eq!(table.points.share(), Some((4.0 + 3.0 + 0.0) / 12.0));
        assert_eq!(table.wins, WIN + WIN / 2);
        assert_eq!(score.records[2], [3, 1, 2]);
        assert_eq!(score.records[1], [2, 1, 3]);
        assert_eq!(score.bots[0].wins, WIN + WIN / 2);
        // A test is about the first player, also where the second one is the hero.
        assert_eq!(score.last_share(), Some(5.0 / 12.0));
        assert_eq!((score.ties, score.finished), (1, 3));
        // Side 0: 4 + 3 + 2 of 12; it decided first in all.
        assert_eq!(score.sides[0].share(), Some(9.0 / 12.0));
        assert_eq!(score.starter.share(), Some(9.0 / 12.0));
    }

    #[test]
    fn games_given_up_are_not_scored() {
        let mut score = Score::new(vec![vec![0, 1]], 2, 2);
        score.add(&[game(&[1, 2]), Game { decisions: 99, places: None, starter: 0 }]);
        assert_eq!((score.finished, score.unfinished, score.decisions), (1, 1, 109));
        assert_eq!(score.tables[0].points.share(), Some(1.0));
        assert_eq!(score.records[1], [1, 0, 0]);
    }
}
