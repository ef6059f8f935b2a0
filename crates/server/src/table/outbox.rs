//! Where messages for one client go.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use cardinal_protocol::{Millis, ToClient};
use tokio::sync::mpsc;

use super::frame::Frame;
use crate::clock::now;
use crate::cluster::Link;

/// A watcher whom the other node has not named for this long is gone. Nodes name theirs every two seconds; the message
/// that one has left may be lost.
const SILENT: Millis = 60_000;

/// Where messages for one client go.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// The number of the socket, unique across nodes.
    pub(crate) socket: u64,
    route: Route,
}

/// The route of the messages.
#[derive(Clone, Debug)]
enum Route {
    /// To a socket of this node.
    Local { frames: mpsc::Sender<Frame>, overflow: Arc<AtomicBool> },
    /// To a socket of another node.
    Remote(Arc<Remote>),
}

/// A socket of another node.
#[derive(Debug)]
struct Remote {
    link: Link,
    node: Arc<str>,
    table: String,
    /// Tells this watch from an earlier one of the same socket.
    watch: u64,
    /// How many frames were sent.
    sent: AtomicU64,
    /// How many had been sent at the last comparison.
    compared: AtomicU64,
    /// When the other node last named this watch.
    named: AtomicU64,
}

impl Outbox {
    /// An outbox for a socket of this node, what comes out of it, and whether more went in than it holds.
    pub(crate) fn new(socket: u64, size: usize) -> (Self, mpsc::Receiver<Frame>, Arc<AtomicBool>) {
        let (frames, receiver) = mpsc::channel(size);
        let overflow = Arc::new(AtomicBool::new(false));
        (Self { socket, route: Route::Local { frames, overflow: Arc::clone(&overflow) } }, receiver, overflow)
    }

    /// An outbox for a socket of another node that watches a table here.
    pub(crate) fn remote(socket: u64, link: Link, node: &str, table: &str, watch: u64) -> Self {
        let (node, table) = (node.into(), table.to_owned());
        let (sent, compared, named) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(now()));
        let remote = Remote { link, node, table, watch, sent, compared, named };
        Self { socket, route: Route::Remote(Arc::new(remote)) }
    }

    /// Whether the socket has ended, as far as is known here.
    pub(crate) fn closed(&self) -> bool {
        match &self.route {
            Route::Local { frames, .. } => frames.is_closed(),
            Route::Remote(remote) => now().saturating_sub(remote.named.load(Ordering::Relaxed)) > SILENT,
        }
    }

    /// The node of the socket, if it is another one.
    pub(crate) fn node(&self) -> Option<&str> {
        match &self.route {
            Route::Local { .. } => None,
            Route::Remote(remote) => Some(&remote.node),
        }
    }

    /// Compares with what the other node received: whether it is the same watch, and nothing sent before the last
    /// comparison is missing.
    pub(crate) fn compare(&self, watch: u64, received: u64) -> bool {
        let Route::Remote(remote) = &self.route else { return true };
        let due = remote.compared.swap(remote.sent.load(Ordering::Relaxed), Ordering::Relaxed);
        if remote.watch == watch {
            remote.named.store(now(), Ordering::Relaxed);
        }
        remote.watch == watch && received >= due
    }

    /// Hands a message over without waiting; whether it was taken. A client that lets too many pile up is
    /// disconnected: it reconnects and resumes, and holds up no other watcher.
    pub(crate) fn send(&self, frame: Frame) -> bool {
        match &self.route {
            Route::Local { frames, overflow } => match frames.try_send(frame) {
                Ok(()) => true,
                Err(mpsc::error::TrySendError::Full(_)) => {
                    overflow.store(true, Ordering::Relaxed);
                    false
                }
                Err(mpsc::error::TrySendError::Closed(_)) => false,
            },
            Route::Remote(remote) => {
                let n = remote.sent.fetch_add(1, Ordering::Relaxed) + 1;
                remote.link.frame(&remote.node, &remote.table, (self.socket, remote.watch, n), &frame);
                true
            }
        }
    }

    /// Writes a message and hands it over.
    pub(crate) fn say(&self, message: &ToClient) -> bool {
        self.send(Frame::of(message))
    }
}
