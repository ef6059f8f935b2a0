//! What a game tells one watcher.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clocks, Millis};

/// For whom a view and its events are made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Watcher {
    /// A player.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// Somebody who sees what everybody sees, perhaps later than the players.
    Spectator,
    /// Somebody who looks over the shoulder of a player, where the table allows it, perhaps later.
    Shoulder {
        /// The seat.
        seat: u8,
    },
}

/// One input of the game as one watcher may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// Its number: the same for everybody, whatever they may see of it.
    pub seq: u64,
    /// When it happened.
    pub at: Millis,
    /// What happened, in the words of the game; empty where the watcher must not know.
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub notices: Vec<Value>,
}

/// What comes next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outlook {
    /// The seats the game waits for; empty when it is over.
    pub turn: Vec<u8>,
    /// The seats that may act although the game does not wait for them.
    pub optional: Vec<u8>,
    /// What the watcher's seat may do now; `null` for those who have nothing to decide.
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Object>>))]
    pub legal: Option<Vec<Value>>,
    /// The clocks.
    pub clocks: Clocks,
    /// The running score of each seat.
    pub scores: Vec<i32>,
    /// How it ended, once it has.
    pub result: Option<Vec<Result>>,
    /// Whether this watcher's seat has made the last move and may ask to take it back.
    pub undo: bool,
    /// In a guided game, as long as its script is followed: what the learner is told.
    pub lesson: Option<LessonStep>,
}

/// Where a guided game is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonStep {
    /// How many moves of the learner are done.
    pub step: u32,
    /// How many there are; from then on the game goes on freely.
    pub of: u32,
    /// The id of the text for this moment; `null` while others play.
    pub say: Option<String>,
    /// The clause it is about.
    pub clause: Option<String>,
    /// The move to make.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: Option<Value>,
}

/// How one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Result {
    /// 1 for the winners; shared places have the same number.
    pub place: u8,
    /// The score by the rules of the game.
    pub score: i32,
    /// The team; each seat its own where there are none.
    pub team: u8,
}
