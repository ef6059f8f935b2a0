//! A proxy between a node and NATS that can lose and delay messages.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// The quality of the connection.
#[derive(Debug, Default)]
pub(crate) struct Weather {
    /// The percentage of lost messages.
    pub(crate) lost: AtomicU32,
    /// The delay of each message, in milliseconds.
    pub(crate) delay: AtomicU32,
    /// The number of lost messages so far.
    pub(crate) total: AtomicU64,
}

/// Listens on a free port; returns its address.
pub(crate) async fn start(nats: u16, weather: Arc<Weather>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
    let port = listener.local_addr().expect("it is bound").port();
    tokio::spawn(async move {
        loop {
            let Ok((client, _)) = listener.accept().await else { continue };
            // While NATS is down, connections fail.
            let Ok(server) = TcpStream::connect(("127.0.0.1", nats)).await else { continue };
            let _ = (client.set_nodelay(true), server.set_nodelay(true));
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            tokio::spawn(pump(from_client, to_server, Arc::clone(&weather)));
            tokio::spawn(pump(from_server, to_client, Arc::clone(&weather)));
        }
    });
    format!("nats://127.0.0.1:{port}")
}

async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, weather: Arc<Weather>) {
    let (queue, mut due) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((at, bytes)) = due.recv().await {
            sleep_until(at).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
    let (mut buffer, mut random) = (Vec::new(), 88_172_645_463_325_252_u64);
    loop {
        let mut read = 0;
        while let Some((size, message)) = first(&buffer[read..]) {
            let bytes = buffer[read..read + size].to_vec();
            read += size;
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            if message && (random >> 11) % 100 < u64::from(weather.lost.load(Ordering::Relaxed)) {
                weather.total.fetch_add(1, Ordering::Relaxed);
                continue;
            }
            let delay = if message { weather.delay.load(Ordering::Relaxed) } else { 0 };
            if queue.send((Instant::now() + Duration::from_millis(delay.into()), bytes)).is_err() {
                return;
            }
        }
        buffer.drain(..read);
        if !matches!(from.read_buf(&mut buffer).await, Ok(1..)) {
            return;
        }
    }
}

/// The length of the first command, and whether it carries a message; `None` while it is incomplete.
fn first(buffer: &[u8]) -> Option<(usize, bool)> {
    let line = buffer.windows(2).position(|two| two == b"\r\n")?;
    let text = String::from_utf8_lossy(&buffer[..line]);
    let verb = text.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    if !matches!(&*verb, "PUB" | "HPUB" | "MSG" | "HMSG") {
        return Some((line + 2, false));
    }
    let size: usize = text.split_whitespace().last()?.parse().ok()?;
    let whole = line + 2 + size + 2;
    (buffer.len() >= whole).then_some((whole, true))
}

#[test]
fn commands_are_split_and_classified() {
    assert_eq!(first(b"PING\r\nPUB a 3\r\nabc\r\n"), Some((6, false)));
    assert_eq!(first(b"PUB a 3\r\na\r\n\r\nPING\r\n"), Some((14, true)));
    assert_eq!(first(b"PUB a 3\r\nab"), None);
    assert_eq!(first(b"MSG a 9 0\r\n\r\n"), Some((13, true)));
    assert_eq!(first(b"PI"), None);
}
