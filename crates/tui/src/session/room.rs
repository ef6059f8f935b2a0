//! A table of a server before the game, in lines.

use cardinal_protocol::{Sitter, TableInfo};
use cardinal_texts::{Speech, printable, with};

use super::hosting;
use crate::words::person_name;

/// Whether this person is the host of a full table whose game has not begun.
pub(super) fn may_start(info: &TableInfo, me: &str) -> bool {
    let host = info.host.as_ref().is_some_and(|host| host.id == me);
    host && info.dealing.is_none()
        && !info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open { .. }))
}

/// Who sits where, and what is waited for.
pub(super) fn lines(info: &TableInfo, me: &str, link: &str, speech: &Speech) -> Vec<String> {
    let host = info.host.as_ref().is_some_and(|host| host.id == me);
    let mut lines = vec![speech.say("term-room-link", with("link", link.to_owned())), String::new()];
    for (at, seat) in info.seats.iter().enumerate() {
        let who = match &seat.sitter {
            Sitter::Open { locked: false } => speech.text("lobby-free"),
            Sitter::Open { locked: true } => speech.text("lobby-locked"),
            Sitter::Person { person, .. } if person.id == me => {
                speech.say("name-you", with("name", person_name(speech, person)))
            }
            Sitter::Person { person, .. } => person_name(speech, person),
            Sitter::Bot { level } => speech.say("bot-name", with("level", printable(level))),
        };
        lines.push(format!("{}: {who}", speech.say("seat-number", with("number", at + 1))));
    }
    lines.push(String::new());
    let vacant = info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open { .. }));
    let free = info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open { locked: false }));
    lines.push(speech.text(match (vacant, host) {
        _ if info.dealing.is_some() => "table-dealing",
        (true, _) if free => "term-room-waiting",
        (true, _) => "term-room-locked",
        (false, true) => "term-room-ready",
        (false, false) => "term-room-host",
    }));
    if host {
        lines.push(speech.say("term-room-orders", with("orders", hosting::HELP)));
    }
    lines
}
