//! A player as a user writes it: a level, perhaps with its own budget.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use cardinal_engine::Heuristics;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Budget, Eager, Greedy, Level, Random, Seated, Thinker};

/// Who plays at a seat: a level by name, followed by a budget if it is not the level's own.
///
/// ```
/// use cardinal_bots::{Level, Player};
/// let player: Player = "hard:sims=500".parse().unwrap();
/// assert_eq!((player.level(), player.to_string().as_str()), (Level::Hard, "hard:sims=500"));
/// assert!(player.is_repeatable() && !"hard:ms=20".parse::<Player>().unwrap().is_repeatable());
/// let unknown = "clever".parse::<Player>().unwrap_err();
/// assert_eq!(
///     unknown.to_string(),
///     "there is no player 'clever'; the players are random, eager, greedy, easy, normal, hard, expert"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Player {
    level: Level,
    /// The budget in place of the level's own.
    simulations: Option<u32>,
    time: Option<Duration>,
    threads: Option<u8>,
}

/// Why a text does not name a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPlayer {
    /// No level has this name.
    #[error("there is no player '{0}'; the players are {known}", known = Level::ALL.map(Level::name).join(", "))]
    Unknown(String),
    /// A budget for a level that does not search.
    #[error("'{0}' does not search, so it takes no budget")]
    Thoughtless(Level),
    /// A text that is not a budget.
    #[error("'{0}' is not a budget; write sims=N, ms=N or threads=N with N from 1")]
    Budget(String),
}

impl BadPlayer {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "unknown_player",
            Self::Thoughtless(_) => "no_budget_here",
            Self::Budget(_) => "bad_budget",
        }
    }
}

impl Player {
    /// How strong it is.
    pub const fn level(self) -> Level {
        self.level
    }

    /// Its budget for a decision in a game; `None` for levels that do not search.
    pub fn budget<G: Heuristics>(self) -> Option<Budget> {
        let usual = self.level.budget::<G>()?;
        // A time limit alone is used in full; a count of simulations may end the search sooner.
        let simulations = if self.time.is_some() { u32::MAX } else { usual.simulations };
        let budget =
            Budget { simulations: self.simulations.unwrap_or(simulations), time: self.time, ..usual };
        Some(budget.on(self.threads.unwrap_or(1)))
    }

    /// Whether it decides alike every time: it does not search, or looks at no clock.
    pub const fn is_repeatable(self) -> bool {
        self.time.is_none()
    }

    /// This player with another budget; a level that does not search stays as it is.
    #[must_use]
    pub fn spending(self, budget: Budget) -> Self {
        if !self.level.looks_ahead() {
            return self;
        }
        let simulations =
            (budget.simulations != u32::MAX || budget.time.is_none()).then_some(budget.simulations);
        let threads = (budget.threads > 1).then_some(budget.threads);
        Self { simulations, time: budget.time, threads, ..self }
    }

    /// It sits down at a table.
    pub fn seated<G: Heuristics>(self) -> Seated<G> {
        match (self.level, self.budget::<G>()) {
            (Level::Random, _) => Seated::Random(Random::default()),
            (Level::Eager, _) => Seated::Eager(Eager::default()),
            (_, Some(budget)) => Seated::Thinker(Thinker::new(budget)),
            (_, None) => Seated::Greedy(Greedy::default()),
        }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self { level, simulations: None, time: None, threads: None }
    }
}

impl FromStr for Player {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<Self, BadPlayer> {
        let mut parts = text.split(':');
        let level: Level = parts.next().unwrap_or_default().parse()?;
        let mut player = Self::from(level);
        for part in parts {
            if !level.looks_ahead() {
                return Err(BadPlayer::Thoughtless(level));
            }
            let bad = || BadPlayer::Budget(part.to_owned());
            let (key, number) = part.split_once('=').ok_or_else(bad)?;
            let number: u32 = number.parse().ok().filter(|number| *number > 0).ok_or_else(bad)?;
            match key {
                "sims" => player.simulations = Some(number),
                "ms" => player.time = Some(Duration::from_millis(number.into())),
                "threads" => player.threads = Some(u8::try_from(number).map_err(|_| bad())?),
                _ => return Err(bad()),
            }
        }
        player.threads = player.threads.filter(|threads| *threads > 1);
        Ok(player)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |key: &str, number: Option<u128>| {
            number.map(|number| format!(":{key}={number}")).unwrap_or_default()
        };
        let simulations = part("sims", self.simulations.map(Into::into));
        let time = part("ms", self.time.map(|time| time.as_millis()));
        let threads = part("threads", self.threads.map(Into::into));
        f.pad(&format!("{}{simulations}{time}{threads}", self.level.name()))
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        player.to_string()
    }
}

impl TryFrom<String> for Player {
    type Error = BadPlayer;

    fn try_from(text: String) -> Result<Self, BadPlayer> {
        text.parse()
    }
}
