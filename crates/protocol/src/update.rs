//! The updates of a match for one watcher.

use serde::{Deserialize, Serialize};

use crate::{Clocks, Json, Millis};

/// Everything that happened since the last update, and what comes next.
///
/// Live play, resuming and replays all speak in updates. The numbers of an update's steps follow each other and end at
/// `seq`; the first follows the watcher's last `seq` unless a view is included.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// The match.
    pub match_id: String,
    /// The number of the last step: what the watcher knows now.
    pub seq: u64,
    /// For whom it is made.
    pub watcher: Watcher,
    /// What happened; empty where only the outlook changed, or where the view says it all.
    pub steps: Vec<Step>,
    /// The view after the steps, in the words of the game: for watchers who asked for views, for newcomers, after an
    /// undo, and whenever too much was missed. Where it is absent, the steps are folded over the last view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub view: Option<Json>,
    /// What comes next, and for whom.
    pub outlook: Outlook,
}

/// For whom an update is made.
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
    /// A spectator, who sees what is public, perhaps with a delay.
    Spectator,
    /// A spectator who looks over a player's shoulder, where the table allows it, perhaps with a delay.
    Shoulder {
        /// The seat.
        seat: u8,
    },
    /// A reader of a finished match, who sees every card.
    All,
}

/// One number of a match: an input of the game as one watcher may know it, or an undo.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// Its number; all watchers have the same numbers.
    pub seq: u64,
    /// When it happened.
    pub at: Millis,
    /// A list of notices, in the words of the game; empty where the watcher must not know.
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub notices: Json,
    /// For an undo: the last number that still counts. Everything between it and this step was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub back_to: Option<u64>,
    /// For an undo: the seat that took its move back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub by: Option<u8>,
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
    /// The list of actions the watcher's seat may take now; `null` for a watcher with nothing to decide.
    #[cfg_attr(feature = "types", ts(type = "unknown[] | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Object>>))]
    pub legal: Option<Json>,
    /// The clocks.
    pub clocks: Clocks,
    /// The running score of each seat.
    pub scores: Vec<i32>,
    /// How it ended, once it has.
    pub result: Option<Vec<SeatResult>>,
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
    pub action: Option<Json>,
}

/// How one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatResult {
    /// 1 for the winners; shared places have the same number.
    pub place: u8,
    /// The score by the rules of the game.
    pub score: i32,
    /// The team; each seat its own where there are none.
    pub team: u8,
}
