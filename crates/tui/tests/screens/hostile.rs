//! Nothing that a server sends reaches the terminal as it is: names, talk, refusals, levels, ids.

use std::io::Cursor;

use cardinal_client::Server;
use cardinal_texts::Speech;
use cardinal_tui::plain::{Lines, play};
use cardinal_tui::screen::{Lobby, Palette, Screen, describe};
use ratatui::crossterm::event::KeyCode;

use crate::bench::{Bench, drawn};
use crate::guest::sit_down;
use crate::hostile_server::Hostile;

/// The first character that a terminal would take for more than text, or the sign of a line that the server began.
fn harm(text: &str) -> Option<String> {
    let raw = |each: &char| {
        (each.is_control() && *each != '\n')
            || matches!(*each, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let line = text.lines().find(|line| line.trim_start().starts_with("name"));
    text.chars().find(raw).map(|each| format!("{each:?}")).or_else(|| line.map(str::to_owned))
}

fn harmless(text: &str) {
    assert!(text.contains("evil"), "nothing of the server is shown:\n{text}");
    assert_eq!(harm(text), None, "{text}");
}

#[test]
fn line_by_line_a_hostile_server_writes_only_text() {
    let server = Hostile::start("chain");
    let mut online = sit_down(&server);
    let mut out = Vec::new();
    // The first move is refused in the server's words.
    let mut lines = Lines::new(Cursor::new("1\nundo\nstart\nhint\nleave\n"), false);
    play(&mut online, &mut lines, "en", &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("Problem") && said.contains("wants to take back the last move"), "{said}");
    harmless(&said);
}

#[test]
fn on_the_full_screen_a_hostile_server_writes_only_text() {
    let server = Hostile::start("number-chain");
    let mut online = sit_down(&server);
    let mut bench = Bench::new(&mut online, 120, 40);
    harmless(&bench.until("game and question", |screen| {
        screen.contains(" Question ") && screen.contains("Supply") && screen.contains("31m")
    }));
    bench.press('y');
    bench.press('i');
    harmless(&bench.until("the players", |screen| screen.contains(" Players ")));
    // The answer was refused in the server's words.
    bench.key(KeyCode::Esc);
    harmless(&bench.draw());
}

#[test]
fn the_list_of_tables_of_a_hostile_server_is_only_text() {
    let server = Hostile::start("chain");
    let server = Server::at(&server.address).unwrap();
    let session = server.guest(None).unwrap();
    let mut lobby = Lobby::new(&session, Palette::MONO, Speech::of("en"));
    for _ in 0..2_000 {
        if lobby.tick() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let screen = drawn(&mut lobby, 160, 30);
    assert!(screen.contains("(you)"), "{screen}");
    harmless(&screen);
    lobby.complain(&cardinal_client::ClientError::Refused(refused()).to_string());
    harmless(&drawn(&mut lobby, 160, 30));
    for table in server.tables().unwrap() {
        harmless(&describe(&table, Speech::of("en")));
        let link = server.address().invitation(&table.id);
        assert_eq!(harm(&link), None, "{link}");
    }
}

fn refused() -> cardinal_protocol::Refusal {
    cardinal_protocol::Refusal::new("x", crate::hostile_server::EVIL)
}
