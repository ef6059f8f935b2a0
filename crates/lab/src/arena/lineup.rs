//! Who sits together.

use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

/// Which players meet at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tables {
    /// One player against clones of another, for every pair; with two sides, one against the other.
    Clones,
    /// As many different players as there are sides, in every combination.
    Mixed,
}

/// Why these players cannot be compared.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// One player, or none.
    #[error("it takes at least two bots to compare")]
    TooFew,
    /// One player named twice.
    #[error("the bot {0} is named twice")]
    Twice(String),
    /// Too few for tables without clones.
    #[error("mixed tables of {sides} take at least {sides} different bots, not {bots}")]
    NotEnoughToMix {
        /// How many sides a table has.
        sides: usize,
        /// How many players there are.
        bots: usize,
    },
    /// The sequential test compares two.
    #[error("--sprt decides between exactly two bots, not {0}")]
    SprtOfTwo(usize),
    /// More deals than repeated looks allow.
    #[error("a comparison with repeated looks can take at most {0} deals")]
    TooManyDeals(u64),
    /// All seats are on one side.
    #[error("at this table all play together, so there is no one to beat")]
    OneSide,
}

/// Not a way to seat players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("it must be clones or mixed")]
pub struct UnknownTables;

impl FromStr for Tables {
    type Err = UnknownTables;

    fn from_str(name: &str) -> Result<Self, UnknownTables> {
        match name {
            "clones" => Ok(Self::Clones),
            "mixed" => Ok(Self::Mixed),
            _ => Err(UnknownTables),
        }
    }
}

impl Tables {
    /// Its name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clones => "clones",
            Self::Mixed => "mixed",
        }
    }

    /// The tables for a number of players and sides: the player (by number) at each side.
    pub(crate) fn lineups(self, bots: usize, sides: usize, hero: Option<usize>) -> Vec<Vec<usize>> {
        let wanted = |lineup: &Vec<usize>| hero.is_none_or(|hero| lineup.contains(&hero));
        match self {
            Self::Mixed => choices(bots, sides).into_iter().filter(wanted).collect(),
            Self::Clones => {
                let pairs = (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other)));
                let pairs = pairs.filter(|&(one, other)| match hero {
                    Some(hero) => one == hero && other != hero,
                    // With two sides, one against another equals the other against the one.
                    None => {
                        if sides == 2 {
                            one < other
                        } else {
                            one != other
                        }
                    }
                });
                let table = |(one, clones): (usize, usize)| {
                    std::iter::once(one).chain(std::iter::repeat_n(clones, sides - 1)).collect()
                };
                pairs.map(table).collect()
            }
        }
    }
}

/// All ways to choose `size` of the numbers below `of`, each ascending.
fn choices(of: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        choices(last, size - 1).into_iter().map(move |mut rest| {
            rest.push(last);
            rest
        })
    };
    let mut all: Vec<Vec<usize>> = (0..of).flat_map(with_last).collect();
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_sides_meet_once_each() {
        assert_eq!(Tables::Clones.lineups(3, 2, None), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(Tables::Mixed.lineups(3, 2, None), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(Tables::Clones.lineups(3, 2, Some(2)), [[2, 0], [2, 1]]);
    }

    #[test]
    fn heroes_sit_among_clones() {
        assert_eq!(Tables::Clones.lineups(2, 4, None), [[0, 1, 1, 1], [1, 0, 0, 0]]);
        assert_eq!(Tables::Clones.lineups(3, 3, Some(1)), [[1, 0, 0], [1, 2, 2]]);
    }

    #[test]
    fn mixed_tables_are_all_choices() {
        assert_eq!(Tables::Mixed.lineups(4, 3, None), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(Tables::Mixed.lineups(4, 3, Some(0)).len(), 3);
        assert_eq!(Tables::Mixed.lineups(2, 3, None), [[0; 0]; 0]);
    }
}
