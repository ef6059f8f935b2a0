//! Cards and moves written as short text.
//!
//! ```text
//! take 0       sweep 4      lay 0 R5     lay 1 X=6    back 0     best     seal
//! keep B3      discard X    play 3 4 X=5 with R3 B4   pass
//! ```

use cardinal_games::chain::{Action, Card, CardSet};

/// Cards from text, separated by spaces.
#[track_caller]
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

#[track_caller]
pub(super) fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A move.
#[track_caller]
pub(super) fn action(text: &str) -> Action {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("'{text}' is not a number"));
    let piece = |text: &str| text.parse().unwrap_or_else(|error| panic!("{error}"));
    match verb {
        "take" => Action::Take { slot: number(rest) },
        "sweep" => Action::Sweep { slot: number(rest) },
        "back" => Action::TakeBack { group: number(rest) },
        "lay" => {
            let (group, card) = rest.split_once(' ').expect("a group and a card");
            Action::Lay { group: number(group), card: piece(card) }
        }
        "keep" => Action::Keep { card: piece(rest) },
        "discard" => Action::Discard { card: piece(rest) },
        "play" => played(rest),
        "best" => Action::Best {},
        "seal" => Action::Seal {},
        "pass" => Action::Pass {},
        _ => panic!("'{text}' is not a move"),
    }
}

/// A meld, and which cards it is made of where that is said.
#[track_caller]
fn played(text: &str) -> Action {
    let (meld, named) = text.split_once(" with ").unwrap_or((text, ""));
    Action::Play { meld: meld.parse().unwrap_or_else(|error| panic!("{error}")), cards: set(named) }
}

pub(super) fn written(action: &Action) -> String {
    match action {
        Action::Take { slot } => format!("take {slot}"),
        Action::Sweep { slot } => format!("sweep {slot}"),
        Action::TakeBack { group } => format!("back {group}"),
        Action::Lay { group, card } => format!("lay {group} {card}"),
        Action::Keep { card } => format!("keep {card}"),
        Action::Discard { card } => format!("discard {card}"),
        Action::Play { meld, cards } if cards.is_empty() => format!("play {meld}"),
        Action::Play { meld, cards } => format!("play {meld} with {cards:?}"),
        Action::Best {} => "best".to_owned(),
        Action::Seal {} => "seal".to_owned(),
        Action::Pass {} => "pass".to_owned(),
    }
}
