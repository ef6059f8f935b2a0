//! Disturbances: the terminal is restored, nothing is lost, and the program says what to do.

use std::process::Command;
use std::time::Duration;

use crate::pane::{Pane, is_over};

const GAME: &str = "play numboom --seats you,random --seed 7 --pace 0";

#[test]
fn ctrl_c_leaves_at_once_and_the_game_can_be_resumed() {
    let pane = Pane::new(GAME, 80, 24);
    pane.shows("DEATH NUMBER");
    pane.keys(&["C-c"]);
    let after = pane.ended(130);
    assert!(after.contains("The game is saved. Continue with: cardinal play --resume"), "{after}");
    assert_eq!(pane.saves().len(), 1);
    pane.again("play --resume --pace 0");
    pane.shows("DEATH NUMBER");
    pane.play_until(is_over);
    pane.keys(&["q"]);
    pane.ended(0);
    assert_eq!(pane.saves().len(), 0, "a finished game needs no save");
}

#[test]
fn bots_keep_their_pace_in_a_resumed_game() {
    let pane = Pane::new(GAME, 80, 24);
    pane.shows("YOUR TURN");
    pane.keys(&["C-c"]);
    pane.ended(130);
    pane.again("play --resume --pace 600000");
    pane.shows("YOUR TURN");
    // The turn may take several moves; after it, the bot decides long before it may move.
    pane.play_until(|screen| !screen.contains("YOUR TURN"));
    std::thread::sleep(Duration::from_secs(2));
    let waiting = pane.screen();
    assert!(!waiting.contains("YOUR TURN") && !is_over(&waiting), "{waiting}");
    pane.keys(&["C-c"]);
    pane.ended(130);
}

#[test]
fn a_window_may_change_its_size_at_any_time() {
    let pane = Pane::new(GAME, 80, 24);
    pane.shows("DEATH NUMBER");
    pane.resize(60, 20);
    pane.shows("it has 60 × 20, a table needs 80 × 23");
    pane.resize(5, 2);
    pane.resize(120, 40);
    pane.until("the table again", |screen| screen.contains("DEATH NUMBER") && screen.lines().count() == 40);
    pane.resize(70, 24);
    pane.shows("too small");
    pane.keys(&["C-c"]);
    pane.ended(130);
}

#[test]
fn a_closed_window_leaves_the_game_saved() {
    let pane = Pane::new(GAME, 80, 24);
    pane.shows("DEATH NUMBER");
    assert!(pane.is_running());
    pane.close();
    let gone = (0..1_000).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        !pane.is_running()
    });
    assert!(gone, "nothing runs on without a terminal");
    let [save] = pane.saves().try_into().expect("it is saved");
    let resumed = Command::new(env!("CARGO_BIN_EXE_cardinal"))
        .args(["play", "--plain", "--resume"])
        .arg(&save)
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8(resumed.stdout).unwrap();
    assert!(
        resumed.status.success() && said.contains("Your hand:") && said.contains("The input has ended."),
        "{said}"
    );
}

#[test]
fn no_color_is_respected_and_a_dumb_terminal_gets_lines() {
    let colours = |screen: &str| {
        let codes = screen.split("\u{1b}[").skip(1).filter_map(|rest| rest.split('m').next());
        codes.flat_map(|code| code.split(';').map(str::to_owned).collect::<Vec<_>>()).any(|code| {
            code.parse::<u8>()
                .is_ok_and(|code| (30..=37).contains(&code) || (90..=97).contains(&code) || code == 38)
        })
    };
    let pane = Pane::new(GAME, 80, 24);
    pane.shows("DEATH NUMBER");
    assert!(colours(&pane.coloured()), "this terminal has colours");
    let pane = Pane::with("NO_COLOR=1", GAME, 80, 24);
    pane.shows("DEATH NUMBER");
    assert!(!colours(&pane.coloured()), "{}", pane.coloured());
    let pane = Pane::with("TERM=dumb", GAME, 80, 24);
    pane.shows("Your move:");
    pane.keys(&["hint", "Enter"]);
    pane.shows("Your only move.");
    pane.keys(&["leave", "Enter"]);
    pane.ended(0);
}

#[test]
fn the_terminal_is_passed_on_without_showing_a_hand() {
    let pane = Pane::new("play chain --seats you=Ann,you=Bob --seed 7 --set first_starter=seat0", 80, 24);
    let veil = pane.shows("Pass the terminal on");
    assert!(!veil.contains("┌───┐"), "{veil}");
    pane.keys(&["Enter"]);
    pane.shows("YOUR TURN");
    // The first card of the row can be taken or swept, and taking comes first.
    pane.keys(&["Right", "Enter"]);
    pane.shows("Which move?");
    pane.keys(&["Enter"]);
    pane.shows("pass the terminal to Bob");
    pane.keys(&["Enter"]);
    let veil = pane.shows("Bob: press Enter when no one else is looking");
    assert!(!veil.contains("┌───┐") && !veil.contains("Face-up"), "{veil}");
    pane.keys(&["Enter"]);
    pane.shows("YOUR TURN");
    pane.keys(&["C-c"]);
    pane.ended(130);
}
