//! The web client, and the documentation beside it.

use axum::body::Body;
use axum::extract::State as Extract;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use cardinal_assets::{INDEX, get, get_for};

use crate::State;
use crate::preview::{PICTURE, preview};

/// The folder of the documentation.
const DOCS: &str = "docs";
/// The page for missing pages of the documentation.
const NO_PAGE: &str = "docs/not-found.html";

/// A file of the web client, or one of its pages. The client does the routing; an unknown path gets 404 and
/// the client, which says so.
pub(crate) async fn site(
    Extract(state): Extract<State>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path.split('/').next() == Some(DOCS) {
        return documentation(path, &headers);
    }
    let named = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if named {
        return file(path, &headers);
    }
    let Some(index) = get(INDEX) else { return missing() };
    let preview = preview(&state.0, path, &headers).await;
    let picture = get(PICTURE).is_some();
    let index = String::from_utf8_lossy(&index.bytes);
    let shell = preview.shell(&index, uri.path(), picture, &state.0.config, &headers);
    let tag = tag(&crate::ids::hash(&shell));
    let vary = "accept-language".to_owned();
    let fixed =
        [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned()), (header::VARY, vary)];
    if preview.found && known(&headers) == Some(tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    let status = if preview.found { StatusCode::OK } else { StatusCode::NOT_FOUND };
    (status, fixed, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], shell).into_response()
}

/// A page of the documentation, or one of its files. Addresses of pages have no extension.
fn documentation(path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_end_matches('/');
    let page = if path == DOCS { format!("{DOCS}/index.html") } else { format!("{path}.html") };
    let there = [path, &page].into_iter().find(|name| *name != NO_PAGE && get(name).is_some());
    if let Some(name) = there {
        return file(name, headers);
    }
    // Never 304: the status is part of the answer.
    let mut asked = headers.clone();
    asked.remove(header::IF_NONE_MATCH);
    let mut answer = file(NO_PAGE, &asked);
    *answer.status_mut() = StatusCode::NOT_FOUND;
    answer.headers_mut().remove(header::ETAG);
    answer
}

fn missing() -> Response {
    (StatusCode::NOT_FOUND, "not found\n").into_response()
}

fn tag(digest: &str) -> String {
    format!("\"{}\"", &digest[..32])
}

/// The tag of the client's cached copy.
fn known(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok())
}

/// A file of the web client, in the smallest accepted encoding.
fn file(path: &str, headers: &HeaderMap) -> Response {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let Some(asset) = get_for(path, accepted) else { return missing() };
    // Each encoding has its own tag, the digest of the compressed file.
    let tag = tag(&asset.digest);
    let fixed = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if known(headers) == Some(tag.as_str()) {
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
    use cardinal_assets::Coding;

    use super::*;

    const SCRIPT: &str = "assets/index.js";

    fn ask(path: &str, headers: &[(header::HeaderName, &str)]) -> Response {
        let named = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        file(path, &named)
    }

    fn sent(answer: &Response, name: header::HeaderName) -> Option<&str> {
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
            let answer = ask(SCRIPT, &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!(answer.status(), StatusCode::OK);
            assert_eq!(sent(&answer, header::CONTENT_ENCODING), coding, "{accepted}");
            assert_eq!(sent(&answer, header::CONTENT_TYPE), Some("text/javascript; charset=utf-8"));
            assert_eq!(sent(&answer, header::VARY), Some("accept-encoding"));
            tags.insert((coding, sent(&answer, header::ETAG).unwrap().to_owned()));
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
            let first = ask(SCRIPT, std::slice::from_ref(&coded));
            // Names stay while contents change: a cache has to revalidate every time, and gets a short answer.
            assert_eq!(sent(&first, header::CACHE_CONTROL), Some("no-cache"));
            let tag = sent(&first, header::ETAG).unwrap();
            let again = ask(SCRIPT, &[coded.clone(), (header::IF_NONE_MATCH, tag)]);
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
            assert_eq!(sent(&again, header::ETAG), Some(tag));
            assert_eq!(sent(&again, header::VARY), Some("accept-encoding"));
            assert!(to_bytes(again.into_body(), usize::MAX).await.unwrap().is_empty());
            let old = ask(SCRIPT, &[coded, (header::IF_NONE_MATCH, "\"old\"")]);
            assert_eq!(old.status(), StatusCode::OK);
        }
    }

    #[test]
    fn pages_of_the_documentation_have_no_extension_and_unknown_ones_are_404() {
        let games = cardinal_games::all().iter();
        let rules = games.flat_map(|game| ["", "/"].map(|end| format!("docs/rules/{}{end}", game.info().id)));
        for path in rules.chain(["docs", "docs/", "docs/operating"].map(str::to_owned)) {
            let answer = documentation(&path, &HeaderMap::new());
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            assert_eq!(sent(&answer, header::CONTENT_TYPE), Some("text/html; charset=utf-8"));
            assert_eq!(sent(&answer, header::CACHE_CONTROL), Some("no-cache"));
        }
        for path in ["docs/nowhere", "docs/not-found", "docs/not-found.html", "docs/a/b/c", "docs/../index"] {
            let digest = get(NO_PAGE).unwrap().digest;
            let known = HeaderMap::from_iter([(header::IF_NONE_MATCH, tag(&digest).parse().unwrap())]);
            for headers in [HeaderMap::new(), known] {
                let answer = documentation(path, &headers);
                assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
                assert_eq!(sent(&answer, header::CONTENT_TYPE), Some("text/html; charset=utf-8"));
                assert_eq!(sent(&answer, header::ETAG), None);
            }
        }
    }

    #[test]
    fn missing_files_are_missing() {
        assert_eq!(ask("assets/nowhere.js", &[]).status(), StatusCode::NOT_FOUND);
        assert_eq!(get(SCRIPT).unwrap().coding, Coding::Plain);
    }
}
