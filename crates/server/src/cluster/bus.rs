//! A simulated bus between simulated nodes: messages may be lost, duplicated or late, as the `Fate` of each line says.

use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use parking_lot::Mutex;
use tokio::sync::mpsc;
use tokio::time::sleep;

/// What happens to a message on its way to one listener: it arrives after each of these waits; not at all if there is none.
pub(crate) type Fate = Box<dyn FnMut() -> Vec<Duration> + Send>;

/// All listeners.
#[derive(Clone, Default)]
pub(crate) struct Bus(Arc<Mutex<Vec<Listener>>>);

struct Listener {
    node: u64,
    subject: String,
    messages: mpsc::UnboundedSender<Bytes>,
}

/// The way of one node to the others.
#[derive(Clone)]
pub(crate) struct Line {
    bus: Bus,
    /// A node does not receive its own messages.
    node: u64,
    fate: Arc<Mutex<Option<Fate>>>,
}

impl Debug for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Line({})", self.node)
    }
}

impl Bus {
    /// The way of a node, with what happens to its messages.
    pub(crate) fn line(&self, node: u64, fate: Fate) -> Line {
        Line { bus: self.clone(), node, fate: Arc::new(Mutex::new(Some(fate))) }
    }
}

impl Line {
    /// The node has ended: it says and hears nothing more.
    pub(crate) fn cut(&self) {
        *self.fate.lock() = None;
        self.bus.0.lock().retain(|listener| listener.node != self.node);
    }

    pub(super) fn connected(&self) -> bool {
        self.fate.lock().is_some()
    }

    pub(super) fn send(&self, subject: &str, bytes: &[u8]) -> bool {
        let Some(fate) = &mut *self.fate.lock() else { return false };
        for listener in self.bus.0.lock().iter() {
            if listener.node == self.node || listener.subject != subject {
                continue;
            }
            for wait in fate() {
                let (messages, bytes) = (listener.messages.clone(), Bytes::copy_from_slice(bytes));
                if wait.is_zero() {
                    // A listener that is gone needs no message.
                    drop(messages.send(bytes));
                } else {
                    tokio::spawn(async move {
                        sleep(wait).await;
                        drop(messages.send(bytes));
                    });
                }
            }
        }
        true
    }

    pub(super) fn listen(&self, subject: String) -> mpsc::UnboundedReceiver<Bytes> {
        let (messages, receiver) = mpsc::unbounded_channel();
        if self.connected() {
            self.bus.0.lock().push(Listener { node: self.node, subject, messages });
        }
        receiver
    }
}
