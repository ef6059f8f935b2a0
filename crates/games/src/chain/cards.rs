//! Sets of cards in one machine word.

use super::Card;
use super::card::COLOURS;

/// A set of cards: bit `n` is the card with id `n`.
///
/// Read as fields of five bits, field `n` holds the cards of number `n` by colour; the X follow from bit 50 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u64);

/// How many of the lowest five bits are set. A table, because not every machine counts bits in one step.
#[inline]
pub(super) const fn ones(bits: u64) -> u8 {
    const ONES: [u8; 32] = {
        let mut ones = [0; 32];
        let mut bits = 0;
        while bits < 32 {
            ones[bits] = bits.count_ones() as u8;
            bits += 1;
        }
        ones
    };
    ONES[(bits & 0b11111) as usize]
}

/// The numbers in whose fields there is a bit, one at most, in ascending order.
#[inline]
pub(super) fn each(mut fields: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (fields != 0).then(|| fields.trailing_zeros() as u8 / COLOURS)?;
        fields &= fields - 1;
        Some(number)
    })
}

#[inline]
const fn bit(card: Card) -> u64 {
    1 << card.id()
}

cardinal_engine::bit_set! {
    CardSet(u64) of Card, bit: bit, element: Card::from_id, twice: "a card is listed twice"
}

impl CardSet {
    /// Every card.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);
    /// The four X.
    pub const WILDS: Self = Self(0b1111 << Card::NATURALS);
    /// The 50 number cards.
    pub const NATURALS: Self = Self((1 << Card::NATURALS) - 1);

    /// The first colour of every number.
    const LOWEST: u64 = 0b00001_00001_00001_00001_00001_00001_00001_00001_00001_00001;

    pub(super) const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// All cards of a number.
    #[inline]
    pub const fn of_number(number: u8) -> Self {
        Self(0b11111 << (number * COLOURS))
    }

    /// The numbers that occur in it, each as its lowest card.
    #[inline]
    #[must_use]
    pub(super) const fn numbers(self) -> Self {
        let bits = self.0 & Self::NATURALS.0;
        Self((bits | bits >> 1 | bits >> 2 | bits >> 3 | bits >> 4) & Self::LOWEST)
    }

    /// How many cards of each number there are in it, in the five bits of that number.
    #[inline]
    pub(super) const fn counts(self) -> u64 {
        let bits = self.0 & Self::NATURALS.0;
        (bits & Self::LOWEST)
            + (bits >> 1 & Self::LOWEST)
            + (bits >> 2 & Self::LOWEST)
            + (bits >> 3 & Self::LOWEST)
            + (bits >> 4 & Self::LOWEST)
    }

    /// The number cards that go with another card of the set, of an equal or a neighbouring number.
    #[inline]
    #[must_use]
    pub(super) const fn in_company(self) -> Self {
        let bits = self.0 & Self::NATURALS.0;
        // Each card's higher neighbours of its number.
        let above = (bits & (Self::LOWEST * 0b01111)) << 1
            | (bits & (Self::LOWEST * 0b00111)) << 2
            | (bits & (Self::LOWEST * 0b00011)) << 3
            | (bits & Self::LOWEST) << 4;
        let several = Self(bits & above).numbers();
        Self(bits & (several.union(self.neighbours()).0 * 0b11111))
    }

    /// The numbers next to one that occurs in it, each as its lowest card.
    #[inline]
    #[must_use]
    pub(super) const fn neighbours(self) -> Self {
        let numbers = self.numbers().0;
        Self((numbers << COLOURS | numbers >> COLOURS) & Self::LOWEST)
    }

    /// Whether `card` is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.id() & 1 == 1
    }

    /// How many X there are in it.
    #[inline]
    pub const fn wilds(self) -> u8 {
        ones(self.0 >> Card::NATURALS)
    }

    /// How many cards of a number there are in it.
    #[inline]
    pub const fn count(self, number: u8) -> u8 {
        ones(self.0 >> (number * COLOURS))
    }

    /// How many cards of a colour there are in it.
    #[inline]
    pub const fn count_colour(self, colour: u8) -> u8 {
        // A bit in the field of each number; a multiplication adds all ten fields up in the last one.
        let numbers = self.0 >> colour & Self::LOWEST;
        (numbers.wrapping_mul(Self::LOWEST) >> (9 * COLOURS) & 0b11111) as u8
    }

    /// The `count` cards with the lowest ids.
    #[inline]
    #[must_use]
    pub fn lowest(self, count: u8) -> Self {
        let mut rest = self.0;
        (0..count).for_each(|_| rest &= rest.wrapping_sub(1));
        Self(self.0 & !rest)
    }

    /// The numbers that occur in it, in ascending order.
    #[inline]
    pub(super) fn each_number(self) -> impl Iterator<Item = u8> {
        each(self.numbers().0)
    }
}
