//! What comes out of a table.

use std::time::Duration;

use cardinal_protocol::http::Me;
use cardinal_protocol::{ChatLine, Refusal, Step, Suggestion, TableInfo};

use crate::Scene;

/// The id of an order, by which its answer is recognised.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OrderId(pub(crate) String);

/// Something that happened at a table, or to the connection with it.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The connection is made, lost or being tried.
    Connection(Connection),
    /// Everything about the table that is not the game: seats, presence, status, votes, results, ratings. Sent whole
    /// whenever any of it changes.
    Table {
        /// The table.
        info: Box<TableInfo>,
        /// The seat of this person.
        seat: Option<u8>,
        /// The people this person does not want to hear.
        muted: Vec<String>,
    },
    /// The game as it is now: view, whose turn, legal moves, clocks, scores, standings once there are any.
    Scene {
        /// The game as it is now.
        scene: Box<Scene>,
        /// What led here from the last scene; empty where only the outlook changed, or where steps are missing.
        steps: Vec<Step>,
        /// Whether this scene does not follow the last one: the first, a new match, something taken back (the steps then
        /// say what), another seat, or too much missed.
        jump: bool,
    },
    /// The answer to [`crate::TableLink::history`]: earlier steps, the oldest first.
    History {
        /// The match.
        match_id: String,
        /// The steps.
        steps: Vec<Step>,
    },
    /// Things said, the oldest first; each comes once.
    Chat(Vec<ChatLine>),
    /// A line that was said before has lost its words: an operator has deleted it.
    Deleted(ChatLine),
    /// An order was carried out, and stored.
    Done {
        /// The order.
        order: OrderId,
        /// For a move or an undo: the number it became. An undo without a number waits for the others to agree.
        seq: Option<u64>,
    },
    /// An order was not carried out; nothing has changed.
    Refused {
        /// The order.
        order: OrderId,
        /// Why, with the clause where the rules forbid it.
        refusal: Refusal,
    },
    /// The answer to a request for a hint.
    Hint {
        /// The order.
        order: OrderId,
        /// The number it is good for.
        seq: u64,
        /// Moves, the best first.
        suggestions: Vec<Suggestion>,
    },
    /// This player's bytes go into the shuffles of a match: a player who keeps them can look for them in its record.
    Contributed {
        /// The commitment to the secret of the shuffles, as it was published before.
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
    /// The last event: nothing more will come, and orders are no longer taken.
    Closed(Closing),
}

/// How the connection is.
#[derive(Clone, PartialEq, Debug)]
pub enum Connection {
    /// It is being made.
    Connecting {
        /// 1 for the first attempt since it was last open.
        attempt: u32,
    },
    /// It is there; what was missed follows.
    Open {
        /// Who the server takes this for; nobody for those who only look on.
        you: Option<Me>,
    },
    /// It is lost. Orders are kept, and another attempt follows by itself.
    Lost {
        /// What happened, in one line.
        why: String,
        /// When the next attempt follows.
        again_in: Duration,
    },
}

/// Why a table was left for good.
#[derive(Clone, PartialEq, Debug)]
pub enum Closing {
    /// This program wanted it.
    Asked,
    /// The host has closed the table.
    TableClosed,
    /// There is no such table, or this person is not admitted; the refusal tells which.
    NotAdmitted(Refusal),
    /// The session has ended elsewhere: signed out, deleted, or too old.
    SessionEnded,
    /// The server has come back with another version of the protocol.
    OtherVersion {
        /// Its version of the protocol.
        theirs: u16,
        /// The version of the program.
        version: String,
    },
}

impl Closing {
    /// Stable id of the reason; that of the refusal, where one was not admitted.
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
            Self::SessionEnded => f.write_str("the session has ended; come again"),
            Self::OtherVersion { theirs, version } => write!(
                f,
                "the server is now Cardinal {version} and speaks version {theirs} of the protocol; use a program of \
                 that version"
            ),
        }
    }
}
