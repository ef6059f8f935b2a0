//! The web client.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use cardinal_assets::{INDEX, get_for};

/// A file of the web client. Paths that name no file are pages of the client, which finds its way by itself.
pub(crate) async fn site(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let named = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let asset = get_for(path, accepted).filter(|_| !path.is_empty());
    let Some(asset) = asset.or_else(|| get_for(INDEX, accepted).filter(|_| !named)) else {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    };
    // Each coding has a tag of its own: the digest is that of the compressed file.
    let tag = format!("\"{}\"", &asset.digest[..32]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let fixed = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if known == Some(tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    let mut answer =
        (fixed, [(header::CONTENT_TYPE, asset.kind)], Body::from(asset.bytes.into_owned())).into_response();
    if let Some(coding) = asset.coding.name() {
        answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    answer
}
