//! A replay on the screen.

use std::process::Command;

use crate::pane::Pane;

#[test]
fn a_replay_goes_forwards_backwards_and_by_jumps_for_every_observer() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("games.jsonl");
    let simulated = Command::new(env!("CARGO_BIN_EXE_cardinal"))
        .args([
            "simulate",
            "numboom",
            "--games",
            "1",
            "--seats",
            "greedy,greedy,greedy",
            "--seed",
            "4",
            "--records",
        ])
        .arg(&records)
        .output()
        .unwrap();
    assert!(simulated.status.success());
    let pane = Pane::new(&format!("replay '{}'", records.display()), 80, 24);
    let first = pane.shows("Step 0 of ");
    pane.shows("All cards face up");
    pane.keys(&["Right", "Right", "Right"]);
    let third = pane.shows("Step 3 of ");
    pane.keys(&["Left"]);
    pane.shows("Step 2 of ");
    pane.keys(&["Right"]);
    assert_eq!(pane.shows("Step 3 of "), third, "the same step looks the same");
    pane.keys(&["End"]);
    pane.until("the end", |screen| screen.contains("· game over ·") && !screen.contains("Step 3 of "));
    pane.keys(&["1", "2", "Enter"]);
    let open = pane.shows("Step 12 of ");
    pane.keys(&["v"]);
    let one = pane.until("one seat's eyes", |screen| !screen.contains("All cards face up"));
    assert!(one.contains("Step 12 of ") && one != open);
    pane.keys(&["Home"]);
    pane.keys(&["v", "v", "v", "v"]);
    assert_eq!(pane.until("the beginning", |screen| *screen == first), first, "all eyes come round again");
    pane.keys(&["q"]);
    pane.ended(0);
}

#[test]
fn names_in_a_record_cannot_control_the_screen_either() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_cardinal");
    let line = "simulate numboom --games 1 --seats greedy,greedy --records -";
    let simulated = Command::new(program).args(line.split(' ')).output().unwrap();
    let mut record: serde_json::Value = serde_json::from_slice(&simulated.stdout).unwrap();
    record.as_object_mut().unwrap().remove("trail");
    record["seats"][0] = "\u{1b}[2JAnn".into();
    let file = folder.path().join("hostile.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let pane = Pane::new(&format!("replay '{}'", file.display()), 80, 23);
    let screen = pane.shows("Step 0 of ");
    assert!(screen.contains("\\u{1b}[2JAnn") && screen.contains("DEATH NUMBER"), "{screen}");
    // On screens as on the table, seats count from 1.
    pane.keys(&["v"]);
    pane.shows("(seat 1)");
    pane.keys(&["q"]);
    pane.ended(0);
}
