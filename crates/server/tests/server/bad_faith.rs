//! Well-formed requests in bad faith.

use serde_json::{Value, json};

use crate::company::{Company, drain, draw_card, to_act, until};
use crate::harness::Server;

fn undo(match_id: &str, base: u64) -> Value {
    json!({"do": "undo", "match_id": match_id, "base": base})
}

fn say(text: &str) -> Value {
    json!({"do": "say", "text": text})
}

#[test]
fn a_repeated_chat_line_gives_no_player_time_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let special = json!({"clock": {"kind": "move", "seconds": 1000}, "grace": 3600});
    let company = Company::play(&server, "chain", 2, &special);
    server.order(&company.tokens[0], &company.table, "old", &say("hello"));
    // More lines than a table remembers.
    for round in 0..18 {
        server.pass(11);
        for line in 0..8 {
            let id = format!("{round}-{line}");
            server.order(&company.tokens[line % 2], &company.table, &id, &say("and so on"));
        }
    }
    let left = |server: &Server| {
        let (player, _socket) = company.player(server, 0);
        (player.seq, player.outlook["clocks"]["left"][to_act(&player)].as_u64().unwrap())
    };
    let (seq, before) = left(&server);
    assert!(before < 900_000, "the clock runs: {before}");
    for _ in 0..3 {
        let again = server.order(&company.tokens[0], &company.table, "old", &say("hello"));
        assert_eq!(again["on"], "done", "{again}");
    }
    let after = left(&server);
    assert!(after.0 == seq && after.1 <= before, "nothing has happened: {after:?} after {before}");
    server.pass(900);
    assert!(left(&server).0 > seq, "and the time ran out when it would have");
}

#[test]
fn in_a_rated_game_what_was_seen_stays_seen() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"rated": true}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let (player, socket) = &mut players[seat];
    let made = draw_card(player, socket);
    assert_eq!(company.refused(&server, seat, "peek", &undo(&player.match_id, made)), "rated");
    let hint = json!({"do": "hint", "match_id": player.match_id, "base": player.seq});
    assert_eq!(company.refused(&server, seat, "help", &hint), "rated");
}

#[test]
fn bots_grant_neither_an_undo_nor_a_rest_in_a_rated_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, _) = server.guest("Ann");
    let seats = json!([{"kind": "open"}, {"kind": "bot", "level": "greedy"}]);
    let open = |rated: Value| {
        let setup = json!({"game": "number-chain", "seats": seats, "pace": "slow", "rated": rated});
        let table = server.open(&ann, &setup);
        server.order(&ann, &table, "go", &json!({"do": "start"}));
        table
    };
    let rated = |table: &str| server.get(&format!("/api/tables/{table}"), None)["rated"].clone();
    assert_eq!(rated(&open(Value::Null)), false, "against bots only where it is asked for");
    let table = open(json!(true));
    assert_eq!(rated(&table), true);
    let path = format!("/api/tables/{table}/orders/rest");
    let (status, answer) = server.ask("POST", &path, Some(&ann), r#"{"do":"pause"}"#);
    assert_eq!((status, &answer["code"]), (409, &json!("rated")), "{answer}");
}

#[test]
fn people_who_are_away_are_asked_too_and_silence_is_no_consent() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company = Company::play(&server, "number-chain", 2, &json!({"rated": false, "grace": 5}));
    let mut players = company.players(&server);
    let seat = to_act(&players[0].0);
    let away = players.remove(1 - seat);
    drop(away);
    let (mut player, mut socket) = players.remove(0);
    let made = draw_card(&mut player, &mut socket);
    server.pass(10);
    let head = company.player(&server, seat).0.seq;
    let asked = server.order(&company.tokens[seat], &company.table, "back", &undo(&player.match_id, head));
    assert_eq!(asked["seq"], Value::Null, "not done");
    assert_eq!(company.info(&server)["vote"]["waiting"], json!([1 - seat]));
    server.pass(61);
    let now = company.player(&server, seat).0.seq;
    assert_eq!(company.info(&server)["vote"], Value::Null, "a vote does not stay open forever");
    assert!(now >= made, "and nothing was taken back: {now}");
    let history =
        server.get(&format!("/api/tables/{}/events?match_id={}&seq=0", company.table, player.match_id), None);
    assert!(!history.to_string().contains("back_to"), "{history}");
}

#[test]
fn a_spectator_who_comes_and_goes_is_no_news() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let company = Company::play(&server, "chain", 2, &json!({"open": true, "grace": 3600}));
    let (_player, mut socket) = company.player(&server, 0);
    let mut lobby = server.socket(None);
    assert!(lobby.say(&json!({"do": "lobby", "on": true})));
    drain(&mut lobby);
    drain(&mut socket);
    let mut eve = server.socket(None);
    for _ in 0..15 {
        assert!(eve.say(&json!({"do": "watch", "table": company.table})));
        until(&mut eve, "the table", |message| message["on"] == "table");
        assert!(eve.say(&json!({"do": "unwatch", "table": company.table})));
    }
    assert!(eve.say(&json!({"do": "watch", "table": company.table})));
    until(&mut eve, "the table", |message| message["on"] == "table");
    let told = drain(&mut socket).len();
    assert!(told <= 1, "{told} messages for those who play");
    server.pass(2);
    let told = until(&mut socket, "the count", |message| message["on"] == "table");
    assert_eq!(told["table"]["watchers"], 1);
    assert_eq!(drain(&mut lobby), Vec::<Value>::new(), "nothing the lobby shows has changed");
}

#[test]
fn quick_play_ignores_tables_with_other_terms() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (eve, _) = server.guest("Eve");
    let traps = [
        json!({"open": true, "spectators": {"allowed": true, "sight": "hands", "delay": 30}}),
        json!({"open": true, "clock": {"kind": "move", "seconds": 1}, "rated": true}),
        json!({"open": true}),
    ];
    let traps: Vec<String> =
        traps.iter().map(|special| server.open(&eve, &crate::company::setup("chain", 2, special))).collect();
    let quick = |name: &str| {
        let (token, _) = server.guest(name);
        let wish = json!({"game": "chain", "seats": 2}).to_string();
        let (status, answer) = server.ask("POST", "/api/quick", Some(&token), &wish);
        assert!((200..300).contains(&status), "{status} {answer}");
        answer["table"].as_str().unwrap().to_owned()
    };
    let first = quick("Ann");
    assert!(!traps.contains(&first));
    assert_eq!(quick("Ben"), first, "those who want the same meet");
}

#[test]
fn a_table_that_panics_is_loaded_again_and_its_people_stay() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::play(&server, "chain", 2, &json!({}));
    let (player, mut socket) = company.player(&server, 0);
    drain(&mut socket);
    let path = format!("/api/tables/{}/orders/bang", company.table);
    let (status, answer) =
        server.ask("POST", &path, Some(&company.tokens[1]), &say("panic at the table").to_string());
    assert_eq!((status, &answer["code"]), (500, &json!("fault")), "not tried again: {answer}");
    let fresh = until(&mut socket, "a fresh view", |message| message["view"].is_object());
    assert_eq!(fresh["seq"].as_u64(), Some(player.seq), "nothing is lost");
    let seat = to_act(&player);
    let (mut player, mut socket) = company.player(&server, seat);
    crate::company::make_move(&mut player, &mut socket);
    let order =
        json!({"do": "order", "table": company.table, "id": "crash", "order": say("panic at the table")});
    assert!(socket.say(&order));
    let refused = until(&mut socket, "an answer", |message| message["id"] == "crash");
    assert_eq!(refused["refusal"]["code"], "fault", "nor where it came over a socket: {refused}");
    let (_, metrics) = server.raw("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(metrics.contains("cardinal_panics_total{what=\"table\"} 2"), "{metrics}");
}

#[test]
fn a_person_has_a_limit_on_busy_tables() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::launch(folder.path(), |command| {
        command.env("CARDINAL_TABLES_PER_PERSON", "3").env("CARDINAL_SEATS_PER_PERSON", "2");
    });
    let (eve, _) = server.guest("Eve");
    let setup = crate::company::setup("chain", 2, &json!({"sit": false}));
    let tables: Vec<String> = (0..3).map(|_| server.open(&eve, &setup)).collect();
    let (status, answer) = server.ask("POST", "/api/tables", Some(&eve), &setup.to_string());
    assert_eq!((status, &answer["code"]), (429, &json!("too-many")), "{answer}");
    let sit = |table: &str| {
        let path = format!("/api/tables/{table}/orders/sit");
        server.ask("POST", &path, Some(&eve), r#"{"do":"sit"}"#)
    };
    assert_eq!([sit(&tables[0]).0, sit(&tables[1]).0, sit(&tables[2]).0], [200, 200, 429]);
    server.order(&eve, &tables[0], "end", &json!({"do": "close"}));
    assert_eq!(sit(&tables[2]).0, 200, "a table that is closed does not count");
    server.open(&eve, &setup);
    let (ann, _) = server.guest("Ann");
    server.open(&ann, &setup);
}

#[test]
fn an_unused_table_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let (ann, _) = server.guest("Ann");
    let days = json!({"open": true, "clock": {"kind": "days", "days": 3}});
    let days = server.open(&ann, &crate::company::setup("chain", 2, &days));
    let private = server.open(&ann, &crate::company::setup("chain", 2, &json!({})));
    let status = |server: &Server, table: &str| {
        server.get(&format!("/api/tables/{table}"), None)["status"].as_str().unwrap().to_owned()
    };
    server.pass(6 * 86_400);
    assert_eq!(
        (status(&server, &days), status(&server, &private)),
        ("waiting".to_owned(), "waiting".to_owned())
    );
    let mut lobby = server.socket(None);
    assert!(lobby.say(&json!({"do": "lobby", "on": true})));
    until(&mut lobby, "the lobby", |message| message["on"] == "lobby");
    server.pass(8 * 86_400);
    // To ask for the table would be to use it.
    until(&mut lobby, "its end", |message| message["on"] == "lobby_gone");
    assert_eq!(status(&server, &days), "closed");
    assert_eq!(server.get("/api/tables", None), json!([]), "and the lobby does not list it");
}

/// Each of these messages concerns a whole table, so they have a limit of their own.
#[test]
fn watching_and_muting_in_a_loop_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::launch(folder.path(), |command| {
        command.env("CARDINAL_WATCHES_PER_SECOND", "1");
    });
    let company = Company::meet(&server, "chain", 2, &json!({}));
    let (eve, id) = server.guest("Eve");
    let mut refused = 0;
    let mut sockets = [server.socket(Some(&eve)), server.socket(Some(&eve)), server.socket(Some(&eve))];
    for socket in &mut sockets {
        for at in 0..20 {
            assert!(socket.say(&json!({"do": "watch", "table": company.table})));
            assert!(socket.say(&json!({"do": "unwatch", "table": company.table})));
            let mute = json!({"do": "mute", "person": id, "on": true});
            let order = json!({"do": "order", "table": company.table, "id": format!("m{at}"), "order": mute});
            assert!(socket.say(&order));
        }
        let heard = drain(socket);
        refused += heard.iter().filter(|message| message["refusal"]["code"] == "too-many").count();
    }
    // Eight at once over one socket, sixteen over all sockets of a person, and a few more as time goes by.
    assert!((150..=180 - 16).contains(&refused), "{refused} of 180 were refused");
    let (_, metrics) = server.raw("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    assert!(metrics.contains("cardinal_limited_total{limit=\"watches\"}"), "{metrics}");
}
