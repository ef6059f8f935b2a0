//! The messages between a table server and its clients.
//!
//! One family for each direction, both closed, both JSON:
//!
//! ```text
//!  ToServer   what a client sends over its socket; a TableOrder inside is also an HTTP body
//!  ToClient   what the server sends
//!  http       bodies of the HTTP interface beside it: people, tables, records, ratings
//! ```
//!
//! `docs/protocol.md` tells how they are used. Views, notices, actions and options of a game travel in the words
//! of that game and are opaque here; their types are generated from the games themselves.

mod chat;
mod clock;
mod down;
mod hint;
pub mod http;
mod json;
mod lobby;
#[cfg(feature = "openapi")]
mod openapi;
mod people;
mod refusal;
mod setup;
mod table;
#[cfg(feature = "types")]
mod types;
mod up;
mod update;
mod version;

pub use chat::{ChatKind, ChatLine, DELETED, REACTIONS};
pub use clock::{Clock, Clocks, OutOfTime, Pace};
pub use down::ToClient;
pub use hint::{Reason, Suggestion};
pub use json::Json;
pub use lobby::{LobbySeat, LobbyTable};
pub use people::{PersonKind, PersonRef};
pub use refusal::{Refusal, code};
pub use setup::{SeatPlan, Sight, Spectators, TableSetup};
pub use table::{
    Added, MatchInfo, PledgeInfo, Presence, RatingChange, SeatInfo, Sitter, TableInfo, TableStatus, Vote,
    VoteKind,
};
pub use up::{Since, TableOrder, ToServer, Watch};
pub use update::{LessonStep, Outlook, SeatResult, Step, Update, Watcher};
pub use version::{GameRevisions, VersionInfo};

#[cfg(feature = "openapi")]
pub use openapi::openapi;
#[cfg(feature = "types")]
pub use types::typescript;

/// The version of this protocol; a client of another version must reload itself.
pub const PROTOCOL: u16 = 2;

/// Milliseconds since 1970, by the server's clock.
pub type Millis = u64;
