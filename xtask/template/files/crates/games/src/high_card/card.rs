//! Cards and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A card: a number from 1 to 30. As JSON it is a text: `"7"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

/// A text or number that does not name a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a card is a number from 1 to 30")]
pub struct NotACard;

impl Card {
    /// How many there are.
    pub const COUNT: usize = 30;

    /// The card at a place in the order of all cards, counted from 0.
    pub fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then(|| Self(index as u8 + 1))
    }

    /// Its place in the order of all cards, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The number on it.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<String> for Card {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Self, NotACard> {
        let number: usize = text.parse().map_err(|_| NotACard)?;
        let card = number.checked_sub(1).and_then(Self::at).ok_or(NotACard)?;
        // One spelling for each card: no plus sign, no leading zero.
        (card.to_string() == text).then_some(card).ok_or(NotACard)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of cards: a bit for each, the lowest card first.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct CardSet(u32);

const fn bit(card: Card) -> u32 {
    1 << card.index()
}

cardinal_engine::bit_set! {
    CardSet(u32) of Card, bit: bit, element: |bit| Card(bit + 1), twice: "a card is listed twice"
}

impl CardSet {
    /// Every card.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// Whether a card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & bit(card) != 0
    }

    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }
}
