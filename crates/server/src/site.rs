//! The web client.

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use cardinal_assets::{INDEX, get};

/// A file of the web client. Paths that name no file are pages of the client, which finds its way by itself.
pub(crate) async fn site(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let named = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let asset = get(path).filter(|_| !path.is_empty());
    let Some(asset) = asset.or_else(|| get(INDEX).filter(|_| !named)) else {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    };
    let tag = format!("\"{}\"", &asset.digest[..32]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let fixed = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if known == Some(tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, [(header::CONTENT_TYPE, asset.kind)], Body::from(asset.bytes.into_owned())).into_response()
}
