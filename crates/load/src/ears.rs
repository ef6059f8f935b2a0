//! The sockets of a table, read only where something has arrived.

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

/// Room for one read. Every read clears all of it beforehand, so the usual 128 KB would cost more than everything else.
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

/// The sockets of a table. Each has its own waker, so that a message on one does not make the task read all of them.
pub(crate) struct Ears {
    ears: Vec<Ear>,
    listener: Arc<AtomicWaker>,
}

struct Ear {
    socket: Socket,
    bell: Arc<Bell>,
    waker: Waker,
}

/// Rings when a socket may have something to read.
struct Bell {
    rung: AtomicBool,
    listener: Arc<AtomicWaker>,
}

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        self.rung.store(true, Ordering::Release);
        self.listener.wake();
    }
}

impl Ears {
    pub(crate) fn new(sockets: Vec<Socket>) -> Self {
        let listener = Arc::new(AtomicWaker::new());
        let ear = |socket| {
            let bell = Arc::new(Bell { rung: AtomicBool::new(true), listener: Arc::clone(&listener) });
            let waker = Waker::from(Arc::clone(&bell));
            Ear { socket, bell, waker }
        };
        Self { ears: sockets.into_iter().map(ear).collect(), listener: Arc::clone(&listener) }
    }

    /// The next message on any of the sockets, and on which; no message where it was closed.
    pub(crate) fn poll_hear(&mut self, context: &Context<'_>) -> Poll<(usize, Option<Message>)> {
        self.listener.register(context.waker());
        for (at, Ear { socket, bell, waker }) in self.ears.iter_mut().enumerate() {
            if !bell.rung.swap(false, Ordering::Acquire) {
                continue;
            }
            if let Poll::Ready(message) = socket.poll_next_unpin(&mut Context::from_waker(waker)) {
                // There may be more.
                bell.rung.store(true, Ordering::Release);
                return Poll::Ready((at, message.and_then(Result::ok)));
            }
        }
        Poll::Pending
    }

    /// Sends a message over one of the sockets.
    pub(crate) async fn say(&mut self, at: usize, text: String) -> Result<(), String> {
        self.ears[at].socket.send(Message::text(text)).await.map_err(|error| error.to_string())
    }
}
