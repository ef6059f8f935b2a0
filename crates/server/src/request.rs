//! Request ids: in the answer, in the logs, and passed on to the node that executes the request.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// The header of the id, set by a proxy or by us.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// The longest id accepted from a proxy.
const LONGEST: usize = 64;

tokio::task_local! {
    static ID: String;
}

/// The id of the request that is being answered.
pub(crate) fn current() -> Option<String> {
    ID.try_with(Clone::clone).ok()
}

fn sound(id: &str) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    !id.is_empty() && id.len() <= LONGEST && id.chars().all(letter)
}

/// Gives every request an id, unless a proxy has given it one, and logs it.
pub(crate) async fn name(request: Request, next: Next) -> Response {
    let given = request.headers().get(&HEADER).and_then(|id| id.to_str().ok()).filter(|id| sound(id));
    let id = given.map_or_else(crate::ids::id, str::to_owned);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = ID.scope(id.clone(), next.run(request)).await;
    tracing::debug!(request = %id, %method, path, status = response.status().as_u16(), "answered");
    let value = HeaderValue::from_str(&id).expect("it is plain text");
    response.headers_mut().insert(HEADER, value);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_ids_of_a_proxy_are_taken() {
        assert!(sound("a1-B_2.c"));
        for bad in ["", "two words", "line\nbreak", "ü", &"x".repeat(65)] {
            assert!(!sound(bad), "{bad}");
        }
    }
}
