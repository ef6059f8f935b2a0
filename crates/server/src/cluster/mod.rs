//! Several nodes behind one address: PostgreSQL keeps the data, NATS carries the messages.
//!
//! ```text
//!  member        this node among the others: its lease, and the eviction of nodes without one
//!  adopt         takes over tables without a node
//!  node_message  the messages between nodes
//!  link          the connection that carries messages, sealed
//!  nats          its transport, NATS
//!  seal          the authentication of messages
//!  inbox         handles messages from other nodes
//!  reach         orders and questions to a table, wherever it runs
//!  watches       the sockets of this node that watch tables, wherever those run
//! ```
//!
//! A node owns a table when the table's row names it and its own row is there. Everything a node writes holds its row, so
//! an evicted node cannot write, however late it learns of its eviction. Messages may be lost, duplicated or late: questions
//! are repeated, orders under the same id, frames are numbered for each watcher, and a gap makes the table send everything again.
//! A server on its own is a cluster of one: without a lease where the database is embedded, and without a link.

mod adopt;
#[cfg(test)]
mod bus;
mod inbox;
mod link;
mod member;
mod nats;
mod node_message;
pub(crate) mod reach;
mod seal;
mod watches;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cardinal_store::TableRow;
use parking_lot::Mutex;
use tokio::sync::oneshot;

#[cfg(test)]
pub(crate) use bus::{Bus, Line};
pub(crate) use inbox::{Caller, take_part};
pub(crate) use link::Link;
pub(crate) use member::Member;
pub use nats::NatsError;
pub(crate) use node_message::NodeMessage;

use crate::state::Shared;
use crate::table::{Frame, Kind, Outbox};
use crate::tables::Tables;
use watches::Watches;

/// Reads a message as if a node had sent it; whether it is one. For tests.
#[cfg(feature = "testing")]
pub(crate) fn read_node_message(bytes: &[u8]) -> bool {
    use std::sync::LazyLock;

    static SEAL: LazyLock<seal::Seal> = LazyLock::new(|| seal::Seal::new(&crate::ids::token(), 0));
    assert!(SEAL.open(link::ALL, bytes).is_none(), "it was not sealed");
    let Some((message, body)) = NodeMessage::unpack(bytes) else { return false };
    let packed = message.pack(body);
    let (again, rest) = NodeMessage::unpack(&packed).expect("what was packed can be unpacked");
    assert_eq!((format!("{again:?}"), rest), (format!("{message:?}"), body));
    true
}

/// The number of tables on other nodes whose place is cached.
const PLACES: usize = 100_000;

/// Hands every table over to other nodes, where there are any.
pub(crate) async fn hand_over(shared: &Arc<Shared>) {
    let cluster = &shared.cluster;
    let own = cluster.member.id();
    let peers: Vec<Arc<str>> = cluster.member.living().into_iter().filter(|node| *node != own).collect();
    if peers.is_empty() {
        return;
    }
    let mut count = 0;
    Tables::let_go(shared, |table| {
        shared.lobby.hand_over(&table);
        if let Some(heir) = adopt::falls_to(&table, &peers) {
            cluster.say(&heir, &NodeMessage::Adopt { tables: vec![table.clone()] }, "");
            cluster.know(&table, heir);
        }
        count += 1;
    })
    .await;
    cluster.watches.wake();
    tracing::info!(tables = count, "tables were handed over");
}

/// Whether something that no node has yet falls to this one.
pub(crate) fn falls_here(shared: &Arc<Shared>, what: &str) -> bool {
    let member = &shared.cluster.member;
    adopt::falls_to(what, &member.living()).is_none_or(|node| node == member.id())
}

/// This node among the others.
pub(crate) struct Cluster {
    pub(crate) member: Member,
    /// None for a node that has no peers.
    pub(crate) link: Option<Link>,
    /// The known nodes of tables.
    places: Mutex<HashMap<String, Arc<str>>>,
    asks: Mutex<HashMap<u64, Pending>>,
    /// Tables that could not be loaded; they are tried again.
    failed: Mutex<Vec<TableRow>>,
    /// Tables that had no node at the last check.
    orphans: Mutex<HashSet<String>>,
    next: AtomicU64,
    pub(crate) watches: Watches,
}

/// A question to another node.
struct Pending {
    /// The socket the answer goes to, in the order in which it comes.
    outbox: Option<Outbox>,
    answered: oneshot::Sender<(NodeMessage, String)>,
}

impl Cluster {
    pub(crate) fn new(member: Member, link: Option<Link>) -> Self {
        Self {
            member,
            link,
            places: Mutex::default(),
            asks: Mutex::default(),
            failed: Mutex::default(),
            orphans: Mutex::default(),
            next: AtomicU64::new(1),
            watches: Watches::default(),
        }
    }

    /// A number for a question or a watch.
    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// The last known node of a table, if it is alive.
    pub(crate) fn place(&self, table: &str) -> Option<Arc<str>> {
        let places = self.places.lock();
        places.get(table).filter(|node| self.member.lives(node)).cloned()
    }

    pub(crate) fn know(&self, table: &str, node: Arc<str>) {
        let mut places = self.places.lock();
        if places.len() >= PLACES {
            // Where a table runs can be asked again.
            places.clear();
        }
        places.insert(table.to_owned(), node);
    }

    pub(crate) fn forget(&self, table: &str) {
        self.places.lock().remove(table);
    }

    /// Says something to another node.
    fn say(&self, node: &str, message: &NodeMessage, body: &str) {
        if let Some(link) = &self.link {
            link.send(link::of_node(node), message, body);
        }
    }

    /// Says something to all other nodes.
    pub(crate) fn say_all(&self, message: &NodeMessage, body: &str) {
        if let Some(link) = &self.link {
            link.send(link::ALL.to_owned(), message, body);
        }
    }

    /// These watchers of a table have missed something.
    pub(crate) fn lost(&self, node: &str, table: &str, watches: Vec<(u64, u64)>) {
        self.say(node, &NodeMessage::Lost { table: table.to_owned(), watches }, "");
    }

    /// A question to be answered: its number, and where the answer comes.
    fn ask(&self, outbox: Option<Outbox>) -> (u64, oneshot::Receiver<(NodeMessage, String)>) {
        let (answered, answer) = oneshot::channel();
        let ask = self.number();
        let pending = Pending { outbox, answered };
        self.asks.lock().insert(ask, pending);
        (ask, answer)
    }

    /// Stops waiting for an answer.
    fn give_up(&self, ask: u64) {
        self.asks.lock().remove(&ask);
    }

    /// An answer has come.
    fn answered(&self, ask: u64, message: NodeMessage, body: String) {
        let pending = self.asks.lock().remove(&ask);
        let Some(Pending { outbox, answered }) = pending else { return };
        if let (Some(outbox), NodeMessage::Told { .. }) = (&outbox, &message) {
            outbox.send(Frame::passed_on(Kind::Other, &body));
        }
        // The asking task may have ended.
        drop(answered.send((message, body)));
    }
}
