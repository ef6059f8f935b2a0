//! Chain: exactly the chosen cards are played.

use cardinal_games::chain::{Phase, View};
use cardinal_tui::plain::{Lines, play};
use cardinal_tui::session::{Local, Plan, Sitting, parse_seats};
use ratatui::crossterm::event::KeyCode;

use crate::bench::Bench;

fn view(sitting: &Local) -> Option<&View> {
    sitting.scene().position.as_deref()?.view().downcast_ref()
}

fn hand(sitting: &Local) -> Vec<String> {
    view(sitting).unwrap().own_hand().iter().map(|card| card.to_string()).collect()
}

/// The places of three or more cards of one number of which one or two can be played, near enough for a key.
fn choice(sitting: &Local) -> Option<Vec<usize>> {
    let (hand, moves) = (hand(sitting), sitting.scene().moves());
    let of = |number: char| -> Vec<usize> {
        (0..hand.len().min(9))
            .filter(|at| !hand[*at].starts_with('X') && hand[*at].ends_with(number))
            .collect()
    };
    let plays = |meld: String| moves.iter().any(|one| one.word == format!("play {meld}"));
    let played = |number: &char| plays(number.to_string()) && plays(format!("{number} {number}"));
    ('1'..='9').filter(played).map(of).find(|places| places.len() >= 3)
}

/// A game at the person's turn in the release and can choose between cards of a number.
fn at_a_choice() -> Local {
    for seed in 0..200 {
        let seats = parse_seats("you,random").unwrap();
        let plan = Plan { game: "chain".to_owned(), seats, settings: Vec::new(), seed: Some(seed) };
        let mut sitting = Local::begin(&plan).unwrap();
        for _ in 0..100_000 {
            let scene = sitting.scene();
            if scene.is_over() {
                break;
            }
            if !scene.acts {
                sitting.poll();
                std::thread::yield_now();
                continue;
            }
            if view(&sitting).is_some_and(|view| view.phase == Phase::Release) {
                if choice(&sitting).is_some() {
                    return sitting;
                }
                break;
            }
            let moves = scene.moves();
            let wanted = ["best", "seal", "keep", "take"];
            let one = wanted.iter().find_map(|kind| moves.iter().find(|one| one.word.starts_with(kind)));
            let deed = one.unwrap_or(&moves[0]).deed.clone();
            sitting.act(&deed).unwrap();
        }
    }
    panic!("there was never a choice");
}

fn digit(place: usize) -> KeyCode {
    KeyCode::Char(char::from_digit(place as u32 + 1, 10).unwrap())
}

/// What is gone from a hand.
fn gone(before: &[String], after: &[String]) -> Vec<String> {
    before.iter().filter(|card| !after.contains(card)).cloned().collect()
}

#[test]
fn the_card_that_is_pointed_at_is_played() {
    let sample = at_a_choice();
    for place in choice(&sample).unwrap() {
        let mut sitting = at_a_choice();
        let before = hand(&sitting);
        let mut bench = Bench::new(&mut sitting, 80, 24);
        bench.draw();
        bench.key(digit(place));
        bench.key(KeyCode::Enter);
        let menu = bench.draw();
        let named = format!("▶  1. play {} with {} ", &before[place][1..], before[place]);
        assert!(menu.contains(&named), "{menu}");
        bench.key(KeyCode::Enter);
        drop(bench);
        assert_eq!(gone(&before, &hand(&sitting)), [before[place].clone()]);
    }
}

#[test]
fn exactly_the_marked_cards_are_played_together() {
    let sample = at_a_choice();
    let places = choice(&sample).unwrap();
    for pair in [[places[0], places[2]], [places[1], places[2]]] {
        let mut sitting = at_a_choice();
        let before = hand(&sitting);
        let mut bench = Bench::new(&mut sitting, 80, 24);
        bench.draw();
        for place in pair {
            bench.key(digit(place));
            bench.press(' ');
        }
        let [one, other] = pair.map(|place| before[place].clone());
        let screen = bench.draw();
        assert!(screen.contains(&format!("with {one} {other}")), "{screen}");
        bench.key(KeyCode::Enter);
        drop(bench);
        assert_eq!(gone(&before, &hand(&sitting)), [one, other]);
    }
}

#[test]
fn marked_cards_that_make_no_move_are_refused_with_a_clause_and_stay() {
    let mut sitting = at_a_choice();
    let before = hand(&sitting);
    let pair = choice(&sitting).unwrap();
    let other = (0..9).find(|at| !pair.contains(at) && !before[*at].starts_with('X')).unwrap();
    let mut bench = Bench::new(&mut sitting, 80, 24);
    bench.draw();
    for place in [pair[0], pair[1], other] {
        bench.key(digit(place));
        bench.press(' ');
    }
    bench.key(KeyCode::Enter);
    let screen = bench.draw();
    assert!(screen.contains("CH-"), "{screen}");
    drop(bench);
    assert_eq!(hand(&sitting), before);
}

#[test]
fn line_by_line_a_move_names_its_cards() {
    let sample = at_a_choice();
    let last = *choice(&sample).unwrap().last().unwrap();
    let card = hand(&sample)[last].clone();
    let mut sitting = at_a_choice();
    let before = hand(&sitting);
    let typed = format!("play {} with {}\nleave\n", &card[1..], card.to_lowercase());
    let mut out = Vec::new();
    play(&mut sitting, &mut Lines::new(std::io::Cursor::new(typed), false), "en", &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("You play "), "{said}");
    assert!(gone(&before, &hand(&sitting)).contains(&card), "{said}");
}
