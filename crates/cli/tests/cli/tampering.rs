//! Invalid records: exit code 1, with the place and the reason.

use serde_json::{Value, json};

use crate::harness::{Folder, on};

/// The index of the first input with such an action.
fn find(record: &Value, is_it: impl Fn(&Value) -> bool) -> usize {
    record["inputs"]
        .as_array()
        .unwrap()
        .iter()
        .position(|input| is_it(&input["action"]))
        .expect("there is one")
}

/// Checks that `verify` and `replay` both find the fault.
fn refuted(folder: &Folder, record: &Value, parts: &[&str]) -> Value {
    let file = folder.write("tampered.jsonl", format!("{record}\n"));
    let parts = [&["tampered.jsonl: record 1 (line 1): "], parts].concat();
    on("replay", &file, &["--trace"]).refutes(&parts);
    assert!(on("verify", &file, &[]).refutes(&parts).stdout().is_empty());
    let line = on("verify", &file, &["--json"]).refutes(&parts).json();
    assert_eq!(line["ok"], false);
    line
}

#[test]
fn a_changed_input_is_found_where_it_is() {
    let folder = Folder::new();
    let mut record = folder.record();
    // Another Pool is legal too, and later moves would probably not reveal the change.
    let at = find(&record, |action| action["from"] == "pool0");
    record["inputs"][at]["action"]["from"] = json!("pool1");
    let line = refuted(&folder, &record, &[&format!("input {at}: does not match the record's trail")]);
    assert_eq!((&line["code"], &line["input"]), (&json!("record-trail"), &json!(at)));
}

#[test]
fn a_changed_shuffle_is_found_where_it_is() {
    let folder = Folder::new();
    let mut record = folder.record();
    let inputs = record["inputs"].as_array_mut().unwrap();
    let at = inputs.iter().position(|input| input["chance"]["deal"].is_array()).unwrap();
    let deal = inputs[at]["chance"]["deal"].as_array_mut().unwrap();
    let last = deal.len() - 1;
    deal.swap(last, last - 1);
    refuted(&folder, &record, &[&format!("input {at}: does not match the record's trail")]);
    let inputs = record["inputs"].as_array_mut().unwrap();
    inputs[at]["chance"]["deal"][last] = inputs[at]["chance"]["deal"][0].clone();
    let line = refuted(&folder, &record, &[&format!("input {at}: refused, not a possible outcome")]);
    assert_eq!((&line["refusal"], &line["seat"]), (&json!("chance-impossible"), &Value::Null));
}

#[test]
fn an_illegal_move_is_explained_by_the_rules() {
    let folder = Folder::new();
    let mut record = folder.record();
    record.as_object_mut().unwrap().remove("trail");
    let at = find(&record, |action| action["do"] == "take");
    let seat = record["inputs"][at]["seat"].as_u64().unwrap();
    let other = (seat + 1) % 3;
    let inserted = json!({ "seat": other, "action": { "do": "take", "from": "supply" } });
    record["inputs"].as_array_mut().unwrap().insert(at, inserted);
    let place = format!("input {at} (seat {}): refused, NC-9: not-your-turn", other + 1);
    let line = refuted(&folder, &record, &[&place, "It is another player's turn."]);
    assert_eq!((&line["code"], &line["refusal"]), (&json!("record-refused"), &json!("not-your-turn")));
    assert_eq!((&line["clause"], &line["input"], &line["seat"]), (&json!("NC-9"), &json!(at), &json!(other)));
}

#[test]
fn a_malformed_input_is_found_where_it_is() {
    let folder = Folder::new();
    let mut record = folder.record();
    record["inputs"][5] = json!({ "seat": 0, "action": { "do": "fly" } });
    refuted(&folder, &record, &["input 5: ", "fly"]);
    record["inputs"][5] = json!({ "seat": 200, "action": { "do": "end" } });
    refuted(&folder, &record, &["input 5"]);
}

#[test]
fn inserted_and_dropped_inputs_do_not_fit_the_trail() {
    let folder = Folder::new();
    let mut record = folder.record();
    let first = record["inputs"][0].clone();
    record["inputs"].as_array_mut().unwrap().push(first);
    refuted(&folder, &record, &["the trail has"]);
}

#[test]
fn another_result_or_set_up_is_found() {
    let folder = Folder::new();
    let good = folder.record();
    let change = |change: &dyn Fn(&mut Value), parts: &[&str]| {
        let mut record = good.clone();
        change(&mut record);
        refuted(&folder, &record, parts)
    };
    change(
        &|record| record["result"][0]["score"] = json!(-1),
        &["result: the inputs lead to", "the record says"],
    );
    change(&|record| record["result"] = json!(null), &["result: ", "an unfinished game"]);
    let line = change(&|record| record["revision"] = json!(99), &["revision 99 is needed", "has revision"]);
    assert_eq!(line["code"], "record-revision");
    change(&|record| record["version"] = json!(99), &["format version 99"]);
    change(&|record| record["game"] = json!("chess"), &["there is no game 'chess'"]);
    change(&|record| record["options"]["rounds"] = json!(2), &["input 0: does not match"]);
    change(&|record| record["options"]["rounds"] = json!(77), &["set-up", "rounds cannot be '77'"]);
    change(&|record| record["seats"] = json!(["a"]), &["set-up", "not 1"]);
    change(&|record| record["seats"][0] = json!("another player"), &["input 0: does not match"]);
}

#[test]
fn every_bad_record_of_a_file_is_named() {
    let folder = Folder::new();
    let games = std::fs::read_to_string(folder.games(4)).unwrap();
    let mut lines: Vec<Value> = games.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines[2]["result"][1]["score"] = json!(-1);
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let file = folder.write("some.jsonl", text.join("\n"));
    on("verify", &file, &[]).refutes(&["some.jsonl: record 3 (line 3): result"]);
    let answers = on("verify", &file, &["--json"]).refutes(&[]).json_lines();
    assert_eq!(
        answers.iter().map(|line| line["ok"].as_bool().unwrap()).collect::<Vec<_>>(),
        [true, true, false, true]
    );
}
