//! Cards by kind, counted in one machine word.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Card;
use super::field::{MAX_POSITIONS, Positions};

/// How many cards of each kind: a hand, a pile, a deck. As JSON it is an object of kinds and counts, such as
/// `{"1":2,"stack":1}`.
///
/// Functions have three bits each, enough for their five cards. The kinds that can be placed have nine each: more
/// than their 21 cards need, but as many as there are positions, so that all ways to place a hand are a product.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [card in Card]?: number }"))]
pub struct Cards(u64);

const FUNCTION_BITS: usize = 3;
const PLACEABLE_BITS: usize = MAX_POSITIONS;
/// Where the kinds that can be placed begin.
const PLACEABLE: usize = FUNCTION_BITS * (Card::KINDS - Card::PLACEABLE);
/// The lowest bit of every field.
const ONES: u64 = {
    let mut mask = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        mask |= ONE[kind];
        kind += 1;
    }
    mask
};
const ONE: [u64; Card::KINDS] = {
    let mut one = [0; Card::KINDS];
    let mut kind = 0;
    while kind < Card::KINDS {
        one[kind] = 1 << SHIFT[kind];
        kind += 1;
    }
    one
};

/// Where the field of each kind begins.
const SHIFT: [u8; Card::KINDS] = {
    let mut shift = [0; Card::KINDS];
    let mut kind = 0;
    while kind < Card::KINDS {
        shift[kind] = if kind < Card::PLACEABLE {
            PLACEABLE + PLACEABLE_BITS * kind
        } else {
            FUNCTION_BITS * (kind - Card::PLACEABLE)
        } as u8;
        kind += 1;
    }
    shift
};

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// All numbers there are.
    pub const NUMBERS: Self = Self::copies(0, Card::Bomb.index());
    /// All bombs there are.
    pub const BOMBS: Self = Self::copies(Card::Bomb.index(), Card::PLACEABLE);
    /// All function cards there are.
    pub const FUNCTIONS: Self = Self::copies(Card::PLACEABLE, Card::KINDS);

    /// All cards of some kinds.
    const fn copies(from: usize, to: usize) -> Self {
        let mut cards = 0;
        let mut kind = from;
        while kind < to {
            cards += ONE[kind] * Card::ALL[kind].copies() as u64;
            kind += 1;
        }
        Self(cards)
    }

    /// How many bits it takes; the others are free for something else.
    pub(super) const WIDTH: u32 = (PLACEABLE + PLACEABLE_BITS * (Card::PLACEABLE - 1) + 3) as u32;

    /// From a word whose upper bits hold something else.
    #[inline]
    pub(super) const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << Self::WIDTH) - 1))
    }

    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether these are exactly the cards, in some order.
    pub(super) fn is_order(self, order: &[Card]) -> bool {
        // Too many cards of a kind may add up to one of the next, but then they are more cards in all.
        let sum: u64 = order.iter().map(|card| ONE[card.index()]).sum();
        sum == self.0 && order.len() == usize::from(self.len())
    }

    /// How many there are of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        let bits = if card.is_placeable() { PLACEABLE_BITS } else { FUNCTION_BITS };
        (self.0 >> SHIFT[card.index()] & ((1 << bits) - 1)) as u8
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.copies());
        self.0 += ONE[card.index()];
    }

    /// The first few of four cards, without a branch: how many are drawn is hard to predict.
    #[inline]
    pub(super) const fn first(cards: [Card; 4], count: u8) -> Self {
        const ONE_OR_NONE: [u64; 16] = {
            let mut one = [0; 16];
            let mut kind = 0;
            while kind < Card::KINDS {
                one[kind] = ONE[kind];
                kind += 1;
            }
            one
        };
        let [a, b, c, d] = cards;
        let kinds = u32::from_le_bytes([a as u8, b as u8, c as u8, d as u8]);
        // Those that are not wanted become a kind that does not exist.
        let kinds = kinds | (0x0f0f_0f0f_u64 << (8 * count as u32)) as u32;
        let mut sum = 0;
        let mut at = 0;
        while at < 4 {
            sum += ONE_OR_NONE[(kinds >> (8 * at) & 15) as usize];
            at += 1;
        }
        Self(sum)
    }

    /// Takes a card out, which must be there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card));
        self.0 -= ONE[card.index()];
    }

    /// Takes a card out if it is there; says whether it was.
    #[inline]
    pub const fn discard(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        if there {
            self.remove(card);
        }
        there
    }

    /// One bit for each kind that is there, in the lowest bit of its field; only for as few cards as a hand has.
    #[inline]
    const fn present(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & ONES
    }

    /// All ways to place a card of a hand on one of these positions: kind by kind, one bit for each position.
    #[inline]
    pub(super) const fn on(self, positions: Positions) -> u64 {
        (self.present() >> PLACEABLE) * positions as u64
    }

    /// How many there are in all.
    #[inline]
    pub const fn len(self) -> u8 {
        // Every field is added to the last one; those of functions are widened before.
        const NINES: u64 = 1 << 36 | 1 << 27 | 1 << 18 | 1 << 9 | 1;
        let placeable = (self.0 >> PLACEABLE).wrapping_mul(NINES) >> 36 & 0o777;
        let functions = (self.0 & 0o070_707) + (self.0 >> 3 & 0o070_707);
        (placeable + ((functions * 0o010_101) >> 12 & 0o77)) as u8
    }

    /// Whether it is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that can be placed.
    #[inline]
    #[must_use]
    pub const fn placeable(self) -> Self {
        Self(self.0 >> PLACEABLE << PLACEABLE)
    }

    /// The function cards.
    #[inline]
    #[must_use]
    pub const fn functions(self) -> Self {
        Self(self.0 & ((1 << PLACEABLE) - 1))
    }

    /// All of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Those that are left when the others, all of them here, are taken out.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Whether all the others are here.
    pub fn includes(self, others: Self) -> bool {
        Card::ALL.into_iter().all(|card| self.count(card) >= others.count(card))
    }

    /// Every card, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// Each kind that is there, once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|card| (card.name(), self.count(card)))).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.kinds().try_for_each(|card| map.serialize_entry(&card, &self.count(card)))?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts;

        impl<'de> Visitor<'de> for Counts {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("kinds of cards with their counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                while let Some((card, count)) = map.next_entry::<Card, u8>()? {
                    if count == 0 || count > card.copies() || cards.contains(card) {
                        return Err(A::Error::custom(format!("there cannot be {count} of '{card}'")));
                    }
                    cards.0 += ONE[card.index()] * u64::from(count);
                }
                Ok(cards)
            }
        }

        deserializer.deserialize_map(Counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_add_up_and_survive_json() {
        let deck: Cards =
            Card::ALL.into_iter().flat_map(|card| (0..card.copies()).map(move |_| card)).collect();
        assert_eq!(usize::from(deck.len()), Card::COUNT);
        assert_eq!((deck.placeable().len(), deck.functions().len()), (77, 30));
        assert_eq!(deck.iter().count(), Card::COUNT);
        let json = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), deck);
        for bad in [r#"{"1":22}"#, r#"{"1":0}"#, r#"{"7":1}"#, r#"{"1":1,"1":1}"#] {
            assert!(serde_json::from_str::<Cards>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn taking_out_what_is_not_there_changes_nothing() {
        let mut cards: Cards = [Card::Two, Card::Bomb].into_iter().collect();
        assert!(!cards.discard(Card::One));
        assert!(cards.discard(Card::Two));
        assert_eq!(cards, Cards::from_iter([Card::Bomb]));
        assert!(cards.includes(Cards::NONE) && !Cards::NONE.includes(cards));
    }
}
