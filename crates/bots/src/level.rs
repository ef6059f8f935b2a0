//! How strong a player is, by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use cardinal_engine::Heuristics;
use serde::{Deserialize, Serialize};

use crate::{BadPlayer, Budget, Player, Seated};

/// How a seat is played, as people choose it.
///
/// The first three decide at a glance; the others search, each with more simulations than the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// [`crate::Random`].
    Random,
    /// [`crate::Eager`].
    Eager,
    /// [`crate::Greedy`].
    Greedy,
    /// A short search.
    Easy,
    /// Answers within a twentieth of a second.
    Normal,
    /// Answers within a third of a second.
    Hard,
    /// Answers within two seconds.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 7] =
        [Self::Random, Self::Eager, Self::Greedy, Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Its name, as in `--seats` and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Eager => "eager",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// Whether it searches before it decides.
    pub const fn looks_ahead(self) -> bool {
        self.rank().is_some()
    }

    /// Its place among the levels that search.
    const fn rank(self) -> Option<usize> {
        match self {
            Self::Random | Self::Eager | Self::Greedy => None,
            Self::Easy => Some(0),
            Self::Normal => Some(1),
            Self::Hard => Some(2),
            Self::Expert => Some(3),
        }
    }

    /// Its search budget in a game; `None` for levels that do not search.
    ///
    /// Counted in simulations ([`Heuristics::SIMULATIONS`]), so that a game can be repeated on any machine. On one core of
    /// an ordinary machine they take a fraction of the time that [`Level::patience`] allows.
    pub fn budget<G: Heuristics>(self) -> Option<Budget> {
        self.rank().map(|rank| Budget::simulations(G::SIMULATIONS[rank]))
    }

    /// A player of this level, sitting at a table.
    pub fn seated<G: Heuristics>(self) -> Seated<G> {
        Player::from(self).seated()
    }

    /// Like [`Level::seated`], for a table where people wait: it answers within [`Level::patience`] even on a busy
    /// machine.
    pub fn seated_among_people<G: Heuristics>(self) -> Seated<G> {
        let player = Player::from(self);
        let hurried = self.budget::<G>().map(|budget| player.spending(budget.within(self.patience())));
        hurried.unwrap_or(player).seated()
    }

    /// The time limit for a decision where people wait; only a busy machine takes that long.
    pub const fn patience(self) -> Duration {
        Duration::from_millis(match self {
            Self::Random | Self::Eager | Self::Greedy | Self::Easy | Self::Normal => 50,
            Self::Hard => 300,
            Self::Expert => 2_000,
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = BadPlayer;

    fn from_str(name: &str) -> Result<Self, BadPlayer> {
        let found = Self::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| BadPlayer::Unknown(name.to_owned()))
    }
}
