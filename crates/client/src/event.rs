//! What comes out of a table.

use std::time::Duration;

use cardinal_protocol::http::Me;
use cardinal_protocol::{ChatLine, Refusal, Step, Suggestion, TableInfo};

use crate::Scene;

/// The id of an order, which its answer repeats.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OrderId(pub(crate) String);

/// Something that happened at a table, or to the connection with it.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The connection is made, lost or being tried.
    Connection(Connection),
    /// Everything about the table except the game: seats, presence, status, votes, results, ratings. Sent whole after
    /// any change.
    Table {
        /// The table.
        info: Box<TableInfo>,
        /// The seat of this person.
        seat: Option<u8>,
        /// The people that this person has muted.
        muted: Vec<String>,
    },
    /// The game as it is now: view, whose turn, legal moves, clocks, scores, standings once there are any.
    Scene {
        /// The game as it is now.
        scene: Box<Scene>,
        /// The steps since the last scene; empty if only the outlook changed, or if steps are missing.
        steps: Vec<Step>,
        /// Whether this scene does not follow the last one: the first one, a new match, a move taken back (which the
        /// steps name), another seat, or too many missed steps.
        jump: bool,
    },
    /// The answer to [`crate::TableLink::history`]: earlier steps, the oldest first.
    History {
        /// The match.
        match_id: String,
        /// The steps.
        steps: Vec<Step>,
    },
    /// Lines of chat, oldest first; each comes once.
    Chat(Vec<ChatLine>),
    /// An operator has deleted the text of an earlier line.
    Deleted(ChatLine),
    /// An order was carried out, and stored.
    Done {
        /// The order.
        order: OrderId,
        /// The number of a move or an undo. An undo without a number waits for the others to agree.
        seq: Option<u64>,
    },
    /// An order was not carried out; nothing has changed.
    Refused {
        /// The order.
        order: OrderId,
        /// The reason, with the clause if the rules forbid the move.
        refusal: Refusal,
    },
    /// A hint.
    Hint {
        /// The order.
        order: OrderId,
        /// The number of the position it is for.
        seq: u64,
        /// Moves, best first.
        suggestions: Vec<Suggestion>,
    },
    /// This player's contribution to the shuffles of a match, which its record will contain.
    Contributed {
        /// The commitment to the secret of the shuffles, as published before.
        commitment: String,
        /// The bytes, in hexadecimal.
        value: String,
    },
    /// It is this person's turn at another table.
    YourTurn {
        /// The table.
        table: String,
        /// The game's id.
        game: String,
    },
    /// The last event; orders are no longer accepted.
    Closed(Closing),
}

/// The state of the connection.
#[derive(Clone, PartialEq, Debug)]
pub enum Connection {
    /// Connecting.
    Connecting {
        /// 1 for the first attempt since it was last open.
        attempt: u32,
    },
    /// Connected; missed steps follow.
    Open {
        /// The person of the session; `None` without one.
        you: Option<Me>,
    },
    /// Lost. Orders are kept, and another attempt follows.
    Lost {
        /// What happened, in one line.
        why: String,
        /// When the next attempt follows.
        again_in: Duration,
    },
}

/// Why a table was left.
#[derive(Clone, PartialEq, Debug)]
pub enum Closing {
    /// This program closed or dropped it.
    Asked,
    /// The host has closed the table.
    TableClosed,
    /// There is no such table, or this person is not admitted; the refusal says which.
    NotAdmitted(Refusal),
    /// The session has ended: signed out elsewhere, deleted or expired.
    SessionEnded,
    /// The server now speaks another version of the protocol.
    OtherVersion {
        /// Its version of the protocol.
        theirs: u16,
        /// The version of the program.
        version: String,
    },
}

impl Closing {
    /// The stable code of the reason; that of the refusal if the person was not admitted.
    pub fn code(&self) -> &str {
        match self {
            Self::Asked => "asked",
            Self::TableClosed => "table-closed",
            Self::NotAdmitted(refusal) => &refusal.code,
            Self::SessionEnded => "session-ended",
            Self::OtherVersion { .. } => "other-version",
        }
    }
}

impl std::fmt::Display for Closing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Asked => f.write_str("the table was left"),
            Self::TableClosed => f.write_str("the host has closed the table"),
            Self::NotAdmitted(refusal) => f.write_str(&refusal.message),
            Self::SessionEnded => f.write_str("the session has ended; sign in again"),
            Self::OtherVersion { theirs, version } => write!(
                f,
                "the server is now Cardinal {version} and speaks version {theirs} of the protocol; use a program of \
                 that version"
            ),
        }
    }
}
