//! The stream to a client, with timeouts.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::Sleep;

use crate::Config;
use crate::door::Place;

/// What is awaited from a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The head of the first request: who connects has something to say.
    Greeting,
    /// The first byte of a further request.
    Silence,
    /// The rest of its head.
    Head,
    /// Nothing: a request is under way, or the line belongs to a WebSocket, which has rules of its own.
    Work,
}

/// What is awaited from a client, and its place among the connections. Shared between the stream and the task that answers.
#[derive(Debug)]
pub(crate) struct Progress {
    place: Place,
    phase: Mutex<Phase>,
    changed: Notify,
}

impl Progress {
    pub(crate) fn new(place: Place) -> Arc<Self> {
        Arc::new(Self { place, phase: Mutex::new(Phase::Greeting), changed: Notify::new() })
    }

    pub(crate) const fn place(&self) -> &Place {
        &self.place
    }

    /// A request has come.
    pub(crate) fn work(&self) {
        self.enter(Phase::Work);
        self.place.waits(false);
    }

    /// It is answered.
    pub(crate) fn rest(&self) {
        self.enter(Phase::Silence);
        self.place.waits(true);
    }

    fn enter(&self, phase: Phase) {
        *self.phase.lock() = phase;
        self.changed.notify_one();
    }

    /// Returns when the client has taken too long.
    pub(crate) async fn overdue(&self, config: &Config) {
        let (request, idle) = times(config);
        loop {
            let phase = *self.phase.lock();
            let time = match phase {
                Phase::Greeting | Phase::Head => Some(request),
                Phase::Silence => Some(idle),
                Phase::Work => None,
            };
            let over = async {
                match time {
                    Some(time) => tokio::time::sleep(time).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = self.changed.notified() => {}
                () = over => return,
            }
        }
    }
}

fn times(config: &Config) -> (Duration, Duration) {
    (Duration::from_millis(config.request_timeout), Duration::from_millis(config.idle_timeout))
}

/// The stream to a client; it holds a place among the connections.
#[derive(Debug)]
pub(crate) struct Line {
    stream: TcpStream,
    progress: Arc<Progress>,
    /// How long the client may take nothing of what is written.
    idle: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Line {
    pub(crate) fn new(stream: TcpStream, progress: Arc<Progress>, config: &Config) -> Self {
        Self { stream, progress, idle: times(config).1, stalled: None }
    }

    /// What became of a write: one that the client does not take for long fails.
    fn written<T>(&mut self, done: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.stalled = None;
            return done;
        }
        let idle = self.idle;
        let timer = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(idle)));
        timer.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let done = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if done.is_ready() && buffer.filled().len() > before && *self.progress.phase.lock() == Phase::Silence
        {
            self.progress.enter(Phase::Head);
        }
        done
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(done, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.written(done, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
