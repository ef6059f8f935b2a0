//! `cardinal replay`.

use serde_json::{Value, json};

use crate::harness::{Folder, on};

#[test]
fn a_game_reads_as_a_list_of_steps() {
    let folder = Folder::new();
    let file = folder.games(1);
    on("replay", &file, &[]).ok().says(&[
        "Number Chain (revision ",
        "seat 0: eager",
        "seat 1: greedy",
        "rounds=3",
        "    1  chance gives starter",
        "– dealt: ",
        "does play: card ",
        "– played: ",
        "– round over: ",
        "place 1: seat ",
    ]);
}

#[test]
fn records_are_picked_by_number() {
    let folder = Folder::new();
    let file = folder.games(3);
    let first = on("replay", &file, &["--game", "1"]).ok();
    let default = on("replay", &file, &[]).remarks(&["several records", "--game K"]);
    assert_eq!(first.stdout(), default.stdout());
    let third = on("replay", &file, &["--game", "3", "--trace"]).ok();
    let lines = std::fs::read_to_string(&file).unwrap();
    let record: Value = serde_json::from_str(lines.lines().nth(2).unwrap()).unwrap();
    let inputs = third.json_lines().into_iter().filter_map(|line| line.get("input").cloned());
    assert_eq!(inputs.collect::<Vec<_>>(), *record["inputs"].as_array().unwrap());
    on("replay", &file, &["--game", "4"]).refuses(&["has no record 4"]);
}

#[test]
fn a_seat_is_told_what_it_could_know() {
    let folder = Folder::new();
    let file = folder.games(1);
    for who in ["0", "1", "2", "spectator"] {
        let trace = on("replay", &file, &["--trace", "--seat", who]).ok().json_lines();
        let sees = |seat: usize| who.parse() == Ok(seat);
        assert!(trace.iter().all(|line| line.get("input").is_none()));
        for legal in trace.iter().filter_map(|line| line["legal"].as_object()) {
            assert!(legal.keys().all(|seat| seat == who), "{who} is told {legal:?}");
        }
        let notices = trace.iter().flat_map(|line| line["notices"].as_array().cloned().unwrap_or_default());
        let (mut dealt, mut drawn) = (0, 0);
        for notice in notices {
            if notice["on"] == "dealt" {
                dealt += 1;
                let hands = notice["hands"].as_array().unwrap();
                assert!(
                    hands.iter().enumerate().all(|(seat, hand)| hand.is_null() != sees(seat)),
                    "{notice}"
                );
            }
            if notice["on"] == "drew" {
                drawn += 1;
                assert!(
                    notice["card"].is_null() != sees(notice["seat"].as_u64().unwrap() as usize),
                    "{notice}"
                );
            }
        }
        assert!(dealt == 3 && drawn > 0, "{who}: {dealt} deals, {drawn} cards drawn");
        let text = on("replay", &file, &["--seat", who]).ok();
        assert!(!text.stdout().contains("chance gives"), "{who}");
    }
    on("replay", &file, &["--seat", "3"]).refuses(&["no seat 3", "0 to 2"]);
}

#[test]
fn a_game_broken_off_keeps_its_secrets() {
    let folder = Folder::new();
    let mut record = folder.record();
    record["inputs"].as_array_mut().unwrap().truncate(12);
    record.as_object_mut().unwrap().remove("trail");
    record["result"] = json!(null);
    let file = folder.write("short.json", record.to_string());
    let told = on("replay", &file, &["--trace"]).remarks(&["did not come to its end", "--seat"]);
    let spectator = on("replay", &file, &["--trace", "--seat", "spectator"]).ok();
    assert_eq!(told.stdout(), spectator.stdout());
    on("replay", &file, &["--seat", "0"]).ok().says(&["not finished; scores 0 0 0"]);
}
