//! What handlers take from a request.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use cardinal_protocol::code;
use serde::de::DeserializeOwned;

use crate::error::ApiError;
use crate::{Config, State};

/// A JSON body, with a refusal of our own if it is invalid. An empty body counts as an empty object.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<State> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &State) -> Result<Self, ApiError> {
        parsed(&received(request, state).await?).map(Self)
    }
}

/// The bytes of a body, if its type is JSON and it arrives in time.
async fn received(request: Request, state: &State) -> Result<Bytes, ApiError> {
    let json = request
        .headers()
        .get(axum::http::header::CONTENT_TYPE)
        .is_none_or(|kind| kind.to_str().is_ok_and(|kind| kind.starts_with("application/json")));
    if !json {
        // Forms of other sites cannot send JSON, which also protects against CSRF.
        let message = "the request body must be application/json";
        return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, code::MALFORMED, message));
    }
    let patience = Duration::from_millis(state.0.config.request_timeout);
    let bytes = tokio::time::timeout(patience, Bytes::from_request(request, state)).await;
    let bytes = bytes.map_err(|_| {
        ApiError::new(StatusCode::REQUEST_TIMEOUT, code::SLOW, "timed out reading the request body")
    })?;
    bytes.map_err(|_| {
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, code::TOO_LONG, "the request body is too large")
    })
}

fn parsed<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, ApiError> {
    let text: &[u8] = if bytes.is_empty() { b"{}" } else { bytes };
    let body = Json::<T>::from_bytes(text);
    body.map(|Json(body)| body)
        .map_err(|error| ApiError::new(StatusCode::BAD_REQUEST, code::MALFORMED, &error.body_text()))
}

/// Who sent a body, and the body. The body is read first, so that the session is
/// checked when the request is executed.
#[derive(Debug)]
pub(crate) struct Sent<P, T>(pub(crate) P, pub(crate) T);

impl<P, T> FromRequest<State> for Sent<P, T>
where
    P: FromRequestParts<State, Rejection = ApiError>,
    T: DeserializeOwned + Send,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &State) -> Result<Self, ApiError> {
        let (mut parts, body) = request.into_parts();
        let request = Request::from_parts(parts.clone(), body);
        let bytes = received(request, state).await?;
        Ok(Self(P::from_request_parts(&mut parts, state).await?, parsed(&bytes)?))
    }
}

/// The named parts of a path, with a refusal of our own if they are not text.
#[derive(Debug)]
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<State> for Named<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(named)| Self(named)).map_err(|error| malformed(&error.body_text()))
    }
}

/// The query, with a refusal of our own if it is invalid.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<State> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(asked)| Self(asked)).map_err(|error| malformed(&error.body_text()))
    }
}

fn malformed(why: &str) -> ApiError {
    ApiError::new(StatusCode::BAD_REQUEST, code::MALFORMED, why)
}

/// A request that counts as costly; refused where an address makes too many.
#[derive(Debug)]
pub(crate) struct Costly;

impl FromRequestParts<State> for Costly {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        if state.0.limits.costly(address(parts, &state.0.config)) {
            return Ok(Self);
        }
        Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, code::TOO_MANY, "too many requests; wait a minute"))
    }
}

/// A request that costs as much as `N` plain ones, charged before it is executed.
#[derive(Debug)]
pub(crate) struct Costs<const N: u32>;

impl<const N: u32> FromRequestParts<State> for Costs<N> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        // One has been counted already, as for any request.
        if state.0.limits.request(address(parts, &state.0.config), N - 1) {
            return Ok(Self);
        }
        Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, code::TOO_MANY, "too many requests"))
    }
}

/// Where a request comes from.
#[derive(Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<State> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Self, ApiError> {
        Ok(Self(address(parts, &state.0.config)))
    }
}

/// Where a request comes from.
pub(crate) fn address(parts: &Parts, config: &Config) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    client_address(peer, &parts.headers, config)
}

/// Where a request comes from.
pub(crate) fn client_address(peer: Option<IpAddr>, headers: &HeaderMap, config: &Config) -> IpAddr {
    // The proxy adds its own at the end, sometimes in a header of its own; anything before it may be forged.
    let mut lines = headers.get_all("x-forwarded-for").iter();
    let forwarded = lines.next_back().filter(|_| config.behind_proxy);
    let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}
