//! Texts of a server reach stdout and stderr without control characters.

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

/// Checks that the output is plain text and includes the server's.
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
fn a_hostile_server_cannot_send_control_characters_to_the_terminal() {
    let server = Hostile::start("number-chain");
    let listed = cardinal(&server, &[]);
    assert!(listed.status.success(), "{listed:?}");
    harmless(&listed.stdout, 4);
    let refused = cardinal(&server, &["number-chain", "--quick"]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    harmless(&refused.stderr, 1);
}
