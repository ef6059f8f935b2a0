//! A server that is asked to stop.

#![cfg(unix)]

use crate::duel::Duel;
use crate::harness::{self, Server};
use crate::player::Player;

#[test]
fn asked_to_stop_it_says_goodbye_and_everything_goes_on_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "chain", [&ann, &ben]);
    for _ in 0..10 {
        duel.step();
    }
    let mut looking = server.socket(None);
    assert_eq!(looking.hear().unwrap()["on"], "welcome");
    let Player { match_id, seq, .. } = &duel.players[0];
    let poll = format!("/api/tables/{}/events?wait=25&match_id={match_id}&seq={seq}", duel.table);
    let address = &server.address;
    let request = format!("GET {poll} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let poll = harness::asked(address, &request);
    assert_eq!(server.terminate(), Some(0));
    let farewell = looking.hear().unwrap();
    assert_eq!(
        (farewell["on"].as_str(), farewell["refusal"]["code"].as_str()),
        (Some("bye"), Some("draining"))
    );
    assert!(looking.hear().is_none(), "then the socket is closed");
    // It may have been asked before or after the end was near; in no case does it wait out its 25 seconds.
    let (status, _) = harness::answer(poll);
    assert!(matches!(status, 0 | 200 | 503), "{status}");
    let server = Server::start(folder.path());
    let head = duel.players[0].seq;
    let mut duel = Duel::resume(&server, &duel.table, [&ann, &ben]);
    assert_eq!(duel.players[1].seq, head);
    duel.finish();
    server.verified(&ann, &duel.players[0].match_id);
}

#[test]
fn spectators_hear_the_farewell_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let mut looking: Vec<_> = (0..40).map(|_| server.socket(None)).collect();
    for socket in &mut looking {
        assert_eq!(socket.hear().unwrap()["on"], "welcome");
    }
    assert_eq!(server.terminate(), Some(0));
    for socket in &mut looking {
        assert_eq!(socket.hear().expect("a farewell before the end")["on"], "bye");
    }
}
