//! Records of other revisions: replayed by their own rules if the program has them, otherwise refused by name.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::harness::{Folder, cardinal, games, on};

/// Records written by a program of an earlier revision.
fn stored(game: &str, revision: u64) -> PathBuf {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/records");
    records.join(format!("{game}-{revision}.jsonl"))
}

#[test]
fn records_of_earlier_revisions_verify_and_replay_by_their_own_rules() {
    let mut replayed = 0;
    for game in games() {
        let id = game["id"].as_str().unwrap();
        for revision in game["oldest"].as_u64().unwrap()..game["revision"].as_u64().unwrap() {
            let file = stored(id, revision);
            on("verify", &file, &[]).ok().says(&["ok: "]);
            let heading = format!("{} (revision {revision})\n", game["name"].as_str().unwrap());
            on("replay", &file, &["--plain", "--game", "1"]).ok().says(&[&heading, "place 1: "]);
            replayed += 1;
        }
    }
    assert!(replayed > 0, "no game has an earlier revision");
}

#[test]
fn a_revision_whose_rules_the_program_does_not_have_is_refused_by_name() {
    let folder = Folder::new();
    for game in games() {
        let (id, newest) = (game["id"].as_str().unwrap(), game["revision"].as_u64().unwrap());
        let oldest = game["oldest"].as_u64().unwrap();
        let known = if oldest == newest {
            format!("this program has revision {newest}")
        } else {
            format!("this program has revisions {oldest} to {newest}")
        };
        let players = vec!["eager"; game["seats"][0].as_u64().unwrap() as usize].join(",");
        let file = folder.file(&format!("{id}.jsonl"));
        let simulate = ["simulate", id, "--games", "1", "--seats", &players, "--records"];
        let record: Value = {
            let args: Vec<&OsStr> = simulate.iter().map(OsStr::new).chain([file.as_os_str()]).collect();
            cardinal(&args).ok();
            serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap()
        };
        for revision in [oldest - 1, newest + 1] {
            let mut record = record.clone();
            record["revision"] = json!(revision);
            let file = folder.write("other.json", record.to_string());
            let why = format!("{id} revision {revision} is needed; {known}");
            let line: Value = on("verify", &file, &["--json"]).refutes(&[&why]).json();
            assert_eq!((&line["ok"], &line["code"]), (&json!(false), &json!("record-revision")));
            let refused = on("replay", &file, &["--plain"]).refutes(&[&why]);
            assert_eq!(refused.stdout(), "", "nothing is shown of it");
        }
    }
}
