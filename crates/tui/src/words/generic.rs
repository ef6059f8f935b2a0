//! Any game in generic words, read off the JSON of its views, actions and notices.
//!
//! It relies on what all games have in common: actions are tagged by `do` and notices by `on`, `seat` is a seat, and a view
//! has `players` with a `hand` where the observer may see it. Everything else is listed by its name.

use cardinal_engine::Seat;
use cardinal_texts::{ENGLISH, Speech, with};
use serde_json::{Map, Value};

use super::{Names, list};

/// What a view holds beside the table itself.
const ASIDE: [&str; 3] = ["seat", "options", "players"];
/// Keys whose numbers are seats.
const SEATS: [&str; 3] = ["seat", "active", "starter"];

/// A move as a short command: its kind, then what it names. Numbers and switches say what they count.
pub fn command(action: &Value) -> String {
    let mut words = vec![kind(action)];
    for (key, value) in fields(action).filter(|(key, _)| *key != "do") {
        if value.is_number() || value.is_boolean() {
            words.push(spaced(key));
        }
        // Commands are the same in every language.
        words.push(phrase(value, Speech::of(ENGLISH)));
    }
    words.join(" ")
}

/// What kind of move it is.
pub fn kind(action: &Value) -> String {
    spaced(action["do"].as_str().unwrap_or("move"))
}

/// What a move does: its kind, and everything that belongs to it.
pub fn action(action: &Value, names: Names<'_>) -> String {
    let parts = details(action, &["do"], names);
    let kind = Speech::capital(&kind(action));
    if parts.is_empty() {
        return kind;
    }
    names.speech.say("any-parts", with("what", kind).with("parts", names.speech.row(&parts)))
}

/// What happened: who, what, and everything that belongs to it.
pub fn notice(notice: &Value, names: Names<'_>) -> String {
    let mut parts = vec![spaced(notice["on"].as_str().unwrap_or("news"))];
    parts.extend(details(notice, &["on", "seat"], names));
    let said = names.speech.row(&parts);
    let said = match seat_of(&notice["seat"]) {
        Some(seat) => names.speech.say("any-by", with("who", names.who(seat)).with("what", said)),
        None => Speech::capital(&said),
    };
    format!("{said}.")
}

/// The parts of a move or notice but those under these keys, each with its name.
fn details(value: &Value, but: &[&str], names: Names<'_>) -> Vec<String> {
    let parts = fields(value).filter(|(key, value)| !but.contains(key) && !is_empty(value));
    let part = |(key, value): (&str, &Value)| {
        names.speech.say("any-part", with("name", spaced(key)).with("value", named(key, value, names)))
    };
    parts.map(part).collect()
}

/// The hand of the observer, card by card.
pub fn hand(view: &Value) -> Vec<String> {
    let own = seat_of(&view["seat"]).map(|seat| &view["players"][seat.index()]["hand"]);
    match own.filter(|hand| !hand.is_null()).unwrap_or(&view["hand"]) {
        Value::Array(cards) => {
            let shown = cards.iter().filter(|card| !card.is_null());
            shown.map(|card| phrase(card, Speech::of(ENGLISH))).collect()
        }
        // Cards that look alike are counted.
        Value::Object(counts) => counts
            .iter()
            .flat_map(|(card, count)| vec![card.clone(); count.as_u64().unwrap_or(1).min(64) as usize])
            .collect(),
        _ => Vec::new(),
    }
}

/// The table line by line, without hand and players: a line for each thing, and lists of lists as blocks.
pub fn table(view: &Value, names: Names<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (key, value) in fields(view).filter(|(key, _)| !ASIDE.contains(key) && *key != "hand") {
        let title = Speech::capital(&spaced(key));
        match value {
            Value::Array(rows) if rows.iter().any(|row| row.is_array() || row.is_object()) => {
                lines.push(format!("{title}:"));
                lines.extend(rows.iter().map(|row| format!("  {}", phrase(row, names.speech))));
            }
            _ => lines.push(format!("{title}: {}", named(key, value, names))),
        }
    }
    lines
}

/// The whole view line by line, the own hand first.
pub fn describe(view: &Value, names: Names<'_>) -> Vec<String> {
    let own = seat_of(&view["seat"]).map(|_| names.hand(list(hand(view))));
    let seats = view["players"].as_array().map_or(0, Vec::len) as u8;
    let players =
        Seat::all(seats).map(|seat| format!("{}: {}", names.who(seat), player(view, seat, names.speech)));
    own.into_iter().chain(table(view, names)).chain(players).collect()
}

/// Round and phase, where the game has them.
pub fn status(view: &Value, speech: &Speech) -> String {
    let round = view["round"].as_u64().map(|round| speech.say("term-round", with("round", round)));
    let phase = view["phase"].as_str().map(spaced);
    round.into_iter().chain(phase).collect::<Vec<_>>().join(" · ")
}

/// What the view has about a player; the observer's own hand is shown elsewhere.
pub fn player(view: &Value, seat: Seat, speech: &Speech) -> String {
    let own = seat_of(&view["seat"]) == Some(seat);
    let facts = fields(&view["players"][seat.index()])
        .filter(|(key, value)| !(is_empty(value) || own && *key == "hand"))
        .map(|(key, value)| format!("{} {}", spaced(key), phrase(value, speech)));
    speech.row(&facts.collect::<Vec<_>>())
}

/// Every text in a value, however deep.
pub(crate) fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(map) => map.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

/// A value in words.
fn phrase(value: &Value, speech: &Speech) -> String {
    let phrase = |value: &Value| phrase(value, speech);
    match value {
        Value::Null => "–".to_owned(),
        Value::Bool(yes) => speech.text(if *yes { "term-yes" } else { "term-no" }),
        Value::Number(number) => number.to_string(),
        Value::String(text) => spaced(text),
        Value::Array(items) if items.iter().any(Value::is_array) => {
            items.iter().map(phrase).collect::<Vec<_>>().join(" / ")
        }
        Value::Array(items) if items.iter().any(Value::is_object) => {
            items.iter().map(phrase).collect::<Vec<_>>().join("; ")
        }
        Value::Array(items) => list(items.iter().map(phrase)),
        Value::Object(map) if map.is_empty() => "–".to_owned(),
        Value::Object(map) => {
            let parts = map.iter().map(|(key, value)| format!("{} {}", spaced(key), phrase(value)));
            parts.collect::<Vec<_>>().join(", ")
        }
    }
}

/// A value in words, with the name of the player where the key says that it is a seat.
fn named(key: &str, value: &Value, names: Names<'_>) -> String {
    let seat = seat_of(value).filter(|_| SEATS.contains(&key));
    seat.map_or_else(|| phrase(value, names.speech), |seat| names.who(seat))
}

fn fields(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter).map(|(key, value)| (key.as_str(), value))
}

fn seat_of(value: &Value) -> Option<Seat> {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).map(Seat::new)
}

/// Whether a value says nothing.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.iter().all(is_empty),
        Value::Object(map) => map.is_empty(),
        _ => false,
    }
}

/// A key or a word of a game as people write it.
fn spaced(text: &str) -> String {
    text.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn names(names: &[String]) -> Names<'_> {
        Names { names, me: Some(Seat::new(0)), speech: Speech::of("en") }
    }

    #[test]
    fn moves_are_short_commands_that_say_what_numbers_count() {
        assert_eq!(command(&json!({ "do": "end_turn" })), "end turn");
        assert_eq!(command(&json!({ "do": "play", "card": "red_7" })), "play red 7");
        assert_eq!(command(&json!({ "do": "lay", "cards": ["1", "2"], "slot": 3 })), "lay 1 2 slot 3");
        assert_eq!(command(&json!("odd")), "move");
    }

    #[test]
    fn notices_name_the_player_and_leave_out_what_is_hidden() {
        let both = ["Ann".to_owned(), "Bob".to_owned()];
        let drew = json!({ "on": "drew", "seat": 1, "card": null, "left": 4 });
        assert_eq!(notice(&drew, names(&both)), "Bob: drew, left 4.");
        let dealt = json!({ "on": "dealt", "hands": [["a", "b"], null], "starter": 0 });
        assert_eq!(notice(&dealt, names(&both)), "Dealt, hands a b / –, starter You.");
        let play = json!({ "do": "play", "card": "red_7", "to": null });
        assert_eq!(action(&play, names(&both)), "Play: card red 7");
    }

    #[test]
    fn a_made_up_view_is_described_line_by_line_with_the_hand_first() {
        let view = json!({
            "seat": 0, "round": 2, "phase": "last_bids", "active": 1, "options": { "rounds": 3 }, "pile": [],
            "board": [[1, 2], [3, null]],
            "players": [
                { "hand": ["ace", "king"], "bid": 0 },
                { "hand": null, "bid": 3, "out": true, "won": [{ "card": "two", "of": 1 }] },
            ],
        });
        let both = ["Ann".to_owned(), "Bob".to_owned()];
        let mut lines = describe(&view, names(&both));
        assert_eq!(lines.remove(0), "Your hand: ace king");
        let mut told = lines.clone();
        told.sort_unstable();
        let expected = [
            "  1 2",
            "  3 –",
            "Active: Bob",
            "Board:",
            "Bob: bid 3, out yes, won card two, of 1",
            "Phase: last bids",
            "Pile: –",
            "Round: 2",
            "You: bid 0",
        ];
        assert_eq!(told, expected);
        assert_eq!(lines.last().unwrap(), expected[4], "players come last");
        assert_eq!(status(&view, Speech::of("en")), "Round 2 · last bids");
    }

    #[test]
    fn hands_of_counted_cards_and_views_without_players_are_read_too() {
        assert_eq!(hand(&json!({ "seat": 0, "players": [{ "hand": { "bomb": 2 } }] })), ["bomb", "bomb"]);
        assert_eq!(hand(&json!({ "seat": null, "hand": ["x", null] })), ["x"]);
        assert!(describe(&json!(7), names(&[])).is_empty());
    }
}
