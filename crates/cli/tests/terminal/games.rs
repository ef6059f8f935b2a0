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
    pane.shows("Step 0 of");
    pane.keys(&["End"]);
    pane.until("the last step", |screen| {
        let step = screen.split("Step ").nth(1).unwrap_or_default();
        let mut words = step.split_whitespace();
        let (at, of) = (words.next(), words.nth(1));
        at.is_some() && at != Some("0") && at == of
    });
    pane.keys(&["Left", "v", "q"]);
    pane.ended(0);
}

/// Windows of several sizes, so that a game does not fit by luck; the first is a standard window minus a status line.
const WINDOWS: [(u16, u16); 3] = [(80, 23), (120, 40), (100, 30)];

#[test]
fn every_game_is_played_to_its_end() {
    std::thread::scope(|scope| {
        let games = cardinal_games::all().iter().map(|game| game.info());
        for (info, (width, height)) in games.zip(WINDOWS.into_iter().cycle()) {
            let settings = if info.option("rounds").is_some() { "--set rounds=1" } else { "" };
            let name = std::thread::Builder::new().name(info.id.to_owned());
            name.spawn_scoped(scope, move || play(info.id, settings, width, height)).expect("a thread");
        }
    });
}

#[test]
fn a_table_is_set_up_on_the_screen() {
    let pane = Pane::new("play chain --pace 0", 80, 24);
    pane.shows("New Chain table");
    // The second seat gets the level below the default.
    pane.keys(&["Down", "Down", "Left", "Enter"]);
    pane.shows("Face-up cards");
    pane.shows("Easy bot");
    pane.keys(&["q", "y"]);
    let left = pane.ended(0);
    assert!(left.contains("cardinal play --resume"), "{left}");
}
