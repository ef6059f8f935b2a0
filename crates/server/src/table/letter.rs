//! What can be asked of a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use cardinal_protocol::{PersonRef, Refusal, Since, TableInfo, TableOrder, ToClient};
use serde_json::Value;
use tokio::sync::{Notify, mpsc, oneshot};

use crate::cluster::{Caller, Link, MOVED};
use crate::state::Shared;

/// Where messages to one client go.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// Tells sockets apart, on all nodes.
    pub(crate) socket: u64,
    road: Road,
}

/// How they get there.
#[derive(Clone, Debug)]
enum Road {
    /// To a socket of this node.
    Own { frames: mpsc::Sender<Utf8Bytes>, slow: Arc<Notify> },
    /// To a socket of another node.
    Distant(Arc<Distant>),
}

/// A socket of another node.
#[derive(Debug)]
struct Distant {
    link: Link,
    node: Arc<str>,
    table: String,
    /// Tells this watch from an earlier one of the same socket.
    watch: u64,
    /// How many were sent.
    n: AtomicU64,
    /// How many had been sent when numbers were last compared.
    compared: AtomicU64,
}

impl Outbox {
    pub(crate) fn new(socket: u64, size: usize) -> (Self, mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
        let (frames, receiver) = mpsc::channel(size);
        let slow = Arc::new(Notify::new());
        (Self { socket, road: Road::Own { frames, slow: Arc::clone(&slow) } }, receiver, slow)
    }

    /// To a socket of another node that watches a table here.
    pub(crate) fn distant(socket: u64, link: Link, node: &str, table: &str, watch: u64) -> Self {
        let (node, table) = (node.into(), table.to_owned());
        let (n, compared) = (AtomicU64::new(0), AtomicU64::new(0));
        Self { socket, road: Road::Distant(Arc::new(Distant { link, node, table, watch, n, compared })) }
    }

    /// Whether nobody reads any more at a socket of this node.
    pub(crate) fn gone(&self) -> bool {
        matches!(&self.road, Road::Own { frames, .. } if frames.is_closed())
    }

    /// The node of the socket, if it is another one.
    pub(crate) fn node(&self) -> Option<&str> {
        match &self.road {
            Road::Own { .. } => None,
            Road::Distant(distant) => Some(&distant.node),
        }
    }

    /// Compares with what the other node says: whether it is the same watch, and has everything that was on its way
    /// when they last compared.
    pub(crate) fn compare(&self, watch: u64, n: u64) -> bool {
        let Road::Distant(distant) = &self.road else { return true };
        let due = distant.compared.swap(distant.n.load(Ordering::Relaxed), Ordering::Relaxed);
        distant.watch == watch && n >= due
    }

    /// Hands a message over, without waiting. A client that lets too many pile up is cut off: it comes back and
    /// resumes, and the others do not wait for it.
    pub(crate) fn send(&self, message: Utf8Bytes) -> bool {
        match &self.road {
            Road::Own { frames, slow } => match frames.try_send(message) {
                Ok(()) => true,
                Err(mpsc::error::TrySendError::Full(_)) => {
                    slow.notify_one();
                    false
                }
                Err(mpsc::error::TrySendError::Closed(_)) => false,
            },
            Road::Distant(distant) => {
                let n = distant.n.fetch_add(1, Ordering::Relaxed) + 1;
                distant.link.frame(&distant.node, &distant.table, (self.socket, distant.watch, n), &message);
                true
            }
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn frame(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have string keys only").into()
}

/// Where the answer to an order goes.
pub(crate) enum Answer {
    /// To a socket; and whoever sees to it is told whether it was given, for a table on its way does not answer.
    Socket(Outbox, Option<oneshot::Sender<bool>>),
    /// To an HTTP request.
    Http(oneshot::Sender<ToClient>),
    /// To another node.
    Distant(Arc<Shared>, Caller),
}

impl Answer {
    pub(crate) fn give(self, message: ToClient) {
        match self {
            Self::Socket(outbox, seen_to) => {
                let moved = matches!(&message, ToClient::Refused { refusal, .. } if refusal.code == MOVED);
                if !(moved && seen_to.is_some()) {
                    outbox.send(frame(&message));
                }
                if let Some(seen_to) = seen_to {
                    let _ = seen_to.send(!moved);
                }
            }
            // Whoever asked may have gone away.
            Self::Http(caller) => drop(caller.send(message)),
            Self::Distant(shared, caller) => caller.tell(&shared, &message),
        }
    }
}

/// A letter to a table.
pub(crate) enum Letter {
    /// Somebody wants to be told what happens.
    Watch {
        person: Option<PersonRef>,
        outbox: Outbox,
        since: Option<Since>,
        shoulder: Option<u8>,
        chat: Option<u64>,
        muted: Vec<String>,
        /// Whether they are shown a fresh view after all events.
        views: bool,
        /// For somebody who only asks once in a while: the version of the table they know.
        poll: Option<u64>,
        admitted: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Somebody does not want to be told any more, or is gone.
    Unwatch { socket: u64 },
    /// Somebody orders something.
    Order { from: PersonRef, id: String, order: TableOrder, answer: Answer },
    /// A bot has decided.
    Decided { match_id: String, seat: u8, base: u64, action: Option<Value> },
    /// What is this table?
    Describe { reply: oneshot::Sender<TableInfo> },
    /// Somebody has another name, or is gone.
    Renamed { person: PersonRef },
    /// Another node says who watches from there: socket, watch and the last number.
    Check { node: Arc<str>, watching: Vec<(u64, u64, u64)> },
    /// Nobody watches from this node any more.
    NodeGone { node: Arc<str> },
    /// The table goes to another node; nothing is written after the answer.
    Leave { left: oneshot::Sender<()> },
}
