//! `cardinal simulate`.

use serde_json::{Value, json};

use crate::harness::{Folder, cardinal, cardinal_line, games, on, repeatable};

#[test]
fn the_object_has_the_documented_keys() {
    let line =
        "simulate number-chain --games 50 --seats random,eager,greedy --seed 7 --preset one-round --json";
    let report = cardinal_line(line).ok().json();
    let top = [
        "cap",
        "close",
        "command",
        "decisions",
        "decisions_per_second",
        "draw_share",
        "draw_share_95",
        "draws",
        "finished",
        "game",
        "games",
        "games_per_second",
        "lead_changes",
        "length",
        "options",
        "planned_games",
        "repeatable",
        "results",
        "revision",
        "seats",
        "seconds",
        "seed",
        "settled",
        "starter",
        "teams",
        "threads",
        "turns",
        "unfinished",
        "version",
    ];
    assert_eq!(report.as_object().unwrap().keys().collect::<Vec<_>>(), top);
    assert_eq!(report["game"], "number-chain");
    assert_eq!(report["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(report["seats"], json!(["random", "eager", "greedy"]));
    assert_eq!((&report["seed"], &report["games"], &report["finished"]), (&json!(7), &json!(50), &json!(50)));
    assert_eq!(report["options"]["rounds"], 1);
    assert_eq!(report["options"]["stall_limit"], 100);
    let results = report["results"].as_array().unwrap();
    assert_eq!(results.len(), 3);
    let of_a_seat = [
        "mean_score",
        "mean_score_95",
        "measures",
        "places",
        "player",
        "points",
        "points_95",
        "score_counts",
        "scores",
        "seat",
        "shared_win_share",
        "shared_win_share_95",
        "shared_wins",
        "win_share",
        "win_share_95",
        "wins",
    ];
    for (seat, of) in results.iter().enumerate() {
        assert_eq!(of.as_object().unwrap().keys().collect::<Vec<_>>(), of_a_seat);
        assert_eq!((&of["seat"], &of["player"]), (&json!(seat), &report["seats"][seat]));
        for (estimate, interval) in [("win_share", "win_share_95"), ("mean_score", "mean_score_95")] {
            let [estimate, low, high] =
                [&of[estimate], &of[interval][0], &of[interval][1]].map(|number| number.as_f64().unwrap());
            assert!(low <= estimate && estimate <= high, "{of}");
        }
        let places: Vec<u64> = serde_json::from_value(of["places"].clone()).unwrap();
        assert_eq!((places.len(), places.iter().sum::<u64>()), (3, 50));
        assert_eq!(places[0], of["wins"].as_u64().unwrap() + of["shared_wins"].as_u64().unwrap());
    }
    let wins: u64 = results.iter().map(|of| of["wins"].as_u64().unwrap()).sum();
    assert!(wins <= 50);
}

#[test]
fn results_do_not_depend_on_threads_or_records() {
    let line = "simulate number-chain --games 300 --seats random,eager,greedy --json";
    let first = repeatable(cardinal_line(line).ok().json());
    for threads in ["1", "2", "3", "8"] {
        let again = cardinal_line(&format!("{line} --seed 1 --threads {threads}")).ok().json();
        assert_eq!(again["threads"], threads.parse::<u64>().unwrap());
        assert_eq!(repeatable(again), first, "{threads} threads");
    }
    let folder = Folder::new();
    let recorded = |threads: &str| {
        let file = folder.file(threads);
        let mut args: Vec<_> = line.split(' ').map(Into::into).collect();
        args.extend(["--threads".into(), threads.into(), "--records".into(), file.clone().into_os_string()]);
        let report = repeatable(cardinal::<std::ffi::OsString>(&args).ok().json());
        assert_eq!(report, first, "recorded");
        std::fs::read_to_string(file).unwrap()
    };
    assert_eq!(recorded("1"), recorded("2"));
    let other = repeatable(cardinal_line(&format!("{line} --seed 2")).ok().json());
    assert_ne!(other["results"], first["results"]);
}

#[test]
fn the_report_says_what_was_played_and_with_which_results() {
    cardinal_line(
        "simulate number-chain --games 20 --seats eager,greedy --seed 9 --set rounds=2 --threads 1",
    )
    .ok()
    .says(&[
        "Number Chain (revision ",
        "20 games, seed 9",
        "rounds=2",
        "closing=forced",
        "seat  player",
        "mean score",
        "1     eager",
        "2     greedy",
        "95 % intervals",
        "length: ",
        "decisions/s",
    ]);
}

#[test]
fn a_single_game_has_no_interval_for_its_mean() {
    let report = cardinal_line("simulate number-chain --games 1 --seats eager,eager --json").ok().json();
    assert_eq!(report["results"][0]["mean_score_95"], Value::Null);
    assert!(report["results"][0]["mean_score"].is_number());
    cardinal_line("simulate number-chain --games 1 --seats eager,eager").ok();
}

#[test]
fn limits_can_be_switched_off() {
    let line = "simulate number-chain --games 2 --seats random,random,random,random \
        --set turn_limit=0 --set stall_limit=0 --set rounds=9 --json";
    let report = cardinal_line(line).ok().json();
    assert_eq!(report["cap"], 1_000_000);
    assert_eq!(report["finished"].as_u64().unwrap() + report["unfinished"].as_u64().unwrap(), 2);
    // Far beyond what the limits would allow.
    assert!(report["decisions"].as_u64().unwrap() > 100_000, "{report}");
}

#[test]
fn records_of_every_table_are_valid() {
    let folder = Folder::new();
    for game in games() {
        let id = game["id"].as_str().unwrap();
        for seats in game["seats"].as_array().unwrap() {
            let players = vec!["eager"; seats.as_u64().unwrap() as usize].join(",");
            for preset in game["presets"].as_array().unwrap() {
                let file = folder.file("table.jsonl");
                let line = format!("simulate {id} --games 3 --seats {players} --json --preset");
                let mut args: Vec<std::ffi::OsString> = line.split(' ').map(Into::into).collect();
                args.extend([
                    preset["name"].as_str().unwrap().into(),
                    "--records".into(),
                    file.clone().into(),
                ]);
                let report = cardinal(&args).ok().json();
                for (key, value) in preset["settings"].as_object().unwrap() {
                    assert_eq!(&report["options"][key], value, "{id} {preset}");
                }
                on("verify", &file, &[]).ok().says(&["ok: 3 records\n"]);
            }
        }
    }
}
