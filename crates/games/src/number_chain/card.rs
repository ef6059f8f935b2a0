//! The 63 cards, and what they stand for once they lie on the Floor.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::label::{Label, label};

/// A card: two digits from 1 to 7, or one digit and a `?` for the other.
///
/// It is kept as its two digits in octal with 0 for the `?`, so `36` is `0o36`, `3?` is `0o30` and `?4` is
/// `0o04`; as text it is `"36"`, `"3?"`, `"?4"`. Every card exists once.
///
/// ```
/// use cardinal_games::number_chain::Card;
/// let card: Card = "3?".parse().unwrap();
/// assert!(card.is_wild());
/// assert_eq!((card.first(), card.last()), (3, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(NonZeroU8);

impl Card {
    /// How many there are: 49 numbers, 7 wilds that end and 7 wilds that begin with a `?`.
    pub const COUNT: usize = 63;

    /// The card stored as this octal number.
    #[inline]
    pub(super) const fn from_octal(octal: u8) -> Self {
        debug_assert!(octal < 64);
        Self(NonZeroU8::new(octal).expect("`??` is not a card"))
    }

    /// The number it is stored as, from 1 to 63.
    #[inline]
    pub const fn octal(self) -> u8 {
        self.0.get()
    }

    /// The first digit; 0 for a `?`.
    #[inline]
    pub const fn first(self) -> u8 {
        self.octal() >> 3
    }

    /// The last digit; 0 for a `?`.
    #[inline]
    pub const fn last(self) -> u8 {
        self.octal() & 7
    }

    /// Whether one of the digits is a `?`.
    #[inline]
    pub const fn is_wild(self) -> bool {
        self.first() == 0 || self.last() == 0
    }

    /// Whether the last digit is a `?`, so that its player decides what comes next.
    #[inline]
    pub const fn is_trailing_wild(self) -> bool {
        self.last() == 0
    }

    /// Every card, in octal order.
    pub const ALL: [Self; Self::COUNT] = {
        let mut cards = [Self::from_octal(1); Self::COUNT];
        let mut octal = 1;
        while octal <= Self::COUNT {
            cards[octal - 1] = Self::from_octal(octal as u8);
            octal += 1;
        }
        cards
    };
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A digit with 0 shown as `?`.
const fn digit(number: u8) -> char {
    if number == 0 { '?' } else { (b'0' + number) as char }
}

impl Card {
    fn label(self) -> Label {
        label([digit(self.first()), digit(self.last())])
    }
}

/// Text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a card: it has two digits from 1 to 7, one of which may be a '?'")]
pub struct NotACard(String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let octal = octal(text).filter(|&octal| octal != 0);
        octal.map(Self::from_octal).ok_or_else(|| NotACard(text.to_owned()))
    }
}

fn octal(text: &str) -> Option<u8> {
    let digit = |byte| match byte {
        b'?' => Some(0),
        b'1'..=b'7' => Some(byte - b'0'),
        _ => None,
    };
    match *text.as_bytes() {
        [first, last] => Some(digit(first)? << 3 | digit(last)?),
        _ => None,
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.label())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}

/// A card with the number it stands for: its own, or the one its owner names for a wild.
///
/// As text it is the card alone where nothing is named (`"36"`, `"3?"`), otherwise the card and the number it
/// stands for (`"3?=35"`, `"?4=64"`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Laid {
    card: Card,
    /// Both digits in octal; 0 for an unnamed `?`.
    face: u8,
}

impl Laid {
    /// A card with nothing named.
    #[inline]
    pub const fn plain(card: Card) -> Self {
        Self { card, face: card.octal() }
    }

    /// A card standing for the number with these digits.
    ///
    /// It is not checked that the card can stand for it; see [`Laid::is_sound`].
    #[inline]
    pub const fn standing_for(card: Card, first: u8, last: u8) -> Self {
        Self { card, face: (first & 7) << 3 | last & 7 }
    }

    /// The card itself.
    #[inline]
    pub const fn card(self) -> Card {
        self.card
    }

    /// The first digit it stands for; 0 if unnamed.
    #[inline]
    pub const fn first(self) -> u8 {
        self.face >> 3
    }

    /// The last digit it stands for; 0 if unnamed.
    #[inline]
    pub const fn last(self) -> u8 {
        self.face & 7
    }

    /// Both digits in octal.
    #[inline]
    pub(super) const fn face(self) -> u8 {
        self.face
    }

    /// Whether both digits are settled and the printed ones unchanged.
    #[inline]
    pub const fn is_sound(self) -> bool {
        let (first, last) = (self.card.first(), self.card.last());
        self.first() != 0
            && self.last() != 0
            && (first == 0 || first == self.first())
            && (last == 0 || last == self.last())
    }

    /// Whether nothing is named.
    #[inline]
    pub const fn is_plain(self) -> bool {
        self.face == self.card.octal()
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}

impl Laid {
    fn label(self) -> Label {
        let (card, [first, last]) = (self.card, [self.first(), self.last()].map(digit));
        if self.is_plain() {
            card.label()
        } else {
            label([digit(card.first()), digit(card.last()), '=', first, last])
        }
    }
}

impl fmt::Debug for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Laid {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let Some((card, face)) = text.split_once('=') else {
            return text.parse().map(Self::plain);
        };
        let face = octal(face).ok_or_else(|| NotACard(text.to_owned()))?;
        Ok(Self { card: card.parse()?, face })
    }
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.label())
    }
}

impl<'de> Deserialize<'de> for Laid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}

fn from_text<'de, D: Deserializer<'de>, T: FromStr<Err = NotACard>>(deserializer: D) -> Result<T, D::Error> {
    let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}
