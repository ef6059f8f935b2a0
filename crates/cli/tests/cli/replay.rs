//! `cardinal replay`.

use serde_json::{Value, json};

use crate::harness::{Folder, on};

#[test]
fn a_game_is_shown_as_a_list_of_steps() {
    let folder = Folder::new();
    let file = folder.games(1);
    on("replay", &file, &[]).ok().says(&[
        "Number Chain (revision ",
        "seat 1: eager",
        "seat 2: greedy",
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
fn a_seat_sees_only_what_it_could_know() {
    let folder = Folder::new();
    let file = folder.games(1);
    for who in ["1", "2", "3", "spectator"] {
        let trace = on("replay", &file, &["--trace", "--seat", who]).ok().json_lines();
        let sees = |seat: usize| who.parse() == Ok(seat + 1);
        assert!(trace.iter().all(|line| line.get("input").is_none()));
        for legal in trace.iter().filter_map(|line| line["legal"].as_object()) {
            assert!(legal.keys().all(|seat| sees(seat.parse().unwrap())), "{who} sees {legal:?}");
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
    on("replay", &file, &["--seat", "4"]).refuses(&["no seat 4", "1 to 3"]);
    on("replay", &file, &["--seat", "0"]).refuses(&["counted from 1"]);
}

#[test]
fn an_unfinished_game_keeps_its_secrets() {
    let folder = Folder::new();
    let mut record = folder.record();
    record["inputs"].as_array_mut().unwrap().truncate(12);
    record.as_object_mut().unwrap().remove("trail");
    record["result"] = json!(null);
    let file = folder.write("short.json", record.to_string());
    let shown = on("replay", &file, &["--trace"]).remarks(&["is not finished", "--seat"]);
    let spectator = on("replay", &file, &["--trace", "--seat", "spectator"]).ok();
    assert_eq!(shown.stdout(), spectator.stdout());
    on("replay", &file, &["--seat", "1"]).ok().says(&["not finished; scores 0 0 0"]);
}

#[test]
fn names_in_a_record_cannot_control_the_terminal() {
    let folder = Folder::new();
    let mut record = folder.record();
    record.as_object_mut().unwrap().remove("trail");
    record["seats"][0] = json!("\u{1b}]0;gotcha\u{7}\nseat 9: no one");
    record["seats"][1] = json!("Bo\u{9b}31mb\u{202e}");
    let file = folder.write("hostile.json", record.to_string());
    let shown =
        on("replay", &file, &["--plain"]).ok().says(&["seat 1: \\u{1b}]0;gotcha\\u{7}\\nseat 9: no one\n"]);
    let tame = |each: char| each == '\n' || !(each.is_control() || each == '\u{202e}');
    assert!(shown.stdout().chars().all(tame), "{:?}", shown.stdout());
    let trace = on("replay", &file, &["--trace"]).ok();
    assert!(trace.stdout().chars().all(tame), "the data are for programs, and yet may be read on a terminal");
}
