//! What is kept and for how long, and what is looked at without being loaded.

use serde_json::{Value, json};

use crate::company::until;
use crate::database::Database;
use crate::duel::Duel;
use crate::harness::Server;

/// A game of two that is over; gives its table, its match and a token.
fn finished(server: &Server) -> (String, String, String) {
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(server, "numboom", [&ann, &ben]);
    duel.finish();
    (duel.table.clone(), duel.players[0].match_id.clone(), ann)
}

fn metrics(server: &Server) -> String {
    server.raw("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").1
}

#[test]
fn to_look_at_an_old_table_does_not_load_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (table, _, token) = finished(&server);
    let before = server.get(&format!("/api/tables/{table}"), None);
    server.crash();
    let after = server.get(&format!("/api/tables/{table}"), None);
    for part in ["id", "game", "status", "options", "host", "current", "rated", "next_commitment"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(after["seats"][0]["sitter"]["presence"], "gone");
    assert!(!metrics(&server).contains("cardinal_tables 1"), "it is not in memory");
    assert_eq!(server.ask("GET", "/api/tables/nosuchtable", None, "").0, 404);
    // A watcher does.
    let mut socket = server.socket(Some(&token));
    assert!(socket.say(&json!({"do": "watch", "table": table})));
    until(&mut socket, "the table", |message| message["on"] == "table");
    assert!(metrics(&server).contains("cardinal_tables 1"));
}

#[test]
fn a_table_shows_its_last_match_even_if_only_the_record_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (table, match_id, token) = finished(&server);
    let mut file = Database::open(folder.path());
    let rows = file.head(&match_id);
    server.crash();
    let removed = file.execute("DELETE FROM match_log WHERE match_id = ?", &match_id)
        + file.execute("DELETE FROM match_tail WHERE match_id = ?", &match_id);
    assert_eq!(removed, rows);
    let mut socket = server.socket(Some(&token));
    assert!(socket.say(&json!({"do": "watch", "table": table})));
    let update = until(&mut socket, "the match", |message| message["on"] == "update");
    assert_ne!(update["outlook"]["result"], Value::Null, "{update}");
    assert_eq!(
        update["seq"].as_u64(),
        Some(server.verified(&token, &match_id)["inputs"].as_array().unwrap().len() as u64)
    );
    assert_eq!(file.head(&match_id), 0, "nothing is dealt again");
    // And the table goes on with another one.
    server.order(&token, &table, "again", &json!({"do": "start"}));
    assert_eq!(server.get(&format!("/api/tables/{table}"), None)["status"], "playing");
}

#[test]
fn a_cached_replay_is_not_computed_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (_, match_id, token) = finished(&server);
    let path = format!("/api/matches/{match_id}/replay?views=true");
    let first = server.get(&path, Some(&token));
    assert!(!metrics(&server).contains("cardinal_replays_remembered_total"));
    assert_eq!(server.get(&path, Some(&token)), first);
    assert!(metrics(&server).contains("cardinal_replays_remembered_total 1"));
    assert_ne!(server.get(&format!("/api/matches/{match_id}/replay?seat=0"), Some(&token)), first);
    assert!(
        metrics(&server).contains("cardinal_replays_remembered_total 1"),
        "another part is another replay"
    );
}

/// A player who is about to lose to bots cannot leave a rated game undecided.
#[test]
fn a_rated_game_whose_people_stay_away_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::with_clock(folder.path());
    let open = |rated: bool| {
        let (token, _) = server.guest("Ann");
        let seats = json!([{"kind": "open"}, {"kind": "bot", "level": "greedy"}]);
        let setup = json!({"game": "numboom", "seats": seats, "pace": "instant", "rated": rated, "grace": 5});
        let table = server.open(&token, &setup);
        server.order(&token, &table, "go", &json!({"do": "start"}));
        table
    };
    let (rated, casual) = (open(true), open(false));
    let mut eve = server.socket(None);
    for table in [&rated, &casual] {
        assert!(eve.say(&json!({"do": "watch", "table": table})));
        until(&mut eve, "the table", |message| message["on"] == "table" && message["table"]["id"] == **table);
    }
    let says = |table: &str, part: &'static str, value: Value| {
        let table = table.to_owned();
        move |message: &Value| {
            message["on"] == "table" && message["table"]["id"] == *table && message["table"][part] == value
        }
    };
    server.pass(10);
    until(&mut eve, "it stands still", says(&rated, "frozen", json!(true)));
    server.pass(13 * 86_400);
    assert_eq!(server.get(&format!("/api/tables/{rated}"), None)["frozen"], true, "for two weeks");
    server.pass(2 * 86_400);
    let end = until(&mut eve, "its end", says(&rated, "status", json!("finished")));
    assert_ne!(end["table"]["current"]["ratings"], Value::Null, "it counts: {end}");
    assert_eq!(server.get(&format!("/api/tables/{casual}"), None)["frozen"], true, "others wait forever");
}
