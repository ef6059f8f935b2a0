//! The lobby: what is open, and finding a game in one step.

use serde_json::{Value, json};

use crate::company::{Company, setup, until};
use crate::harness::Server;

fn quick(server: &Server, token: &str, game: &str, seats: u8) -> (String, u64) {
    let body = json!({"game": game, "seats": seats}).to_string();
    let (status, found) = server.ask("POST", "/api/quick", Some(token), &body);
    assert_eq!(status, 200, "{found}");
    (found["table"].as_str().unwrap().to_owned(), found["seat"].as_u64().unwrap())
}

#[test]
fn the_lobby_sends_every_change_of_an_open_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut socket = server.socket(None);
    assert!(socket.say(&json!({"do": "lobby", "on": true})));
    let empty = until(&mut socket, "the lobby", |message| message["on"] == "lobby");
    assert_eq!((&empty["tables"], &empty["online"]), (&json!([]), &json!(1)));
    let (ann, ben) = (server.guest("Ann").0, server.guest("Ben").0);
    server.open(&ann, &setup("chain", 2, &json!({})));
    let table = server.open(&ann, &setup("numboom", 2, &json!({"open": true})));
    let of_it = |message: &Value| message["table"]["id"] == *table && message["on"] == "lobby_table";
    let news = until(&mut socket, "the open table, and not the private one", |message| {
        assert_ne!(message["table"]["game"], "chain", "a private table is not listed");
        of_it(message)
    });
    assert_eq!((&news["table"]["free"], &news["table"]["status"]), (&json!(1), &json!("waiting")));
    server.order(&ben, &table, "sit", &json!({"do": "sit"}));
    until(&mut socket, "no seat free", |message| of_it(message) && message["table"]["free"] == 0);
    server.order(&ben, &table, "up", &json!({"do": "stand"}));
    until(&mut socket, "a seat free", |message| of_it(message) && message["table"]["free"] == 1);
    assert_eq!(server.get("/api/tables", None)[0]["id"], *table);
    server.order(&ann, &table, "end", &json!({"do": "close"}));
    until(&mut socket, "gone", |message| message["on"] == "lobby_gone" && message["table"] == *table);
    assert_eq!(server.get("/api/tables", None), json!([]));
    assert!(socket.say(&json!({"do": "lobby", "on": false})));
    server.open(&ann, &setup("numboom", 2, &json!({"open": true})));
    let heard = crate::company::drain(&mut socket);
    assert!(heard.iter().all(|message| message["on"] != "lobby_table"), "{heard:?}");
}

#[test]
fn quick_match_brings_people_of_one_mind_together() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let people: Vec<String> = ["Ann", "Ben", "Cem", "Dea"].map(|name| server.guest(name).0).to_vec();
    let (first, seat) = quick(&server, &people[0], "number-chain", 2);
    assert_eq!(seat, 0);
    assert_eq!(quick(&server, &people[0], "number-chain", 2).0, first, "one does not meet oneself");
    assert_ne!(quick(&server, &people[1], "number-chain", 3).0, first, "of another size");
    assert_ne!(quick(&server, &people[2], "chain", 2).0, first, "another game");
    assert_eq!(quick(&server, &people[3], "number-chain", 2), (first.clone(), 1));
    let table = server.get(&format!("/api/tables/{first}"), None);
    assert_eq!(table["status"], "playing", "it starts by itself when full");
    assert_ne!(
        quick(&server, &people[0], "number-chain", 2).0,
        first,
        "where they play already is no other match"
    );
    let mine = server.get("/api/my/tables", Some(&people[3]));
    assert_eq!(mine[0]["id"], *first);
}

#[test]
fn a_person_the_host_removes_stays_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 3, &json!({"open": true}));
    let free = |seat: u8| json!({"do": "plan", "seat": seat, "plan": {"kind": "open"}});
    assert_eq!(company.refused(&server, 1, "a", &free(2)), "not-host");
    let mut socket = server.socket(Some(&company.tokens[2]));
    assert!(socket.say(&json!({"do": "watch", "table": company.table})));
    until(&mut socket, "the table", |message| message["your_seat"] == 2);
    server.order(&company.tokens[0], &company.table, "b", &free(2));
    // The remark is made before the table is described again.
    until(&mut socket, "the reason", |message| {
        message["on"] == "chat" && message["lines"][0]["text"] == "removed"
    });
    let told = until(&mut socket, "no way back", |message| message["on"] == "not_admitted");
    assert_eq!(told["refusal"]["code"], "removed");
    assert_eq!(company.info(&server)["seats"][2]["sitter"]["kind"], "open");
    assert_eq!(company.refused(&server, 2, "c", &json!({"do": "sit"})), "removed");
    let elsewhere = quick(&server, &company.tokens[2], "numboom", 3).0;
    assert_ne!(elsewhere, company.table, "nor are they brought back");
    server.crash();
    assert_eq!(company.refused(&server, 2, "d", &json!({"do": "sit", "seat": 2})), "removed");
    // A player who leaves may come back.
    server.order(&company.tokens[1], &company.table, "e", &json!({"do": "stand"}));
    server.order(&company.tokens[1], &company.table, "f", &json!({"do": "sit"}));
}

#[test]
fn a_table_that_starts_when_full_does_so_for_a_bot_too() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (token, _) = server.guest("Ann");
    let table = quick(&server, &token, "numboom", 2).0;
    let bot = json!({"do": "plan", "seat": 1, "plan": {"kind": "bot", "level": "greedy"}});
    server.order(&token, &table, "bot", &bot);
    assert_eq!(server.get(&format!("/api/tables/{table}"), None)["status"], "playing");
}

#[test]
fn the_table_gets_a_new_host_and_a_rematch_keeps_all_players() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 3, &json!({}));
    let (ids, table) = (&company.ids, &company.table);
    assert_eq!(company.refused(&server, 1, "a", &json!({"do": "host", "person": ids[1]})), "not-host");
    assert_eq!(company.refused(&server, 0, "b", &json!({"do": "host", "person": "stranger"})), "not-seated");
    server.order(&company.tokens[0], table, "c", &json!({"do": "host", "person": ids[1]}));
    assert_eq!(company.info(&server)["host"]["id"], *ids[1]);
    assert_eq!(company.refused(&server, 0, "d", &json!({"do": "start"})), "not-host");
    server.order(&company.tokens[1], table, "e", &json!({"do": "stand"}));
    let host = company.info(&server)["host"]["id"].clone();
    assert!(host == *ids[0] || host == *ids[2], "a seated player is host: {host}");
    server.order(&company.tokens[1], table, "f", &json!({"do": "sit", "seat": 1}));
    let host = usize::from(host == *ids[2]) * 2;
    server.order(&company.tokens[host], table, "go", &json!({"do": "start"}));
    let threads: Vec<_> = (0..3)
        .map(|seat| {
            let (address, token) = (server.address.clone(), company.tokens[seat].clone());
            let mut player = crate::player::Player::new(&token, table, seat as u64);
            std::thread::spawn(move || {
                let mut socket = crate::harness::Socket::connect(&address, Some(&token)).unwrap();
                assert!(socket.say(&player.watch()));
                while !player.over() {
                    player.hear(&socket.hear().expect("the server goes on talking"));
                    if player.pending.is_none()
                        && let Some(order) = player.decide()
                    {
                        assert!(socket.say(&order));
                    }
                }
                player.match_id
            })
        })
        .collect();
    let first: Vec<String> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    for (seat, token) in company.tokens.iter().enumerate() {
        assert_eq!(company.info(&server)["status"], "finished", "not before all have said yes: {seat}");
        server.order(token, table, "again", &json!({"do": "rematch", "yes": true}));
    }
    let again = company.info(&server);
    assert_eq!((&again["status"], &again["current"]["number"]), (&json!("playing"), &json!(2)));
    assert_ne!(again["current"]["id"], *first[0]);
    for (seat, id) in ids.iter().enumerate() {
        assert_eq!(again["seats"][seat]["sitter"]["person"]["id"], **id, "the same people on the same seats");
    }
}
