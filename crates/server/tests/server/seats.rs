//! Names at a table, the seats of a finished game, and what a program that polls is sent.

use serde_json::{Value, json};

use crate::duel::Duel;
use crate::harness::Server;

fn table(server: &Server, id: &str) -> Value {
    server.get(&format!("/api/tables/{id}"), None)
}

#[test]
fn a_new_name_is_there_after_a_restart_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let duel = Duel::begin(&server, "chain", [&ann, &ben]);
    let empty = json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}], "sit": false});
    let other = table(&server, &server.open(&ben, &empty));
    assert_eq!(server.ask("PATCH", "/api/me", Some(&ann), "{\"name\":\"Anna\"}").0, 200);
    let name = |server: &Server| table(server, &duel.table)["seats"][0]["sitter"]["person"]["name"].clone();
    assert_eq!(name(&server), "Anna");
    let id = other["id"].as_str().unwrap();
    assert_eq!(table(&server, id)["version"], other["version"], "other tables have nothing to tell");
    server.crash();
    assert_eq!(
        (name(&server), table(&server, &duel.table)["host"]["name"].clone()),
        (json!("Anna"), json!("Anna"))
    );
}

#[test]
fn the_seats_of_a_finished_game_stay_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ((ann, _), (ben, _), (cid, _)) = (server.guest("Ann"), server.guest("Ben"), server.guest("Cid"));
    let mut duel = Duel::begin(&server, "numboom", [&ann, &ben]);
    duel.finish();
    let id = duel.table.clone();
    let order = |token: &str, name: &str, order: Value| {
        server.ask("POST", &format!("/api/tables/{id}/orders/{name}"), Some(token), &order.to_string())
    };
    assert_eq!(order(&cid, "1", json!({"do": "sit"})).1["code"], "seat-taken");
    assert_eq!(order(&ben, "2", json!({"do": "stand"})).0, 200);
    let after = table(&server, &id);
    assert_eq!(
        (after["status"].as_str(), after["seats"][1]["sitter"]["person"]["name"].as_str()),
        (Some("finished"), Some("Ben"))
    );
    assert_eq!(order(&ann, "3", json!({"do": "start"})).1["code"], "seats-open");
    let promised = table(&server, &id)["next_commitment"].clone();
    assert_eq!(order(&ann, "4", json!({"do": "rematch", "yes": true})).0, 200);
    assert_eq!(table(&server, &id)["status"], "waiting", "a player who has left is not made to play");
    assert_eq!(order(&cid, "5", json!({"do": "sit"})).0, 200);
    let next = table(&server, &id);
    assert_eq!(
        (next["status"].as_str(), next["current"]["number"].as_u64()),
        (Some("playing"), Some(2)),
        "{next}"
    );
    assert_eq!(next["current"]["commitment"], promised, "the shuffles are those that were promised");
    assert_eq!(next["seats"][1]["sitter"]["person"]["name"], "Cid");
    let first = server.get(&format!("/api/matches/{}", duel.players[0].match_id), Some(&ann));
    assert_eq!(first["seats"][1]["person"]["name"], "Ben", "{first}");
    Duel::resume(&server, &id, [&ann, &cid]).finish();
    assert_eq!(
        order(&ann, "6", json!({"do": "plan", "seat": 1, "plan": {"kind": "bot", "level": "greedy"}})).0,
        200
    );
    let planned = table(&server, &id);
    assert_eq!(
        (planned["status"].as_str(), planned["current"]["number"].as_u64()),
        (Some("waiting"), Some(3))
    );
    assert_eq!(
        (&planned["current"]["result"], &planned["seats"][1]["sitter"]),
        (&Value::Null, &json!({"kind": "bot", "level": "greedy"}))
    );
    assert_eq!(order(&ann, "7", json!({"do": "start"})).0, 200);
}

#[test]
fn a_table_that_has_not_changed_is_not_sent_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let duel = Duel::begin(&server, "chain", [&ann, &ben]);
    let events = |known: &str| {
        let path = format!("/api/tables/{}/events?{known}", duel.table);
        let happened = server.get(&path, None)["messages"].clone();
        let kinds: Vec<String> = happened
            .as_array()
            .unwrap()
            .iter()
            .map(|message| message["on"].as_str().unwrap().to_owned())
            .collect();
        (kinds.contains(&"table".to_owned()), happened)
    };
    let (sent, first) = events("");
    assert!(sent);
    let told = first.as_array().unwrap().iter().find(|message| message["on"] == "table").unwrap();
    let version = told["table"]["version"].as_u64().unwrap();
    assert_eq!(told["table"]["watchers"], 0, "a polling client does not count as a spectator");
    let known = format!("table={version}");
    assert!(!events(&known).0, "nothing has changed, not even by asking");
    assert!(!events(&known).0);
    server.order(&ann, &duel.table, "rest", &json!({"do": "pause"}));
    assert!(events(&known).0, "a vote is news");
}
