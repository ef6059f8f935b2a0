//! Connections that are never used, never finished, or too many.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::Message;

use crate::harness::{Server, Socket, answer, asked};

/// Short times, so that tests need not wait.
fn hasty() -> Value {
    json!({"request_timeout": 100, "idle_timeout": 300})
}

/// Whether the server has closed a connection, after its answer.
fn closed(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest) {
        Ok(_) => true,
        Err(error) => error.kind() == ErrorKind::ConnectionReset,
    }
}

fn connect(server: &Server) -> TcpStream {
    asked(&server.address, "")
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n";

fn healthy(server: &Server) -> bool {
    server.raw(&format!("{HEALTH}Connection: close\r\n\r\n")) == (200, "alive\n".to_owned())
}

#[test]
fn a_connection_without_a_word_ends() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &hasty());
    assert!(closed(&mut connect(&server)), "not a byte");
    let mut half = asked(&server.address, HEALTH);
    assert!(closed(&mut half), "half a head");
    // A byte now and then does not help: it is the whole head that has its time.
    let mut drop = asked(&server.address, HEALTH);
    let ended = (0..600).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        drop.write_all(b"X: y\r\n").is_err()
    });
    assert!(ended, "a head that never ends");
    assert!(healthy(&server));
}

#[test]
fn a_connection_ends_some_time_after_its_last_request() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &hasty());
    let mut kept = asked(&server.address, &format!("{HEALTH}\r\n"));
    let mut byte = [0; 1];
    kept.read_exact(&mut byte).unwrap();
    kept.write_all(format!("{HEALTH}\r\n").as_bytes()).unwrap();
    let (_, text) = answer(kept);
    assert!(text.contains("HTTP/1.1 200 OK"), "both are answered, and then it ends: {text}");
}

#[test]
fn a_head_has_its_length() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let long = format!("{HEALTH}X: {}\r\n\r\n", "y".repeat(300 * 1024));
    assert!(matches!(server.raw(&long).0, 0 | 431), "refused before it is read");
    assert!(healthy(&server));
}

#[test]
fn connections_from_one_address_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"connections_per_address": 3}));
    let mut open: Vec<TcpStream> = (0..3).map(|_| connect(&server)).collect();
    assert!(closed(&mut connect(&server)), "the fourth is turned away");
    drop(open.pop());
    // Its place is free as soon as the server has noticed.
    let metrics = (0..1000)
        .map(|_| server.raw("GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"));
    let (_, metrics) = metrics.into_iter().find(|(status, _)| *status == 200).unwrap();
    assert!(metrics.contains("cardinal_connections_refused_total{why=\"address\"}"), "{metrics}");
    assert!(metrics.contains("cardinal_connections 3"), "{metrics}");
}

#[test]
fn an_idle_connection_makes_room_for_a_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"connections": 8}));
    let mut silent: Vec<TcpStream> = (0..100).map(|_| connect(&server)).collect();
    assert!(healthy(&server));
    assert_eq!(server.ask("GET", "/api/server", None, "").0, 200, "everything is answered");
    assert!(silent[..90].iter_mut().all(closed), "the first ones had to go");
}

#[test]
fn a_server_that_has_its_hands_full_says_so_and_that_it_lives() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::configured(folder.path(), &json!({"connections": 3}));
    let (token, _) = server.guest("Ann");
    let mut socket = server.socket(Some(&token));
    let _held = [(); 2].map(|()| server.hold("PATCH", "/api/me", &token, "{}"));
    let _silent: Vec<TcpStream> = (0..50).map(|_| connect(&server)).collect();
    assert!(healthy(&server));
    let (status, refused) = server.ask("GET", "/api/server", None, "");
    assert_eq!((status, refused["code"].as_str()), (503, Some("busy")));
    assert!(socket.say(&json!({"do": "ping"})), "an open socket stays open");
    assert_eq!(
        std::iter::from_fn(|| socket.hear()).find(|message| message["on"] != "welcome").unwrap()["on"],
        "pong"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_without_file_descriptors_says_that_it_lives() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    assert!(healthy(&server));
    let open = std::fs::read_dir(format!("/proc/{}/fd", server.id())).unwrap().count();
    let limited = Command::new("prlimit")
        .args(["--pid", &server.id().to_string(), &format!("--nofile={0}:{0}", open + 8)])
        .status();
    assert!(limited.expect("util-linux has prlimit").success());
    let _silent: Vec<TcpStream> = (0..60).map(|_| connect(&server)).collect();
    assert!(healthy(&server));
}

#[test]
fn sockets_of_a_person_and_an_address_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let server =
        Server::configured(folder.path(), &json!({"sockets_per_person": 2, "sockets_per_address": 3}));
    let (ann, _) = server.guest("Ann");
    let mut open = vec![server.socket(Some(&ann)), server.socket(Some(&ann))];
    assert!(Socket::connect(&server.address, Some(&ann)).is_none(), "a third one of one person");
    open.push(server.socket(None));
    assert!(Socket::connect(&server.address, None).is_none(), "a fourth one from one address");
    let (status, metrics) = server.ask("GET", "/metrics", None, "");
    assert!(
        status == 200 && metrics.as_str().unwrap().contains("cardinal_limited_total{limit=\"sockets\"} 2"),
        "{metrics}"
    );
    open.clear();
    let again = (0..1000).any(|_| Socket::connect(&server.address, Some(&ann)).is_some());
    assert!(again, "those that have ended do not count");
}

#[test]
fn a_flood_of_pings_ends_the_socket() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::launch(folder.path(), |command| {
        command.env("CARDINAL_FRAMES_PER_SECOND", "10");
    });
    let mut socket = server.socket(None);
    let mut ping = || socket.send(Message::Ping("are you there".into()));
    assert!((0..30).all(|_| ping()));
    let told = std::iter::from_fn(|| socket.hear()).find(|message| message["on"] == "trouble");
    assert_eq!(told.expect("they count")["refusal"]["code"], "too-many");
    let mut ping = || socket.send(Message::Ping("are you there".into()));
    assert!((0..100_000).any(|_| !ping()), "it does not go on forever");
}

#[test]
fn wrong_passwords_wait_longer_and_longer() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let account = |password: &str| json!({"login": "ann", "password": password}).to_string();
    assert_eq!(server.ask("POST", "/api/sign-up", None, &account("correct horse")).0, 200);
    let sign_in =
        |server: &Server, password: &str| server.ask("POST", "/api/sign-in", None, &account(password)).0;
    for _ in 0..5 {
        assert_eq!(sign_in(&server, "a wrong one"), 403);
    }
    assert_eq!(sign_in(&server, "correct horse"), 429, "not even the right one is looked at");
    server.pass(1);
    assert_eq!(sign_in(&server, "a wrong one"), 403);
    server.pass(1);
    assert_eq!(sign_in(&server, "correct horse"), 429, "two seconds this time");
    server.pass(1);
    assert_eq!(sign_in(&server, "correct horse"), 200);
    assert_eq!(sign_in(&server, "a wrong one"), 403, "and from the beginning");
}

#[test]
fn dear_requests_count_as_many() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::launch(folder.path(), |command| {
        command.env("CARDINAL_REQUESTS_PER_SECOND", "10");
    });
    // Forty plain requests at once are within the limit; lists of matches are five times as dear.
    let answered = (0..20).filter(|_| server.ask("GET", "/api/matches?limit=100", None, "").0 == 200).count();
    assert!((1..20).contains(&answered), "{answered}");
}
