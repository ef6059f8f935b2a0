//! `cardinal tune`.

use serde_json::json;

use crate::harness::{cardinal_line, repeatable};

const LINE: &str = "tune number-chain --vary rounds=1,2 --vary closing=forced,may_quit --strong greedy --weak random \
    --deals 5 --seed 3 --set stall_limit=50";

#[test]
fn the_object_has_the_documented_keys() {
    let report = cardinal_line(&format!("{LINE} --json")).ok().json();
    let top = [
        "command",
        "deals",
        "decisions",
        "decisions_per_second",
        "game",
        "games",
        "games_per_second",
        "options",
        "planned_variations",
        "repeatable",
        "revision",
        "seats",
        "seconds",
        "seed",
        "strong",
        "threads",
        "variations",
        "vary",
        "version",
        "weak",
    ];
    assert_eq!(report.as_object().unwrap().keys().collect::<Vec<_>>(), top);
    let tables = report["variations"].as_array().unwrap();
    let of_a_table = [
        "elo",
        "finished",
        "games",
        "lead_changes",
        "length",
        "luck",
        "options",
        "points",
        "points_95",
        "seat_points",
        "settings",
        "settled",
        "starter",
        "starter_95",
        "tie_share",
        "tie_share_95",
        "turns",
    ];
    let settings: Vec<_> = tables.iter().map(|table| table["settings"].clone()).collect();
    let expected = [("1", "forced"), ("1", "may_quit"), ("2", "forced"), ("2", "may_quit")];
    assert_eq!(settings, expected.map(|(rounds, closing)| json!({ "rounds": rounds, "closing": closing })));
    for table in tables {
        assert_eq!(table.as_object().unwrap().keys().collect::<Vec<_>>(), of_a_table);
        assert_eq!((&table["games"], &table["options"]["stall_limit"]), (&json!(10), &json!(50)));
    }
    assert!(tables[2]["length"]["mean"].as_f64() > tables[0]["length"]["mean"].as_f64());
}

#[test]
fn the_command_repeats_the_report_on_any_number_of_threads() {
    let first = cardinal_line(&format!("{LINE} --json --threads 3")).ok().json();
    let command = first["command"].as_str().unwrap().strip_prefix("cardinal ").unwrap().to_owned();
    let again = cardinal_line(&format!("{command} --json --threads 1")).ok().json();
    assert_eq!(repeatable(again), repeatable(first));
}

#[test]
fn the_report_is_one_table() {
    cardinal_line(LINE).ok().says(&[
        "4 tables of 2 seats, 5 deals each, seed 3",
        "stall_limit=50",
        "rounds=1 closing=may_quit",
        "skill gap",
        "games to lead",
        "again: cardinal tune number-chain --vary rounds=1,2 --vary closing=forced,may_quit --deals 5 --seats 2",
    ]);
}
