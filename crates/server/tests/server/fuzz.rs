//! Bad input at every door: a code or a clean close, and the others play on.

use serde_json::{Value, json};
use tungstenite::Message;

use crate::harness::Server;
use crate::player::Player;

/// Method, path, token, body, and the status and code it must get.
type Case<'a> = (&'a str, &'a str, Option<&'a str>, &'a str, u16, &'a str);

/// Frames that are sent in all.
const FRAMES: u32 = 10_000;

fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

/// A message with something wrong in it, most of the time.
fn broken(state: &mut u64, good: &[String]) -> Message {
    let mut text = good[random(state) as usize % good.len()].clone().into_bytes();
    for _ in 0..random(state) % 4 {
        let at = random(state) as usize % text.len();
        match random(state) % 4 {
            0 => text[at] = random(state) as u8,
            1 => drop(text.remove(at)),
            2 => text.truncate(at.max(1)),
            _ => text.extend_from_within(at..),
        }
        if text.is_empty() {
            text.push(b'{');
        }
    }
    match (random(state) % 20, String::from_utf8(text)) {
        (0, _) => Message::binary(vec![random(state) as u8; 64]),
        (1, _) => Message::text(format!("{{\"do\":\"ping\",\"x\":\"{}\"}}", "y".repeat(20_000))),
        (_, Ok(text)) => Message::text(text),
        (_, Err(error)) => Message::binary(error.into_bytes()),
    }
}

#[test]
fn ten_thousand_broken_frames_harm_no_player() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (ann, _) = server.guest("Ann");
    let (eve, _) = server.guest("Eve");
    let games = server.get("/api/games", None);
    let tables: Vec<String> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let table = server.open(&ann, &crate::play::setup(game, 1));
            server.order(&ann, &table, "go", &json!({"do": "start"}));
            table
        })
        .collect();
    let orders: [Value; 9] = [
        json!({"do": "moves", "match_id": "m", "base": 1, "actions": [{"do": "end"}]}),
        json!({"do": "undo", "match_id": "m", "base": 99}),
        json!({"do": "sit", "seat": 200}),
        json!({"do": "plan", "seat": 0, "plan": {"kind": "bot", "level": "greedy"}}),
        json!({"do": "vote", "vote": 3, "yes": true}),
        json!({"do": "start"}),
        json!({"do": "hint", "match_id": "m", "base": 0}),
        json!({"do": "react", "reaction": "wow"}),
        json!({"do": "host", "person": "x"}),
    ];
    let mut good: Vec<String> = Vec::new();
    for table in &tables {
        let order = |order| json!({"do": "order", "table": table, "id": "e", "order": order}).to_string();
        good.extend(orders.iter().map(order));
        let since = json!({"match_id": "m", "seq": 5});
        good.push(json!({"do": "watch", "table": table, "since": since, "views": true}).to_string());
    }
    good.push(json!({"do": "watch", "table": "nowhere"}).to_string());
    good.push(json!({"do": "lobby", "on": true}).to_string());
    let (mut state, mut sent, mut sockets) = (1_u64, 0, 0);
    let mut socket = server.socket(Some(&eve));
    while sent < FRAMES {
        if !socket.send(broken(&mut state, &good)) {
            socket = server.socket(Some(&eve));
            sockets += 1;
            continue;
        }
        sent += 1;
        // Asking for a pong now and then reads what piled up; a socket that was closed is replaced.
        if sent % 50 == 0 {
            socket.say(&json!({"do": "ping"}));
            loop {
                match socket.hear() {
                    Some(message) if message["on"] == "pong" => break,
                    Some(_) => {}
                    None => {
                        socket = server.socket(Some(&eve));
                        sockets += 1;
                        break;
                    }
                }
            }
        }
    }
    assert!(server.alive(), "after {sent} frames on {sockets} sockets");
    for table in &tables {
        Player::new(&ann, table, 4).play(&server);
    }
}

#[test]
fn bad_requests_get_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let table = server.open(&token, &json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}]}));
    let orders = format!("/api/tables/{table}/orders/x");
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(70_000));
    let cases: &[Case<'_>] = &[
        ("POST", "/api/guest", None, "{", 400, "malformed"),
        ("POST", "/api/guest", None, "{\"nam\":1}", 400, "malformed"),
        ("POST", "/api/guest", None, "{\"name\":\"\"}", 422, "bad-name"),
        ("POST", "/api/guest", None, &long, 413, "too-long"),
        ("POST", "/api/tables", None, "{}", 401, "who-are-you"),
        ("POST", "/api/tables", Some(&token), "{\"game\":\"chess\",\"seats\":[]}", 404, "unknown-game"),
        ("POST", "/api/tables", Some(&token), "{\"game\":\"chain\",\"seats\":[]}", 422, "setup-seats"),
        ("POST", &orders, Some(&token), "{\"do\":\"fly\"}", 400, "malformed"),
        ("POST", &orders, Some(&token), "{\"do\":\"stand\",\"x\":1}", 400, "malformed"),
        ("POST", &orders, None, "{\"do\":\"stand\"}", 401, "who-are-you"),
        ("GET", "/api/tables/none", None, "", 404, "not-found"),
        ("GET", "/api/matches?limit=x", None, "", 400, "malformed"),
        ("GET", "/api/matches?next=x", None, "", 422, "malformed"),
        ("GET", "/api/matches/none/record", None, "", 404, "not-found"),
        ("GET", "/api/nothing", None, "", 404, "not-found"),
    ];
    for (method, path, token, body, status, code) in cases {
        let (found, answer) = server.ask(method, path, *token, body);
        assert_eq!((found, answer["code"].as_str()), (*status, Some(*code)), "{method} {path}: {answer}");
    }
    for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%2fcardinal.sqlite3", "/assets/../../x.sqlite3"]
    {
        let (status, body) =
            server.raw(&format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
        assert!(status == 404 || body.contains("<!doctype html>"), "{path}: {status} {body}");
        assert!(!body.contains("[package]") && !body.contains("SQLite format"), "{path}");
    }
    let foreign = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {}\r\nOrigin: https://evil.example\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}",
        server.address
    );
    assert_eq!(server.raw(&foreign).0, 403);
}
