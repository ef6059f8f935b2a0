//! The players by name.

use std::fmt;
use std::str::FromStr;

use cardinal_engine::Instinct;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Eager, Greedy, Random, Seated};

/// How a seat is played, as people choose it.
///
/// ```
/// use cardinal_bots::Level;
/// assert_eq!("greedy".parse(), Ok(Level::Greedy));
/// let unknown = "clever".parse::<Level>().unwrap_err();
/// assert_eq!(unknown.to_string(), "there is no player 'clever'; the players are random, eager, greedy");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// [`Random`].
    Random,
    /// [`Eager`].
    Eager,
    /// [`Greedy`].
    Greedy,
}

/// There is no player of this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no player '{0}'; the players are {known}", known = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(pub String);

impl Level {
    /// All players, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Eager, Self::Greedy];

    /// Its name, as in `--seats` and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Eager => "eager",
            Self::Greedy => "greedy",
        }
    }

    /// A player of this level.
    pub fn seated<G: Instinct>(self) -> Seated<G> {
        match self {
            Self::Random => Seated::Random(Random::default()),
            Self::Eager => Seated::Eager(Eager::default()),
            Self::Greedy => Seated::Greedy(Greedy::default()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
