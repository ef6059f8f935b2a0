//! The database full, read-only or locked: a clear answer, nothing acknowledged lost, and on with the game afterwards.

#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};

use crate::company::Company;
use crate::duel::Duel;
use crate::harness::Server;

/// Allows the server to write no byte beyond this place of any file; `None` lifts the limit.
fn limit(server: &Server, bytes: Option<u64>) {
    let size = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
    let limited = Command::new("prlimit")
        .args(["--pid", &server.id().to_string(), &format!("--fsize={size}:")])
        .status()
        .expect("util-linux has prlimit");
    assert!(limited.success());
}

/// The size of the largest file of the database.
fn largest(data: &Path) -> u64 {
    let sizes = std::fs::read_dir(data).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len());
    sizes.max().unwrap()
}

/// Plays until the fault is felt, tries a few times in vain, lifts the fault, and plays to the end.
fn survives(begin: impl FnOnce(&Server, &Path), end: impl FnOnce(&Server)) {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "number-chain", [&ann, &ben]);
    for _ in 0..20 {
        assert_eq!(duel.step()["on"], "done");
    }
    begin(&server, folder.path());
    let refused = loop {
        let answer = duel.step();
        if answer["on"] == "refused" {
            break answer;
        }
        assert!(!duel.over(), "the fault was never felt");
    };
    assert_eq!(refused["refusal"]["code"], "storage", "{refused}");
    let (status, guest) = server.ask("POST", "/api/guest", None, "{\"name\":\"Eve\"}");
    assert_eq!((status, guest["code"].as_str()), (503, Some("storage")));
    assert_eq!(duel.again()["refusal"]["code"], "storage", "as long as it lasts");
    let head = duel.players[0].seq;
    let looking = Duel::resume(&server, &duel.table, [&ann, &ben]);
    assert_eq!(looking.players[1].seq, head, "what was acknowledged is there, and nothing else");
    drop(looking);
    end(&server);
    let done = duel.again();
    assert_eq!((done["on"].as_str(), done["seq"].as_u64()), (Some("done"), Some(head + 1)), "{done}");
    duel.finish();
    assert!(server.alive(), "without a restart");
    let record = server.verified(&ann, &duel.players[0].match_id);
    let moves = record["inputs"].as_array().unwrap().iter().filter(|input| input["seat"].is_u64()).count();
    assert_eq!(moves as u64, duel.acknowledged, "each acknowledged move once, and no other");
    assert_eq!(server.ask("POST", "/api/guest", None, "{\"name\":\"Eve\"}").0, 200);
}

#[test]
fn a_full_disk_is_survived() {
    survives(|server, data| limit(server, Some(largest(data) + 20_000)), |server| limit(server, None));
}

#[test]
fn a_disk_that_takes_no_writes_is_survived() {
    survives(|server, _| limit(server, Some(0)), |server| limit(server, None));
}

#[test]
fn a_locked_database_is_survived() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let holder = std::cell::Cell::new(None);
    let hold = |_: &Server, data: &Path| {
        let url = format!("sqlite:{}", data.join("cardinal.sqlite3").display());
        holder.set(Some(runtime.block_on(async {
            let mut connection = SqliteConnection::connect(&url).await.unwrap();
            connection.execute("BEGIN EXCLUSIVE").await.unwrap();
            connection
        })));
    };
    let release = |_: &Server| {
        let connection: SqliteConnection = holder.take().unwrap();
        runtime.block_on(connection.close()).unwrap();
    };
    survives(hold, release);
}

/// A commit whose answer is lost may have happened: the table looks before it does anything else.
#[test]
fn a_change_that_was_stored_though_the_answer_was_lost_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let company = Company::meet(&server, "chain", 2, &json!({}));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let url = format!("sqlite:{}", folder.path().join("cardinal.sqlite3").display());
    let mut connection = runtime.block_on(async {
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        connection.execute("BEGIN EXCLUSIVE").await.unwrap();
        connection
    });
    let code = |id: &str, order: &Value| {
        let path = format!("/api/tables/{}/orders/{id}", company.table);
        server.ask("POST", &path, Some(&company.tokens[0]), &order.to_string()).1["code"].clone()
    };
    assert_eq!(code("close", &json!({"do": "close"})), "storage");
    // As if the database had carried it out and only its answer had been lost.
    runtime.block_on(async {
        let sql = "UPDATE tables SET status = 'closed', state = json_set(state, '$.status', 'closed')";
        connection.execute(sql).await.unwrap();
        connection.execute("COMMIT").await.unwrap();
    });
    assert_eq!(code("start", &json!({"do": "start"})), "not-now", "it looks before it deals");
    assert_eq!(company.info(&server)["status"], "closed");
}
