//! JSON of any game as readable text.

use cardinal_engine::Info;
use serde_json::Value;

/// The keys by which the games tag their actions (`do`) and notices (`on`).
const TAGS: [&str; 2] = ["do", "on"];

/// The keys whose numbers are seats: programs count them from 0, people from 1.
const SEATS: [&str; 8] = ["seat", "seats", "by", "candidates", "dealer", "next_starter", "owner", "starter"];

/// The number of a seat as people count.
pub(crate) fn seat_number(seat: impl Into<u64>) -> u64 {
    seat.into() + 1
}

/// A value in words: `{"on":"played","seat":1,"card":"36"}` is `played: seat 2, card 36`.
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
            // The seat comes first.
            rest.sort_by_key(|(key, _)| *key != "seat");
            let rest = rest.iter().map(|(key, value)| {
                // A penalty card goes from one seat to another; elsewhere `from` is a place.
                let is_seat = SEATS.contains(&key.as_str()) || (*key == "from" && fields.contains_key("by"));
                let said = if is_seat { seats(value) } else { words(value) };
                format!("{} {said}", key.replace('_', " "))
            });
            let rest = rest.collect::<Vec<_>>().join(", ");
            match TAGS.iter().find_map(|&tag| fields.get(tag)) {
                Some(tag) if rest.is_empty() => words(tag),
                Some(tag) => format!("{}: {rest}", words(tag)),
                None => rest,
            }
        }
    }
}

fn seats(value: &Value) -> String {
    match value {
        Value::Number(number) => {
            number.as_u64().map_or_else(|| value.to_string(), |seat| seat_number(seat).to_string())
        }
        Value::Array(items) if !items.is_empty() => items.iter().map(seats).collect::<Vec<_>>().join(" "),
        other => words(other),
    }
}

/// The options of a table as `key=value`, in the game's own order.
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

/// A whole number with its sign; zero is `+0`.
pub(crate) fn signed(number: f64) -> String {
    format!("{:+}", number.round() + 0.0)
}

/// A share as the percentage that people type: 0.55 is 55, without the rounding error of the multiplication.
pub(crate) fn percent(share: f64) -> f64 {
    (share * 1e8).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn zero_has_one_sign() {
        assert_eq!([-0.3, 0.3, -148.2, 12.5].map(signed), ["+0", "+0", "-148", "+13"]);
    }

    #[test]
    fn a_notice_begins_with_what_happened() {
        let notice = json!({ "on": "round_over", "hands": [["12", "3?"], []], "next_starter": null });
        assert_eq!(words(&notice), "round over: hands 12 3? | none, next starter –");
        assert_eq!(words(&json!({ "on": "played", "card": "36", "seat": 1 })), "played: seat 2, card 36");
        assert_eq!(words(&json!({ "on": "tie", "seats": [0, 2] })), "tie: seats 1 3");
        assert_eq!(words(&json!({ "do": "reset" })), "reset");
        assert_eq!(words(&json!({ "starter": 1 })), "starter 2");
    }
}
