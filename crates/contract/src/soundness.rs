//! What must be true of every state on its own.

use cardinal_engine::{Audit, CardId, Game, Place, Seat, Turn};

use crate::policy::legal;

/// What is wrong with the census of a state: a card missing, a card twice, a hand without a seat.
pub(crate) fn census_fault<G: Audit>(game: &G) -> Option<String> {
    let census = game.census();
    if census.len() != usize::from(game.cards()) || game.cards() > G::INFO.cards {
        return Some(format!("the census has {} cards, the game has {}", census.len(), game.cards()));
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
pub(crate) fn cards<G: Audit>(game: &G) -> Vec<CardId> {
    let mut cards: Vec<CardId> = game.census().into_iter().map(|(card, _)| card).collect();
    cards.sort_unstable();
    cards
}

/// What is wrong with the turn of a state.
pub(crate) fn turn_fault<G: Game>(game: &G) -> Option<String> {
    let optional = game.optional();
    let Turn::Seats(seats) = game.turn() else {
        return (!optional.is_empty()).then(|| format!("{optional:?} may act, though no seat is to act"));
    };
    if seats.is_empty() {
        return Some("waits for seats, but for none".to_owned());
    }
    if seats.len() > 1 && !G::INFO.simultaneous {
        return Some(format!("several seats are to act in a game that is not simultaneous: {seats:?}"));
    }
    if let Some(seat) = optional.iter().find(|&seat| seats.contains(seat)) {
        return Some(format!("{seat:?} is to act and may also act out of turn"));
    }
    let stuck = |seat: Seat| seat.number() >= game.seats() || legal(game, seat).is_empty();
    let mut acting = seats.iter().chain(optional.iter());
    acting.find(|&seat| stuck(seat)).map(|seat| format!("{seat:?} may act and has no legal action"))
}

/// What is wrong with a state.
pub(crate) fn fault<G: Audit>(game: &G) -> Option<String> {
    census_fault(game).or_else(|| turn_fault(game))
}
