//! Finding the task of a table, and starting it where it does not run.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use cardinal_protocol::{Refusal, code};
use cardinal_store::{StoreError, TableRow, Write};
use tokio::sync::{Mutex, mpsc};

use crate::error::refusal;
use crate::ids::now;
use crate::state::Shared;
use crate::table::{Letter, spawn};

/// How long a node may run a table without renewing its claim.
const LEASE: u64 = 15_000;

/// The tables that run here.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    running: std::sync::Mutex<HashMap<String, mpsc::Sender<Letter>>>,
    /// Held while a table is being loaded, so that it is loaded once.
    loading: Mutex<()>,
}

impl Tables {
    /// After the start of a server: every table that is not over runs again.
    pub(crate) async fn wake(shared: &Arc<Shared>) -> Result<(), StoreError> {
        for row in shared.store.living_tables().await? {
            if let Err(error) = Self::start(shared, &row).await {
                // One table that cannot be read must not keep the others from going on.
                tracing::error!(table = %row.id, %error, "a table could not be loaded");
            }
        }
        let weak = Arc::downgrade(shared);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_millis(LEASE / 3)).await;
                let Some(shared) = weak.upgrade() else { return };
                let write = Write::renew(&shared.config.node, now() + LEASE);
                if let Err(error) = shared.store.write(write).await {
                    tracing::warn!(%error, "the claim to the tables could not be renewed");
                }
            }
        });
        Ok(())
    }

    async fn start(shared: &Arc<Shared>, row: &TableRow) -> Result<mpsc::Sender<Letter>, StoreError> {
        let claim = Write::claim(&row.id, &shared.config.node, now(), now() + LEASE);
        shared.store.write(claim).await?;
        let sender = spawn(Arc::clone(shared), row).await?;
        shared.tables.insert(&row.id, sender.clone());
        Ok(sender)
    }

    /// A new table: stored, then run.
    pub(crate) async fn open(shared: &Arc<Shared>, row: &TableRow) -> Result<(), StoreError> {
        shared.store.write(Write::table(row)).await?;
        Self::start(shared, row).await.map(|_| ())
    }

    fn insert(&self, id: &str, sender: mpsc::Sender<Letter>) {
        self.running.lock().expect("nobody panics while holding it").insert(id.to_owned(), sender);
        metrics::gauge!("cardinal_tables").set(self.count() as f64);
    }

    /// How many run here.
    pub(crate) fn count(&self) -> usize {
        self.running.lock().expect("nobody panics while holding it").len()
    }

    fn running(&self, id: &str) -> Option<mpsc::Sender<Letter>> {
        let running = self.running.lock().expect("nobody panics while holding it");
        running.get(id).filter(|sender| !sender.is_closed()).cloned()
    }

    /// The way to a table, which is loaded if need be.
    pub(crate) async fn find(shared: &Arc<Shared>, id: &str) -> Result<mpsc::Sender<Letter>, Refusal> {
        if let Some(sender) = shared.tables.running(id) {
            return Ok(sender);
        }
        let _loading = shared.tables.loading.lock().await;
        if let Some(sender) = shared.tables.running(id) {
            return Ok(sender);
        }
        let row = shared.store.table(id).await.map_err(|error| refusal(&error))?;
        let row = row.ok_or_else(|| Refusal::new(code::NOT_FOUND, "there is no such table"))?;
        Self::start(shared, &row).await.map_err(|error| refusal(&error))
    }

    /// Sends a letter to a table.
    pub(crate) async fn send(shared: &Arc<Shared>, id: &str, letter: Letter) -> Result<(), Refusal> {
        let sender = Self::find(shared, id).await?;
        sender
            .send(letter)
            .await
            .map_err(|_| Refusal::new(code::BUSY, "the table is being put away; try again"))
    }

    /// Sends a letter to every table that runs here.
    pub(crate) async fn send_all(&self, letter: impl Fn() -> Letter) {
        let all: Vec<_> =
            self.running.lock().expect("nobody panics while holding it").values().cloned().collect();
        for sender in all {
            // A table that has just been put away needs no letter.
            let _ = sender.send(letter()).await;
        }
    }

    /// Takes a table out, unless a letter has come meanwhile.
    pub(crate) fn put_away(&self, id: &str, inbox: &mut mpsc::Receiver<Letter>) -> bool {
        let mut running = self.running.lock().expect("nobody panics while holding it");
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        running.remove(id);
        true
    }
}
