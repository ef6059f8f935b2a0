//! Showing where two texts part.

use serde::Serialize;

/// What is sent for a value.
pub(crate) fn bytes<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("(no JSON: {error})"))
}

/// The two texts around the place where they part; `None` if they are equal.
pub(crate) fn parting(one: &str, other: &str) -> Option<String> {
    if one == other {
        return None;
    }
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    Some(format!("'{}' or '{}'", around(one, same), around(other, same)))
}

fn around(text: &str, at: usize) -> String {
    const BEFORE: usize = 120;
    const AFTER: usize = 200;
    let from = at.saturating_sub(BEFORE);
    let shown: String = text.chars().skip(from).take(BEFORE + AFTER).collect();
    format!("{}{shown}", if from > 0 { "…" } else { "" })
}
