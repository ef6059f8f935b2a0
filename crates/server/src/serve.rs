//! Listening, and stopping without losing anything.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use cardinal_store::{Store, StoreError, keep_private, private_directory};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use thiserror::Error;
use tokio::net::TcpListener;

use crate::cluster::NatsError;
use crate::door::Door;
use crate::listen::listen;
use crate::{Config, State, app};

/// Why a server did not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The directory of the database cannot be used.
    #[error("cannot use {0}: {1}")]
    Data(String, std::io::Error),
    /// The database cannot be used.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The database is one of a later version, which this one cannot read.
    #[error(
        "the database is of a later version than this program ({}) and was left as it is: \
         start the later version, or restore a backup from before the upgrade",
        env!("CARGO_PKG_VERSION")
    )]
    Later,
    /// The server cannot listen on the address.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The other nodes cannot be reached.
    #[error("{0}")]
    Link(#[from] NatsError),
    /// A requirement for several nodes is missing.
    #[error("{0}")]
    Several(&'static str),
    /// Another process has taken the name of this node.
    #[error("another node has taken the name of this one; give each node a different --node")]
    Replaced,
    /// Serving failed.
    #[error("serving failed: {0}")]
    Serve(std::io::Error),
}

/// Connections at a time where metrics have an address of their own.
const WATCHERS: u64 = 32;

static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// All metrics, in the text form of Prometheus.
pub(crate) fn metrics_text() -> String {
    METRICS.get().map(PrometheusHandle::render).unwrap_or_default()
}

impl Config {
    /// Opens the database that is configured.
    pub async fn open_store(&self) -> Result<Store, ServeError> {
        if let Some(url) = &self.database {
            return opened(Store::open(url, self.durability()).await);
        }
        let unusable = |error| ServeError::Data(self.data.display().to_string(), error);
        private_directory(&self.data).map_err(unusable)?;
        if keep_private(&self.database_file()).map_err(unusable)? {
            tracing::warn!(file = %self.database_file().display(), "the database was readable by other users; its permissions have been restricted");
        }
        opened(Store::open_file(&self.database_file(), self.durability()).await)
    }

    /// Warns of an unsafe configuration.
    fn warn(&self) {
        if !self.secure && !self.listen.ip().is_loopback() {
            tracing::warn!(
                listen = %self.listen,
                "passwords and cards are sent unencrypted: use a proxy with TLS, and set `secure`"
            );
        }
    }

    /// Copies the embedded database into a new file, as it is, while it is being used.
    pub fn backup(&self, file: &std::path::Path) -> Result<(), ServeError> {
        Ok(Store::backup(&self.database_file(), file)?)
    }

    /// The file of the embedded database.
    pub fn database_file(&self) -> std::path::PathBuf {
        self.data.join("cardinal.sqlite3")
    }
}

/// A store, or why it could not be opened. The only database that a server does not migrate is a later one.
fn opened(store: Result<Store, StoreError>) -> Result<Store, ServeError> {
    store.map_err(|error| match error {
        StoreError::Version(_) => ServeError::Later,
        error => error.into(),
    })
}

/// Serves until the process is asked to stop, then drains. `ready` is called with the address of the listener.
///
/// It is boxed so that the server is built and optimized here, and not in the crate that awaits it.
pub fn serve(
    config: Config,
    ready: Box<dyn FnOnce(SocketAddr)>,
) -> Pin<Box<dyn Future<Output = Result<(), ServeError>>>> {
    Box::pin(run(config, ready))
}

async fn run(config: Config, ready: Box<dyn FnOnce(SocketAddr)>) -> Result<(), ServeError> {
    METRICS.get_or_init(|| {
        PrometheusBuilder::new()
            .install_recorder()
            .unwrap_or_else(|_| PrometheusBuilder::new().build_recorder().handle())
    });
    outlive_file_limits();
    #[cfg(feature = "testing")]
    crate::clock::obey();
    let mut config = config;
    config.warn();
    let store = config.open_store().await?;
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|error| ServeError::Listen(config.listen, error))?;
    let address = listener.local_addr().map_err(ServeError::Serve)?;
    config.listen = address;
    let drain = Duration::from_secs(config.drain);
    let state = State::new(config, store).await?;
    let asked = Stop::listen().map_err(ServeError::Serve)?;
    ready(address);
    tracing::info!(%address, "serving");
    let stopping = state.clone();
    let stop = async move {
        asked.asked().await;
        tracing::info!("draining");
        stopping.drain().await;
    };
    if let Some(place) = state.0.config.metrics {
        let listener = TcpListener::bind(place).await.map_err(|error| ServeError::Listen(place, error))?;
        let shown = listener.local_addr().map_err(ServeError::Serve)?;
        tracing::info!(address = %shown, "metrics");
        let config = Arc::new(Config { connections: WATCHERS, ..state.0.config.clone() });
        let door = Arc::new(Door::new(&config));
        let app = crate::http::watching().with_state(state.clone());
        tokio::spawn(listen(listener, app, door, config, std::future::pending()));
    }
    let (door, config) = (Arc::clone(&state.0.door), Arc::new(state.0.config.clone()));
    let serving = async {
        listen(listener, app(state.clone()), door, config, stop).await;
        state.deserted().await;
    };
    let drained = async {
        state.0.drained().await;
        tokio::time::sleep(drain).await;
    };
    tokio::select! {
        () = serving => {}
        () = drained => tracing::info!("some clients did not disconnect in time"),
        () = state.replaced() => return Err(ServeError::Replaced),
    }
    state.release().await;
    tracing::info!("stopped");
    Ok(())
}

/// Treats a file size limit like a full disk: the write fails, and the order is refused. Without a handler
/// for the signal the system would kill the program.
#[cfg(unix)]
fn outlive_file_limits() {
    use tokio::signal::unix::{SignalKind, signal};
    /// SIGXFSZ on Linux and the BSDs.
    const FILE_TOO_LARGE: i32 = 25;
    if let Err(error) = signal(SignalKind::from_raw(FILE_TOO_LARGE)) {
        tracing::debug!(%error, "could not handle SIGXFSZ; a file size limit would kill the program");
    }
}

#[cfg(not(unix))]
const fn outlive_file_limits() {}

/// The signals that stop the program.
#[cfg(unix)]
struct Stop([tokio::signal::unix::Signal; 2]);

#[cfg(unix)]
impl Stop {
    fn listen() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self([signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?]))
    }

    async fn asked(mut self) {
        let [terminate, interrupt] = &mut self.0;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    }
}

/// Ctrl-C.
#[cfg(not(unix))]
struct Stop;

#[cfg(not(unix))]
impl Stop {
    const fn listen() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn asked(self) {
        drop(tokio::signal::ctrl_c().await);
    }
}
