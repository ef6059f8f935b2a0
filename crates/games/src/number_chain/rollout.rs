//! The rollout policy.

use cardinal_engine::random::below;
use rand_core::Rng;

use super::{Action, Card, CardSet, Condition, Laid, NumberChain, Phase, Source, chain};

/// Lays what it can, cards and Chains as they come, and takes something where nothing fits.
///
/// A search spends most of its time here, so it picks straight from the hand and lists nothing.
#[inline]
pub(super) fn rollout<R: Rng + ?Sized>(game: &NumberChain, rng: &mut R) -> Action {
    let hand = game.hand();
    match game.phase {
        Phase::Discard => game.rollout_discard(any(hand, rng), rng),
        Phase::Playing => {
            let fitting = hand.fitting(game.link);
            if fitting.is_empty() { Action::End {} } else { game.rollout_play(fitting, rng) }
        }
        _ => {
            let fitting = hand.fitting(game.link);
            if let Some(cards) = game.rollout_chain(hand, fitting.is_empty(), rng) {
                return Action::Chain { cards };
            }
            if !fitting.is_empty() {
                return game.rollout_play(fitting, rng);
            }
            if game.phase == Phase::Offer && game.extra_turn_is_narrow() {
                return Action::Decline {};
            }
            game.rollout_take(hand, rng)
        }
    }
}

impl NumberChain {
    /// A Pool card that makes a Chain, or else mostly the unseen one.
    fn rollout_take<R: Rng + ?Sized>(&self, hand: CardSet, rng: &mut R) -> Action {
        let makes_a_chain = |source: &&Source| {
            let card = source.pool().and_then(|pool| self.pools[pool]);
            card.is_some_and(|card| chain::starts_somewhere(hand.union(CardSet::only(card))))
        };
        let from = match Source::ALL.iter().find(makes_a_chain) {
            Some(from) => *from,
            None => match rng.next_u32() >> 28 {
                0 => return Action::Reset {},
                dice @ 1..4 => Source::ALL[dice as usize & 3],
                _ => Source::Supply,
            },
        };
        Action::Take { from }
    }

    #[inline]
    fn rollout_play<R: Rng + ?Sized>(&self, fitting: CardSet, rng: &mut R) -> Action {
        let card = any(fitting, rng);
        let first = match (card.first(), self.link) {
            (0, 0) => digit(rng),
            (0, link) => link,
            (first, _) => first,
        };
        let last = if card.is_trailing_wild() { self.rollout_name(card, rng) } else { card.last() };
        Action::Play { card: Laid::standing_for(card, first, last) }
    }

    /// A digit for a wild: one that the hand can go on with, where it goes on.
    fn rollout_name<R: Rng + ?Sized>(&self, card: Card, rng: &mut R) -> u8 {
        let mut rest = self.hand().without(CardSet::LEADING);
        rest.remove(card);
        if self.condition == Condition::Pivot || rest.is_empty() {
            return digit(rng);
        }
        any(rest, rng).first()
    }

    fn rollout_discard<R: Rng + ?Sized>(&self, card: Card, rng: &mut R) -> Action {
        let plain = Laid::plain(card);
        let named = self.must_name(plain);
        Action::Discard {
            card: if named { Laid::standing_for(card, card.first(), digit(rng)) } else { plain },
        }
    }

    /// A Chain out of the hand: always if nothing else can be laid, otherwise mostly.
    #[inline]
    fn rollout_chain<R: Rng + ?Sized>(&self, hand: CardSet, must: bool, rng: &mut R) -> Option<[Laid; 3]> {
        if !chain::starts_somewhere(hand) {
            return None;
        }
        let dice = rng.next_u32();
        if must || dice & 1 == 0 {
            chain::any(hand, self.options.max_wilds_in_chain, dice >> 1)
        } else {
            None
        }
    }
}

/// One of the cards; there has to be one.
#[inline]
fn any<R: Rng + ?Sized>(cards: CardSet, rng: &mut R) -> Card {
    let count = u32::from(cards.len());
    let mut bits = cards.bits();
    if count > 1 {
        for _ in 0..below(rng, count) {
            bits &= bits - 1;
        }
    }
    Card::from_octal(bits.trailing_zeros() as u8)
}

#[inline]
fn digit<R: Rng + ?Sized>(rng: &mut R) -> u8 {
    below(rng, 7) as u8 + 1
}
