//! Melds of the release: what is laid in one play, and what beats what.

use std::fmt;

use cardinal_engine::Illegal;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::CardSet;
use super::card::NotACard;
use super::options::{Options, RunAgainstTriple, RunLength};
use super::refusal::{
    ALL_X_MELD, LONE_X_HAS_NO_NAME, NAME_THE_X_IN_MELD, NO_WRAP, NOT_A_MELD, NOTHING_LAID, RUN_LENGTH,
    X_IN_MELD_IS_NO_ZERO, X_NOT_IN_RUNS, ZERO_ALONE,
};

/// Cards laid in one play, by number: colours do not matter in the release.
///
/// One word with three bits for how many number cards of each number, three for how many X standing for each
/// number, and three for X that stand for nothing. As JSON a list: `["4", "5", "X=6"]`, `["X"]`, `["7", "7"]`.
/// Anything a player could try is a meld; whether it is one by the rules, [`Meld::shape`] tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Meld(u64);

const WILDS: u32 = 30;
const UNNAMED: u32 = 60;
/// The lowest of the three bits of each of the ten numbers.
const ONES: u64 = 0o11_1111_1111;
const FIELDS: u64 = (1 << WILDS) - 1;

/// The rank of an X alone.
pub(super) const LONE_X: u8 = 10;

/// What a meld is by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// How many cards.
    pub(super) size: u8,
    /// The number of a set or single, [`LONE_X`] for an X alone; the start of a run.
    pub(super) rank: u8,
    pub(super) is_run: bool,
    /// Whether there is a 0 in it.
    pub(super) zero: bool,
}

impl Meld {
    /// No card.
    pub const NONE: Self = Self(0);
    /// An X alone.
    pub const X: Self = Self(1 << UNNAMED);

    /// Number cards and X of one number.
    #[inline]
    pub(super) const fn set(number: u8, naturals: u8, wilds: u8) -> Self {
        Self((naturals as u64 | (wilds as u64) << WILDS) << (3 * number))
    }

    /// A run of `size` from `start` on with X where `wilds` has a bit (the lowest is the start).
    #[inline]
    pub(super) const fn run(start: u8, size: u8, wilds: u16) -> Self {
        let wilds = if wilds == 0 { 0 } else { spread(wilds) };
        let all = ONES & ((1 << (3 * size)) - 1);
        Self((all & !wilds | wilds << WILDS) << (3 * start))
    }

    /// How many number cards of this number.
    #[inline]
    pub const fn naturals(self, number: u8) -> u8 {
        (self.0 >> (3 * number) & 7) as u8
    }

    /// How many X standing for this number.
    #[inline]
    pub const fn wilds_as(self, number: u8) -> u8 {
        (self.0 >> (WILDS + 3 * number as u32) & 7) as u8
    }

    /// How many X that stand for nothing.
    #[inline]
    pub const fn unnamed(self) -> u8 {
        (self.0 >> UNNAMED) as u8
    }

    /// How many X in all.
    #[inline]
    pub const fn wilds(self) -> u8 {
        sum(self.0 >> WILDS & FIELDS) + self.unnamed()
    }

    /// How many cards in all.
    #[inline]
    pub const fn size(self) -> u8 {
        sum(self.0 & FIELDS) + self.wilds()
    }

    /// Whether the hand has all these cards.
    #[inline]
    pub(super) const fn is_in(self, hand: CardSet) -> bool {
        let mut numbers = used(self.0 & FIELDS);
        while numbers != 0 {
            let number = (numbers.trailing_zeros() / 3) as u8;
            if self.naturals(number) > hand.count(number) {
                return false;
            }
            numbers &= numbers - 1;
        }
        self.wilds() <= hand.wilds()
    }

    /// The numbers of which there are number cards in it.
    #[inline]
    pub(super) fn numbers(self) -> impl Iterator<Item = u8> {
        let mut numbers = used(self.0 & FIELDS);
        std::iter::from_fn(move || {
            let number = (numbers != 0).then(|| (numbers.trailing_zeros() / 3) as u8)?;
            numbers &= numbers - 1;
            Some(number)
        })
    }

    /// What it is by the rules of the table, or why it is nothing (CH-19, CH-21).
    #[inline]
    pub(super) fn shape(self, options: &Options) -> Result<Shape, Illegal> {
        let (naturals, wilds) = (self.0 & FIELDS, self.0 >> WILDS & FIELDS);
        let numbers = used(naturals | wilds);
        if self.unnamed() > 0 {
            return if self == Self::X {
                Ok(Shape { size: 1, rank: LONE_X, is_run: false, zero: false })
            } else {
                Err(NAME_THE_X_IN_MELD)
            };
        }
        if numbers == 0 {
            return Err(NOTHING_LAID);
        }
        if wilds & 7 != 0 {
            return Err(X_IN_MELD_IS_NO_ZERO);
        }
        let low = (numbers.trailing_zeros() / 3) as u8;
        let zero = low == 0;
        let shape = if numbers.is_power_of_two() {
            let size = self.naturals(low) + self.wilds_as(low);
            if size == 1 && wilds != 0 {
                return Err(LONE_X_HAS_NO_NAME);
            }
            Shape { size, rank: low, is_run: false, zero }
        } else {
            self.run_shape(numbers, low, options)?
        };
        if shape.size > 1 && zero && !options.zero_in_melds {
            return Err(ZERO_ALONE);
        }
        if naturals == 0 && !options.all_x_melds {
            return Err(ALL_X_MELD);
        }
        Ok(shape)
    }

    #[inline]
    fn run_shape(self, numbers: u64, low: u8, options: &Options) -> Result<Shape, Illegal> {
        let (naturals, wilds) = (self.0 & FIELDS, self.0 >> WILDS & FIELDS);
        if naturals & wilds != 0 || naturals | wilds != numbers {
            return Err(NOT_A_MELD);
        }
        let size = (numbers.ilog2() / 3) as u8 + 1 - low;
        if numbers >> (3 * low) != ONES & ((1 << (3 * size)) - 1) {
            // Nine and nought are no neighbours: what would be a run on a circle is told so.
            let gaps = (!numbers & ONES) >> (3 * low);
            let missing = 10 - numbers.count_ones();
            let one_gap = gaps >> gaps.trailing_zeros() == ONES & ((1 << (3 * missing)) - 1);
            return Err(if low == 0 && numbers >> 27 == 1 && one_gap { NO_WRAP } else { NOT_A_MELD });
        }
        if size < 3 || size > 3 && options.run_length == RunLength::Three {
            return Err(RUN_LENGTH);
        }
        if wilds != 0 && !options.x_in_runs {
            return Err(X_NOT_IN_RUNS);
        }
        Ok(Shape { size, rank: low, is_run: true, zero: low == 0 })
    }

    /// Start, size and X of a run, if it has the form of one.
    pub(super) fn as_run(self) -> Option<(u8, u8, u16)> {
        let free = Options { zero_in_melds: true, run_length: RunLength::ThreeOrMore, ..Options::default() };
        let shape = self.shape(&free).ok().filter(|shape| shape.is_run)?;
        let wilds = (0..shape.size)
            .fold(0, |wilds, place| wilds | u16::from(self.wilds_as(shape.rank + place)) << place);
        Some((shape.rank, shape.size, wilds))
    }
}

/// Three bits apart instead of one.
const fn spread(bits: u16) -> u64 {
    let (mut spread, mut rest) = (0, bits);
    while rest != 0 {
        spread |= 1 << (3 * rest.trailing_zeros());
        rest &= rest - 1;
    }
    spread
}

/// The sum of the ten fields.
#[inline]
const fn sum(fields: u64) -> u8 {
    // In pairs, then in fours; what is left are three lanes of twelve bits.
    let pairs = (fields & 0o07_0707_0707) + (fields >> 3 & 0o07_0707_0707);
    let fours = (pairs & 0o77_0077_0077) + (pairs >> 6 & 0o00_0077_0077);
    ((fours & 0xfff) + (fours >> 12 & 0xfff) + (fours >> 24)) as u8
}

/// The lowest bit of each field that is not zero.
#[inline]
const fn used(fields: u64) -> u64 {
    (fields | fields >> 1 | fields >> 2) & ONES
}

impl Shape {
    /// Whether it may be laid on `below` (CH-18 to CH-20, CH-A20 to CH-A24).
    #[inline]
    pub(super) fn beats(self, below: Self, options: &Options) -> bool {
        if self.size != below.size {
            return self.size > below.size;
        }
        let or_higher = options.run_against_triple == RunAgainstTriple::OrHigher;
        let reaches = |rank: u8, needed: u8| rank == needed || or_higher && rank > needed;
        match (below.is_run, self.is_run) {
            (false, true) => reaches(self.rank, below.rank),
            (true, false) => reaches(self.rank, below.rank + below.size - 1),
            _ => self.rank > below.rank || options.equal_plays && self.rank == below.rank,
        }
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.texts().collect();
        f.write_str(&texts.join(" "))
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Meld {
    /// Its cards as text, by number.
    fn texts(self) -> impl Iterator<Item = String> {
        let named = (0..10).flat_map(move |number| {
            let naturals = (0..self.naturals(number)).map(move |_| number.to_string());
            naturals.chain((0..self.wilds_as(number)).map(move |_| format!("X={number}")))
        });
        named.chain((0..self.unnamed()).map(|_| "X".to_owned()))
    }

    /// The meld with one more card, told as text.
    fn and(self, text: &str) -> Option<Self> {
        let digit = |byte: u8| u32::from(byte - b'0') * 3;
        let place = match *text.as_bytes() {
            [b'X'] => UNNAMED,
            [number @ b'0'..=b'9'] => digit(number),
            [b'X', b'=', number @ b'0'..=b'9'] => WILDS + digit(number),
            _ => return None,
        };
        (self.0 >> place & 7 < 7).then(|| Self(self.0 + (1 << place)))
    }
}

impl std::str::FromStr for Meld {
    type Err = NotACard;

    /// From cards separated by spaces.
    fn from_str(text: &str) -> Result<Self, NotACard> {
        let mut cards = text.split_ascii_whitespace();
        cards.try_fold(Self::NONE, Self::and).ok_or_else(|| NotACard(text.to_owned()))
    }
}

impl Serialize for Meld {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.texts())
    }
}

impl<'de> Deserialize<'de> for Meld {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let texts = Vec::<std::borrow::Cow<str>>::deserialize(deserializer)?;
        let meld = texts.iter().try_fold(Self::NONE, |meld, text| meld.and(text));
        meld.ok_or_else(|| serde::de::Error::custom("not cards of a meld"))
    }
}
