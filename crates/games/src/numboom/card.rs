//! The eleven kinds of cards. Cards of a kind are alike, so a kind is all there is to say of a card.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A card: a number from 1 to 4, a bomb, or one of six functions. As text it is `"1"` … `"4"`, `"bomb"`,
/// `"stack"` and so on.
///
/// ```
/// use cardinal_games::numboom::Card;
/// let card: Card = "3".parse().unwrap();
/// assert_eq!((card.number(), card.copies()), (Some(3), 21));
/// assert!(!Card::Reset.is_placeable());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(
        type = "'1' | '2' | '3' | '4' | 'bomb' | 'stack' | 'observe' | 'reverse' | 'reset' | 'disrupt' | 'exchange'"
    )
)]
#[repr(u8)]
pub enum Card {
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// The number 4.
    Four,
    /// A player who flips it may only flip in their next turn.
    Bomb,
    /// Lets one card be placed on an occupied position.
    Stack,
    /// A look at a covered card.
    Observe,
    /// Turns the order of play around when the turn ends.
    Reverse,
    /// Sets the Death Number.
    Reset,
    /// Rearranges the covered cards unseen.
    Disrupt,
    /// Passes all hands to a neighbour.
    Exchange,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 11;
    /// How many kinds can be placed: the numbers and the bomb, which come first.
    pub const PLACEABLE: usize = 5;
    /// How many cards there are in all (NB-A1).
    pub const COUNT: usize = 107;

    /// Every kind, in the order in which they are listed.
    pub const ALL: [Self; Self::KINDS] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Bomb,
        Self::Stack,
        Self::Observe,
        Self::Reverse,
        Self::Reset,
        Self::Disrupt,
        Self::Exchange,
    ];

    /// Its number in that order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many cards of this kind the full deck has.
    pub const fn copies(self) -> u8 {
        match self {
            Self::One | Self::Three => 21,
            Self::Two => 20,
            Self::Four => 10,
            _ => 5,
        }
    }

    /// The number on it; `None` for a bomb and for functions.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        if (self as u8) < Self::Bomb as u8 { Some(self as u8 + 1) } else { None }
    }

    /// What it adds to the Death Number, where a 4 counts as nothing (NB-A2).
    #[inline]
    pub(super) const fn adds(self) -> u8 {
        const ADDS: [u8; Card::KINDS] = [1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0];
        ADDS[self as usize]
    }

    /// Whether it can lie face down on a position: numbers and bombs (NB-4).
    #[inline]
    pub const fn is_placeable(self) -> bool {
        (self as usize) < Self::PLACEABLE
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Bomb => "bomb",
            Self::Stack => "stack",
            Self::Observe => "observe",
            Self::Reverse => "reverse",
            Self::Reset => "reset",
            Self::Disrupt => "disrupt",
            Self::Exchange => "exchange",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "'{0}' is not a card: it is a number from 1 to 4, bomb, stack, observe, reverse, reset, disrupt or exchange"
)]
pub struct NotACard(String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        Self::ALL.into_iter().find(|card| card.name() == text).ok_or_else(|| NotACard(text.to_owned()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
