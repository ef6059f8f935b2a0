//! Talk among the moves, and moves taken back.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{AnyMatch, Seat, Settings};

use cardinal_tui::session::Sitting;

use crate::bench::Bench;
use crate::frozen::Frozen;
use crate::guest::{sit_down, until};
use crate::hostile_server::Hostile;

/// A game of Chain in which everyone takes the first card there is.
fn game(moves: usize) -> Box<dyn AnyMatch> {
    let game = cardinal_games::find("chain").unwrap();
    let settings = Settings::from_pairs(&game.info(), &[("first_starter", "seat0")]).unwrap();
    let mut played = game.start(settings, vec!["Ann".to_owned(), "Bob".to_owned()]).unwrap();
    let mut chance = stream(1, 0, Purpose::Chance);
    for _ in 0..moves {
        played.settle(&mut chance);
        let seat = played.turn().seats().first().unwrap();
        let action = played.legal(seat)[0].clone();
        played.submit(seat, &action).unwrap();
    }
    played.settle(&mut chance);
    played
}

#[test]
fn talk_stands_where_it_was_said_and_moves_follow_it() {
    let played = game(4);
    let mut frozen = Frozen::new(played.as_ref(), Some(Seat::new(0)));
    let inputs = frozen.scene.inputs();
    frozen.say(inputs - 1, "Bob: hello");
    let screen = Bench::new(&mut frozen, 80, 30).draw();
    let line = |what: &str| screen.lines().position(|line| line.contains(what));
    let talk = line("Bob: hello").unwrap_or_else(|| panic!("nothing is said:\n{screen}"));
    let latest = line("»").unwrap();
    assert!(latest > talk, "the latest move comes after what was said before it:\n{screen}");
    frozen.say(inputs, "Bob: your turn");
    let screen = Bench::new(&mut frozen, 80, 30).draw();
    assert!(screen.lines().any(|line| line.contains("» Bob: your turn")), "{screen}");
}

#[test]
fn a_move_is_taken_back_when_it_is_and_not_when_it_is_asked_for() {
    let played = game(3);
    let mut frozen = Frozen::new(played.as_ref(), Some(Seat::new(0)));
    let mut bench = Bench::new(&mut frozen, 80, 24);
    bench.press('u');
    let asked = bench.draw();
    assert!(asked.contains("The others are asked") && !asked.contains("Taken back"), "{asked}");
    drop(bench);
    frozen.news = Some("Taken back.".to_owned());
    Bench::new(&mut frozen, 80, 24).until("the answer", |screen| screen.contains("Taken back."));
}

#[test]
fn a_player_who_comes_late_reads_in_the_log_who_took_back_what() {
    let played = game(5);
    let server = Hostile::showing(played.as_ref());
    let mut online = sit_down(&server);
    until(&mut online, "the log", |online| !online.scene().told.is_empty());
    let told = &online.scene().told;
    let (gone, undo) = (&told[told.len() - 2], told.last().unwrap());
    let expected = format!("took back: {}", gone.sentences.join(" "));
    assert!(undo.sentences[0].ends_with(&expected), "{gone:?} {undo:?}");
    Bench::new(&mut online, 80, 50).until("the undo", |screen| screen.contains("took back:"));
}
