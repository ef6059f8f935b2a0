//! What the server sends.

use serde::{Deserialize, Serialize};

use crate::http::Me;
use crate::{ChatLine, LobbyTable, Millis, Refusal, Step, Suggestion, TableInfo, Update};

/// A message of the server; tagged by `on`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "on", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a message is written as soon as it is made, and never kept")]
pub enum ToClient {
    /// The first message on every socket.
    Welcome {
        /// The version of the protocol; see [`crate::PROTOCOL`].
        protocol: u16,
        /// The version of the server.
        version: String,
        /// Changes with the web client the server carries; an older page reloads itself.
        bundle: String,
        /// Who the socket belongs to; `null` without a session, which only allows watching.
        you: Option<Me>,
        /// The server's time.
        now: Millis,
    },
    /// The answer to a ping.
    Pong {
        /// The server's time.
        now: Millis,
    },
    /// All open tables, after asking for the lobby.
    Lobby {
        /// The tables, the newest first.
        tables: Vec<LobbyTable>,
        /// People connected at this moment.
        online: u32,
    },
    /// An open table is new or has changed.
    LobbyTable {
        /// The table.
        table: LobbyTable,
    },
    /// A table has left the lobby.
    LobbyGone {
        /// Its id.
        table: String,
    },
    /// Everything about a table that is not the game itself; sent whole whenever any of it changes.
    Table {
        /// The table.
        table: TableInfo,
        /// The seat of the person this is sent to.
        your_seat: Option<u8>,
        /// The people this person does not want to hear.
        muted: Vec<String>,
    },
    /// What happened in the match at a table, and what comes next. A watcher who missed a number asks again with
    /// `watch`.
    Update {
        /// The table.
        table: String,
        /// The update.
        #[serde(flatten)]
        update: Box<Update>,
    },
    /// The answer to `history`: steps of the match, the oldest first. Further ones are asked for with the number of the
    /// first; step 1 is the beginning.
    History {
        /// The table.
        table: String,
        /// The match.
        match_id: String,
        /// The steps.
        steps: Vec<Step>,
    },
    /// A refused `watch`, also one that was granted before.
    NotAdmitted {
        /// The table.
        table: String,
        /// Why.
        refusal: Refusal,
    },
    /// Things said at a table, the oldest first.
    Chat {
        /// The table.
        table: String,
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// An order was carried out. Sent again if the order is sent again.
    Done {
        /// The table.
        table: String,
        /// The id the client gave the order.
        id: String,
        /// For a move, the number of its first action; for an undo, its own.
        seq: Option<u64>,
    },
    /// An order was not carried out; nothing has changed.
    Refused {
        /// The table.
        table: String,
        /// The id the client gave the order.
        id: String,
        /// Why.
        refusal: Refusal,
    },
    /// The answer to a request for a hint.
    Hint {
        /// The table.
        table: String,
        /// The id the client gave the order.
        id: String,
        /// The number the hint is good for.
        seq: u64,
        /// Moves, the best first.
        suggestions: Vec<Suggestion>,
    },
    /// It is this person's turn at a table, which this socket may not be watching.
    YourTurn {
        /// The table.
        table: String,
        /// The game's id.
        game: String,
    },
    /// A message could not be understood or is not allowed; the socket stays open.
    Trouble {
        /// Why.
        refusal: Refusal,
    },
    /// The last message before the server closes the socket.
    Bye {
        /// Why; `draining` means: connect again in a moment.
        refusal: Refusal,
    },
}
