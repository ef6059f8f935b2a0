//! A server in this process, which can be killed and restarted on its stored data.

use std::net::SocketAddr;
use std::time::Duration;

use cardinal_client::Server;
use cardinal_server::{Config, State, app};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// A running server.
pub(crate) struct Host {
    runtime: Option<Runtime>,
    address: SocketAddr,
    data: TempDir,
    frames: u32,
}

impl Host {
    pub(crate) fn start() -> Self {
        Self::patient(2_000)
    }

    /// One with this limit of messages per second and socket.
    pub(crate) fn patient(frames: u32) -> Self {
        let data = tempfile::tempdir().unwrap();
        let (runtime, address) = run(&data, SocketAddr::from(([127, 0, 0, 1], 0)), frames);
        Self { runtime: Some(runtime), address, data, frames }
    }

    /// Kills it.
    pub(crate) fn stop(&mut self) {
        self.runtime.take().expect("it runs").shutdown_timeout(Duration::from_secs(10));
    }

    /// Restarts it at its address and on its files.
    pub(crate) fn again(&mut self) {
        self.runtime = Some(run(&self.data, self.address, self.frames).0);
    }

    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A client of it.
    pub(crate) fn client(&self) -> Server {
        Server::at(&self.url()).unwrap()
    }
}

fn run(data: &TempDir, listen: SocketAddr, frames: u32) -> (Runtime, SocketAddr) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let address = runtime.block_on(async {
        let config = Config {
            data: data.path().to_owned(),
            flush: false,
            requests_per_second: 5_000,
            costly_per_minute: 100_000,
            frames_per_second: frames,
            ..Config::default()
        };
        let store = config.open_store().await.unwrap();
        let state = State::new(config, store).await.unwrap();
        let listener = TcpListener::bind(listen).await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = app(state).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        address
    });
    (runtime, address)
}
