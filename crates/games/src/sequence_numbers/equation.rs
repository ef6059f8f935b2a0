//! The cards: equations, Plus and Minus.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::options::Equations;
use crate::label::{Label, push_number};

/// The highest number of any board.
pub(super) const MAX_NUMBER: usize = 48;

/// A card as it is printed: `"3+4"`, `"12-5"`, `"plus1"`, `"minus2"`. What an equation comes to is not part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
// One word, so that a deck is shuffled a word at a time.
#[repr(align(4))]
pub enum Card {
    /// The sum of two numbers.
    Sum(u8, u8),
    /// The first number less the second.
    Difference(u8, u8),
    /// A Plus card, the first or the second.
    Plus(u8),
    /// A Minus card, the first or the second.
    Minus(u8),
}

impl Card {
    /// The most cards of any deck: two for each number, two Plus and two Minus.
    pub const COUNT: usize = 2 * MAX_NUMBER + 4;

    /// The answer to the equation; `None` for Plus and Minus.
    pub const fn answer(self) -> Option<u8> {
        match self {
            Self::Sum(one, other) => one.checked_add(other),
            Self::Difference(one, other) => one.checked_sub(other),
            Self::Plus(_) | Self::Minus(_) => None,
        }
    }

    /// Its kind and its one or two numbers.
    #[inline]
    const fn parts(self) -> [u8; 3] {
        match self {
            Self::Sum(one, other) => [0, one, other],
            Self::Difference(one, other) => [1, one, other],
            Self::Plus(number) => [2, number, 0],
            Self::Minus(number) => [3, number, 0],
        }
    }

    /// What the cards of a deck are sorted by; equals [`Id`] for a card that exists.
    pub(super) fn rank(self) -> u16 {
        let answer = u16::from(self.answer().unwrap_or(0));
        match self {
            Self::Sum(..) => (2 * answer).wrapping_sub(2),
            Self::Difference(..) => (2 * answer).wrapping_sub(1),
            Self::Plus(number) => u16::from(Id::PLUS) + u16::from(number) - 1,
            Self::Minus(number) => u16::from(Id::MINUS) + u16::from(number) - 1,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}

impl Card {
    fn label(self) -> Label {
        let mut label = Label::new();
        let last = match self {
            Self::Sum(one, other) | Self::Difference(one, other) => {
                push_number(&mut label, one);
                label.push(if matches!(self, Self::Sum(..)) { '+' } else { '-' });
                other
            }
            Self::Plus(number) => {
                label.push_str("plus");
                number
            }
            Self::Minus(number) => {
                label.push_str("minus");
                number
            }
        };
        push_number(&mut label, last);
        label
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not a card: cards are equations such as 3+4 or 12-5, plus1, plus2, minus1, minus2")]
pub struct NotACard(String);

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let number = |digits: &str| digits.parse::<u8>().ok();
        let pair = |sign| {
            let (one, other) = text.split_once(sign)?;
            Some((number(one)?, number(other)?))
        };
        let card = match text {
            "plus1" => Some(Self::Plus(1)),
            "plus2" => Some(Self::Plus(2)),
            "minus1" => Some(Self::Minus(1)),
            "minus2" => Some(Self::Minus(2)),
            _ => match (pair('+'), pair('-')) {
                (Some((one, other)), _) => Some(Self::Sum(one, other)),
                (_, Some((one, other))) => Some(Self::Difference(one, other)),
                _ => None,
            },
        };
        // Each card has one spelling: "03+4" is refused.
        card.filter(|card| card.to_string() == text).ok_or_else(|| NotACard(text.to_owned()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.label())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A card of the deck by its place: the sum and the difference of 1, of 2, …, then Plus and Minus.
///
/// It says what an equation comes to, so it never leaves the game; what is sent is the [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Id(u8);

impl Id {
    const PLUS: u8 = 2 * MAX_NUMBER as u8;
    const MINUS: u8 = Self::PLUS + 2;
    /// The [`Id::answer_index`] of the Plus cards, after those of all numbers.
    pub(super) const PLUS_INDEX: usize = MAX_NUMBER;
    /// The answer index of the Minus cards.
    pub(super) const MINUS_INDEX: usize = MAX_NUMBER + 1;
    /// No card: an empty place in a hand, nothing below in a pile.
    pub(super) const NONE: Self = Self(u8::MAX);

    pub(super) const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        self == Self::NONE
    }

    #[inline]
    pub(super) const fn is_equation(self) -> bool {
        self.0 < Self::PLUS
    }

    #[inline]
    pub(super) const fn is_plus(self) -> bool {
        self.0 == Self::PLUS || self.0 == Self::PLUS + 1
    }

    #[inline]
    pub(super) const fn is_minus(self) -> bool {
        self.0 == Self::MINUS || self.0 == Self::MINUS + 1
    }

    /// What the equation comes to, less one; more than that for other cards.
    #[inline]
    pub(super) const fn answer_index(self) -> usize {
        (self.0 >> 1) as usize
    }

    #[inline]
    pub(super) const fn card(self, level: Equations) -> Card {
        DECKS[level as usize][self.0 as usize]
    }

    /// Where this card is in the deck of a level; `None` if it is not.
    #[inline]
    pub(super) fn of(card: Card, level: Equations) -> Option<Self> {
        // Without a branch on the kind of card, which is unpredictable in a shuffled deck. A card that does not
        // exist may get any place: another card is found there.
        let [kind, first, second] = card.parts();
        let [by_first, by_second, base] = PLACES[kind as usize];
        let place =
            by_first.wrapping_mul(first).wrapping_add(by_second.wrapping_mul(second)).wrapping_add(base);
        (KEYS[level as usize][place as usize] == key([kind, first, second])).then_some(Self(place))
    }

    /// All cards of a level for a board with this many numbers: the equations, Plus and Minus.
    pub(super) fn deck(level: Equations, numbers: u8) -> (&'static [Card], &'static [Card]) {
        let deck = &DECKS[level as usize];
        (&deck[..2 * usize::from(numbers)], &deck[usize::from(Self::PLUS)..])
    }
}

/// A set of cards by [`Id`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct IdSet(u128);

#[inline]
const fn bit(id: Id) -> u128 {
    1 << id.0
}

cardinal_engine::bit_set! { IdSet(u128) of Id, bit: bit, element: Id }

impl IdSet {
    /// The whole deck for a board with this many numbers.
    pub(super) const fn deck(numbers: u8) -> Self {
        Self(((1 << (2 * numbers)) - 1) | (0b1111 << Id::PLUS))
    }
}

/// A set of cards in the making: a byte for each, which is quicker to set than a bit.
pub(super) struct Seen([u8; 128]);

impl Seen {
    pub(super) const NONE: Self = Self([0; 128]);

    #[inline]
    pub(super) const fn insert(&mut self, id: Id) {
        self.0[(id.0 & 127) as usize] = 1;
    }

    #[inline]
    pub(super) fn set(&self) -> IdSet {
        let bits = |marks: &[u8]| marks.iter().rev().fold(0, |bits: u64, mark| 2 * bits + u64::from(*mark));
        let (low, high) = self.0.split_at(64);
        IdSet(u128::from(bits(high)) << 64 | u128::from(bits(low)))
    }
}

/// Where a card of each kind is in the deck: multiples of its first and its second number, and a base. All
/// of it wraps around.
const PLACES: [[u8; 3]; 4] = [
    [2, 2, 2_u8.wrapping_neg()],
    [2, 2_u8.wrapping_neg(), 1_u8.wrapping_neg()],
    [1, 0, Id::PLUS - 1],
    [1, 0, Id::MINUS - 1],
];

/// The decks of the three levels in the order of [`Equations`]: normal, easy, hard; by [`Id`].
static DECKS: [[Card; Card::COUNT]; 3] = MADE;
const MADE: [[Card; Card::COUNT]; 3] = [deck(3, 12), deck(1, 5), deck(11, 39)];

/// [`DECKS`] as numbers, which are compared at once; an impossible number where there is no card.
static KEYS: [[u32; 256]; 3] = {
    let mut keys = [[u32::MAX; 256]; 3];
    let mut at = 0;
    while at < 3 * Card::COUNT {
        keys[at % 3][at / 3] = key(MADE[at % 3][at / 3].parts());
        at += 1;
    }
    keys
};

const fn key([kind, first, second]: [u8; 3]) -> u32 {
    u32::from_le_bytes([kind, first, second, 0])
}

/// A deck in which the second operand is from `low` to `high`, or as much as a small sum allows.
///
/// For a sum the two operands stand in either order, by the parity of the answer. The operand goes through its range
/// in steps of seven for sums and eleven for differences, so that neighbouring answers look different.
const fn deck(low: u8, high: u8) -> [Card; Card::COUNT] {
    let mut cards = [Card::Plus(1); Card::COUNT];
    let mut answer = 1;
    while answer <= MAX_NUMBER {
        let n = answer as u8;
        let second = if n < low { n / 2 } else { spread(n, 7, low, if n < high { n } else { high }) };
        let first = n - second;
        cards[2 * answer - 2] = if n % 2 == 1 { Card::Sum(first, second) } else { Card::Sum(second, first) };
        let taken = spread(n, 11, low, high);
        cards[2 * answer - 1] = Card::Difference(n + taken, taken);
        answer += 1;
    }
    cards[Id::PLUS as usize + 1] = Card::Plus(2);
    cards[Id::MINUS as usize] = Card::Minus(1);
    cards[Id::MINUS as usize + 1] = Card::Minus(2);
    cards
}

const fn spread(n: u8, step: u8, low: u8, high: u8) -> u8 {
    low + (n as u16 * step as u16 % (high - low + 1) as u16) as u8
}
