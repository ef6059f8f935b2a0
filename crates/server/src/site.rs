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

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use cardinal_assets::{Coding, get};

    use super::*;

    const SCRIPT: &str = "assets/index.js";

    async fn ask(method: Method, path: &str, headers: &[(header::HeaderName, &str)]) -> Response {
        let named = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        site(method, path.parse().unwrap(), named).await
    }

    fn told(answer: &Response, name: header::HeaderName) -> Option<&str> {
        answer.headers().get(name).map(|value| value.to_str().unwrap())
    }

    #[tokio::test]
    async fn each_client_is_sent_the_smallest_coding_it_accepts() {
        let cases = [
            ("br, gzip", Some("br")),
            ("gzip, deflate", Some("gzip")),
            ("br;q=0, gzip;q=0.5", Some("gzip")),
            ("identity", None),
            ("", None),
        ];
        let mut tags = std::collections::HashSet::new();
        for (accepted, coding) in cases {
            let answer =
                ask(Method::GET, &format!("/{SCRIPT}"), &[(header::ACCEPT_ENCODING, accepted)]).await;
            assert_eq!(answer.status(), StatusCode::OK);
            assert_eq!(told(&answer, header::CONTENT_ENCODING), coding, "{accepted}");
            assert_eq!(told(&answer, header::CONTENT_TYPE), Some("text/javascript; charset=utf-8"));
            assert_eq!(told(&answer, header::VARY), Some("accept-encoding"));
            tags.insert((coding, told(&answer, header::ETAG).unwrap().to_owned()));
            let asset = get_for(SCRIPT, accepted).unwrap();
            assert_eq!(asset.coding.name(), coding);
            assert_eq!(to_bytes(answer.into_body(), usize::MAX).await.unwrap(), asset.bytes.as_ref());
        }
        // One tag for each coding, so that a cache never mixes them up.
        assert_eq!(tags.len(), 3);
        let distinct: std::collections::HashSet<_> = tags.iter().map(|(_, tag)| tag).collect();
        assert_eq!(distinct.len(), 3);
    }

    #[tokio::test]
    async fn a_known_file_is_not_sent_again_and_a_changed_one_is() {
        for accepted in ["br", "gzip", ""] {
            let coded = (header::ACCEPT_ENCODING, accepted);
            let first = ask(Method::GET, &format!("/{SCRIPT}"), std::slice::from_ref(&coded)).await;
            // Names stay while contents change: a cache has to ask every time, and is answered in a few bytes.
            assert_eq!(told(&first, header::CACHE_CONTROL), Some("no-cache"));
            let tag = told(&first, header::ETAG).unwrap();
            let again =
                ask(Method::GET, &format!("/{SCRIPT}"), &[coded.clone(), (header::IF_NONE_MATCH, tag)]).await;
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
            assert_eq!(told(&again, header::ETAG), Some(tag));
            assert_eq!(told(&again, header::VARY), Some("accept-encoding"));
            assert!(to_bytes(again.into_body(), usize::MAX).await.unwrap().is_empty());
            let old =
                ask(Method::GET, &format!("/{SCRIPT}"), &[coded, (header::IF_NONE_MATCH, "\"old\"")]).await;
            assert_eq!(old.status(), StatusCode::OK);
        }
    }

    #[tokio::test]
    async fn pages_are_the_index_and_missing_files_are_missing() {
        for path in ["/", "/table/abc", "/rules/chain"] {
            let answer = ask(Method::GET, path, &[(header::ACCEPT_ENCODING, "br")]).await;
            assert_eq!(told(&answer, header::CONTENT_TYPE), Some("text/html; charset=utf-8"), "{path}");
        }
        assert_eq!(ask(Method::GET, "/assets/nowhere.js", &[]).await.status(), StatusCode::NOT_FOUND);
        assert_eq!(ask(Method::POST, "/", &[]).await.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(get(SCRIPT).unwrap().coding, Coding::Plain);
    }
}
