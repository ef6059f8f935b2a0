//! JSON of any game as readable text.

use cardinal_engine::Info;
use serde_json::Value;

/// The keys by which the games tag their actions (`do`) and notices (`on`).
const TAGS: [&str; 2] = ["do", "on"];

/// A value in words: `{"on":"played","seat":1,"card":"36"}` is `played: seat 1, card 36`.
pub(crate) fn words(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.replace('_', " "),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) => {
            // Lists within a list need a sign of where each ends.
            let nested = items.iter().any(|item| item.is_array() || item.is_object());
            items.iter().map(words).collect::<Vec<_>>().join(if nested { " | " } else { " " })
        }
        Value::Object(fields) => {
            let mut rest: Vec<(&String, &Value)> =
                fields.iter().filter(|(key, _)| !TAGS.contains(&key.as_str())).collect();
            // Who comes before what.
            rest.sort_by_key(|(key, _)| *key != "seat");
            let rest = rest.iter().map(|(key, value)| format!("{} {}", key.replace('_', " "), words(value)));
            let rest = rest.collect::<Vec<_>>().join(", ");
            match TAGS.iter().find_map(|&tag| fields.get(tag)) {
                Some(tag) if rest.is_empty() => words(tag),
                Some(tag) => format!("{}: {rest}", words(tag)),
                None => rest,
            }
        }
    }
}

/// The options of a table as `key=value`, in the order in which the game lists them.
pub(crate) fn settings(info: &Info, options: &Value) -> String {
    let pairs = info.options.iter().map(|option| match &options[option.key] {
        Value::String(word) => format!("{}={word}", option.key),
        other => format!("{}={other}", option.key),
    });
    pairs.collect::<Vec<_>>().join(" ")
}

/// A number of things: `1 game`, `2 games`.
pub(crate) fn count(number: u64, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// A share as a percentage as people type it: 0.55 is 55, without the rounding errors of the multiplication.
pub(crate) fn percent(share: f64) -> f64 {
    (share * 1e8).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_notice_begins_with_what_happened() {
        let notice = json!({ "on": "round_over", "hands": [["12", "3?"], []], "next_starter": null });
        assert_eq!(words(&notice), "round over: hands 12 3? | none, next starter –");
        assert_eq!(words(&json!({ "on": "played", "card": "36", "seat": 1 })), "played: seat 1, card 36");
        assert_eq!(words(&json!({ "do": "reset" })), "reset");
        assert_eq!(words(&json!({ "starter": 1 })), "starter 1");
    }
}
