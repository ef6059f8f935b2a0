//! The value of a position in which all cards are known.

use cardinal_engine::BySeat;

use super::{CardSet, NumberChain};

/// How far apart the penalties of two players typically are after a round that is still to come.
const ROUND_SPREAD: f32 = 4.0;
/// The spread once all rounds are over: a place is worth most, with a little left for the margin.
const FINAL_SPREAD: f32 = 0.7;
/// A wild in hand at the end breaks ties.
const TIE_BREAK: f32 = 0.1;

/// How many opponents each seat can expect to leave behind at the end of the game, as a share of them all: the
/// totals so far against what the rounds to come can still change.
pub(super) fn evaluate(game: &NumberChain) -> BySeat<f32> {
    let to_come = f32::from(game.options.rounds - game.rounds_over);
    let over = to_come == 0.0;
    let spread = if over { FINAL_SPREAD } else { ROUND_SPREAD * to_come.sqrt() };
    let scores = BySeat::from_fn(game.seats, |seat| {
        let wilds = game.hands[seat.index()].and(CardSet::WILDS).len();
        game.total(seat) as f32 + if over { TIE_BREAK * f32::from(wilds) } else { 0.0 }
    });
    BySeat::from_fn(game.seats, |seat| {
        let ahead = |other: &f32| {
            let lead = (other - scores[seat]) / spread;
            0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
        };
        // Against oneself it is a half; that is taken out again.
        let all: f32 = scores.iter().map(ahead).sum();
        (all - 0.5) / (f32::from(game.seats) - 1.0)
    })
}
