//! The 54 cards, and the pieces they become once an X stands for something.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::label::{Label, label};

/// How many colours there are.
pub const COLOURS: u8 = 5;
/// Their letters, in order: red, orange, purple, blue, green.
const LETTERS: [char; COLOURS as usize] = ['R', 'O', 'P', 'B', 'G'];

/// A card: a number from 0 to 9 in one of five colours, or an X.
///
/// As text it is the colour's letter and the number (`"R5"`, `"G0"`), or `"X1"` to `"X4"`: the four X look alike,
/// and the digit only tells them apart on the wire.
///
/// ```
/// use cardinal_games::chain::Card;
/// let card: Card = "B7".parse().unwrap();
/// assert_eq!((card.number(), card.is_x()), (Some(7), false));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(NonZeroU8);

impl Card {
    /// How many there are: five colours of ten numbers, and four X.
    pub const COUNT: usize = 54;
    /// How many of them are not an X.
    pub(super) const NATURALS: u8 = 50;

    /// The card with this id, below 54: five times the number plus the colour, and from 50 on the X.
    #[inline]
    pub(super) const fn from_id(id: u8) -> Self {
        debug_assert!((id as usize) < Self::COUNT);
        Self(NonZeroU8::new(id + 1).expect("one more than something is not zero"))
    }

    /// The number it is stored as, below 54.
    #[inline]
    pub const fn id(self) -> u8 {
        self.0.get() - 1
    }

    #[inline]
    pub(super) const fn natural(number: u8, colour: u8) -> Self {
        Self::from_id(number * COLOURS + colour)
    }

    /// Whether it is an X.
    #[inline]
    pub const fn is_x(self) -> bool {
        self.id() >= Self::NATURALS
    }

    /// Its number, unless it is an X.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        if self.is_x() { None } else { Some(self.id() / COLOURS) }
    }

    /// Its colour, from 0 to 4, unless it is an X.
    pub const fn colour(self) -> Option<u8> {
        if self.is_x() { None } else { Some(self.id() % COLOURS) }
    }

    /// What it costs as a penalty card: its number, and 10 for a 0 or an X (CH-26).
    #[inline]
    pub const fn penalty(self) -> u8 {
        match self.number() {
            Some(number @ 1..) => number,
            _ => 10,
        }
    }

    /// Every card, in the order of ids.
    pub const ALL: [Self; Self::COUNT] = {
        let mut cards = [Self::from_id(0); Self::COUNT];
        let mut id = 1;
        while id < Self::COUNT {
            cards[id] = Self::from_id(id as u8);
            id += 1;
        }
        cards
    };
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}

impl Card {
    fn label(self) -> Label {
        match (self.number(), self.colour()) {
            (Some(number), Some(colour)) => label([LETTERS[usize::from(colour)], digit(number)]),
            _ => label(['X', digit(self.id() - Self::NATURALS + 1)]),
        }
    }
}

pub(super) const fn digit(number: u8) -> char {
    (b'0' + number) as char
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a card: it is one of R, O, P, B, G with a digit, or an X")]
pub struct NotACard(pub(super) String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let card = match *text.as_bytes() {
            [b'X', number @ b'1'..=b'4'] => Some(Self::from_id(Self::NATURALS + number - b'1')),
            [letter, number @ b'0'..=b'9'] => {
                let colour = LETTERS.iter().position(|known| *known == char::from(letter));
                colour.map(|colour| Self::natural(number - b'0', colour as u8))
            }
            _ => None,
        };
        card.ok_or_else(|| NotACard(text.to_owned()))
    }
}

/// A card as a player speaks of it: a number card, an X with the number it stands for, or just an X.
///
/// As text: `"R5"`, `"X=5"`, `"X"`. Which of the four X it is makes no difference to anything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Piece(u8);

impl Piece {
    /// An X that stands for nothing yet.
    pub const X: Self = Self(60);

    /// This card; an X without what it stands for.
    #[inline]
    pub const fn of(card: Card) -> Self {
        if card.is_x() { Self::X } else { Self(card.id()) }
    }

    /// An X standing for this number.
    #[inline]
    pub const fn x_as(number: u8) -> Self {
        Self(Card::NATURALS + number % 10)
    }

    /// The number card it is, if it is one.
    #[inline]
    pub const fn natural(self) -> Option<Card> {
        if self.0 < Card::NATURALS { Some(Card::from_id(self.0)) } else { None }
    }

    /// The number it is or stands for; `None` for an X that stands for nothing yet.
    #[inline]
    pub const fn number(self) -> Option<u8> {
        match self.0 {
            0..50 => Some(self.0 / COLOURS),
            50..60 => Some(self.0 - 50),
            _ => None,
        }
    }

    /// Whether it is an X.
    #[inline]
    pub const fn is_x(self) -> bool {
        self.0 >= Card::NATURALS
    }

    /// The piece at this place: number cards, then X as 0 to 9, then X.
    pub(super) const fn from_index(index: usize) -> Self {
        debug_assert!(index <= 60);
        Self(index as u8)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}

impl Piece {
    fn label(self) -> Label {
        match (self.natural(), self.number()) {
            (Some(card), _) => card.label(),
            (None, Some(number)) => label(['X', '=', digit(number)]),
            (None, None) => label(['X']),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Piece {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        match *text.as_bytes() {
            [b'X'] => Ok(Self::X),
            [b'X', b'=', number @ b'0'..=b'9'] => Ok(Self::x_as(number - b'0')),
            [b'X', ..] => Err(NotACard(text.to_owned())),
            _ => text.parse().map(Self::of),
        }
    }
}

macro_rules! as_text {
    ($($name:ident),+) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.label())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

as_text!(Card, Piece);
