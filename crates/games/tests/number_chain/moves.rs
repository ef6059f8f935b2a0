//! Cards and moves written as short text.
//!
//! ```text
//! play 36          play 3?=35         chain 32 33 34     end        decline
//! take pool0       take supply        reset              wait       quit
//! discard 31       discard 3?=31
//! ```

use std::fmt::Write;

use cardinal_games::number_chain::{Action, Card, CardSet, Laid, Source};

/// Cards from text, separated by spaces.
#[track_caller]
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
}

#[track_caller]
pub(super) fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A card with the number it stands for.
#[track_caller]
pub(super) fn laid(text: &str) -> Laid {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// A move.
#[track_caller]
pub(super) fn action(text: &str) -> Action {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    match (verb, rest) {
        ("play", card) => Action::Play { card: laid(card) },
        ("discard", card) => Action::Discard { card: laid(card) },
        ("chain", cards) => {
            let cards: Vec<Laid> = cards.split(' ').map(laid).collect();
            Action::Chain { cards: cards.try_into().expect("a Chain has three cards") }
        }
        ("take", "pool0") => Action::Take { from: Source::Pool0 },
        ("take", "pool1") => Action::Take { from: Source::Pool1 },
        ("take", "pool2") => Action::Take { from: Source::Pool2 },
        ("take", "supply") => Action::Take { from: Source::Supply },
        ("reset", "") => Action::Reset {},
        ("end", "") => Action::End {},
        ("decline", "") => Action::Decline {},
        ("wait", "") => Action::Wait {},
        ("quit", "") => Action::Quit {},
        _ => panic!("'{text}' is not a move"),
    }
}

pub(super) fn written(action: &Action) -> String {
    match action {
        Action::End {} => "end".to_owned(),
        Action::Decline {} => "decline".to_owned(),
        Action::Wait {} => "wait".to_owned(),
        Action::Quit {} => "quit".to_owned(),
        Action::Reset {} => "reset".to_owned(),
        Action::Take { from } => {
            from.pool().map_or("take supply".to_owned(), |pool| format!("take pool{pool}"))
        }
        Action::Play { card } => format!("play {card}"),
        Action::Discard { card } => format!("discard {card}"),
        Action::Chain { cards } => cards.iter().fold("chain".to_owned(), |mut text, card| {
            write!(text, " {card}").expect("writing to a string works");
            text
        }),
    }
}
