//! This node among the others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cardinal_store::{NodeRow, Store, StoreError};
use parking_lot::{Mutex, RwLock};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep};

use super::NodeMessage;
use crate::ids;
use crate::state::Shared;
use crate::tables::Tables;

/// The lease: how long a node may fail to renew it before others take its tables, in milliseconds.
pub(crate) const LEASE: u64 = 3_000;
/// How often a lease is renewed.
const RENEW: Duration = Duration::from_millis(700);
/// The clock of the database is read once in this number of renewals.
const CLOCK: u32 = 40;
/// How often a node looks for expired leases.
const LOOK: Duration = Duration::from_millis(400);

/// This node among the others.
pub(crate) struct Member {
    pub(crate) name: String,
    /// Whether the node has a lease in the database; an embedded database has no other nodes.
    leased: bool,
    /// A new one after every start and after every eviction.
    id: RwLock<Arc<str>>,
    living: RwLock<Vec<Arc<str>>>,
    /// Nodes that watch tables here since the last look, living or not.
    heard: Mutex<Vec<Arc<str>>>,
    /// Since when every renewal has succeeded.
    steady: RwLock<Option<Instant>>,
    leaving: AtomicBool,
    /// Another process has taken the name of this node.
    pub(crate) replaced: Notify,
}

fn fresh(name: &str) -> Arc<str> {
    let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    format!("{plain}-{}", &ids::id()[..8]).into()
}

impl Member {
    /// Joins the cluster. An earlier process of this name is evicted.
    pub(crate) async fn join(store: &Store, name: &str) -> Result<Self, StoreError> {
        let id = fresh(name);
        store.join(&id, name, LEASE).await?;
        let member = Self { leased: true, ..Self::alone(name, id) };
        member.look(store).await?;
        Ok(member)
    }

    /// The only node of an embedded database.
    pub(crate) fn only(name: &str) -> Self {
        Self::alone(name, fresh(name))
    }

    fn alone(name: &str, id: Arc<str>) -> Self {
        Self {
            name: name.to_owned(),
            leased: false,
            living: RwLock::new(vec![Arc::clone(&id)]),
            id: RwLock::new(id),
            heard: Mutex::default(),
            steady: RwLock::new(None),
            leaving: AtomicBool::new(false),
            replaced: Notify::new(),
        }
    }

    /// The id in whose name this node writes; none where no other node could.
    pub(crate) fn lease(&self) -> Option<Arc<str>> {
        self.leased.then(|| self.id())
    }

    /// The id of this node at this moment.
    pub(crate) fn id(&self) -> Arc<str> {
        Arc::clone(&self.id.read())
    }

    /// All nodes with a lease.
    pub(crate) fn living(&self) -> Vec<Arc<str>> {
        self.living.read().clone()
    }

    /// Whether a node has a lease, as far as is known here.
    pub(crate) fn lives(&self, node: &str) -> bool {
        self.living.read().iter().any(|other| &**other == node)
    }

    /// A node watches a table here. It may have come and gone between two looks, and would never be missed.
    pub(super) fn heard_of(&self, node: &str) {
        if !self.lives(node) {
            self.heard.lock().push(node.into());
        }
    }

    /// A node has left the cluster.
    pub(super) fn strike(&self, node: &str) {
        self.living.write().retain(|other| &**other != node);
    }

    /// Reads the nodes; returns those whose lease has expired.
    async fn look(&self, store: &Store) -> Result<Vec<String>, StoreError> {
        let nodes = store.nodes().await?;
        let own = self.id();
        // A node does not evict itself.
        let over = |node: &NodeRow| node.expired && *node.id != *own;
        let (expired, living): (Vec<_>, Vec<_>) = nodes.into_iter().partition(over);
        let living = living.into_iter().map(|node| node.id.into()).collect();
        *self.living.write() = living;
        Ok(expired.into_iter().map(|node| node.id).collect())
    }

    /// Whether this node has been heard by the database for long enough to judge others: after a rest of the database
    /// every lease has expired, and every node needs a moment to renew its own.
    fn judges(&self) -> bool {
        let steady = *self.steady.read();
        steady.is_some_and(|since| since.elapsed() > Duration::from_millis(LEASE))
    }

    fn note(&self, renewed: bool) {
        let mut steady = self.steady.write();
        *steady = if renewed { steady.or_else(|| Some(Instant::now())) } else { None };
    }

    /// Leaves the cluster: the lease is not renewed any more, and other nodes may take the tables.
    pub(crate) async fn leave(&self, store: &Store) -> Result<(), StoreError> {
        self.leaving.store(true, Ordering::SeqCst);
        match self.lease() {
            Some(id) => store.leave(&id).await,
            None => Ok(()),
        }
    }

    fn leaving(&self) -> bool {
        self.leaving.load(Ordering::SeqCst)
    }
}

/// Renews the lease for as long as the server runs.
pub(super) async fn renew(shared: Arc<Shared>) {
    let weak = Arc::downgrade(&shared);
    drop(shared);
    for round in 1_u32.. {
        let before = Instant::now();
        sleep(RENEW).await;
        let late = before.elapsed().saturating_sub(RENEW);
        metrics::gauge!("cardinal_lag_seconds").set(late.as_secs_f64());
        let Some(shared) = weak.upgrade() else { return };
        let cluster = &shared.cluster;
        let member = &cluster.member;
        if member.leaving() {
            return;
        }
        if late > Duration::from_millis(LEASE) {
            // This process stood still: its list of nodes is old.
            member.note(false);
        }
        if let Some(link) = cluster.link.as_ref().filter(|_| round % CLOCK == 0)
            && let Ok(time) = shared.store.time().await
        {
            link.set_time(time);
        }
        let asked = Instant::now();
        match shared.store.renew(&member.id(), LEASE).await {
            Ok(true) => {
                member.note(true);
                metrics::gauge!("cardinal_lease_seconds").set(asked.elapsed().as_secs_f64());
            }
            Ok(false) if member.leaving() => return,
            Ok(false) => {
                member.note(false);
                if let Err(error) = begin_again(&shared).await {
                    tracing::warn!(%error, "this node was evicted and cannot rejoin yet");
                }
            }
            Err(error) => {
                member.note(false);
                tracing::warn!(%error, "could not renew the lease");
            }
        }
    }
}

/// This node was evicted: other nodes have its tables. It rejoins as a new node without tables.
async fn begin_again(shared: &Arc<Shared>) -> Result<(), StoreError> {
    let member = &shared.cluster.member;
    let old = member.id();
    tracing::warn!(node = %old, "this node was evicted");
    metrics::counter!("cardinal_self_evicted_total").increment(1);
    shared.tables.abandon();
    if shared.store.nodes().await?.iter().any(|node| node.name == member.name && !node.expired) {
        member.replaced.notify_one();
        return Ok(());
    }
    let id = fresh(&member.name);
    shared.store.join(&id, &member.name, LEASE).await?;
    *member.id.write() = Arc::clone(&id);
    // Tables that were still being loaded under the old id.
    shared.tables.abandon();
    shared.lobby.clear();
    super::inbox::listen_as(shared, &id).await;
    // It looks again in a moment; nothing must be left undone because of this one.
    drop(member.look(&shared.store).await);
    tracing::info!(node = %id, "this node has rejoined");
    Ok(())
}

/// Evicts nodes with an expired lease and runs tables without a node, for as long as the server runs.
pub(super) async fn look_after(shared: Arc<Shared>) {
    let weak = Arc::downgrade(&shared);
    drop(shared);
    let mut adopting = None;
    loop {
        sleep(LOOK).await;
        let Some(shared) = weak.upgrade() else { return };
        let cluster = &shared.cluster;
        if cluster.member.leaving() || shared.draining() {
            return;
        }
        let (before, heard) = (cluster.member.living(), std::mem::take(&mut *cluster.member.heard.lock()));
        let Ok(expired) = cluster.member.look(&shared.store).await else {
            cluster.member.heard.lock().extend(heard);
            continue;
        };
        if cluster.member.judges() {
            for node in expired {
                if matches!(shared.store.evict(&node).await, Ok(true)) {
                    tracing::warn!(node, "evicted a node; taking over its tables");
                    metrics::counter!("cardinal_nodes_evicted_total").increment(1);
                    cluster.say_all(&NodeMessage::Gone { node }, "");
                }
            }
        }
        for node in before.iter().chain(&heard).filter(|node| !cluster.member.lives(node)) {
            gone(&shared, node).await;
        }
        // Loading many tables takes a while, in which other leases may expire.
        if adopting.as_ref().is_none_or(tokio::task::JoinHandle::is_finished) {
            adopting = Some(tokio::spawn(super::adopt::orphans(Arc::clone(&shared))));
        }
        metrics::gauge!("cardinal_nodes").set(cluster.member.living().len() as f64);
    }
}

/// Its watchers are gone, and the lobby no longer lists its tables.
pub(super) async fn gone(shared: &Arc<Shared>, node: &str) {
    shared.lobby.gone(node);
    Tables::node_gone(shared, node).await;
    shared.cluster.watches.wake();
}
