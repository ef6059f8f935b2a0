//! What a server sends reaches stdout and stderr as text only.

use std::process::{Command, Output, Stdio};

use crate::hostile_server::Hostile;

fn cardinal(server: &Hostile, arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    Command::new(env!("CARGO_BIN_EXE_cardinal"))
        .args(["play", "--plain", "--connect", &server.address])
        .args(arguments)
        .env("CARDINAL_SAVES", folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// Checks that there is nothing but lines of text, one of them from the server.
fn harmless(bytes: &[u8], lines: usize) {
    let text = std::str::from_utf8(bytes).unwrap();
    let raw = |each: char| {
        (each.is_control() && each != '\n')
            || matches!(each, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    assert!(text.contains("evil") && !text.contains(raw), "{text:?}");
    assert_eq!(text.lines().count(), lines, "{text}");
}

#[test]
fn the_list_of_tables_and_refusals_of_a_hostile_server_are_text() {
    let server = Hostile::start("number-chain");
    let listed = cardinal(&server, &[]);
    assert!(listed.status.success(), "{listed:?}");
    harmless(&listed.stdout, 4);
    let refused = cardinal(&server, &["number-chain", "--quick"]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    harmless(&refused.stderr, 1);
}
