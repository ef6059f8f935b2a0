//! Ctrl-C on the real program keeps what is done.
#![cfg(unix)]

use std::fs::read_to_string;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::harness::{Folder, command, on, repeatable, run, run_until, run_until_killed};

/// Whether games have been played: the partial file of records is not empty.
fn under_way(folder: &Folder) -> bool {
    let partial = folder.names().into_iter().filter(|name| name.ends_with(".partial"));
    partial.map(|name| folder.file(&name)).any(|file| file.metadata().is_ok_and(|of| of.len() > 0))
}

#[test]
fn a_simulation_keeps_its_games_and_continues() {
    let folder = Folder::new();
    let line = "simulate number-chain --seats random,eager --set rounds=1 --json --state s.json --records r.jsonl \
        --report out --games";
    let args: Vec<&str> = line.split_whitespace().collect();
    let simulate = |games: &str| {
        let mut command = command(&[args.as_slice(), &[games]].concat());
        command.current_dir(folder.path());
        command
    };
    let stopped = run_until(&mut simulate("999999999"), || under_way(&folder)).was_stopped(&[
        "stopped after ",
        " of 999999999 games",
        "repeat the command to continue",
    ]);
    let report = stopped.json();
    let games = report["games"].as_u64().unwrap();
    assert!(games > 0 && report["planned_games"] == 999_999_999, "{games}");
    assert_eq!(folder.names(), ["out", "r.jsonl", "s.json"]);
    on("verify", &folder.file("r.jsonl"), &[]).ok().says(&[&format!("ok: {games} record")]);
    assert!(read_to_string(folder.file("out/index.html")).unwrap().contains("Stopped early"));

    let command_again = report["command"].as_str().unwrap();
    assert!(command_again.contains(&format!("--games {games} ")), "{command_again}");

    let further = (games + 20).to_string();
    let on = run(&mut simulate(&further)).ok().json();
    let plain = format!("simulate number-chain --seats random,eager --set rounds=1 --json --games {further}");
    let whole = run(&mut command(&plain.split(' ').collect::<Vec<_>>())).ok().json();
    assert_eq!(repeatable(on), repeatable(whole));
    assert_eq!(read_to_string(folder.file("r.jsonl")).unwrap().lines().count() as u64, games + 20);
}

/// `timeout` and batch systems send the request to terminate to the process and then to its group.
#[test]
fn repeated_requests_to_terminate_keep_the_games() {
    let folder = Folder::new();
    let line = "simulate number-chain --seats random,eager --set rounds=1 --json --state s.json --records r.jsonl \
        --csv c.csv --games 999999999";
    let args: Vec<&str> = line.split_whitespace().collect();
    let ready = || under_way(&folder);
    let stopped = run_until_killed(command(&args).current_dir(folder.path()), ready, |process| {
        let id = process.id().to_string();
        kill("-TERM", &[id.as_str(); 6]);
    })
    .was_stopped(&["stopped after ", "repeat the command to continue"]);
    let games = stopped.json()["games"].as_u64().unwrap();
    assert_eq!(folder.names(), ["c.csv", "r.jsonl", "s.json"]);
    on("verify", &folder.file("r.jsonl"), &[]).ok().says(&[&format!("ok: {games} record")]);
    assert_eq!(read_to_string(folder.file("c.csv")).unwrap().lines().count() as u64, games + 1);
}

/// A program blocked on an unread pipe ends at a second Ctrl-C, and leaves no partial file.
#[test]
fn a_second_ctrl_c_ends_the_program_at_once_and_tidily() {
    let folder = Folder::new();
    let made = Command::new("mkfifo").arg(folder.file("pipe")).status();
    assert!(made.expect("there is a mkfifo").success());
    let line =
        "simulate number-chain --seats random,eager --records r.jsonl --csv pipe --state s.json --games 9";
    let args: Vec<&str> = line.split_whitespace().collect();
    let ready = || folder.names().iter().any(|name| name.ends_with(".partial"));
    let stopped = run_until_killed(command(&args).current_dir(folder.path()), ready, |process| {
        for _ in 0..6_000 {
            if process.try_wait().expect("it can be asked").is_some() {
                return;
            }
            kill("-INT", &[process.id().to_string().as_str()]);
            std::thread::sleep(Duration::from_millis(10));
        }
        process.kill().expect("it can be ended");
    });
    stopped.ends_with(130);
    assert_eq!(folder.names(), ["pipe"]);
}

fn kill(signal: &str, processes: &[&str]) {
    // The process may have ended between two signals.
    drop(Command::new("kill").arg(signal).args(processes).stderr(Stdio::null()).status());
}

#[test]
fn stopped_comparisons_and_sweeps_report_what_is_done() {
    let folder = Folder::new();
    // The page appears at the start, and Ctrl-C is handled before that.
    let begun = || folder.file("out").exists() && !folder.names().is_empty();
    let args = "arena number-chain --bots random,eager --set rounds=1 --deals 99999999 --report out --json";
    let args: Vec<&str> = args.split(' ').collect();
    let stopped =
        run_until(command(&args).current_dir(folder.path()), begun).was_stopped(&["of 99999999 deals"]);
    assert!(stopped.json()["deals"].as_u64().unwrap() < 99_999_999);
    let args = "tune number-chain --vary rounds=1,2 --strong eager --weak random --deals 9999999 --report out2 --json";
    let args: Vec<&str> = args.split(' ').collect();
    let begun = || folder.file("out2").exists();
    let stopped = run_until(command(&args).current_dir(folder.path()), begun)
        .was_stopped(&["stopped after 0 of 2 tables"]);
    assert_eq!(stopped.json()["variations"], serde_json::json!([]));
}
