//! Listening, and stopping without losing anything.

use std::net::SocketAddr;
use std::sync::OnceLock;
use std::time::Duration;

use cardinal_store::{Store, StoreError};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use thiserror::Error;
use tokio::net::TcpListener;

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
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// Serving failed.
    #[error("serving failed: {0}")]
    Serve(std::io::Error),
}

static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// All metrics, in the text form of Prometheus.
pub(crate) fn metrics_text() -> String {
    METRICS.get().map(PrometheusHandle::render).unwrap_or_default()
}

impl Config {
    /// Opens the database that is configured.
    pub async fn open_store(&self) -> Result<Store, ServeError> {
        if let Some(url) = &self.database {
            return Ok(Store::open(url, self.durability()).await?);
        }
        let unusable = |error| ServeError::Data(self.data.display().to_string(), error);
        std::fs::create_dir_all(&self.data).map_err(unusable)?;
        Ok(Store::open_file(&self.database_file(), self.durability()).await?)
    }

    /// The file of the embedded database.
    pub fn database_file(&self) -> std::path::PathBuf {
        self.data.join("cardinal.sqlite3")
    }
}

/// Serves until the process is asked to stop, then drains. `ready` is told the address that is listened on.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    METRICS.get_or_init(|| {
        PrometheusBuilder::new()
            .install_recorder()
            .unwrap_or_else(|_| PrometheusBuilder::new().build_recorder().handle())
    });
    #[cfg(feature = "test-clock")]
    crate::clock::obey();
    let store = config.open_store().await?;
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|error| ServeError::Listen(config.listen, error))?;
    let address = listener.local_addr().map_err(ServeError::Serve)?;
    let drain = Duration::from_secs(config.drain);
    let state = State::new(config, store).await?;
    ready(address);
    tracing::info!(%address, "serving");
    let stopping = state.clone();
    let stop = async move {
        asked_to_stop().await;
        tracing::info!("draining");
        stopping.drain();
    };
    let service = app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(stop);
    let drained = async {
        state.0.drained().await;
        tokio::time::sleep(drain).await;
    };
    tokio::select! {
        served = serving => served.map_err(ServeError::Serve)?,
        () = drained => tracing::info!("some clients did not leave in time"),
    }
    state.release().await;
    tracing::info!("stopped");
    Ok(())
}

async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
