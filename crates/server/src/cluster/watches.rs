//! The sockets of this node that watch tables, wherever those run.
//!
//! A table may go to another node at any time. Its watchers are then brought to the new node, and get a fresh view
//! there; a client notices nothing but that.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use cardinal_protocol::{Refusal, ToClient, code};
use parking_lot::Mutex;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};

use super::{Cluster, NodeMessage};
use crate::state::Shared;
use crate::table::{Command, Frame, Kind, Outbox, WatchRequest};
use crate::tables::{Tables, Way};

/// How long another node may take to answer before it is asked again.
pub(super) const ANSWER: Duration = Duration::from_millis(1_200);
/// How long a client waits for a table on its way to another node before it is refused.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the watches are checked.
const KEEP: Duration = Duration::from_millis(500);
/// In how many checks the frame numbers are compared with the other nodes once.
const COMPARE: u32 = 4;
/// How many times the departure of a watcher is sent to a table on another node.
const LEAVES: u8 = 3;
/// How many tables one socket may watch.
const TABLES: usize = 32;

/// A socket, its watch, and how many frames it has had.
type Watched = (u64, u64, u64);

/// Where a watch is placed.
#[derive(Clone, Debug)]
enum Placed {
    Nowhere,
    Here(mpsc::Sender<Command>),
    There { node: Arc<str>, watch: u64, n: u64 },
}

#[derive(Debug)]
struct Entry {
    request: WatchRequest,
    outbox: Outbox,
    placed: Placed,
    /// Whether it is on its way to its place.
    busy: bool,
}

impl Entry {
    fn key(&self) -> Key {
        (self.request.watch.table.clone(), self.outbox.socket)
    }
}

/// A table, and a socket that watches it.
type Key = (String, u64);

/// Entries by socket; most sockets watch one table.
#[derive(Debug, Default)]
struct Entries(BTreeMap<u64, Vec<Entry>>);

impl Entries {
    fn get(&mut self, (table, socket): &Key) -> Option<&mut Entry> {
        self.0.get_mut(socket)?.iter_mut().find(|entry| entry.request.watch.table == *table)
    }

    /// Adds an entry, in place of an earlier one of the same socket and table.
    fn insert(&mut self, entry: Entry) {
        let (table, of_socket) = (&entry.request.watch.table, self.0.entry(entry.outbox.socket).or_default());
        of_socket.retain(|other| other.request.watch.table != *table);
        of_socket.push(entry);
    }

    fn remove(&mut self, (table, socket): &Key) -> Option<Entry> {
        let of_socket = self.0.get_mut(socket)?;
        let at = of_socket.iter().position(|entry| entry.request.watch.table == *table)?;
        let entry = of_socket.swap_remove(at);
        if of_socket.is_empty() {
            self.0.remove(socket);
        }
        Some(entry)
    }

    fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.0.values().flatten()
    }
}

/// All watches of this node.
#[derive(Debug, Default)]
pub(crate) struct Watches {
    entries: Mutex<Entries>,
    /// Tables on other nodes that a watcher has left: by node and table, how many messages are still to be sent.
    left: Mutex<BTreeMap<(Arc<str>, String), u8>>,
    woken: Notify,
}

impl Watches {
    fn with<T>(&self, act: impl FnOnce(&mut Entries) -> T) -> T {
        act(&mut self.entries.lock())
    }

    /// A table may have moved.
    pub(crate) fn wake(&self) {
        self.woken.notify_one();
    }

    /// How many watch a table.
    #[cfg(test)]
    pub(crate) fn count(&self) -> usize {
        self.with(|entries| entries.iter().count())
    }

    /// How many watch a table of another node.
    pub(crate) fn distant(&self) -> usize {
        self.with(|entries| {
            entries.iter().filter(|entry| matches!(entry.placed, Placed::There { .. })).count()
        })
    }

    /// The people muted by a socket's person have changed.
    pub(crate) fn mute(&self, socket: u64, muted: &[String]) {
        self.with(|entries| {
            let of_socket = entries.0.get_mut(&socket).into_iter().flatten();
            of_socket.for_each(|entry| entry.request.muted = muted.to_vec());
        });
    }

    /// Whether a socket watches as many tables as it may, and this is another one.
    pub(crate) fn is_full(&self, table: &str, socket: u64) -> bool {
        self.with(|entries| {
            entries.0.get(&socket).is_some_and(|of_socket| {
                of_socket.len() >= TABLES && !of_socket.iter().any(|entry| entry.request.watch.table == table)
            })
        })
    }

    /// A table has dismissed a socket of this node.
    pub(crate) fn dismissed(&self, table: &str, socket: u64) {
        self.with(|entries| entries.remove(&(table.to_owned(), socket)));
    }

    /// A frame has come from another node.
    pub(super) fn frame(&self, table: String, socket: u64, (watch, n): (u64, u64), frame: Frame) {
        let key = (table, socket);
        let lost = self.with(|entries| {
            let Some(entry) = entries.get(&key) else { return false };
            match &mut entry.placed {
                Placed::There { watch: known, n: last, .. } if *known == watch && n == *last + 1 => {
                    *last = n;
                    let dismissed = frame.kind() == Kind::NotAdmitted;
                    entry.outbox.send(frame);
                    if dismissed {
                        entries.remove(&key);
                    }
                    false
                }
                // A frame is missing: the table sends everything again.
                Placed::There { watch: known, n: last, .. } if *known == watch && n > *last => {
                    entry.placed = Placed::Nowhere;
                    true
                }
                _ => false,
            }
        });
        if lost {
            metrics::counter!("cardinal_resent_total").increment(1);
            self.wake();
        }
    }

    /// Another node says that these watches have missed frames.
    pub(super) fn lost(&self, table: &str, watches: &[(u64, u64)]) {
        self.with(|entries| {
            for (socket, watch) in watches {
                if let Some(entry) = entries.get(&(table.to_owned(), *socket))
                    && matches!(&entry.placed, Placed::There { watch: known, .. } if known == watch)
                {
                    entry.placed = Placed::Nowhere;
                    metrics::counter!("cardinal_resent_total").increment(1);
                }
            }
        });
        self.wake();
    }

    /// The entries that are not at the node of their table.
    fn astray(&self, cluster: &Cluster) -> Vec<Key> {
        // Without a link there is no better place.
        let reach = cluster.link.as_ref().is_some_and(super::Link::connected);
        let strays = |entry: &Entry| match &entry.placed {
            Placed::Nowhere => true,
            Placed::Here(sender) => sender.is_closed(),
            Placed::There { node, .. } => {
                reach && cluster.place(&entry.request.watch.table).is_none_or(|place| place != *node)
            }
        };
        self.with(|entries| {
            let all = entries.0.values_mut().flatten();
            let astray = all.filter(|entry| !entry.busy && strays(entry));
            astray
                .map(|entry| {
                    entry.busy = true;
                    entry.key()
                })
                .collect()
        })
    }

    /// The entries whose sockets are closed.
    fn gone(&self) -> Vec<Key> {
        self.with(|entries| entries.iter().filter(|entry| entry.outbox.closed()).map(Entry::key).collect())
    }

    /// Compares numbers with the tables of other nodes, so that lost frames are noticed.
    fn compare(&self, cluster: &Cluster) {
        let mut checks: BTreeMap<(Arc<str>, String), Vec<Watched>> = BTreeMap::new();
        self.left.lock().retain(|key, times| {
            checks.entry(key.clone()).or_default();
            *times -= 1;
            *times > 0
        });
        self.with(|entries| {
            for entry in entries.iter() {
                if let Placed::There { node, watch, n } = &entry.placed {
                    let (table, socket) = entry.key();
                    checks.entry((Arc::clone(node), table)).or_default().push((socket, *watch, *n));
                }
            }
        });
        let back = cluster.member.id().to_string();
        for ((node, table), watching) in checks {
            cluster.say(&node, &NodeMessage::Check { back: back.clone(), table, watching }, "");
        }
    }
}

/// Watches a table from this moment on; the future says when the watcher is admitted, or why not.
pub(crate) fn watch(
    shared: &Arc<Shared>,
    request: WatchRequest,
    outbox: Outbox,
) -> impl Future<Output = Result<(), Refusal>> + Send + use<> {
    let key = (request.watch.table.clone(), outbox.socket);
    let entry = Entry { request, outbox, placed: Placed::Nowhere, busy: true };
    shared.cluster.watches.with(|entries| entries.insert(entry));
    let shared = Arc::clone(shared);
    async move {
        let done = place(&shared, &key).await;
        if done.is_err() {
            shared.cluster.watches.with(|entries| entries.remove(&key));
        }
        done
    }
}

/// Asks the table of a watcher for the steps of its match before a number.
pub(crate) async fn history(
    shared: &Arc<Shared>,
    (table, socket): (String, u64),
    match_id: String,
    before: Option<u64>,
) {
    let key = (table, socket);
    let placed = shared.cluster.watches.with(|entries| entries.get(&key).map(|entry| entry.placed.clone()));
    match placed {
        // Once it has its place the watcher gets a fresh view, and may ask again.
        None | Some(Placed::Nowhere) => {}
        Some(Placed::Here(sender)) => {
            drop(sender.send(Command::History { socket, match_id, before }).await);
        }
        Some(Placed::There { node, .. }) => {
            shared.cluster.say(&node, &NodeMessage::History { table: key.0, socket, match_id, before }, "");
        }
    }
}

/// Stops watching a table.
pub(crate) async fn end(shared: &Arc<Shared>, table: &str, socket: u64) {
    let gone = shared.cluster.watches.with(|entries| entries.remove(&(table.to_owned(), socket)));
    if let Some(gone) = gone {
        leave(shared, gone).await;
    }
}

/// Stops watching anything: the socket has closed.
pub(crate) async fn end_all(shared: &Arc<Shared>, socket: u64) {
    let gone = shared.cluster.watches.with(|entries| entries.0.remove(&socket));
    for entry in gone.into_iter().flatten() {
        leave(shared, entry).await;
    }
}

async fn leave(shared: &Arc<Shared>, gone: Entry) {
    let cluster = &shared.cluster;
    let (table, socket) = gone.key();
    match gone.placed {
        Placed::Nowhere => {}
        // A table that has ended needs no message.
        Placed::Here(sender) => drop(sender.send(Command::Unwatch { socket }).await),
        Placed::There { node, .. } => {
            cluster.say(&node, &NodeMessage::Unwatch { table: table.clone(), socket }, "");
            cluster.watches.left.lock().insert((node, table), LEAVES);
        }
    }
}

/// The refusal while a table moves.
pub(super) fn moving() -> Refusal {
    Refusal::new(code::BUSY, "the table is moving to another node; try again in a moment")
}

/// Brings an entry to where its table runs.
async fn place(shared: &Arc<Shared>, key: &Key) -> Result<(), Refusal> {
    let (watches, start) = (&shared.cluster.watches, Instant::now());
    while start.elapsed() < PATIENCE {
        let entry = watches
            .with(|entries| entries.get(key).map(|entry| (entry.request.clone(), entry.outbox.clone())));
        let Some((request, outbox)) = entry else { return Ok(()) };
        let admitted = match Tables::find(shared, &key.0).await {
            Ok(Way::Here(sender)) => here(watches, key, request, outbox, sender).await,
            Ok(Way::There(node)) => there(&shared.cluster, key, request, &node).await,
            Err(refusal) if refusal.code == code::BUSY || refusal.code == code::STORAGE => None,
            Err(refusal) => Some(Err(refusal)),
        };
        watches.with(|entries| {
            if let Some(entry) = entries.get(key) {
                // Brought to another place later, the watch needs a view there.
                (entry.request.watch.since, entry.request.watch.chat) = (None, None);
                entry.busy = admitted.is_none();
            }
        });
        if let Some(admitted) = admitted {
            return admitted;
        }
        sleep(Duration::from_millis(100)).await;
    }
    Err(moving())
}

async fn here(
    watches: &Watches,
    key: &Key,
    request: WatchRequest,
    outbox: Outbox,
    sender: mpsc::Sender<Command>,
) -> Option<Result<(), Refusal>> {
    let (admitted, admission) = oneshot::channel();
    // Before the table is asked: what the client sends after the first update finds its way.
    watches.with(|entries| entries.get(key).map(|entry| entry.placed = Placed::Here(sender.clone())));
    sender.send(Command::Watch { request: Box::new(request), outbox, admitted }).await.ok()?;
    let admission = admission.await.ok()?;
    if admission.is_ok() && watches.with(|entries| entries.get(key).is_none()) {
        // The client has gone away meanwhile.
        drop(sender.send(Command::Unwatch { socket: key.1 }).await);
    }
    Some(admission)
}

async fn there(
    cluster: &Cluster,
    key: &Key,
    request: WatchRequest,
    node: &Arc<str>,
) -> Option<Result<(), Refusal>> {
    let (ask, answer) = cluster.ask(None);
    cluster.watches.with(|entries| {
        if let Some(entry) = entries.get(key) {
            entry.placed = Placed::There { node: Arc::clone(node), watch: ask, n: 0 };
        }
    });
    let (back, socket) = (cluster.member.id().to_string(), key.1);
    cluster.say(node, &NodeMessage::Watch { back, ask, socket, request: Box::new(request) }, "");
    metrics::counter!("cardinal_forwards_total", "what" => "watch").increment(1);
    let answer = timeout(ANSWER, answer).await;
    cluster.give_up(ask);
    let known = cluster.watches.with(|entries| entries.get(key).is_some());
    match answer {
        Ok(Ok((NodeMessage::Admitted { .. }, _))) if known => Some(Ok(())),
        Ok(Ok((NodeMessage::Admitted { .. }, _))) => {
            cluster.say(node, &NodeMessage::Unwatch { table: key.0.clone(), socket }, "");
            Some(Ok(()))
        }
        Ok(Ok((NodeMessage::Refused { refusal, .. }, _))) => Some(Err(refusal)),
        _ => {
            cluster.forget(&key.0);
            None
        }
    }
}

/// Keeps every watch at the node of its table, for as long as the server runs.
pub(super) async fn keep(shared: Arc<Shared>) {
    let weak = Arc::downgrade(&shared);
    drop(shared);
    for round in 0_u32.. {
        let Some(shared) = weak.upgrade() else { return };
        let cluster = &shared.cluster;
        for key in cluster.watches.astray(cluster) {
            let shared = Arc::clone(&shared);
            tokio::spawn(async move {
                let watches = &shared.cluster.watches;
                let Err(refusal) = place(&shared, &key).await else { return };
                if refusal.code == code::BUSY {
                    watches.with(|entries| {
                        if let Some(entry) = entries.get(&key) {
                            (entry.placed, entry.busy) = (Placed::Nowhere, false);
                        }
                    });
                    return;
                }
                if let Some(entry) = watches.with(|entries| entries.remove(&key)) {
                    entry.outbox.say(&ToClient::NotAdmitted { table: key.0, refusal });
                }
            });
        }
        if round % COMPARE == 0 {
            for (table, socket) in cluster.watches.gone() {
                end(&shared, &table, socket).await;
            }
            cluster.watches.compare(cluster);
            metrics::gauge!("cardinal_distant_watchers").set(cluster.watches.distant() as f64);
            let online = shared.lobby.online_here();
            let (node, version) = (cluster.member.id().to_string(), shared.lobby.version());
            cluster.say_all(&NodeMessage::Beat { node, online, version }, "");
        }
        let watches = &cluster.watches;
        let _ = timeout(KEEP, watches.woken.notified()).await;
    }
}
