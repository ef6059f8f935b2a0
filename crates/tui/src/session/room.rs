//! A table of a server before the game, in lines.

use cardinal_protocol::{Sitter, TableInfo};
use cardinal_texts::printable;

use super::hosting;

/// Whether this person is the host of a full table whose game has not begun.
pub(super) fn may_start(info: &TableInfo, me: &str) -> bool {
    let host = info.host.as_ref().is_some_and(|host| host.id == me);
    host && info.dealing.is_none()
        && !info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open { .. }))
}

/// Who sits where, and what is waited for.
pub(super) fn lines(info: &TableInfo, me: &str, link: &str) -> Vec<String> {
    let host = info.host.as_ref().is_some_and(|host| host.id == me);
    let mut lines = vec![format!("Others come here by {link}"), String::new()];
    for (at, seat) in info.seats.iter().enumerate() {
        let who = match &seat.sitter {
            Sitter::Open { locked: false } => "free".to_owned(),
            Sitter::Open { locked: true } => "locked".to_owned(),
            Sitter::Person { person, .. } if person.id == me => {
                format!("{} (you)", printable(person.shown_name()))
            }
            Sitter::Person { person, .. } => printable(person.shown_name()),
            Sitter::Bot { level } => format!("bot, {}", printable(level)),
        };
        lines.push(format!("seat {}: {who}", at + 1));
    }
    lines.push(String::new());
    let vacant = info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open { .. }));
    let free = info.seats.iter().any(|seat| matches!(seat.sitter, Sitter::Open { locked: false }));
    lines.push(match (vacant, host) {
        _ if info.dealing.is_some() => "The cards are being dealt.".to_owned(),
        (true, _) if free => "Waiting for an opponent to take the free seat.".to_owned(),
        (true, _) => "Waiting for the host to open the locked seat.".to_owned(),
        (false, true) => "Everybody is here: begin the game with 'start' or Enter.".to_owned(),
        (false, false) => "Waiting for the host to begin the game.".to_owned(),
    });
    if host {
        lines.push(format!("As the host you can say {}.", hosting::HELP));
    }
    lines
}
