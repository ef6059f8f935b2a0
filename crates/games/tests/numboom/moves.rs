//! Cards and moves written as short text.
//!
//! ```text
//! place 3 1     peek 0     flip 2     end        stack      observe 1
//! reverse       reset 2    disrupt    arrange 0  exchange left
//! ```

use cardinal_games::numboom::{Action, Card, Cards, DeathNumber, Side};

/// Cards from text, separated by spaces.
#[track_caller]
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

#[track_caller]
pub(super) fn set(text: &str) -> Cards {
    cards(text).into_iter().collect()
}

/// A move.
#[track_caller]
pub(super) fn action(text: &str) -> Action {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |at: usize| words[at].parse::<u8>().unwrap_or_else(|error| panic!("'{text}': {error}"));
    match words[0] {
        "end" => Action::End {},
        "flip" => Action::Flip { position: number(1) },
        "peek" => Action::Peek { position: number(1) },
        "place" => Action::Place { card: cards(words[1])[0], position: number(2) },
        "stack" => Action::Stack {},
        "observe" => Action::Observe { position: number(1) },
        "reverse" => Action::Reverse {},
        "reset" => Action::Reset { number: DeathNumber::new(i64::from(number(1))) },
        "disrupt" => Action::Disrupt {},
        "arrange" => Action::Arrange { from: number(1) },
        "exchange" if words[1] == "left" => Action::Exchange { to: Side::Left },
        "exchange" => Action::Exchange { to: Side::Right },
        _ => panic!("'{text}' is not a move"),
    }
}

pub(super) fn written(action: &Action) -> String {
    match action {
        Action::End {} => "end".to_owned(),
        Action::Flip { position } => format!("flip {position}"),
        Action::Peek { position } => format!("peek {position}"),
        Action::Place { card, position } => format!("place {card} {position}"),
        Action::Stack {} => "stack".to_owned(),
        Action::Observe { position } => format!("observe {position}"),
        Action::Reverse {} => "reverse".to_owned(),
        Action::Reset { number } => format!("reset {}", number.get()),
        Action::Disrupt {} => "disrupt".to_owned(),
        Action::Arrange { from } => format!("arrange {from}"),
        Action::Exchange { to: Side::Left } => "exchange left".to_owned(),
        Action::Exchange { to: Side::Right } => "exchange right".to_owned(),
    }
}
