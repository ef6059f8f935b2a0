//! `-` is stdin or stdout, and records go to pipes and devices.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::harness::{Folder, cardinal_line, command, on, run_with_input};

const SERIES: &str = "simulate number-chain --games 3 --seats eager,greedy --set rounds=1";

#[test]
fn records_to_stdout_equal_those_of_a_file_and_the_report_goes_to_stderr() {
    let folder = Folder::new();
    let file = folder.file("games.jsonl");
    cardinal_line(&format!("{SERIES} --records {}", file.display())).ok();
    let expected = std::fs::read_to_string(&file).unwrap();
    for name in ["-", "/dev/stdout"] {
        let piped = cardinal_line(&format!("{SERIES} --records {name}")).ends_with(0);
        assert_eq!(piped.stdout(), expected, "{name}");
        assert!(piped.stderr().contains("3 games, seed 1"), "{name}: {}", piped.stderr());
    }
    let rows = cardinal_line(&format!("{SERIES} --csv - --json")).ends_with(0);
    assert_eq!(rows.stdout().lines().count(), 4);
    assert!(rows.stderr().starts_with("{\"version\""), "{}", rows.stderr());
    assert_eq!(folder.names(), ["games.jsonl"], "no file has that name");
}

#[test]
fn records_from_stdin_are_verified_and_replayed() {
    let records = cardinal_line(&format!("{SERIES} --records -")).ends_with(0);
    run_with_input(&["verify", "-"], records.stdout()).ok().says(&["ok: 3 records"]);
    run_with_input(&["replay", "-", "--game", "2", "--plain"], records.stdout())
        .ok()
        .says(&["Number Chain (revision", "place 1: "]);
    run_with_input(&["verify", "-"], "nonsense").refuses(&["stdin: not a readable record"]);
}

#[cfg(unix)]
#[test]
fn records_go_to_pipes_and_devices() {
    let folder = Folder::new();
    let pipe = folder.file("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read_to_string(pipe).unwrap()
    });
    cardinal_line(&format!("{SERIES} --records {}", pipe.display())).ok().says(&["3 games, seed 1"]);
    let records = reader.join().unwrap();
    let kept = folder.write("kept.jsonl", &records);
    on("verify", &kept, &[]).ok().says(&["ok: 3 records"]);
    cardinal_line(&format!("{SERIES} --records /dev/null --csv /dev/null")).ok();
    assert_eq!(folder.names(), ["kept.jsonl", "pipe"], "a pipe stays a pipe");
}

#[test]
fn a_reader_of_records_that_goes_away_is_not_an_error() {
    let args: Vec<&str> =
        "simulate number-chain --games 100000 --seats eager,eager --records -".split(' ').collect();
    let mut child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut reader = BufReader::with_capacity(16, child.stdout.take().unwrap());
    reader.read_line(&mut String::new()).unwrap();
    drop(reader);
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    assert!(child.wait().unwrap().success() && stderr.is_empty(), "{stderr}");
}

#[test]
fn a_dash_is_refused_where_only_a_file_will_do() {
    for line in ["play numboom --seats you,easy --plain --record -", "backup -"] {
        cardinal_line(line).refuses(&["file"]);
    }
}
