//! Accepts connections and answers their requests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::Config;
use crate::door::Door;
use crate::line::{Line, Progress};

/// The longest head of a request, and what is read ahead of a body.
const BUFFER: usize = 64 * 1024;
/// How long to wait before the next connection when the system has no file descriptor left.
const BREATH: Duration = Duration::from_millis(10);

/// Set on requests over a spare connection, which are refused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowded;

/// Accepts connections until `stop`, then returns when all requests in progress are answered.
pub(crate) async fn listen(
    listener: TcpListener,
    app: Router,
    door: Arc<Door>,
    config: Arc<Config>,
    stop: impl Future<Output = ()>,
) {
    let (connections, stopping) = (TaskTracker::new(), CancellationToken::new());
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(place) = door.admit(peer.ip()) {
                    let line = (stream, Progress::new(place));
                    connections.spawn(answer(line, peer, app.clone(), Arc::clone(&config), stopping.clone()));
                }
            }
            Err(error) => {
                tracing::debug!(%error, "could not accept a connection");
                door.make_room();
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    stopping.cancel();
    connections.close();
    connections.wait().await;
}

/// Answers the requests that come over one connection.
async fn answer(
    (stream, progress): (TcpStream, Arc<Progress>),
    peer: SocketAddr,
    app: Router,
    config: Arc<Config>,
    stopping: CancellationToken,
) {
    let (own, crowded) = (Arc::clone(&progress), progress.place().crowded);
    let line = Line::new(stream, Arc::clone(&progress), &config);
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: Request<Incoming>| {
        progress.work();
        request.extensions_mut().insert(ConnectInfo(peer));
        if crowded {
            request.extensions_mut().insert(Crowded);
        }
        let (answer, progress) = (app.call(request), Arc::clone(&progress));
        async move {
            let answer = answer.await;
            // A WebSocket keeps its place.
            if !answer.as_ref().is_ok_and(|answer| answer.status() == StatusCode::SWITCHING_PROTOCOLS) {
                progress.rest();
            }
            answer
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(None).max_buf_size(BUFFER);
    let connection = http.serve_connection(TokioIo::new(line), service).with_upgrades();
    tokio::pin!(connection);
    // A client that is gone or too slow is not an error of the server.
    tokio::select! {
        ended = connection.as_mut() => drop(ended),
        () = own.place().end.cancelled() => {}
        () = own.overdue(&config) => {
            metrics::counter!("cardinal_connections_refused_total", "why" => "slow").increment(1);
        }
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            drop(connection.await);
        }
    }
}
