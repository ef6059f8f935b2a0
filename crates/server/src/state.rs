//! What all parts of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use cardinal_store::Store;
use tokio::sync::Notify;

use crate::Config;
use crate::bus::{Bus, LocalBus};
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::people::Passwords;
use crate::play::Thoughts;
use crate::ratings::Ratings;
use crate::tables::Tables;

/// What all parts of a server share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) lobby: Lobby,
    pub(crate) tables: Tables,
    pub(crate) thoughts: Thoughts,
    pub(crate) passwords: Passwords,
    pub(crate) ratings: Ratings,
    pub(crate) limits: Limits,
    pub(crate) bundle: String,
    draining: AtomicBool,
    drained: Notify,
    sockets: AtomicU64,
}

/// A server, ready to be asked; see [`crate::app`].
#[derive(Clone)]
pub struct State(pub(crate) Arc<Shared>);

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("State(…)")
    }
}

impl State {
    /// A server on this store. Tables with a game on go on at once.
    pub async fn new(config: Config, store: Store) -> Result<Self, cardinal_store::StoreError> {
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::default());
        let shared = Arc::new(Shared {
            thoughts: Thoughts::new(config.bot_threads),
            passwords: Passwords::new(2),
            limits: Limits::new(&config),
            lobby: Lobby::new(Arc::clone(&bus)),
            tables: Tables::default(),
            ratings: Ratings::default(),
            bundle: cardinal_assets::bundle(),
            bus,
            store,
            config,
            draining: AtomicBool::new(false),
            drained: Notify::new(),
            sockets: AtomicU64::new(0),
        });
        crate::ratings::introduce_bots(&shared.store).await?;
        Tables::wake(&shared).await?;
        Ok(Self(shared))
    }

    /// Asks everybody to come back later: no new sockets, and a word of farewell on the open ones.
    pub fn drain(&self) {
        self.0.draining.store(true, Ordering::SeqCst);
        self.0.drained.notify_waiters();
    }

    /// Gives up the tables, so that another node may go on with them at once.
    pub async fn release(&self) {
        let write = cardinal_store::Write::release(&self.0.config.node);
        if let Err(error) = self.0.store.write(write).await {
            tracing::warn!(%error, "the tables could not be released");
        }
    }
}

impl Shared {
    /// Whether the server is being stopped.
    pub(crate) fn draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    /// Returns when the server is being stopped.
    pub(crate) async fn drained(&self) {
        let notified = self.drained.notified();
        if !self.draining() {
            notified.await;
        }
    }

    /// A number that tells sockets apart.
    pub(crate) fn socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }
}
