//! Cards by kind, counted in one machine word.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Card;

/// How many cards of each kind: a hand, a pile, a deck. As JSON it is an object of kinds and counts, such as
/// `{"1":2,"stack":1}`.
///
/// Each kind has five bits, enough for the 21 cards that a kind has at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [card in Card]?: number }"))]
pub struct Cards(u64);

const BITS: usize = 5;
const FIELD: u64 = (1 << BITS) - 1;
const PLACEABLE: u64 = (1 << (BITS * Card::PLACEABLE)) - 1;
/// The lowest bit of every field.
const ONES: u64 = {
    let mut mask = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        mask |= 1 << (BITS * kind);
        kind += 1;
    }
    mask
};
/// Every other field, for adding neighbours.
const EVEN: u64 = {
    let mut mask = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        mask |= FIELD << (BITS * kind);
        kind += 2;
    }
    mask
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
            cards += Self::one(Card::ALL[kind]) * Card::ALL[kind].copies() as u64;
            kind += 1;
        }
        Self(cards)
    }

    /// How many bits it takes; the others are free for something else.
    pub(super) const WIDTH: u32 = (BITS * Card::KINDS) as u32;

    /// From a word whose upper bits hold something else.
    pub(super) const fn from_bits(bits: u64) -> Self {
        Self(bits & ((1 << Self::WIDTH) - 1))
    }

    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    const fn one(card: Card) -> u64 {
        1 << (BITS * card.index())
    }

    /// How many there are of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (BITS * card.index()) & FIELD) as u8
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        debug_assert!(self.count(card) < FIELD as u8);
        self.0 += Self::one(card);
    }

    /// Adds a card or not, without a branch.
    #[inline]
    pub(super) const fn insert_if(&mut self, card: Card, wanted: bool) {
        self.0 += (wanted as u64) << (BITS * card.index());
    }

    /// Takes a card out, which must be there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card));
        self.0 -= Self::one(card);
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

    /// One bit for each kind of a hand that can be placed.
    #[inline]
    pub(super) const fn placeable_kinds(self) -> usize {
        // The product has the bit of kind k, which is at 5k, also at 20 + k, and nothing else there.
        const GATHER: u64 = 1 << 20 | 1 << 16 | 1 << 12 | 1 << 8 | 1 << 4;
        (((self.present() & PLACEABLE) * GATHER) >> 20 & 31) as usize
    }

    /// For each function of a hand, all bits or none.
    #[inline]
    pub(super) const fn function_masks(self) -> [u32; Card::KINDS - Card::PLACEABLE] {
        let present = self.present() >> (BITS * Card::PLACEABLE);
        let mut masks = [0; Card::KINDS - Card::PLACEABLE];
        let mut function = 0;
        while function < masks.len() {
            masks[function] = ((present >> (BITS * function)) as u32 & 1).wrapping_neg();
            function += 1;
        }
        masks
    }

    /// How many there are in all.
    #[inline]
    pub const fn len(self) -> u8 {
        // Neighbours added up fill fields of ten bits, and a number is its digits' sum modulo base - 1.
        let pairs = (self.0 & EVEN) + (self.0 >> BITS & EVEN);
        (pairs % ((1 << (2 * BITS)) - 1)) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that can be placed.
    #[inline]
    #[must_use]
    pub const fn placeable(self) -> Self {
        Self(self.0 & PLACEABLE)
    }

    /// The function cards.
    #[inline]
    #[must_use]
    pub const fn functions(self) -> Self {
        Self(self.0 & !PLACEABLE)
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
                    cards.0 += Cards::one(card) * u64::from(count);
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
