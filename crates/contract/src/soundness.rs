//! What must be true of every state on its own.

use cardinal_engine::{CardId, Game, Place, Seat, Turn};

use crate::policy::legal;

/// Why the census of a state is not one: a card missing, a card twice, a hand of nobody.
pub(crate) fn census_fault<G: Game>(game: &G) -> Option<String> {
    let census = game.census();
    if census.len() != usize::from(G::INFO.cards) {
        return Some(format!("the census has {} cards, the game has {}", census.len(), G::INFO.cards));
    }
    let mut cards: Vec<CardId> = census.iter().map(|&(card, _)| card).collect();
    cards.sort_unstable();
    if let Some([twice, ..]) = cards.windows(2).find(|pair| pair[0] == pair[1]) {
        return Some(format!("card {twice} is in the census twice"));
    }
    census.iter().find_map(|&(card, place)| match place {
        Place::Hand(seat) if seat >= game.seats() => {
            Some(format!("card {card} is in the hand of seat {seat}"))
        }
        _ => None,
    })
}

/// The cards of a game, sorted.
pub(crate) fn cards<G: Game>(game: &G) -> Vec<CardId> {
    let mut cards: Vec<CardId> = game.census().into_iter().map(|(card, _)| card).collect();
    cards.sort_unstable();
    cards
}

/// Why whose turn it is cannot be.
pub(crate) fn turn_fault<G: Game>(game: &G) -> Option<String> {
    let Turn::Seats(seats) = game.turn() else {
        return None;
    };
    if seats.is_empty() {
        return Some("waits for seats, but for none".to_owned());
    }
    if seats.len() > 1 && !G::INFO.simultaneous {
        return Some(format!("several seats are on turn in a game that is not simultaneous: {seats:?}"));
    }
    let stuck = |seat: Seat| seat.number() >= game.seats() || legal(game, seat).is_empty();
    seats.iter().find(|&seat| stuck(seat)).map(|seat| format!("{seat:?} is on turn and has no legal action"))
}

/// Why a state cannot be one of this game.
pub(crate) fn fault<G: Game>(game: &G) -> Option<String> {
    census_fault(game).or_else(|| turn_fault(game))
}
