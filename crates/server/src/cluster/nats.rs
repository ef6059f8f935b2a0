//! NATS, which carries messages between nodes.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, ServerAddr, Subscriber, connection::State};
use percent_encoding::percent_decode_str;
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::seal::Seal;

/// How many messages may wait to be sent. Further ones are lost and repeated later.
const QUEUE: usize = 65_536;
/// How long the first connection may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// A failed connection to NATS.
#[derive(Debug, Error)]
#[error("cannot reach NATS at {place}: {why}")]
pub struct NatsError {
    place: String,
    why: String,
}

/// The connection to NATS.
#[derive(Clone, Debug)]
pub(super) struct Nats {
    client: Client,
    queue: mpsc::Sender<(String, Vec<u8>)>,
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

impl Nats {
    /// Connects, or says why not. Later it connects again by itself. Messages are sealed as they leave, in their order.
    pub(super) async fn connect(url: &str, seal: Arc<Seal>) -> Result<Self, NatsError> {
        let place = url.rsplit_once('@').map_or(url, |(_, place)| place).to_owned();
        let failed = |why: String| NatsError { place: place.clone(), why };
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
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some((subject, bytes)) = messages.recv().await {
                // A message that waits for a connection would be outdated on arrival.
                if sender.connection_state() == State::Connected {
                    let sealed = seal.close(&subject, &bytes);
                    if let Err(error) = sender.publish(subject, sealed.into()).await {
                        metrics::counter!("cardinal_node_messages_lost_total").increment(1);
                        tracing::debug!(%error, "could not send a message to a node");
                    }
                } else {
                    metrics::counter!("cardinal_node_messages_lost_total").increment(1);
                }
            }
        });
        Ok(Self { client, queue })
    }

    /// Whether it is connected at this moment.
    pub(super) fn connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Sends without waiting; whether there was room for it.
    pub(super) fn send(&self, subject: String, bytes: Vec<u8>) -> bool {
        self.queue.try_send((subject, bytes)).is_ok()
    }

    /// Subscribes to a subject.
    pub(super) async fn listen(&self, subject: String) -> Option<Subscriber> {
        self.client.subscribe(subject).await.ok()
    }

    /// Waits until everything is sent, for a moment.
    pub(super) async fn flush(&self) {
        while self.queue.capacity() < QUEUE && self.connected() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let _ = timeout(Duration::from_secs(1), self.client.flush()).await;
    }
}
