//! `cardinal play`, line by line.

use std::fs::{File, read_to_string};
use std::process::{Command, Stdio};

use crate::harness::{Folder, Run, command, run};

/// Plays in the folder with an empty input.
fn play(folder: &Folder, line: &str, environment: &[(&str, &str)]) -> Run {
    let args: Vec<&str> = line.split(' ').collect();
    run(quiet(&mut command(&args), folder).stdin(Stdio::null()).envs(environment.iter().copied()))
}

fn quiet<'c>(command: &'c mut Command, folder: &Folder) -> &'c mut Command {
    command.current_dir(folder.path()).env("LC_ALL", "C")
}

const SPANISH: &str = "Enlaza cifra con cifra";

#[test]
fn a_resumed_game_is_in_the_language_asked_for() {
    let folder = Folder::new();
    play(&folder, "play number-chain --seats you,eager --plain --save s.json --lang es", &[])
        .ok()
        .says(&[SPANISH]);
    let again = "play --resume s.json --plain";
    play(&folder, &format!("{again} --lang es"), &[]).ok().says(&[SPANISH]);
    play(&folder, again, &[("LC_ALL", "es_ES.UTF-8")]).ok().says(&[SPANISH]);
    let english = play(&folder, again, &[]).ok();
    assert!(!english.stdout().contains(SPANISH), "{}", english.stdout());
}

#[test]
fn an_unknown_language_is_refused_before_anything_is_written() {
    let folder = Folder::new();
    play(&folder, "play number-chain --seats you,eager --plain --save s.json", &[]).ok();
    let kept = read_to_string(folder.file("s.json")).unwrap();
    let parts = &["the rules are not available in 'zz'; the languages are en, es, ja, ko"];
    play(&folder, "play --resume s.json --plain --lang zz --record r.json", &[]).refuses(parts);
    play(&folder, "play number-chain --seats you,eager --plain --save t.json --lang zz", &[]).refuses(parts);
    assert_eq!(read_to_string(folder.file("s.json")).unwrap(), kept);
    assert_eq!(folder.names(), ["s.json"]);
}

#[test]
fn a_record_that_cannot_be_written_is_a_failure_and_can_be_written_later() {
    let folder = Folder::new();
    folder.write("file", "in the way");
    let line = "play number-chain --seats you,eager --set rounds=1 --seed 7 --plain --save s.json --record file/r.json";
    let args: Vec<&str> = line.split(' ').collect();
    let script = File::open(folder.write("script", "auto\n".repeat(3_000))).unwrap();
    run(quiet(&mut command(&args), &folder).stdin(script))
        .falls_short(&["The record could not be written to file/r.json"])
        .says(&["The game is kept; write the record with: cardinal play --resume s.json --record FILE"]);
    play(&folder, "play --resume s.json --plain --record r.json", &[])
        .ok()
        .says(&["The record is in r.json."]);
    assert_eq!(folder.names(), ["file", "r.json", "script"]);
    run(quiet(&mut command(&["verify", "r.json"]), &folder)).ok();
}
