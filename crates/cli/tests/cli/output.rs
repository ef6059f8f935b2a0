//! Help, versions, lists of games, and outputs that fail.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::harness::{Folder, cardinal, command, games, on};

#[test]
fn every_command_has_help() {
    cardinal(&["--help"]).ok().says(&["Usage: cardinal", "games", "rules", "simulate", "replay", "verify"]);
    for command in ["games", "rules", "simulate", "replay", "verify"] {
        cardinal(&[command, "--help"]).ok().says(&[&format!("Usage: cardinal {command}")]);
    }
    cardinal(&["--version"]).ok().says(&[&format!("cardinal {}", env!("CARGO_PKG_VERSION"))]);
}

#[test]
fn games_are_listed_with_options_and_presets() {
    cardinal(&["games"]).ok().says(&[
        "number-chain",
        "Number Chain: 2/3/4 players, 63 cards",
        "start_wild: open, redraw; default open (NC-A1)",
        "rounds: a whole number from 1 to 9; default 3 (NC-3)",
        "How many rounds the game has",
        "one-round",
        "random, eager, greedy",
    ]);
}

#[test]
fn games_as_json_have_a_text_for_every_option_and_value() {
    let list = cardinal(&["games", "--json"]).ok().json();
    assert_eq!(list["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(
        list["players"],
        serde_json::json!(["random", "eager", "greedy", "easy", "normal", "hard", "expert"])
    );
    for game in games() {
        assert!(game["revision"].is_u64() && game["tagline"].is_string(), "{game}");
        assert!(!game["seats"].as_array().unwrap().is_empty(), "{game}");
        assert!(!game["presets"].as_array().unwrap().is_empty(), "{game}");
        for option in game["options"].as_array().unwrap() {
            assert!(option["help"].is_string() && option["title"].is_string(), "{option}");
            if option["kind"] == "number" {
                let [min, default, max] = ["min", "default", "max"].map(|key| option[key].as_u64().unwrap());
                assert!(min <= default && default <= max, "{option}");
                continue;
            }
            let values = option["values"].as_array().unwrap();
            assert!(values.iter().any(|value| value["value"] == option["default"]), "{option}");
            assert!(values.iter().all(|value| value["help"].is_string()), "{option}");
        }
    }
}

#[test]
fn a_reader_that_goes_away_is_not_an_error() {
    let folder = Folder::new();
    let file = folder.games(20);
    let mut args =
        vec!["replay".into(), file.into_os_string(), "--trace".into(), "--game".into(), "7".into()];
    for _ in 0..2 {
        let mut child =
            command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut reader = BufReader::with_capacity(16, child.stdout.take().unwrap());
        reader.read_line(&mut String::new()).unwrap();
        drop(reader);
        let mut stderr = String::new();
        child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        let status = child.wait().unwrap();
        assert!(status.success() && stderr.is_empty(), "{args:?}: {status}: {stderr}");
        args.retain(|arg| arg != "--trace");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    for line in [
        "--help",
        "games",
        "games --json",
        "rules number-chain",
        "simulate number-chain --games 1 --seats eager,eager",
    ] {
        let args: Vec<&str> = line.split_whitespace().collect();
        crate::harness::run(command(&args).stdout(full()))
            .refuses(&["cannot write the output", "No space left"]);
    }
}

#[test]
fn input_cannot_break_the_line_of_an_error() {
    cardinal(&["rules", "a\nb\u{1b}[31m"]).refuses(&["there is no game 'a b [31m'"]);
    let folder = Folder::new();
    on("verify", &folder.file("no\nsuch\nfile"), &[]).refuses(&["no such file"]);
}
