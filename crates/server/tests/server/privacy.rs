//! Tables that only their link leads to: no one else learns of them, of their matches, or of their chat.

use serde_json::{Value, json};

use crate::company::{Company, drain, until};
use crate::database::Database;
use crate::duel::Duel;
use crate::harness::Server;

/// Plays the match of two people at their table to its end; gives its id.
fn finished(server: &Server, company: &Company) -> String {
    let mut duel = Duel::resume(server, &company.table, [&company.tokens[0], &company.tokens[1]]);
    duel.finish();
    duel.players[0].match_id.clone()
}

/// Like `finished`, from the deal on.
fn played(server: &Server, company: &Company) -> String {
    server.order(&company.tokens[0], &company.table, "go", &json!({"do": "start"}));
    finished(server, company)
}

fn ids(list: &Value) -> Vec<&str> {
    list["items"].as_array().unwrap().iter().map(|item| item["id"].as_str().unwrap()).collect()
}

fn order(server: &Server, token: &str, table: &str, id: &str, order: &Value) -> (u16, String) {
    let path = format!("/api/tables/{table}/orders/{id}");
    let (status, answer) = server.ask("POST", &path, Some(token), &order.to_string());
    (status, answer["code"].as_str().unwrap_or_default().to_owned())
}

/// What a person is refused at the door of a table, if they are.
fn turned_away(server: &Server, token: Option<&str>, table: &str) -> Option<String> {
    let mut socket = server.socket(token);
    assert!(socket.say(&json!({"do": "watch", "table": table})));
    let told = until(&mut socket, "an answer", |message| {
        assert_ne!(message["on"], "update", "{message}");
        message["on"] == "table" || message["on"] == "not_admitted"
    });
    let socket = told["refusal"]["code"].as_str().map(str::to_owned);
    let polled = server.ask("GET", &format!("/api/tables/{table}/events"), token, "");
    assert_eq!(polled.1["code"].as_str().map(str::to_owned), socket, "{polled:?}");
    socket
}

#[test]
fn matches_of_an_unlisted_table_are_for_those_who_played() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let eve = server.guest("Eve").0;
    let [hidden, listed] = [false, true].map(|open| {
        let company = Company::meet(&server, "numboom", 2, &json!({"open": open, "rated": true}));
        let id = played(&server, &company);
        (company, id)
    });
    let (company, id) = &hidden;
    let person = &company.ids[0];
    for path in ["/api/matches".to_owned(), format!("/api/matches?person={person}")] {
        for token in [None, Some(eve.as_str())] {
            let list = server.get(&path, token);
            assert!(!ids(&list).contains(&id.as_str()), "{path}: {list}");
        }
        for token in &company.tokens {
            let list = server.get(&path, Some(token));
            let own = list["items"].as_array().unwrap().iter().find(|item| item["id"] == **id);
            assert_eq!(own.unwrap()["table"], *company.table, "{path}");
        }
    }
    for path in ["", "/record", "/replay"].map(|part| format!("/api/matches/{id}{part}")) {
        for token in [None, Some(eve.as_str())] {
            let (status, refused) = server.ask("GET", &path, token, "");
            assert_eq!((status, refused["code"].as_str()), (404, Some("not-found")), "{path}: {refused}");
        }
        assert_eq!(server.ask("GET", &path, Some(&company.tokens[1]), "").0, 200, "{path}");
    }
    // A listed match is public, but its table lets people in: its id is for the players.
    let (company, id) = &listed;
    let list = server.get("/api/matches", None);
    assert_eq!(ids(&list), [id.as_str()]);
    for path in ["", "/record", "/replay"].map(|part| format!("/api/matches/{id}{part}")) {
        let told = server.get(&path, Some(&eve));
        assert!(!told.to_string().contains(&company.table), "{path}");
    }
    assert_eq!(list["items"][0]["table"], Value::Null);
    assert_eq!(server.get(&format!("/api/matches/{id}"), Some(&company.tokens[1]))["table"], *company.table);
}

#[test]
fn nothing_that_a_stranger_can_ask_for_names_an_unlisted_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let eve = server.guest("Eve").0;
    let mut eyes = server.socket(Some(&eve));
    assert!(eyes.say(&json!({"do": "lobby", "on": true})));
    until(&mut eyes, "the lobby", |message| message["on"] == "lobby");
    let company = Company::meet(&server, "numboom", 2, &json!({"rated": true}));
    let id = played(&server, &company);
    let paths = [
        "/api/tables".to_owned(),
        "/api/my/tables".to_owned(),
        "/api/matches".to_owned(),
        format!("/api/matches/{id}"),
        format!("/api/matches/{id}/record"),
        format!("/api/matches/{id}/replay"),
        format!("/api/people/{}", company.ids[0]),
        format!("/person/{}", company.ids[0]),
        format!("/replay/{id}"),
        "/api/leaderboard/numboom/duel".to_owned(),
        "/metrics".to_owned(),
        "/api/server".to_owned(),
    ];
    for path in &paths {
        let (_, told) = server.ask("GET", path, Some(&eve), "");
        assert!(!told.to_string().contains(&company.table), "{path}: {told}");
    }
    let page = server.ask("GET", &format!("/replay/{id}"), None, "").1.to_string();
    assert!(!page.contains("Numboom"), "a link says nothing of a match that is not public: {page}");
    let heard = drain(&mut eyes);
    assert!(heard.iter().all(|message| !message.to_string().contains(&company.table)), "{heard:?}");
}

#[test]
fn a_table_without_spectators_refuses_strangers_in_every_state() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 2, &json!({"spectators": {"allowed": false}}));
    let (table, ann, ben) = (&company.table, &company.tokens[0], &company.tokens[1]);
    let eve = server.guest("Eve").0;
    let outside = |state: &str| {
        for token in [None, Some(eve.as_str())] {
            assert_eq!(turned_away(&server, token, table).as_deref(), Some("no-spectators"), "{state}");
            let (status, told) = server.ask("GET", &format!("/api/tables/{table}"), token, "");
            assert_eq!((status, told["code"].as_str()), (403, Some("no-spectators")), "{state}: {told}");
        }
        let refused = (403, "no-spectators".to_owned());
        for (id, wanted) in [("sit", json!({"do": "sit"})), ("say", json!({"do": "say", "text": "hello"}))] {
            assert_eq!(order(&server, &eve, table, id, &wanted), refused, "{state}: {wanted}");
        }
    };
    server.order(ann, table, "say", &json!({"do": "say", "text": "my number is 555-1234"}));
    outside("waiting, every seat taken");
    server.order(ann, table, "go", &json!({"do": "start"}));
    outside("playing");
    server.order(ann, table, "rest", &json!({"do": "pause"}));
    let vote = company.info(&server)["vote"]["id"].clone();
    server.order(ben, table, "yes", &json!({"do": "vote", "vote": vote, "yes": true}));
    assert_eq!(company.info(&server)["status"], "paused");
    outside("paused");
    server.order(ann, table, "on", &json!({"do": "resume"}));
    finished(&server, &company);
    outside("finished");
    // A seat that was left is not for strangers either, before the next game is prepared.
    server.order(ben, table, "up", &json!({"do": "stand"}));
    outside("finished, a seat left");
    server.order(ann, table, "end", &json!({"do": "close"}));
    outside("closed");
}

#[test]
fn a_friend_with_the_link_takes_an_open_seat_and_reads_the_talk_only_then() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 2, &json!({"spectators": {"allowed": false}}));
    let (table, ann) = (&company.table, &company.tokens[0]);
    played(&server, &company);
    server.order(ann, table, "say", &json!({"do": "say", "text": "my number is 555-1234"}));
    // The host frees a seat for a friend, who has the link.
    server.order(ann, table, "free", &json!({"do": "plan", "seat": 1, "plan": {"kind": "open"}}));
    let cid = server.guest("Cid").0;
    let mut door = server.socket(Some(&cid));
    assert!(door.say(&json!({"do": "watch", "table": table})));
    until(&mut door, "the table", |message| message["on"] == "table");
    let refused = (403, "no-spectators".to_owned());
    assert_eq!(order(&server, &cid, table, "hi", &json!({"do": "say", "text": "hi"})), refused);
    server.order(ann, table, "more", &json!({"do": "say", "text": "and the code is 99"}));
    for message in drain(&mut door) {
        assert!(message["on"] != "chat" || message["lines"] == json!([]), "at the door: {message}");
    }
    server.order(&cid, table, "sit", &json!({"do": "sit"}));
    let chat =
        until(&mut door, "the talk", |message| message["on"] == "chat" && message["lines"] != json!([]));
    assert!(chat.to_string().contains("the code is 99"), "{chat}");
    server.order(&cid, table, "hi", &json!({"do": "say", "text": "hi"}));
    // The player whose seat was freed for it was removed.
    assert_eq!(turned_away(&server, Some(&company.tokens[1]), table).as_deref(), Some("removed"));
}

#[test]
fn a_locked_seat_cannot_be_taken_until_the_host_opens_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 3, &json!({"open": true}));
    let (table, ann) = (company.table.clone(), company.tokens[0].clone());
    let plan = |kind: &str| json!({"do": "plan", "seat": 2, "plan": {"kind": kind}});
    assert_eq!(company.refused(&server, 1, "a", &plan("locked")), "not-host");
    server.order(&ann, &table, "b", &plan("locked"));
    let sitter = company.info(&server)["seats"][2]["sitter"].clone();
    assert_eq!(sitter, json!({"kind": "open", "locked": true}));
    let lobby = server.get("/api/tables", None);
    assert_eq!((&lobby[0]["free"], &lobby[0]["seats"][2]), (&json!(0), &sitter), "{lobby}");
    let eve = server.guest("Eve").0;
    server.crash();
    for (id, wanted) in [("first", json!({"do": "sit"})), ("that", json!({"do": "sit", "seat": 2}))] {
        assert_eq!(order(&server, &eve, &table, id, &wanted), (409, "seat-taken".to_owned()));
        assert_eq!(company.refused(&server, 1, id, &json!({"do": "sit", "seat": 2})), "seat-taken");
    }
    assert_eq!(company.refused(&server, 0, "go", &json!({"do": "start"})), "seats-open");
    server.order(&ann, &table, "c", &plan("open"));
    server.order(&eve, &table, "now", &json!({"do": "sit", "seat": 2}));
    server.order(&ann, &table, "go", &json!({"do": "start"}));
}

#[test]
fn a_table_can_be_opened_with_locked_seats_and_does_not_start_without_them() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, ben) = (server.guest("Ann").0, server.guest("Ben").0);
    let seats = json!([{"kind": "locked"}, {"kind": "open"}, {"kind": "open"}]);
    let setup =
        json!({"game": "numboom", "seats": seats, "start_when_full": true, "spectators": {"allowed": false}});
    let table = server.open(&ann, &setup);
    let info = || server.get(&format!("/api/tables/{table}"), Some(&ann));
    assert_eq!(info()["seats"][1]["sitter"]["person"]["name"], "Ann", "she takes the first open one");
    server.order(&ben, &table, "sit", &json!({"do": "sit"}));
    assert_eq!(info()["status"], "waiting");
    assert_eq!(
        turned_away(&server, None, &table).as_deref(),
        Some("no-spectators"),
        "a locked seat is no reason to come in"
    );
    let bot = json!({"kind": "bot", "level": "greedy"});
    server.order(&ann, &table, "bot", &json!({"do": "plan", "seat": 0, "plan": bot}));
    assert_eq!(info()["status"], "playing");
}

#[test]
fn a_host_removes_spectators_and_players_permanently() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let company = Company::meet(&server, "numboom", 2, &json!({}));
    let (table, ann) = (company.table.clone(), company.tokens[0].clone());
    let (eve, eve_id) = server.guest("Eve");
    let mut eyes = server.socket(Some(&eve));
    assert!(eyes.say(&json!({"do": "watch", "table": table})));
    until(&mut eyes, "the table", |message| message["on"] == "table");
    server.order(&eve, &table, "say", &json!({"do": "say", "text": "boo"}));
    let remove = |person: &str| json!({"do": "remove", "person": person});
    assert_eq!(company.refused(&server, 1, "a", &remove(&eve_id)), "not-host");
    assert_eq!(company.refused(&server, 0, "b", &remove(&company.ids[0])), "not-found", "not themselves");
    server.order(&ann, &table, "go", &json!({"do": "start"}));
    server.order(&ann, &table, "c", &remove(&eve_id));
    let told = until(&mut eyes, "a word", |message| message["on"] == "not_admitted");
    assert_eq!(told["refusal"]["code"], "removed");
    assert_eq!(company.refused(&server, 0, "d", &remove(&company.ids[1])), "not-now", "in a game");
    server.crash();
    assert_eq!(turned_away(&server, Some(&eve), &table).as_deref(), Some("removed"));
    let refused = order(&server, &eve, &table, "again", &json!({"do": "say", "text": "boo"}));
    assert_eq!(refused, (403, "removed".to_owned()));
    finished(&server, &company);
    server.order(&ann, &table, "e", &remove(&company.ids[1]));
    assert_eq!(company.info(&server)["seats"][1]["sitter"]["kind"], "open");
    assert_eq!(company.refused(&server, 1, "sit", &json!({"do": "sit"})), "removed");
}

#[test]
fn matches_of_an_earlier_server_are_as_public_as_their_tables() {
    let facts: Value = serde_json::from_str(include_str!("../upgrade/before-0.1.0/facts.json")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    Database::restore(folder.path(), include_str!("../upgrade/before-0.1.0/database.sql"));
    let old: Vec<&str> =
        facts["finished"].as_array().unwrap().iter().map(|one| one["match"].as_str().unwrap()).collect();
    let mut file = Database::open(folder.path());
    file.list_table_of(old[0], true);
    file.list_table_of(old[1], false);
    file.lose_table_of(old[2]);
    drop(file);
    let server = Server::start(folder.path());
    let list = server.get("/api/matches?limit=100", None);
    let known = ids(&list);
    assert!(known.contains(&old[0]), "{known:?}");
    let ann = facts["people"]["Ann"].as_str().unwrap();
    for hidden in &old[1..3] {
        assert!(!known.contains(hidden), "{known:?}");
        assert_eq!(server.ask("GET", &format!("/api/matches/{hidden}/record"), None, "").0, 404);
        server.verified(ann, hidden);
    }
}
