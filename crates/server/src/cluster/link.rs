//! The connection that carries messages.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, ServerAddr, Subscriber, connection::State};
use percent_encoding::percent_decode_str;
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::NodeMessage;
use super::seal::Seal;
use crate::table::Frame;

/// Everybody listens to this.
pub(super) const ALL: &str = "cardinal.all";
/// How many messages may wait to be sent. More are lost, which heals.
const QUEUE: usize = 65_536;
/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What one node listens to.
pub(super) fn of_node(node: &str) -> String {
    format!("cardinal.node.{node}")
}

/// Why the nodes cannot talk.
#[derive(Debug, Error)]
#[error("cannot reach NATS at {place}: {why}")]
pub struct LinkError {
    place: String,
    why: String,
}

/// The connection to NATS. Messages leave in the order in which they were sent.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    client: Client,
    queue: mpsc::Sender<(String, Vec<u8>)>,
    seal: Arc<Seal>,
}

/// The name and password of an address, which its library does not use by itself; a name alone is a token.
fn authorized(address: &ServerAddr) -> ConnectOptions {
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    match (address.username(), address.password()) {
        (Some(name), Some(password)) => ConnectOptions::with_user_and_password(plain(name), plain(password)),
        (Some(token), None) => ConnectOptions::with_token(plain(token)),
        (None, _) => ConnectOptions::new(),
    }
}

impl Link {
    /// Connects, or says why not. Later it connects again by itself. Messages are sealed with the key of the nodes;
    /// `time` is that of the database.
    pub(crate) async fn connect(url: &str, key: &str, time: u64) -> Result<Self, LinkError> {
        let seal = Arc::new(Seal::new(key, time));
        let place = url.rsplit_once('@').map_or(url, |(_, place)| place).to_owned();
        let failed = |why: String| LinkError { place: place.clone(), why };
        let address: ServerAddr = url.parse().map_err(|error| failed(format!("{error}")))?;
        let options = authorized(&address)
            .name("cardinal")
            .no_echo()
            .connection_timeout(PATIENCE)
            .ping_interval(Duration::from_secs(2))
            .reconnect_delay_callback(|tries| Duration::from_millis(if tries < 2 { 50 } else { 250 }));
        let client = match timeout(PATIENCE, options.connect(address)).await {
            Ok(Ok(client)) => client,
            Ok(Err(error)) => {
                let source = std::error::Error::source(&error).map(|why| format!(": {why}"));
                return Err(failed(format!("{error}{}", source.unwrap_or_default())));
            }
            Err(_) => return Err(failed("no answer within 10 seconds".to_owned())),
        };
        let (queue, mut messages) = mpsc::channel::<(String, Vec<u8>)>(QUEUE);
        let (sender, sealer) = (client.clone(), Arc::clone(&seal));
        tokio::spawn(async move {
            while let Some((subject, bytes)) = messages.recv().await {
                // What waits for a connection would be old when it arrives.
                if sender.connection_state() == State::Connected {
                    let bytes = sealer.close(&subject, &bytes);
                    if let Err(error) = sender.publish(subject, bytes.into()).await {
                        metrics::counter!("cardinal_node_messages_lost_total").increment(1);
                        tracing::debug!(%error, "a message was lost");
                    }
                } else {
                    metrics::counter!("cardinal_node_messages_lost_total").increment(1);
                }
            }
        });
        Ok(Self { client, queue, seal })
    }

    /// Whether the other nodes can be reached at this moment.
    pub(crate) fn connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Sends a message without waiting; it may be lost.
    pub(super) fn send(&self, subject: String, message: &NodeMessage, body: &str) {
        if self.queue.try_send((subject, message.pack(body))).is_err() {
            metrics::counter!("cardinal_node_messages_lost_total").increment(1);
        } else {
            metrics::counter!("cardinal_node_messages_sent_total").increment(1);
        }
    }

    /// Sends a frame to a watcher at another node: socket, watch and number.
    pub(crate) fn frame(&self, node: &str, table: &str, (socket, watch, n): (u64, u64, u64), frame: &Frame) {
        let (table, kind) = (table.to_owned(), frame.kind());
        self.send(of_node(node), &NodeMessage::Frame { table, socket, watch, n, kind }, frame.text());
    }

    /// The message in what was heard on a subject; none if no node of this database has sent it.
    pub(super) fn open<'a>(&self, subject: &str, sealed: &'a [u8]) -> Option<&'a [u8]> {
        self.seal.open(subject, sealed)
    }

    /// The time of the database is this.
    pub(super) fn set_time(&self, time: u64) {
        self.seal.set_time(time);
    }

    /// Listens from now on.
    pub(super) async fn listen(&self, subject: String) -> Option<Subscriber> {
        self.client.subscribe(subject).await.ok()
    }

    /// Waits until everything is sent, for a moment.
    pub(crate) async fn flush(&self) {
        while self.queue.capacity() < QUEUE && self.connected() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let _ = timeout(Duration::from_secs(1), self.client.flush()).await;
    }
}
