//! What a table is opened with.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clock, OutOfTime, Pace};

/// Everything the host decides when opening a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableSetup {
    /// The game's id.
    pub game: String,
    /// One plan for each seat, in order; their number is the number of players. The host sits down at the first
    /// open one.
    pub seats: Vec<SeatPlan>,
    /// Options by key; those left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// The time limit.
    #[serde(default)]
    pub clock: Clock,
    /// What is done when the time is out.
    #[serde(default)]
    pub out_of_time: OutOfTime,
    /// How fast bots play.
    #[serde(default)]
    pub pace: Pace,
    /// Seconds before a bot replaces a disconnected player, 5 to 3600; never where there are days
    /// for a move.
    #[serde(default = "grace")]
    pub grace: u32,
    /// Whether the table is listed in the lobby; otherwise only its link leads there.
    #[serde(default)]
    pub open: bool,
    /// Who may watch, and what they see.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether the game is rated. It must be left out or `false` where options are unusual or
    /// spectators see hands.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub rated: Option<bool>,
    /// Whether the game starts by itself when every seat is taken; otherwise the host starts it.
    #[serde(default)]
    pub start_when_full: bool,
    /// Whether the host is to be seated; otherwise they open the table and watch.
    #[serde(default = "yes")]
    pub sit: bool,
    /// What the host pledges to add to the shuffles, as in `sit`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub pledge: Option<String>,
}

impl TableSetup {
    /// A table for this game with these seats, as it is where nothing else is asked for.
    pub fn new(game: &str, seats: Vec<SeatPlan>) -> Self {
        Self {
            game: game.to_owned(),
            seats,
            options: Value::Null,
            clock: Clock::default(),
            out_of_time: OutOfTime::default(),
            pace: Pace::default(),
            grace: grace(),
            open: false,
            spectators: Spectators::default(),
            rated: None,
            start_when_full: false,
            sit: yes(),
            pledge: None,
        }
    }
}

/// What is planned for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Free for a person.
    Open,
    /// Locked: it cannot be taken until the host opens it.
    Locked,
    /// A bot.
    Bot {
        /// How it plays; the server lists the levels.
        level: String,
    },
}

/// Rules for spectators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Spectators {
    /// Whether they are admitted.
    pub allowed: bool,
    /// What they see.
    pub sight: Sight,
    /// Seconds by which they see it later than the players, 0 to 3600.
    pub delay: u32,
}

/// What spectators see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Default)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// What all players know.
    #[default]
    Public,
    /// Also the hand of one player of their choice, over the shoulder. Such games are not rated, and the delay
    /// is at least 30 seconds.
    Hands,
}

impl Default for Spectators {
    fn default() -> Self {
        Self { allowed: true, sight: Sight::Public, delay: 0 }
    }
}

const fn grace() -> u32 {
    60
}

const fn yes() -> bool {
    true
}
