//! What can be asked of a table.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use cardinal_protocol::{PersonRef, Refusal, Since, TableInfo, TableOrder, ToClient};
use serde_json::Value;
use tokio::sync::{Notify, mpsc, oneshot};

/// Where messages to one client go.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// Tells sockets apart.
    pub(crate) socket: u64,
    frames: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Notify>,
}

impl Outbox {
    pub(crate) fn new(socket: u64, size: usize) -> (Self, mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
        let (frames, receiver) = mpsc::channel(size);
        let slow = Arc::new(Notify::new());
        (Self { socket, frames, slow: Arc::clone(&slow) }, receiver, slow)
    }

    /// Hands a message over, without waiting. A client that lets too many pile up is cut off: it comes back and
    /// resumes, and the others do not wait for it.
    pub(crate) fn send(&self, message: Utf8Bytes) -> bool {
        match self.frames.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.slow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn frame(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have string keys only").into()
}

/// Where the answer to an order goes.
#[derive(Debug)]
pub(crate) enum Answer {
    /// To a socket.
    Socket(Outbox),
    /// To an HTTP request.
    Http(oneshot::Sender<ToClient>),
}

impl Answer {
    pub(crate) fn give(self, message: ToClient) {
        match self {
            Self::Socket(outbox) => {
                outbox.send(frame(&message));
            }
            // Whoever asked may have gone away.
            Self::Http(caller) => drop(caller.send(message)),
        }
    }
}

/// A letter to a table.
#[derive(Debug)]
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
}
