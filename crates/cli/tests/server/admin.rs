//! `cardinal admin` with and without a running server.

#![cfg(unix)]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::duel::Duel;
use crate::harness::Server;

fn admin(data: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
    command.arg("admin").args(args).arg("--data").arg(data);
    command.env_remove("CARDINAL_ORIGINS").output().unwrap()
}

/// The output of a command that must succeed.
fn said(data: &Path, args: &[&str]) -> String {
    let run = admin(data, args);
    assert!(run.status.success(), "{args:?}: {}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).unwrap()
}

fn json_of(data: &Path, args: &[&str]) -> Value {
    let text = said(data, &[args, &["--json"]].concat());
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{args:?}: {error}: {text}"))
}

/// The code of the error of a refused command.
fn refused(data: &Path, args: &[&str]) -> String {
    let run = admin(data, args);
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert_eq!((run.status.code(), said.lines().count()), (Some(2), 1), "{args:?}: {said}");
    said.trim_start_matches("cardinal: ").split(':').next().unwrap().to_owned()
}

fn member(server: &Server, login: &str) -> (String, String) {
    let account = json!({"login": login, "password": "correct horse", "name": login}).to_string();
    let (status, me) = server.ask("POST", "/api/sign-up", None, &account);
    assert_eq!(status, 200, "{me}");
    (me["token"].as_str().unwrap().to_owned(), me["id"].as_str().unwrap().to_owned())
}

#[test]
fn an_operator_manages_a_running_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let server = Server::start(data);
    let ((ann, ann_id), (ben, ben_id)) = (member(&server, "ann"), member(&server, "ben"));
    let duel = Duel::begin(&server, "numboom", [&ann, &ben]);
    let table = duel.table.clone();
    server.order(&ben, &table, "1", &json!({"do": "say", "text": "rude \u{1b}[31mwords"}));
    let about = json!({"table": table, "person": ben_id, "reason": "abuse", "text": "look"}).to_string();
    assert_eq!(server.ask("POST", "/api/reports", Some(&ann), &about).0, 200);

    assert_eq!(json_of(data, &["people", "AN"])[0]["id"], ann_id.as_str());
    assert!(said(data, &["people", "127.0.0.1"]).contains(&ben_id), "found by address");
    assert!(said(data, &["people", "xyz"]).contains("no one found"));
    let person = said(data, &["person", "ben"]);
    assert!(person.contains("abuse") && person.contains("running") && person.contains(&table), "{person}");
    assert_eq!(json_of(data, &["person", "ben"])["tables"][0]["id"], table.as_str());
    assert_eq!(json_of(data, &["tables", "playing"])[0]["people"][1]["name"], "ben");
    let shown = json_of(data, &["table", &table]);
    let lines = shown["chat"].as_array().unwrap();
    let line = lines.iter().find(|line| line["kind"] == "said").unwrap()["id"].to_string();
    assert!(!said(data, &["table", &table]).contains('\u{1b}'), "nothing disturbs the terminal");

    said(data, &["delete-line", &table, &line, "--reason", "rude"]);
    assert!(!said(data, &["table", &table]).contains("rude"));
    let report = json_of(data, &["reports"])[0]["id"].as_str().unwrap().to_owned();
    assert!(said(data, &["report", &report]).contains("look"));
    said(data, &["resolve", &report, "--reason", "banned him"]);
    assert_eq!(json_of(data, &["reports"]), json!([]));
    assert_eq!(json_of(data, &["reports", "--all"])[0]["resolution"], "banned him");

    assert!(said(data, &["close-table", &table, "--wait", "120"]).contains("is closed"));
    assert_eq!(server.get(&format!("/api/tables/{table}"), Some(&ann))["status"], "closed");

    assert!(said(data, &["ban", "ben", "--for", "7d", "--reason", "rude"]).contains(&ben_id));
    assert_eq!(server.ask("GET", "/api/me", Some(&ben), "").0, 401);
    assert_eq!(json_of(data, &["bans"])[0]["person"], ben_id.as_str());
    said(data, &["unban", "ben"]);
    said(data, &["rename", "ben", "Benjamin", "--as", "the boss"]);

    let printed = said(data, &["reset-password", "ann", "--url", "https://play.example.org/"]);
    let code = printed.lines().next().unwrap().strip_prefix("https://play.example.org/reset#").unwrap();
    let wish = json!({"code": code, "password": "battery staple"}).to_string();
    assert_eq!(server.ask("PUT", "/api/reset", None, &wish).0, 200);
    assert_eq!(server.ask("GET", "/api/me", Some(&ann), "").0, 401);

    let file = data.join("ann.json");
    said(data, &["export", "ann", file.to_str().unwrap()]);
    let exported: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(exported["me"]["login"], "ann");
    assert!(
        admin(data, &["export", "ann", file.to_str().unwrap()]).status.code() == Some(2),
        "never over a file"
    );

    assert_eq!(refused(data, &["erase", "ann"]), "not-sure");
    said(data, &["erase", "ann", "--yes"]);
    assert_eq!(server.get(&format!("/api/people/{ann_id}"), None)["person"]["kind"], "gone");

    let log = json_of(data, &["log"]);
    let actions: Vec<&str> =
        log.as_array().unwrap().iter().rev().map(|entry| entry["action"].as_str().unwrap()).collect();
    let done = [
        "delete-line",
        "resolve-report",
        "close-table",
        "ban-person",
        "unban",
        "rename",
        "reset-password",
        "export",
        "erase",
    ];
    assert_eq!(actions, done);
    assert_eq!(log[3]["operator"], "the boss");
    assert!(log[0]["operator"].as_str().is_some_and(|name| !name.is_empty() && name != "the boss"));
    assert!(!log.to_string().contains(code) && !said(data, &["log"]).contains(code), "no secret in the log");
    assert_eq!(json_of(data, &["log", "--about", &ben_id]).as_array().unwrap().len(), 3);
}

#[test]
fn an_operator_works_on_a_directory_without_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    assert_eq!(refused(data, &["people"]), "no-database");
    let mut server = Server::start(data);
    let ((ann, ann_id), (guest, guest_id)) = (member(&server, "ann"), server.guest("Twin"));
    server.guest("Twin");
    let table = server.open(&ann, &json!({"game": "chain", "seats": [{"kind": "open"}, {"kind": "open"}]}));
    assert_eq!(server.terminate(), Some(0));

    for (args, code) in [
        (&["person", "nobody"] as &[&str], "unknown-person"),
        (&["person", "Twin"], "ambiguous-person"),
        (&["ban", "10.0.0.0/33", "--reason", ""], "bad-network"),
        (&["unban", "ann"], "not-banned"),
        (&["reset-password", &guest_id], "no-password"),
        (&["reset-password", "ann", "--hours", "9999"], "out-of-range"),
        (&["rename", "ann", ""], "bad-name"),
        (&["close-table", "nowhere"], "unknown-table"),
        (&["table", "nowhere"], "unknown-table"),
        (&["delete-line", &table, "999"], "unknown-line"),
        (&["report", "none"], "unknown-report"),
        (&["resolve", "none", "--reason", "x"], "unknown-report"),
        (&["revoke", "none"], "unknown-invitation"),
        (&["invite", "--uses", "0"], "out-of-range"),
        (&["rename", "ann", "Ann", "--as", " "], "no-operator"),
        (&["ban", "ann", "--reason", &"x".repeat(501)], "too-long"),
    ] {
        assert_eq!(refused(data, args), code, "{args:?}");
    }
    for args in [&["ban", "ann", "--for", "soon", "--reason", ""] as &[&str], &["ban", "ann"], &["fly"]] {
        assert_eq!(admin(data, args).status.code(), Some(2), "{args:?}");
    }
    assert_eq!(json_of(data, &["log"]), json!([]), "nothing was done");

    let made = json_of(data, &["invite", "--uses", "2", "--days", "7", "--note", "club"]);
    assert_eq!(json_of(data, &["invitations"])[0]["id"], made["id"]);
    assert!(!said(data, &["invitations"]).contains(made["code"].as_str().unwrap()));
    said(data, &["ban", &guest_id, "--reason", "rude"]);
    said(data, &["rename", "ann", "Anna"]);
    assert!(said(data, &["close-table", &table, "--wait", "0"]).contains("or the next one to start"));

    let server = Server::start(data);
    assert_eq!(server.ask("GET", "/api/me", Some(&guest), "").0, 401);
    assert_eq!(server.get(&format!("/api/people/{ann_id}"), None)["person"]["name"], "Anna");
    assert!(
        (0..100_000).any(|_| server.get(&format!("/api/tables/{table}"), Some(&ann))["status"] == "closed"),
        "what was asked for is done at the start"
    );
    assert_eq!(json_of(data, &["log"]).as_array().unwrap().len(), 4);
}

#[test]
fn an_operator_manages_a_postgres_database() {
    let postgres = cardinal_rig::Postgres::start();
    let url = postgres.another("admin");
    let server = Server::launch(Path::new("/nonexistent"), |command| {
        command.env("CARDINAL_DATABASE", &url);
    });
    let (token, id) = member(&server, "ann");
    let run = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
        let run = command.arg("admin").args(args).args(["--database", &url]).output().unwrap();
        assert!(run.status.success(), "{run:?}");
        String::from_utf8(run.stdout).unwrap()
    };
    assert!(run(&["people", "ann"]).contains(&id));
    run(&["ban", "ann", "--reason", "rude"]);
    assert_eq!(server.ask("GET", "/api/me", Some(&token), "").0, 401);
    assert!(run(&["log"]).contains("ban-person"));
}
