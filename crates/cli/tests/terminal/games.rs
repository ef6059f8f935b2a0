//! Whole games by key presses, from the first deal to the record.

use crate::pane::{Pane, is_over, verify};

fn play(game: &str, settings: &str, width: u16, height: u16) {
    let line =
        format!("play {game} --seats you,random {settings} --seed 7 --pace 0 --record '{{}}/record.json'");
    let pane = Pane::new(&line, width, height);
    let result = pane.play_until(is_over);
    assert!(result.contains("1. "), "{result}");
    pane.keys(&["Enter"]);
    let after = pane.ended(0);
    assert!(after.contains("The record is in"), "{after}");
    let verified = verify(&pane.file("record.json"));
    assert!(verified.status.success(), "{verified:?}");
    assert_eq!(pane.saves(), Vec::<std::path::PathBuf>::new(), "a finished game needs no save");
    // And the record can be gone through.
    pane.again("replay '{}/record.json'");
    pane.shows("step 0 of");
    pane.keys(&["End"]);
    pane.until("the last step", |screen| {
        let step = screen.split("step ").nth(1).unwrap_or_default();
        let mut words = step.split_whitespace();
        let (at, of) = (words.next(), words.nth(1));
        at.is_some() && at != Some("0") && at == of
    });
    pane.keys(&["Left", "v", "q"]);
    pane.ended(0);
}

#[test]
fn number_chain_is_played_to_its_end() {
    play("number-chain", "--set rounds=1", 80, 24);
}

#[test]
fn chain_is_played_to_its_end() {
    play("chain", "", 120, 40);
}

#[test]
fn numboom_is_played_to_its_end() {
    // What a status line leaves of an ordinary window.
    play("numboom", "", 80, 23);
}

#[test]
fn sequence_numbers_is_played_to_its_end() {
    play("sequence-numbers", "", 100, 30);
}

#[test]
fn a_table_is_set_up_on_the_screen() {
    let pane = Pane::new("play chain --pace 0", 80, 24);
    pane.shows("a new table");
    // The second seat gets the bot before the usual one.
    pane.keys(&["Down", "Down", "Left", "Enter"]);
    pane.shows("Row: take one");
    pane.shows("easy");
    pane.keys(&["q", "y"]);
    let left = pane.ended(0);
    assert!(left.contains("cardinal play --resume"), "{left}");
}
