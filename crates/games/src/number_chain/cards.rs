//! Sets of cards in one machine word.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Card;

/// A set of cards: bit `n` is the card kept as the octal number `n`.
///
/// Read as eight rows of eight, row `d` holds the cards that begin with `d` (its lowest bit the wild `d?`) and
/// row 0 the wilds that begin with a `?`; so "what fits on a 4" and "where is a Chain" are a few word operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);
    /// Every card.
    pub const ALL: Self = Self(!1);
    /// The wilds that begin with a `?`.
    pub(super) const LEADING: Self = Self(0xfe);
    /// The wilds that end with a `?`.
    pub(super) const TRAILING: Self = Self(0x0101_0101_0101_0100);
    /// All wilds.
    pub const WILDS: Self = Self(Self::LEADING.0 | Self::TRAILING.0);

    pub(super) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Just this card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.octal())
    }

    /// How many cards there are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `card` is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.octal() & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.octal();
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.octal());
    }

    /// The cards in either.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in this but not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards that may follow a last digit; with 0 (nobody named it) every card may.
    #[inline]
    #[must_use]
    pub const fn fitting(self, digit: u8) -> Self {
        let row = 0xff_u64 << (8 * digit);
        Self(self.0 & if digit == 0 { !0 } else { row | Self::LEADING.0 })
    }

    /// Penalty points: 1 for each number, 3 for each wild.
    #[inline]
    pub const fn penalty(self) -> u8 {
        self.len() + 2 * self.and(Self::WILDS).len()
    }

    /// The card with the lowest octal number.
    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::from_octal(self.0.trailing_zeros() as u8))
    }

    /// Takes out the card with the lowest octal number.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    /// The cards in octal order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        cards.into_iter().fold(Self::NONE, |set, card| set.union(Self::only(card)))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: Self = cards.iter().copied().collect();
        if usize::from(set.len()) == cards.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("a card is listed twice"))
        }
    }
}
