//! Coming and going: absences are noticed, spectators who are not admitted are sent away, and a person who changes is identified again.

use std::time::Duration;

use serde_json::{Value, json};

use crate::company::{Company, drain, setup, to_act, until};
use crate::harness::{self, Server};

/// Lets five seconds pass again and again until it is so; the program learns of a closed connection in its own time.
fn eventually(server: &mut Server, what: &str, holds: impl Fn(&Server) -> bool) {
    for _ in 0..200 {
        if holds(server) {
            return;
        }
        server.pass(5);
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("never: {what}");
}

#[test]
fn a_program_that_hangs_up_while_it_waits_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"grace": 30}));
    let (player, socket) = company.player(&server, 0);
    let seat = to_act(&player);
    drop(socket);
    let path = format!(
        "/api/tables/{}/events?wait=25&match_id={}&seq={}",
        company.table, player.match_id, player.seq
    );
    let poll = harness::asked(
        &server.address,
        &format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\n\r\n",
            server.address, company.tokens[seat]
        ),
    );
    let presence = |server: &Server| company.info(server)["seats"][seat]["sitter"]["presence"].clone();
    server.pass(40);
    eventually(&mut server, "it waits", |server| presence(server) == "here");
    drop(poll);
    eventually(&mut server, "it is missed", |server| presence(server) == "gone");
}

#[test]
fn without_spectators_strangers_are_dismissed_when_the_last_seat_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "chain", 2, &json!({"spectators": {"allowed": false}}));
    server.order(&company.tokens[1], &company.table, "up", &json!({"do": "stand"}));
    let eve = server.guest("Eve").0;
    let mut eyes = server.socket(Some(&eve));
    assert!(eyes.say(&json!({"do": "watch", "table": company.table})));
    until(&mut eyes, "the table", |message| message["on"] == "table");
    server.order(&company.tokens[1], &company.table, "down", &json!({"do": "sit"}));
    server.order(&company.tokens[0], &company.table, "go", &json!({"do": "start"}));
    let told = until(&mut eyes, "a word", |message| {
        assert_ne!(message["on"], "update", "{message}");
        message["on"] == "not_admitted"
    });
    assert_eq!((&told["table"], &told["refusal"]["code"]), (&json!(company.table), &json!("no-spectators")));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let (player, socket) = &mut players[seat];
    crate::company::make_move(player, socket);
    let heard = drain(&mut eyes);
    assert!(heard.iter().all(|message| message["table"] != *company.table), "{heard:?}");
    let path = format!("/api/tables/{}/orders/still", company.table);
    let said = json!({"do": "say", "text": "I am still here"}).to_string();
    let (status, refused) = server.ask("POST", &path, Some(&eve), &said);
    assert_eq!((status, refused["code"].as_str()), (403, Some("no-spectators")));
}

#[test]
fn a_table_that_sends_a_spectator_away_is_not_watched_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, eve) = (server.guest("Ann").0, server.guest("Eve").0);
    let seats = json!([{"kind": "open"}, {"kind": "open"}]);
    let open = |allowed: bool| {
        let spectators = json!({"allowed": allowed});
        server.open(&ann, &json!({"game": "chain", "seats": seats, "pace": "slow", "spectators": spectators}))
    };
    let mut eyes = server.socket(Some(&eve));
    let mut watch = |table: &str, on: &str| {
        assert!(eyes.say(&json!({"do": "watch", "table": table})));
        until(&mut eyes, on, |message| {
            assert_ne!(message["on"], "trouble", "{message}");
            message["on"] == on
        })
    };
    // As many tables as one socket may watch, and each sends her away in its own way.
    for table in 0..16 {
        watch(&format!("nowhere{table}"), "not_admitted");
    }
    let private: Vec<String> = (0..32).map(|_| open(false)).collect();
    private.iter().for_each(|table| drop(watch(table, "table")));
    for table in &private {
        let bot = json!({"kind": "bot", "level": "greedy"});
        server.order(&ann, table, "full", &json!({"do": "plan", "seat": 1, "plan": bot}));
        until(&mut eyes, "a word", |message| message["on"] == "not_admitted" && message["table"] == **table);
    }
    let public = open(true);
    assert!(eyes.say(&json!({"do": "watch", "table": public})));
    let shown = until(&mut eyes, "the next table", |message| {
        matches!(message["on"].as_str(), Some("table" | "trouble"))
    });
    assert_eq!(shown["table"]["id"], *public, "{shown}");
}

#[test]
fn an_open_socket_learns_that_its_person_has_changed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, _) = server.guest("Ann");
    let bye = |socket: &mut harness::Socket| {
        let told = until(socket, "a farewell", |message| message["on"] == "bye");
        assert_eq!(told["refusal"]["code"], "who-are-you");
        assert!(socket.hear().is_none(), "then it is closed");
    };
    let mut socket = server.socket(Some(&ann));
    assert_eq!(socket.hear().unwrap()["you"]["name"], "Ann");
    assert_eq!(server.ask("PATCH", "/api/me", Some(&ann), "{\"name\":\"Anna\"}").0, 200);
    bye(&mut socket);
    let mut socket = server.socket(Some(&ann));
    assert_eq!(socket.hear().unwrap()["you"]["name"], "Anna");
    assert_eq!(server.ask("POST", "/api/sign-out", Some(&ann), "").0, 204);
    bye(&mut socket);
    assert_eq!(server.socket(Some(&ann)).hear().unwrap()["you"], Value::Null);
}

#[test]
fn an_unused_session_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let (ann, _) = server.guest("Ann");
    server.pass(399 * 86_400);
    assert_eq!(server.ask("GET", "/api/me", Some(&ann), "").0, 200, "used in time, and noted");
    server.pass(399 * 86_400);
    assert_eq!(server.ask("GET", "/api/me", Some(&ann), "").0, 200);
    server.pass(401 * 86_400);
    assert_eq!(server.ask("GET", "/api/me", Some(&ann), "").0, 401);
}

#[test]
fn a_listed_table_does_not_wait_for_players_who_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let people = ["Ann", "Ben"].map(|name| server.guest(name).0);
    let quick = |server: &Server, token: &str| {
        let wish = json!({"game": "chain", "seats": 2}).to_string();
        let (status, found) = server.ask("POST", "/api/quick", Some(token), &wish);
        assert_eq!(status, 200, "{found}");
        (found["table"].as_str().unwrap().to_owned(), found["seat"].as_u64().unwrap())
    };
    let (table, seat) = quick(&server, &people[0]);
    assert_eq!(seat, 0);
    let info = |server: &Server| server.get(&format!("/api/tables/{table}"), None);
    server.pass(30);
    assert_eq!(info(&server)["seats"][0]["sitter"]["kind"], "person", "she may come back");
    eventually(&mut server, "she has left her seat", |server| {
        info(server)["seats"][0]["sitter"]["kind"] == "open"
    });
    assert_eq!(quick(&server, &people[1]), (table.clone(), 0), "the table is free for others");
    assert_eq!(info(&server)["status"], "waiting", "and an absent player is not made to play");
    eventually(&mut server, "it is closed", |server| {
        server.get("/api/tables", None).as_array().unwrap().is_empty()
    });
    // A table that only those with the link can find waits for them.
    let own = server.open(&people[0], &setup("chain", 2, &json!({})));
    server.pass(86_400);
    let kept = server.get(&format!("/api/tables/{own}"), None);
    assert_eq!((&kept["status"], &kept["seats"][0]["sitter"]["kind"]), (&json!("waiting"), &json!("person")));
}
