//! Tables as the lobby lists them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clock, Millis, PersonRef, TableStatus};

/// An open table in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options that differ from the defaults, by key.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// Whether people wait, play or have finished.
    pub status: TableStatus,
    /// The seats in order.
    pub seats: Vec<LobbySeat>,
    /// How many seats are free.
    pub free: u8,
    /// The time limit.
    pub clock: Clock,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether it was opened by a quick match, for people who want to play at once on the usual terms.
    #[serde(default)]
    pub quick: bool,
    /// Whether spectators are admitted.
    pub spectators: bool,
    /// Who opened it.
    pub host: Option<PersonRef>,
    /// When it was opened.
    pub created: Millis,
}

/// Who sits where, in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LobbySeat {
    /// An empty seat.
    Open {
        /// Whether the host has locked it, so that it cannot be taken.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        locked: bool,
    },
    /// A person.
    Person {
        /// Who.
        person: PersonRef,
    },
    /// A bot.
    Bot {
        /// How it plays.
        level: String,
    },
}
