//! Backup, restore, and recomputed ratings.

#![cfg(unix)]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::duel::Duel;
use crate::harness::Server;
use crate::player::Player;

/// Runs a command of the program.
pub(crate) fn cardinal(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardinal")).args(args).output().unwrap()
}

/// Changes the database of a stopped server.
fn change(data: &Path, sql: &'static str) {
    let url = format!("sqlite:{}", data.join("cardinal.sqlite3").display());
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        connection.execute(sql).await.unwrap();
        connection.close().await.unwrap();
    });
}

#[test]
fn a_backup_made_during_play_restores_the_whole_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut first = Duel::begin(&server, "numboom", [&ann, &ben]);
    first.finish();
    let mut duel = Duel::begin(&server, "number-chain", [&ann, &ben]);
    for _ in 0..15 {
        duel.step();
    }
    let restored = folder.path().join("restored");
    std::fs::create_dir(&restored).unwrap();
    let copy = restored.join("cardinal.sqlite3");
    let backup = ["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()];
    let copied = cardinal(&backup);
    assert!(copied.status.success(), "{copied:?}");
    let again = cardinal(&backup);
    assert_eq!(again.status.code(), Some(2), "a backup never writes over a file");
    let head = duel.players[0].seq;
    for _ in 0..15 {
        assert_eq!(duel.step()["on"], "done", "the server goes on meanwhile");
    }
    let other = Server::start(&restored);
    other.verified(&ann, &first.players[0].match_id);
    let mut resumed = Duel::resume(&other, &duel.table, [&ann, &ben]);
    assert_eq!((resumed.players[0].seq, &resumed.players[0].match_id), (head, &duel.players[0].match_id));
    resumed.finish();
    other.verified(&ann, &resumed.players[0].match_id);
    duel.finish();
    server.verified(&ann, &duel.players[0].match_id);
}

#[test]
fn recomputed_ratings_equal_the_stored_ones() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let people = [server.guest("Ann"), server.guest("Ben"), server.guest("Cid")];
    for (one, two, game) in
        [(0, 1, "numboom"), (1, 2, "chain"), (2, 0, "numboom"), (0, 1, "chain"), (1, 2, "numboom")]
    {
        Duel::begin(&server, game, [&people[one].0, &people[two].0]).finish();
    }
    let bots =
        json!([{"kind": "open"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "eager"}]);
    let table = server
        .open(&people[0].0, &json!({"game": "numboom", "seats": bots, "pace": "instant", "rated": true}));
    server.order(&people[0].0, &table, "go", &json!({"do": "start"}));
    Player::new(&people[0].0, &table, 9).play(&server);
    let ratings = |server: &Server| -> Vec<Value> {
        let ids = people.iter().map(|(_, id)| id.as_str()).chain(["bot-greedy", "bot-eager"]);
        ids.map(|id| server.get(&format!("/api/people/{id}"), None)["ratings"].clone()).collect()
    };
    let stored = ratings(&server);
    assert!(stored.iter().all(|ratings| !ratings.as_array().unwrap().is_empty()), "{stored:?}");
    assert_eq!(server.terminate(), Some(0));
    change(folder.path(), "UPDATE ratings SET rating = 1, matches = 77");
    let rated = cardinal(&["rate", "--data", folder.path().to_str().unwrap()]);
    assert_eq!(String::from_utf8_lossy(&rated.stdout), "rated 6 matches\n", "{rated:?}");
    let server = Server::start(folder.path());
    assert_eq!(ratings(&server), stored);
}
