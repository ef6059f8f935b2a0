//! Server information, health and metrics.

use axum::extract::State as Extract;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use cardinal_engine::Info;
use cardinal_protocol::http::ServerInfo;
use cardinal_protocol::{PROTOCOL, REACTIONS, VersionInfo};

use crate::State;
use crate::error::ApiError;
use crate::thinking::levels;

pub(super) fn routes() -> Router<State> {
    Router::new()
        .route("/api/server", get(server))
        .route("/api/version", get(version))
        .route("/api/games", get(games))
        .route("/api/openapi.json", get(description))
        .route("/api/{*rest}", axum::routing::any(|| async { ApiError::not_found("page") }))
        .merge(health())
        .route("/metrics", get(shown_here))
}

fn health() -> Router<State> {
    Router::new().route("/healthz", get(|| async { "alive\n" })).route("/readyz", get(ready))
}

/// Health and metrics, if they have an address of their own.
pub(crate) fn watching() -> Router<State> {
    health().route("/metrics", get(metrics))
}

/// The metrics, unless they have an address of their own.
async fn shown_here(state: Extract<State>) -> Result<Response, ApiError> {
    if state.0.0.config.metrics.is_some() {
        return Err(ApiError::not_found("page"));
    }
    Ok(metrics(state).await)
}

async fn server(Extract(state): Extract<State>) -> Json<ServerInfo> {
    Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        levels: levels().into_iter().map(str::to_owned).collect(),
        reactions: REACTIONS.map(str::to_owned).to_vec(),
        online: state.0.lobby.online(),
        playing: state.0.lobby.playing() as u32,
        sign_up: state.0.config.sign_up,
        guests: state.0.config.guests,
    })
}

async fn version() -> Json<VersionInfo> {
    Json(VersionInfo::of_this_program(cardinal_games::all().iter().map(|game| game.info())))
}

async fn games() -> Json<Vec<Info>> {
    Json(cardinal_games::all().iter().map(|game| game.info()).collect())
}

/// The description of this interface, for programs.
async fn description() -> Response {
    let text = include_str!("../../../../docs/openapi.json");
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

async fn ready(Extract(state): Extract<State>) -> Response {
    if state.0.draining() {
        return (StatusCode::SERVICE_UNAVAILABLE, "draining\n").into_response();
    }
    match state.0.store.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

async fn metrics(Extract(state): Extract<State>) -> Response {
    metrics::gauge!("cardinal_online").set(f64::from(state.0.lobby.online()));
    metrics::gauge!("cardinal_connections").set(state.0.door.count() as f64);
    metrics::gauge!("cardinal_tables").set(state.0.tables.count() as f64);
    let text = crate::serve::metrics_text();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
