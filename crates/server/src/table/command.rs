//! Commands to a table.

use std::sync::Arc;

use cardinal_protocol::http::RunningTable;
use cardinal_protocol::{PersonRef, Refusal, Watch};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::order::Order;
use super::outbox::Outbox;

/// Whether a watcher is admitted, or why not.
pub(crate) type Admission = Result<(), Refusal>;

/// A command to the task that owns a table.
pub(crate) enum Command {
    /// A client starts to watch.
    Watch { request: Box<WatchRequest>, outbox: Outbox, admitted: oneshot::Sender<Admission> },
    /// A client stops watching, or has disconnected.
    Unwatch { socket: u64 },
    /// A watcher asks for the steps of the match before a number.
    History { socket: u64, match_id: String, before: Option<u64> },
    /// A person orders something.
    Order(Box<Order>),
    /// A bot has decided; `action` is the number of its action, or none if it has nothing to do.
    Decided { match_id: String, seat: u8, base: u64, action: Option<usize> },
    /// Asks for the description of the table, for this person.
    Describe { person: Option<String>, reply: oneshot::Sender<RunningTable> },
    /// A person has changed their name, or deleted their account.
    Renamed { person: PersonRef },
    /// An operator has removed the words of a line.
    DeleteLine { line: u64 },
    /// An operator closes the table.
    CloseDown,
    /// Another node names its watchers of this table: socket, watch, frames received.
    Check { node: Arc<str>, watching: Vec<(u64, u64, u64)> },
    /// This node is gone, and its watchers with it.
    NodeGone { node: Arc<str> },
    /// Asks for the inner state of the table.
    #[cfg(test)]
    Inspect { reply: oneshot::Sender<super::inspection::Inspection> },
    /// The table moves to another node; nothing is written after the answer.
    Leave { left: oneshot::Sender<()> },
}

/// A request to watch a table, with what the server knows of the client. It travels between nodes as it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct WatchRequest {
    pub(crate) watch: Watch,
    pub(crate) person: Option<PersonRef>,
    /// The people this person has muted.
    pub(crate) muted: Vec<String>,
    /// For a client that polls: the version of the table it knows.
    pub(crate) poll: Option<u64>,
}
