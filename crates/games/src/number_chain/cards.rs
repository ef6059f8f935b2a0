//! Sets of cards in one machine word.

use super::Card;

/// A set of cards: bit `n` is the card stored as the octal number `n`.
///
/// Read as eight rows of eight, row `d` holds the cards that begin with `d` (its lowest bit the wild `d?`) and
/// row 0 the wilds that begin with a `?`; so "what fits on a 4" and "where is a Chain" are a few word operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u64);

#[inline]
const fn bit(card: Card) -> u64 {
    1 << card.octal()
}

cardinal_engine::bit_set! {
    CardSet(u64) of Card, bit: bit, element: Card::from_octal, twice: "a card is listed twice"
}

impl CardSet {
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

    /// Whether `card` is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.octal() & 1 == 1
    }

    /// The cards that may follow a last digit; with 0 (unnamed) every card may.
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

    /// Takes out the card with the lowest octal number.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}
