//! Continuing a simulation.

use std::fs::read_to_string;

use serde_json::{Value, json};

use crate::harness::{Folder, Run, command, repeatable, run};

const LINE: &str = "simulate number-chain --seats random,eager --set rounds=1 --json";

fn simulate(folder: &Folder, more: &str) -> Run {
    let args: Vec<&str> = LINE.split(' ').chain(more.split(' ')).collect();
    run(command(&args).current_dir(folder.path()))
}

#[test]
fn a_series_in_parts_equals_a_series_in_one_go() {
    let folder = Folder::new();
    let whole = simulate(&folder, "--games 90 --records whole.jsonl --csv whole.csv").ok().json();
    let files = "--state s.json --records parts.jsonl --csv parts.csv";
    let first = simulate(&folder, &format!("--games 35 {files}")).ok().json();
    assert_eq!(first["games"], 35);
    let last = simulate(&folder, &format!("--games 90 {files} --threads 1")).ok().json();
    assert_eq!(repeatable(last), repeatable(whole));
    for kind in ["jsonl", "csv"] {
        let [parts, whole] =
            ["parts", "whole"].map(|name| read_to_string(folder.file(&format!("{name}.{kind}"))).unwrap());
        assert_eq!(parts, whole, "{kind}");
    }
    // Nothing is left to play, but the report is complete.
    let again = simulate(&folder, &format!("--games 90 {files}")).ok().json();
    assert_eq!((again["games"].as_u64(), again["games_per_second"].as_f64()), (Some(90), Some(0.0)));
}

#[test]
fn a_state_continues_only_its_own_series() {
    let folder = Folder::new();
    simulate(&folder, "--games 5 --state s.json --records r.jsonl").ok();
    let kept = read_to_string(folder.file("s.json")).unwrap();
    let records = read_to_string(folder.file("r.jsonl")).unwrap();
    let cases: &[(&str, &[&str])] = &[
        (
            "--games 9 --seed 2 --state s.json",
            &["s.json: it is the state of another series", "seed is 1, not 2"],
        ),
        ("--games 9 --set rounds=2 --state s.json", &["another series", "options"]),
        ("--games 4 --state s.json", &["already holds 5 games, more than 4"]),
        ("--games 9 --state r.jsonl", &["r.jsonl: not the state of a series"]),
        ("--games 9 --state s.json --records other.jsonl", &["cannot read other.jsonl", "No such file"]),
        ("--games 9 --state s.json --csv r.jsonl", &["cannot continue r.jsonl: it has 5 lines, not 6"]),
    ];
    for (more, parts) in cases {
        simulate(&folder, more).refuses(parts);
        assert_eq!(read_to_string(folder.file("s.json")).unwrap(), kept);
        assert_eq!(read_to_string(folder.file("r.jsonl")).unwrap(), records);
        assert_eq!(folder.names(), ["r.jsonl", "s.json"], "after {more}");
    }
}

#[test]
fn a_damaged_state_is_refused() {
    let folder = Folder::new();
    simulate(&folder, "--games 5 --state s.json").ok();
    let kept: Value = serde_json::from_str(&read_to_string(folder.file("s.json")).unwrap()).unwrap();
    let faults: &[(&str, Value)] = &[
        ("/tally/seats/0/measures", json!([])),
        ("/tally/seats/1/places", json!([])),
        ("/tally/seats/1/places/0", json!(u64::MAX)),
        ("/tally/seats", json!([])),
        ("/tally/seats/0/wins", json!(6)),
        ("/tally/seats/0/points/points_squared", json!(u64::MAX)),
        ("/tally/seats/0/scores", json!({ "9223372036854775807": 5 })),
        ("/tally/teams", json!([0, 1, 2])),
        ("/tally/finished", json!(u64::MAX)),
        ("/tally/decisions", json!(u64::MAX)),
        ("/tally/lengths", json!({})),
        ("/tally/settled/total", json!(-1)),
        ("/tally/close/games", json!(6)),
        ("/tally/close/branching", json!({ "-1": 1 })),
        ("/from", json!(6)),
    ];
    for (place, value) in faults {
        let mut damaged = kept.clone();
        *damaged.pointer_mut(place).unwrap_or_else(|| panic!("{place} is there")) = value.clone();
        folder.write("s.json", damaged.to_string());
        for games in ["5", "9"] {
            let more = format!("--games {games} --state s.json");
            simulate(&folder, &more)
                .refuses(&["s.json: not the state of a series: its counts do not add up"]);
        }
    }
}
