//! The connection that carries messages between nodes, sealed.

use std::sync::Arc;

use axum::body::Bytes;
use cardinal_store::Store;

use super::NodeMessage;
use super::nats::Nats;
use super::seal::Seal;
use crate::ServeError;
use crate::table::Frame;

/// The subject that all nodes listen to.
pub(super) const ALL: &str = "cardinal.all";

/// The subject of one node.
pub(super) fn of_node(node: &str) -> String {
    format!("cardinal.node.{node}")
}

/// The connection to the other nodes. Messages leave in the order in which they were sent.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    carrier: Carrier,
    seal: Arc<Seal>,
}

/// The transport.
#[derive(Clone, Debug)]
enum Carrier {
    Nats(Nats),
    #[cfg(test)]
    Simulated(super::bus::Line),
}

/// The messages of a subject.
pub(super) enum Messages {
    Nats(async_nats::Subscriber),
    #[cfg(test)]
    Simulated(tokio::sync::mpsc::UnboundedReceiver<Bytes>),
}

impl Messages {
    /// The next message, still sealed.
    pub(super) async fn next(&mut self) -> Option<Bytes> {
        match self {
            Self::Nats(messages) => {
                futures_util::StreamExt::next(messages).await.map(|message| message.payload)
            }
            #[cfg(test)]
            Self::Simulated(messages) => messages.recv().await,
        }
    }
}

impl Link {
    /// Connects over NATS, or says why not. Later it connects again by itself. The key of the seal is in the database.
    pub(crate) async fn connect(url: &str, store: &Store) -> Result<Self, ServeError> {
        let seal = Self::seal(store).await?;
        let nats = Nats::connect(url, Arc::clone(&seal)).await?;
        Ok(Self { carrier: Carrier::Nats(nats), seal })
    }

    /// Connects over a simulated bus.
    #[cfg(test)]
    pub(crate) async fn simulated(line: super::bus::Line, store: &Store) -> Result<Self, ServeError> {
        Ok(Self { carrier: Carrier::Simulated(line), seal: Self::seal(store).await? })
    }

    async fn seal(store: &Store) -> Result<Arc<Seal>, ServeError> {
        let key = store.secret("node-messages", &crate::ids::token()).await?;
        Ok(Arc::new(Seal::new(&key, store.time().await?)))
    }

    /// Whether the other nodes can be reached at this moment.
    pub(crate) fn connected(&self) -> bool {
        match &self.carrier {
            Carrier::Nats(nats) => nats.connected(),
            #[cfg(test)]
            Carrier::Simulated(line) => line.connected(),
        }
    }

    /// Sends a message without waiting; it may be lost.
    pub(super) fn send(&self, subject: String, message: &NodeMessage, body: &str) {
        let packed = message.pack(body);
        let taken = match &self.carrier {
            Carrier::Nats(nats) => nats.send(subject, packed),
            #[cfg(test)]
            Carrier::Simulated(line) => line.send(&subject, &self.seal.close(&subject, &packed)),
        };
        let counted =
            if taken { "cardinal_node_messages_sent_total" } else { "cardinal_node_messages_lost_total" };
        metrics::counter!(counted).increment(1);
    }

    /// Sends a frame to a watcher at another node: socket, watch and number.
    pub(crate) fn frame(&self, node: &str, table: &str, (socket, watch, n): (u64, u64, u64), frame: &Frame) {
        let (table, kind) = (table.to_owned(), frame.kind());
        self.send(of_node(node), &NodeMessage::Frame { table, socket, watch, n, kind }, frame.text());
    }

    /// The message in what was heard on a subject; none if it is not authentic.
    pub(super) fn open<'a>(&self, subject: &str, sealed: &'a [u8]) -> Option<&'a [u8]> {
        self.seal.open(subject, sealed)
    }

    /// Sets the time of the database.
    pub(super) fn set_time(&self, time: u64) {
        self.seal.set_time(time);
    }

    /// Subscribes to a subject.
    pub(super) async fn listen(&self, subject: String) -> Option<Messages> {
        match &self.carrier {
            Carrier::Nats(nats) => nats.listen(subject).await.map(Messages::Nats),
            #[cfg(test)]
            Carrier::Simulated(line) => Some(Messages::Simulated(line.listen(subject))),
        }
    }

    /// Waits until everything is sent, for a moment.
    pub(crate) async fn flush(&self) {
        match &self.carrier {
            Carrier::Nats(nats) => nats.flush().await,
            #[cfg(test)]
            Carrier::Simulated(_) => {}
        }
    }
}
