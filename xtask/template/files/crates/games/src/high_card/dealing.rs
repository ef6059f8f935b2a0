//! What chance decides: the deal.

use arrayvec::ArrayVec;
use cardinal_engine::random::shuffle;
use cardinal_engine::{BadChance, BySeat, Log};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{Card, CardSet, Event, HighCard, Phase};

/// Cards in an order.
pub type Order = ArrayVec<Card, { Card::COUNT }>;

/// One outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The order of all cards: the hands of seat 0, 1, … one after the other, then what stays face down.
    Deal(Order),
}

pub(super) fn sample_chance<R: Rng + ?Sized>(game: &HighCard, rng: &mut R) -> Chance {
    assert_eq!(game.phase, Phase::Deal, "no chance is due");
    let mut order: Order = CardSet::ALL.iter().collect();
    shuffle(&mut order, rng);
    Chance::Deal(order)
}

pub(super) fn apply_chance(
    game: &mut HighCard,
    chance: &Chance,
    log: &mut impl Log<Event>,
) -> Result<(), BadChance> {
    let Chance::Deal(order) = chance;
    if game.phase != Phase::Deal {
        return Err(BadChance::NotDue);
    }
    if order.len() != Card::COUNT || order.iter().copied().collect::<CardSet>() != CardSet::ALL {
        return Err(BadChance::Impossible);
    }
    let (dealt, rest) = order.split_at(usize::from(game.options.cards * game.seats));
    for (hand, cards) in game.hands.iter_mut().zip(dealt.chunks_exact(game.options.cards.into())) {
        *hand = cards.iter().copied().collect();
    }
    game.deck = rest.iter().copied().collect();
    game.phase = Phase::Play;
    log.tell(|| Event::Dealt { hands: BySeat::from_fn(game.seats, |seat| game.hands[seat.index()]) });
    Ok(())
}
