//! Games by key presses.

use cardinal_tui::Ending;
use ratatui::crossterm::event::KeyCode;

use crate::bench::{Bench, games, local};

/// Plays on by taking a bot's advice until the game is over.
fn play_through(bench: &mut Bench<'_>) -> String {
    for _ in 0..3_000 {
        let screen = bench.until("a turn or the end", |screen| {
            screen.contains("YOUR TURN") || screen.contains("┌ Game over")
        });
        if screen.contains("┌ Game over") {
            return screen;
        }
        bench.press('a');
        bench.until("a move", |screen| !screen.contains("is thinking"));
    }
    panic!("the game does not end:\n{}", bench.draw());
}

#[test]
fn whole_games_of_every_kind_are_played_by_keys() {
    for game in games() {
        let info = game.info();
        let fast: &[(&str, &str)] = if info.option("rounds").is_some() { &[("rounds", "1")] } else { &[] };
        let mut sitting = local(info.id, "you,random", fast);
        let mut bench = Bench::new(&mut sitting, 80, 24);
        let screen = play_through(&mut bench);
        assert!(screen.contains("1. "), "{screen}");
        assert_eq!(bench.key(KeyCode::Enter), Some(Ending::Over), "{}", info.id);
    }
}

#[test]
fn an_impossible_move_says_which_clause_forbids_it_and_the_rules_open_there() {
    let mut sitting = local("number-chain", "you,random", &[("first_starter", "seat0")]);
    let mut bench = Bench::new(&mut sitting, 80, 24);
    bench.until("the own turn", |screen| screen.contains("YOUR TURN"));
    // Ending a turn in which nothing was done is forbidden.
    bench.press('e');
    let screen = bench.draw();
    assert!(screen.contains("NC-"), "{screen}");
    let clause = screen.split("NC-").nth(1).unwrap().split(':').next().unwrap().to_owned();
    bench.press('?');
    let rules = bench.draw();
    let first = rules.lines().nth(1).unwrap_or_default();
    assert!(first.contains(&format!("NC-{clause} ")), "{rules}");
    bench.key(KeyCode::Esc);
    assert!(!bench.draw().contains("Esc closes"));
}

#[test]
fn undo_brings_the_same_position_back() {
    let mut sitting = local("number-chain", "you,random", &[("first_starter", "seat0")]);
    let mut bench = Bench::new(&mut sitting, 80, 24);
    let before = bench.until("the own turn", |screen| screen.contains("YOUR TURN"));
    let hand = |screen: &str| screen.lines().nth(17).unwrap().to_owned();
    bench.press('t');
    // Which card to take is asked; the last is the Supply.
    bench.key(KeyCode::Up);
    bench.key(KeyCode::Enter);
    let after =
        bench.until("another turn", |screen| screen.contains("YOUR TURN") && hand(screen) != hand(&before));
    assert_ne!(hand(&before), hand(&after));
    bench.press('u');
    assert_eq!(hand(&before), hand(&bench.draw()));
}

#[test]
fn a_hint_names_moves_with_reasons_and_leaves_the_game_alone() {
    let mut sitting = local("chain", "you,random", &[("first_starter", "seat0")]);
    let mut bench = Bench::new(&mut sitting, 120, 40);
    bench.until("the own turn", |screen| screen.contains("YOUR TURN"));
    bench.press('h');
    let screen = bench.until("advice", |screen| screen.contains("Expected result"));
    assert!(screen.contains("YOUR TURN"), "{screen}");
}

#[test]
fn a_window_that_is_too_small_says_so_and_goes_on_when_it_is_larger() {
    let mut sitting = local("numboom", "you,random", &[]);
    for (width, height) in [(79, 24), (80, 22)] {
        let screen = Bench::new(&mut sitting, width, height).draw();
        let size = format!("{width} × {height}");
        assert!(screen.contains("too small") && screen.contains(&size), "{screen}");
    }
    // One line less than usual, which is what a status line leaves.
    let mut large = Bench::new(&mut sitting, 80, 23);
    assert!(large.draw().contains("DEATH NUMBER"));
}

#[test]
fn leaving_is_asked_about() {
    let mut sitting = local("numboom", "you,random", &[]);
    let mut bench = Bench::new(&mut sitting, 80, 24);
    assert_eq!(bench.press('q'), None);
    assert!(bench.draw().contains("Leave this game?"));
    assert_eq!(bench.press('n'), None);
    assert_eq!(bench.press('q'), None);
    assert_eq!(bench.press('y'), Some(Ending::Left));
}
