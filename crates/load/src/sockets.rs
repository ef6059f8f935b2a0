//! The sockets of a table, of which only those with new data are read.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake, Waker};

use futures_util::task::AtomicWaker;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::LoadError;

/// A socket to the server.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// The buffer of one read. Every read clears it first, so the default of 128 KB would cost more than all other work.
const ROOM: usize = 2 * 1024;

/// Opens a socket.
pub(crate) async fn connect(address: &str, token: &str) -> Result<Socket, LoadError> {
    let gone = |error: String| LoadError::Unreachable(address.to_owned(), error);
    let stream = TcpStream::connect(address).await.map_err(|error| gone(error.to_string()))?;
    stream.set_nodelay(true).map_err(|error| gone(error.to_string()))?;
    let uri = format!("ws://{address}/api/socket").parse().map_err(|_| gone("a bad address".to_owned()))?;
    let request = ClientRequestBuilder::new(uri).with_header("Authorization", format!("Bearer {token}"));
    let config = WebSocketConfig::default().read_buffer_size(ROOM).write_buffer_size(ROOM);
    let opened = client_async_with_config(request, stream, Some(config)).await;
    opened.map(|(socket, _)| socket).map_err(|error| gone(error.to_string()))
}

/// The sockets of a table, each with its own waker, so that a message on one does not make the task read all of them.
pub(crate) struct Sockets {
    entries: Vec<Entry>,
    task: Arc<AtomicWaker>,
}

struct Entry {
    socket: Socket,
    readiness: Arc<Readiness>,
    waker: Waker,
}

/// Whether a socket may have something to read.
struct Readiness {
    ready: AtomicBool,
    task: Arc<AtomicWaker>,
}

impl Wake for Readiness {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        self.ready.store(true, Ordering::Release);
        self.task.wake();
    }
}

impl Sockets {
    pub(crate) fn new(sockets: Vec<Socket>) -> Self {
        let task = Arc::new(AtomicWaker::new());
        let entry = |socket| {
            let readiness = Arc::new(Readiness { ready: AtomicBool::new(true), task: Arc::clone(&task) });
            let waker = Waker::from(Arc::clone(&readiness));
            Entry { socket, readiness, waker }
        };
        Self { entries: sockets.into_iter().map(entry).collect(), task: Arc::clone(&task) }
    }

    /// The next message and the index of its socket; no message if the socket was closed.
    pub(crate) fn poll_receive(&mut self, context: &Context<'_>) -> Poll<(usize, Option<Message>)> {
        self.task.register(context.waker());
        for (at, Entry { socket, readiness, waker }) in self.entries.iter_mut().enumerate() {
            if !readiness.ready.swap(false, Ordering::Acquire) {
                continue;
            }
            if let Poll::Ready(message) = socket.poll_next_unpin(&mut Context::from_waker(waker)) {
                // There may be more.
                readiness.ready.store(true, Ordering::Release);
                return Poll::Ready((at, message.and_then(Result::ok)));
            }
        }
        Poll::Pending
    }

    /// Sends a message over one of the sockets.
    pub(crate) async fn send(&mut self, at: usize, text: String) -> Result<(), String> {
        self.entries[at].socket.send(Message::text(text)).await.map_err(|error| error.to_string())
    }
}
