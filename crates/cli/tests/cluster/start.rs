//! A missing service is named at the start, and the program exits.

use cardinal_rig::{Nats, Postgres, free_port};

use crate::node::{Node, program};

fn error_of(database: &str, nats: &str) -> String {
    let done = program(free_port(), database, nats, "ann").output().expect("the program runs");
    assert_eq!(done.status.code(), Some(2), "it says so and ends");
    let text = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!(text.lines().count(), 1, "one line: {text}");
    text
}

#[test]
fn a_missing_postgres_or_nats_is_named() {
    let unused = free_port();
    let url = format!("postgres://ann:secret@127.0.0.1:{unused}/cardinal");
    let text = error_of(&url, &format!("nats://127.0.0.1:{unused}"));
    assert!(text.contains(&format!("127.0.0.1:{unused}/cardinal")) && !text.contains("secret"), "{text}");
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let text = error_of(&postgres.url(), &format!("nats://127.0.0.1:{unused}"));
    assert!(text.contains("NATS") && text.contains(&unused.to_string()), "{text}");
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}/a.sqlite3?mode=rwc", folder.path().display());
    let text = error_of(&file, &nats.url());
    assert!(text.contains("PostgreSQL"), "{text}");
}

/// Anyone who reaches NATS can read what players see, so it needs a password, which is part of its URL.
#[test]
fn a_nats_with_a_password_accepts_nodes_that_have_it() {
    let (postgres, nats) = (Postgres::start(), Nats::start_locked("cardinal", "p@ss/word"));
    let text = error_of(&postgres.url(), &nats.url());
    assert!(text.contains("authorization violation"), "{text}");
    let at = |login: &str| format!("nats://{login}@127.0.0.1:{}", nats.port());
    let text = error_of(&postgres.url(), &at("cardinal:no-such-secret"));
    assert!(text.contains("authorization violation") && !text.contains("no-such-secret"), "{text}");
    let node = Node::start("ann", &postgres.url(), &at("cardinal:p%40ss%2Fword"));
    assert_eq!(node.ask("GET", "/readyz", None, "").0, 200);
}
