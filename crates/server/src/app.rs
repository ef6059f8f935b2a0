//! The whole server as a router.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State as Extract};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use cardinal_protocol::code;

use crate::State;
use crate::error::ApiError;
use crate::http::{self, client_address};
use crate::listen::Crowded;
use crate::{people, request, site, socket};

/// The longest body of a request.
const LONGEST: usize = 64 * 1024;

/// The whole server. Needs no socket to be tested.
pub fn app(state: State) -> Router {
    Router::new()
        .merge(people::routes())
        .merge(http::routes())
        .route("/api/socket", get(socket::open))
        .method_not_allowed_fallback(method_not_allowed)
        .fallback(site::site)
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(from_fn_with_state(state.clone(), guard))
        .layer(from_fn_with_state(state.clone(), secure))
        .layer(from_fn(request::name))
        .with_state(state)
}

async fn method_not_allowed() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, code::NOT_FOUND, "method not allowed at this address")
}

/// Rejects floods, banned networks and cross-origin requests.
async fn guard(Extract(state): Extract<State>, request: Request, next: Next) -> Response {
    if request.extensions().get::<Crowded>().is_some() && request.uri().path() != "/healthz" {
        return ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            code::BUSY,
            "the server is full; try again later",
        )
        .into_response();
    }
    let headers = request.headers();
    // Monitoring may use any host name.
    let health = matches!(request.uri().path(), "/healthz" | "/readyz" | "/metrics");
    let host = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    if !health && host.is_some_and(|host| !state.0.hosts.knows(host)) {
        let message = "unknown host name; the operator can allow it with the setting `hosts`";
        return ApiError::new(StatusCode::MISDIRECTED_REQUEST, code::ORIGIN, message).into_response();
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if !state.0.limits.request(client_address(peer, headers, &state.0.config), 1) {
        return ApiError::new(StatusCode::TOO_MANY_REQUESTS, code::TOO_MANY, "too many requests")
            .into_response();
    }
    let from = client_address(peer, headers, &state.0.config);
    if api_of_people(request.uri().path())
        && let Some(refusal) = state.0.bans.refuses(from)
    {
        return ApiError(StatusCode::FORBIDDEN, refusal).into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let socket = headers.get(header::UPGRADE).is_some();
    if (!reads || socket) && !same_origin(headers, &state.0.config.origins) {
        return ApiError::new(StatusCode::FORBIDDEN, code::ORIGIN, "cross-origin requests are not allowed")
            .into_response();
    }
    next.run(request).await
}

/// Whether banned networks are refused this path: every path except those with which the page shows the ban.
fn api_of_people(path: &str) -> bool {
    path.starts_with("/api/")
        && !matches!(path, "/api/server" | "/api/version" | "/api/games" | "/api/openapi.json")
}

/// Whether a request comes from a page of this server, or from no page at all.
fn same_origin(headers: &HeaderMap, origins: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if !origins.is_empty() {
        return origins.iter().any(|known| known == origin);
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && named == host
}

/// The content security policy.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
                      form-action 'self'";

async fn secure(Extract(state): Extract<State>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed: [(HeaderName, &'static str); 5] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if state.0.config.secure {
        // One year.
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}
