//! `cardinal verify` on records that hold; those that do not are in `tampering`.

use serde_json::json;

use crate::harness::{Folder, on};

#[test]
fn records_that_hold_are_counted() {
    let folder = Folder::new();
    let file = folder.games(5);
    assert_eq!(on("verify", &file, &[]).ok().stdout(), "ok: 5 records\n");
    let lines = on("verify", &file, &["--json"]).ok().json_lines();
    assert_eq!(lines.len(), 5);
    for (at, line) in lines.iter().enumerate() {
        assert_eq!(
            (&line["record"], &line["line"], &line["ok"]),
            (&json!(at + 1), &json!(at + 1), &json!(true))
        );
        assert_eq!((&line["game"], &line["finished"]), (&json!("number-chain"), &json!(true)));
        assert!(line["inputs"].as_u64().unwrap() > 10);
    }
}

#[test]
fn a_record_may_be_spread_over_lines_and_lines_may_be_blank() {
    let folder = Folder::new();
    let record = folder.record();
    let file = folder.write("pretty.json", serde_json::to_string_pretty(&record).unwrap());
    assert_eq!(on("verify", &file, &[]).ok().stdout(), "ok: 1 record\n");
    let file = folder.write("blank.jsonl", format!("\n{record}\r\n\n{record}"));
    assert_eq!(on("verify", &file, &[]).ok().stdout(), "ok: 2 records\n");
    let lines = on("verify", &file, &["--json"]).ok().json_lines();
    assert_eq!([&lines[0]["line"], &lines[1]["line"]], [2, 4]);
}

#[test]
fn a_game_broken_off_holds_as_far_as_it_goes() {
    let folder = Folder::new();
    let mut record = folder.record();
    record["inputs"].as_array_mut().unwrap().truncate(20);
    let trail = record["trail"].as_str().unwrap()[..80].to_owned();
    record["trail"] = trail.into();
    record["result"] = json!(null);
    let file = folder.write("short.json", record.to_string());
    let line = on("verify", &file, &["--json"]).ok().json();
    assert_eq!((&line["inputs"], &line["finished"]), (&json!(20), &json!(false)));
}
