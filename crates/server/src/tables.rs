//! Finding the task of a table, and starting it where it does not run.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use cardinal_protocol::{Refusal, code};
use cardinal_store::{StoreError, TableRow, Write};
use futures_util::{StreamExt, stream};
use tokio::sync::{Mutex, MutexGuard, mpsc, oneshot};
use tokio::time::timeout;

use crate::error::refusal;
use crate::state::Shared;
use crate::table::{Command, spawn};

/// How many tables are handed over at a time.
const LEAVING: usize = 256;

/// How many tables can be loaded at a time.
const LOADING: usize = 16;

/// How long a server that starts waits for its tables.
const WAKING: Duration = Duration::from_secs(2);

/// The way to a table.
pub(crate) enum Way {
    /// It runs here.
    Here(mpsc::Sender<Command>),
    /// It runs at another node.
    There(Arc<str>),
}

/// The tables that run here.
#[derive(Default)]
pub(crate) struct Tables {
    /// In the order of their ids, so that a simulation is the same every time.
    running: parking_lot::Mutex<BTreeMap<String, mpsc::Sender<Command>>>,
    /// Held while a table is being loaded, so that it is loaded once; shared by few tables, so that many can be loaded
    /// at a time.
    loading: [Mutex<()>; LOADING],
}

impl Tables {
    /// After the start of a single server: games continue, and the lobby lists its tables again. Clients need not wait: a table that is requested is loaded at once.
    pub(crate) async fn wake(shared: &Arc<Shared>) -> Result<(), StoreError> {
        let rows = shared.store.living_tables().await?;
        let shared = Arc::clone(shared);
        let mut waking = tokio::spawn(async move {
            for row in rows {
                if let Err(error) = Self::start(&shared, &row).await {
                    // One table that cannot be read must not stop the others.
                    tracing::error!(table = %row.id, %error, "could not load a table");
                }
            }
        });
        // Most servers are done by then.
        drop(timeout(WAKING, &mut waking).await);
        Ok(())
    }

    /// Runs a table here, unless it does already; refused if another node runs it.
    pub(crate) async fn start(
        shared: &Arc<Shared>,
        row: &TableRow,
    ) -> Result<mpsc::Sender<Command>, StoreError> {
        let _loading = shared.tables.loading(&row.id).await;
        if let Some(sender) = shared.tables.running(&row.id) {
            return Ok(sender);
        }
        let node = shared.cluster.member.lease();
        if let Some(node) = &node {
            shared.store.write(Write::claim(&row.id, node).by(Some(node))).await?;
        }
        // Read after the claim: no other node can change it from now on.
        let row = shared.store.table(&row.id).await?.ok_or(StoreError::Conflict)?;
        let sender = spawn(Arc::clone(shared), &row, node.clone()).await?;
        shared.tables.insert(&row.id, sender.clone());
        // Asked afterwards: a node that takes another id abandons what is on the list by then.
        if node != shared.cluster.member.lease() {
            // The node was evicted meanwhile: another one runs the table now.
            shared.tables.strike_off(&row.id);
            return Err(StoreError::Fenced);
        }
        Ok(sender)
    }

    /// A new table: stored, then run.
    pub(crate) async fn open(shared: &Arc<Shared>, row: &TableRow) -> Result<(), StoreError> {
        let node = shared.cluster.member.lease();
        let row = TableRow { owner: node.as_deref().map(str::to_owned), ..row.clone() };
        shared.store.write(Write::table(&row).by(node.as_ref())).await?;
        Self::start(shared, &row).await.map(|_| ())
    }

    fn insert(&self, id: &str, sender: mpsc::Sender<Command>) {
        self.running.lock().insert(id.to_owned(), sender);
        metrics::gauge!("cardinal_tables").set(self.count() as f64);
    }

    fn strike_off(&self, id: &str) {
        self.running.lock().remove(id);
    }

    /// Waits until no other task loads this table.
    async fn loading(&self, id: &str) -> MutexGuard<'_, ()> {
        let place = id.bytes().fold(0_usize, |sum, command| sum.wrapping_mul(31) + usize::from(command));
        self.loading[place % LOADING].lock().await
    }

    /// How many run here.
    pub(crate) fn count(&self) -> usize {
        self.running.lock().len()
    }

    /// The inbox of a table that runs here.
    pub(crate) fn running(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let running = self.running.lock();
        running.get(id).filter(|sender| !sender.is_closed()).cloned()
    }

    /// The inbox of a table that runs here; one that is just being loaded is waited for.
    pub(crate) async fn loaded(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let _loading = self.loading(id).await;
        self.running(id)
    }

    /// The way to a table, which is loaded if no node runs it.
    pub(crate) async fn find(shared: &Arc<Shared>, id: &str) -> Result<Way, Refusal> {
        let cluster = &shared.cluster;
        if let Some(sender) = shared.tables.running(id) {
            return Ok(Way::Here(sender));
        }
        if let Some(node) = cluster.place(id) {
            return Ok(Way::There(node));
        }
        // Boxed: every socket waits here, and hardly any has to load a table.
        Box::pin(Self::look_up(shared, id)).await
    }

    /// Asks the database where a table runs, and runs it here if that is nowhere.
    async fn look_up(shared: &Arc<Shared>, id: &str) -> Result<Way, Refusal> {
        let cluster = &shared.cluster;
        let found = async || {
            let row = shared.store.table(id).await.map_err(|error| refusal(&error))?;
            row.ok_or_else(|| Refusal::new(code::NOT_FOUND, "there is no such table"))
        };
        let own = cluster.member.id();
        let elsewhere = |owner: Option<String>| {
            let owner = owner.filter(|owner| **owner != *own && cluster.member.lives(owner))?;
            let owner: Arc<str> = owner.into();
            cluster.know(id, Arc::clone(&owner));
            Some(Way::There(owner))
        };
        let moving = || Refusal::new(code::BUSY, "the table is moving to another node; try again");
        let row = found().await?;
        if let Some(way) = elsewhere(row.owner.clone()) {
            return Ok(way);
        }
        if shared.draining() && cluster.member.lease().is_some() {
            return Err(moving());
        }
        match Self::start(shared, &row).await {
            Ok(sender) => Ok(Way::Here(sender)),
            Err(StoreError::Conflict) => elsewhere(found().await?.owner).ok_or_else(moving),
            Err(StoreError::Fenced) => Err(moving()),
            Err(error) => Err(refusal(&error)),
        }
    }

    /// Sends a command to every table that runs here.
    pub(crate) async fn send_all(&self, command: impl Fn() -> Command) {
        for (_, sender) in self.all() {
            // A table that has just been unloaded needs no command.
            let _ = sender.send(command()).await;
        }
    }

    fn all(&self) -> Vec<(String, mpsc::Sender<Command>)> {
        let running = self.running.lock();
        running.iter().map(|(id, sender)| (id.clone(), sender.clone())).collect()
    }

    /// A node is gone, and its watchers with it.
    pub(crate) async fn node_gone(shared: &Arc<Shared>, node: &str) {
        let node: Arc<str> = node.into();
        shared.tables.send_all(|| Command::NodeGone { node: Arc::clone(&node) }).await;
    }

    /// Other nodes own the tables now: ends their tasks.
    pub(crate) fn abandon(&self) {
        let all = std::mem::take(&mut *self.running.lock());
        for sender in all.into_values() {
            let (left, _) = oneshot::channel();
            // Not waited for: the database rejects further writes of the table. It may have ended by itself.
            tokio::spawn(async move { drop(sender.send(Command::Leave { left }).await) });
        }
        metrics::gauge!("cardinal_tables").set(0.0);
    }

    /// Releases every table; each is passed to `give` once this node can no longer write to it.
    pub(crate) async fn let_go(shared: &Arc<Shared>, mut give: impl FnMut(String)) {
        let node = shared.cluster.member.lease();
        let node = &node;
        let mut released = stream::iter(shared.tables.all())
            .map(|(id, sender)| async move {
                let (left, leaving) = oneshot::channel();
                if sender.send(Command::Leave { left }).await.is_ok() {
                    // One that ends by itself has left too.
                    let _ = leaving.await;
                }
                shared.tables.running.lock().remove(&id);
                if let Some(node) = node
                    && let Err(error) = shared.store.write(Write::release(&id, node).by(Some(node))).await
                {
                    tracing::warn!(table = %id, %error, "could not release a table");
                }
                id
            })
            // Together, so that they are released in few transactions.
            .buffer_unordered(LEAVING);
        while let Some(id) = released.next().await {
            give(id);
        }
        metrics::gauge!("cardinal_tables").set(0.0);
    }

    /// Unloads a table, unless a command has arrived meanwhile.
    pub(crate) fn put_away(&self, id: &str, inbox: &mut mpsc::Receiver<Command>) -> bool {
        let mut running = self.running.lock();
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        running.remove(id);
        true
    }
}
