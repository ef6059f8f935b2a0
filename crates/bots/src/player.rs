//! A player as somebody asks for it: a level, and perhaps a budget of one's own.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use cardinal_engine::Instinct;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Budget, Eager, Greedy, Level, Random, Seated, Thinker};

/// Who plays at a seat: a level by name, with a budget after it where the usual one is not wanted.
///
/// ```
/// use cardinal_bots::{Level, Player};
/// let player: Player = "hard:sims=500".parse().unwrap();
/// assert_eq!((player.level(), player.budget().unwrap().simulations), (Level::Hard, 500));
/// assert_eq!(player.to_string(), "hard:sims=500");
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
    /// What was asked for; the level's own budget where nothing was.
    asked: Option<Budget>,
}

/// Why there is no such player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPlayer {
    /// There is no level of this name.
    #[error("there is no player '{0}'; the players are {known}", known = Level::ALL.map(Level::name).join(", "))]
    Unknown(String),
    /// A budget for somebody who does not look ahead.
    #[error("'{0}' does not look ahead, so it takes no budget")]
    Thoughtless(Level),
    /// A budget that is not one.
    #[error("'{0}' is no budget; write sims=N, ms=N or threads=N with N from 1")]
    Budget(String),
}

impl BadPlayer {
    /// A name for it that stays the same.
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

    /// What it spends on a decision; `None` for those who do not look ahead.
    pub const fn budget(self) -> Option<Budget> {
        match self.asked {
            Some(budget) => Some(budget),
            None => self.level.budget(),
        }
    }

    /// The same player with another budget; those who do not look ahead stay as they are.
    #[must_use]
    pub fn spending(self, budget: Budget) -> Self {
        let asked = self.level.budget().filter(|usual| *usual != budget).map(|_| budget);
        Self { asked, ..self }
    }

    /// It sits down at a table.
    pub fn seated<G: Instinct>(self) -> Seated<G> {
        match (self.level, self.budget()) {
            (Level::Random, _) => Seated::Random(Random::default()),
            (Level::Eager, _) => Seated::Eager(Eager::default()),
            (_, Some(budget)) => Seated::Thinker(Thinker::new(budget)),
            (_, None) => Seated::Greedy(Greedy::default()),
        }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self { level, asked: None }
    }
}

impl FromStr for Player {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<Self, BadPlayer> {
        let mut parts = text.split(':');
        let level: Level = parts.next().unwrap_or_default().parse()?;
        let mut asked: Option<Budget> = None;
        for part in parts {
            let usual = level.budget().ok_or(BadPlayer::Thoughtless(level))?;
            let bad = || BadPlayer::Budget(part.to_owned());
            let (key, number) = part.split_once('=').ok_or_else(bad)?;
            let number: u32 = number.parse().ok().filter(|number| *number > 0).ok_or_else(bad)?;
            let before = asked.unwrap_or(usual);
            asked = Some(match key {
                "sims" => Budget { simulations: number, ..before },
                // Somebody with a time uses all of it, unless simulations are counted as well.
                "ms" => {
                    let simulations = if text.contains("sims=") { before.simulations } else { u32::MAX };
                    Budget { simulations, time: Some(Duration::from_millis(number.into())), ..before }
                }
                "threads" => before.on(u8::try_from(number).map_err(|_| bad())?),
                _ => return Err(bad()),
            });
        }
        Ok(Self { level, asked: asked.filter(|asked| Some(*asked) != level.budget()) })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(budget) = self.asked else { return f.pad(self.level.name()) };
        let part = |wanted: bool, key: &str, number: u128| {
            if wanted { format!(":{key}={number}") } else { String::new() }
        };
        let simulations = part(budget.simulations != u32::MAX, "sims", budget.simulations.into());
        let time = part(budget.time.is_some(), "ms", budget.time.map_or(0, |time| time.as_millis()));
        let threads = part(budget.threads > 1, "threads", budget.threads.into());
        let text = format!("{}{simulations}{time}{threads}", self.level.name());
        f.pad(&text)
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
