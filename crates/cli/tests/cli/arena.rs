//! `cardinal arena`.

use serde_json::json;

use crate::harness::{cardinal_line, repeatable};

#[test]
fn the_object_has_the_documented_keys() {
    let line = "arena number-chain --bots greedy,random --deals 20 --seed 7 --preset one-round --json";
    let report = cardinal_line(line).ok().json();
    let top = [
        "bots",
        "by_side",
        "cap",
        "command",
        "deals",
        "decisions",
        "decisions_per_second",
        "finished",
        "game",
        "games_a_deal",
        "games_per_second",
        "hero",
        "length",
        "lineups",
        "model",
        "options",
        "pairs",
        "planned_deals",
        "ratings",
        "repeatable",
        "revision",
        "seats",
        "seconds",
        "seed",
        "sides",
        "sprt",
        "starter",
        "starter_95",
        "tables",
        "threads",
        "ties",
        "unfinished",
        "version",
    ];
    assert_eq!(report.as_object().unwrap().keys().collect::<Vec<_>>(), top);
    assert_eq!(
        (&report["game"], &report["seats"], &report["seed"]),
        (&json!("number-chain"), &json!(2), &json!(7))
    );
    assert_eq!(
        (&report["deals"], &report["games_a_deal"], &report["finished"]),
        (&json!(20), &json!(2), &json!(40))
    );
    assert_eq!(report["ratings"][0]["bot"], "greedy");
    assert!(report["pairs"][0]["points_95"][0].as_f64().unwrap() > 0.5, "{report}");
}

#[test]
fn the_command_repeats_the_report() {
    let line = "arena number-chain --bots greedy,eager,random --deals 6 --seats 3 --seed 9 --preset one-round \
        --set closing=may_wait --hero eager --tables clones --json";
    let first = cardinal_line(line).ok().json();
    let command = first["command"].as_str().unwrap().to_owned();
    assert!(command.contains("--set closing=may_wait") && command.contains("--set rounds=1"), "{command}");
    let again = format!("{} --json --threads 1", command.strip_prefix("cardinal ").unwrap());
    assert_eq!(repeatable(cardinal_line(&again).ok().json()), repeatable(first));
}

#[test]
fn the_report_says_which_bot_is_better_and_how_certain_that_is() {
    cardinal_line("arena number-chain --bots greedy,random --deals 10 --set rounds=1").ok().says(&[
        "Number Chain (revision ",
        "10 deals of 2 games at 2 seats, seed 1",
        "rounds=1",
        "Elo (Bradley–Terry)",
        "greedy – random",
        "games to lead",
        "95 % intervals",
        "again: cardinal arena number-chain --bots greedy,random --deals 10 --seats 2",
        "decisions/s",
    ]);
    cardinal_line("arena number-chain --bots greedy,random --deals 4 --seats 4 --set rounds=1").ok().says(&[
        "Elo (Plackett–Luce)",
        "greedy – 3 × random",
        "random – 3 × greedy",
        "points by seat: 1: ",
    ]);
    cardinal_line("arena sequence-numbers --bots greedy,random --deals 4 --seats 4")
        .ok()
        .says(&["4 seats in 2 teams"]);
}

#[test]
fn a_sequential_test_reports_its_verdict() {
    cardinal_line("arena number-chain --bots greedy,random --deals 5000 --set rounds=1 --sprt").ok().says(&[
        "sprt: greedy gets 55 % or more, not 50 %",
        "bounds -2.94 and 2.94",
        "--sprt=50,55",
    ]);
}

#[test]
fn a_sequential_test_is_about_the_first_bot_even_if_the_hero_is_another() {
    let line = "arena number-chain --bots greedy,random --hero random --deals 5000 --set rounds=1 --sprt";
    cardinal_line(line).ok().says(&["sprt: greedy gets 55 % or more, not 50 %"]);
}

#[test]
fn a_report_says_when_time_budgets_make_it_unrepeatable() {
    let line = "arena sequence-numbers --bots easy:ms=1,random --deals 1";
    cardinal_line(line).ok().says(&["easy:ms=1 – random", "similar, not identical"]);
    assert_eq!(cardinal_line(&format!("{line} --json")).ok().json()["repeatable"], false);
}
