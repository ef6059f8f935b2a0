//! Time at a table.

use serde::{Deserialize, Serialize};

use crate::Millis;

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Default)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// Seconds for each decision.
    Move {
        /// Seconds.
        seconds: u32,
    },
    /// A stock of time for the whole game, and a little more after each decision.
    Bank {
        /// Seconds to begin with.
        seconds: u32,
        /// Seconds added after each decision.
        increment: u32,
    },
    /// Days for each decision; players need not stay connected.
    Days {
        /// Days.
        days: u32,
    },
}

/// What is done for a seat whose time ran out. The game goes on in any case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Default)]
#[serde(rename_all = "snake_case")]
pub enum OutOfTime {
    /// The default move of the game.
    #[default]
    DefaultMove,
    /// One move of a bot.
    BotMove,
}

/// How long a bot waits before it moves, so that people can follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Default)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Not at all.
    Instant,
    /// About a third of a second.
    Quick,
    /// About a second.
    #[default]
    Calm,
    /// About two seconds and a half.
    Slow,
}

/// The clocks as they stand; a client counts down by itself from here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// The server's time when this was true.
    pub now: Millis,
    /// Milliseconds left of each seat; `null` where there is no limit.
    pub left: Vec<Option<u64>>,
    /// The seats whose clocks run.
    pub running: Vec<u8>,
}
