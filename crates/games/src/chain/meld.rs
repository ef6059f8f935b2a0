//! Melds of the release: what is laid in one play, and what beats what.

use std::fmt;

use arrayvec::ArrayVec;
use cardinal_engine::Illegal;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::CardSet;
use super::card::{NotACard, digit};
use super::options::{Options, RunAgainstTriple, RunLength};
use super::refusal::{
    ALL_X_MELD, LONE_X_HAS_NO_NAME, NAME_THE_X_IN_MELD, NO_WRAP, NOT_A_MELD, NOTHING_LAID, RUN_LENGTH,
    X_IN_MELD_IS_NO_ZERO, X_NOT_IN_RUNS, ZERO_ALONE,
};
use crate::label::{Label, label};

/// Cards laid in one play, by number: colours do not matter in the release.
///
/// Three bits for how many number cards of each number, in two halves of 16 bits, and four bits for each of up to four
/// X, in ascending order: one more than the number it stands for, `UNNAMED` if it stands for nothing. That is small
/// enough for an action to be one word. As JSON it is a list: `["4", "5", "X=6"]`, `["X"]`, `["7", "7"]`. Anything a
/// player could try is a meld; whether it is one by the rules, its shape tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<String>"))]
pub struct Meld([u16; 3]);

/// An X that stands for nothing.
const UNNAMED: u16 = 11;
/// Where it is among the numbers that X stand for: beyond the last.
const NAMELESS: u32 = 1 << (3 * (UNNAMED - 1));
/// The lowest of the three bits of each of the ten numbers.
const ONES: u32 = 0o11_1111_1111;

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
    pub const NONE: Self = Self([0; 3]);
    /// An X alone.
    pub const X: Self = Self([0, 0, UNNAMED]);

    #[inline]
    const fn new(naturals: u32, wilds: u16) -> Self {
        Self([naturals as u16, (naturals >> 16) as u16, wilds])
    }

    /// Number cards and X of one number.
    #[inline]
    pub(super) const fn set(number: u8, naturals: u8, wilds: u8) -> Self {
        let wilds = (number as u16 + 1) * (0x1111 & ((1_u32 << (4 * wilds)) - 1) as u16);
        Self::new((naturals as u32) << (3 * number), wilds)
    }

    /// A run of `size` from `start` on with X where `wilds` has a bit (the lowest is the start), four at most.
    #[inline]
    pub(super) const fn run(start: u8, size: u8, wilds: u16) -> Self {
        let all = ONES & ((1 << (3 * size)) - 1);
        if wilds == 0 {
            return Self::new(all << (3 * start), 0);
        }
        let (mut lacking, mut named, mut shift, mut rest) = (0, 0, 0, wilds);
        while rest != 0 && shift < 16 {
            let place = rest.trailing_zeros();
            lacking |= 1 << (3 * place);
            named |= (start as u16 + place as u16 + 1) << shift;
            shift += 4;
            rest &= rest - 1;
        }
        Self::new((all & !lacking) << (3 * start), named)
    }

    /// These cards, each `by` numbers higher.
    #[inline]
    pub(super) const fn raised(self, by: u8) -> Self {
        let named = self.named();
        let each = (named | named >> 1 | named >> 2 | named >> 3) & 0x1111;
        Self::new(self.counts() << (3 * by), named + each * by as u16)
    }

    /// The counts of number cards, three bits each.
    #[inline]
    const fn counts(self) -> u32 {
        self.0[0] as u32 | (self.0[1] as u32) << 16
    }

    /// The X, four bits each.
    #[inline]
    const fn named(self) -> u16 {
        self.0[2]
    }

    /// How many number cards of this number.
    #[inline]
    pub const fn naturals(self, number: u8) -> u8 {
        (self.counts() >> (3 * number) & 7) as u8
    }

    /// How many X standing for this number.
    #[inline]
    pub const fn wilds_as(self, number: u8) -> u8 {
        self.wilds_of(number as u16 + 1)
    }

    /// How many X that stand for nothing.
    pub const fn unnamed(self) -> u8 {
        self.wilds_of(UNNAMED)
    }

    #[inline]
    const fn wilds_of(self, code: u16) -> u8 {
        let (mut count, mut rest) = (0, self.named());
        while rest != 0 {
            count += (rest & 0xf == code) as u8;
            rest >>= 4;
        }
        count
    }

    /// How many X in all.
    #[inline]
    pub const fn wilds(self) -> u8 {
        (19 - self.named().leading_zeros() as u8) / 4
    }

    /// How many cards in all.
    #[inline]
    pub const fn size(self) -> u8 {
        sum(self.counts()) + self.wilds()
    }

    #[inline]
    pub(super) const fn is_in(self, hand: CardSet) -> bool {
        let mut numbers = used(self.counts());
        while numbers != 0 {
            let number = (numbers.trailing_zeros() / 3) as u8;
            if self.naturals(number) > hand.count(number) {
                return false;
            }
            numbers &= numbers - 1;
        }
        self.wilds() <= hand.wilds()
    }

    /// The numbers that X stand for, like [`used`], and whether several stand for one number.
    #[inline]
    const fn wild_numbers(self) -> (u32, bool) {
        let (mut numbers, mut repeated, mut rest) = (0, false, self.named());
        while rest != 0 {
            let bit = 1 << (3 * ((rest & 0xf) - 1));
            repeated |= numbers & bit != 0;
            numbers |= bit;
            rest >>= 4;
        }
        (numbers, repeated)
    }

    #[inline]
    pub(super) fn numbers(self) -> impl Iterator<Item = u8> {
        let mut numbers = used(self.counts());
        std::iter::from_fn(move || {
            let number = (numbers != 0).then(|| (numbers.trailing_zeros() / 3) as u8)?;
            numbers &= numbers - 1;
            Some(number)
        })
    }

    /// What it is by the rules of the table, or why it is nothing (CH-19, CH-21).
    #[inline]
    pub(super) fn shape(self, options: &Options) -> Result<Shape, Illegal> {
        if self == Self::X {
            return Ok(Shape { size: 1, rank: LONE_X, is_run: false, zero: false });
        }
        let naturals = self.counts();
        let (wilds, repeated) = self.wild_numbers();
        let numbers = used(naturals) | wilds;
        if wilds & NAMELESS != 0 {
            return Err(NAME_THE_X_IN_MELD);
        }
        if numbers == 0 {
            return Err(NOTHING_LAID);
        }
        if wilds & 1 != 0 {
            return Err(X_IN_MELD_IS_NO_ZERO);
        }
        let low = (numbers.trailing_zeros() / 3) as u8;
        let zero = low == 0;
        let shape = if numbers.is_power_of_two() {
            let size = self.naturals(low) + self.wilds();
            if size == 1 && wilds != 0 {
                return Err(LONE_X_HAS_NO_NAME);
            }
            Shape { size, rank: low, is_run: false, zero }
        } else if repeated || naturals & wilds != 0 || naturals | wilds != numbers {
            // Some number is there twice, and others are there as well.
            return Err(NOT_A_MELD);
        } else {
            run_shape(numbers, wilds, low, options)?
        };
        if shape.size > 1 && zero && !options.zero_in_melds {
            return Err(ZERO_ALONE);
        }
        if naturals == 0 && !options.all_x_melds {
            return Err(ALL_X_MELD);
        }
        Ok(shape)
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

/// The shape of these numbers, each there once, as a run.
#[inline]
fn run_shape(numbers: u32, wilds: u32, low: u8, options: &Options) -> Result<Shape, Illegal> {
    let size = (numbers.ilog2() / 3) as u8 + 1 - low;
    if numbers >> (3 * low) != ONES & ((1 << (3 * size)) - 1) {
        // Nine and nought are not neighbours: a would-be run on a circle has a refusal of its own.
        let gaps = !numbers & ONES;
        let one_gap = gaps >> gaps.trailing_zeros() == ONES & ((1 << (3 * gaps.count_ones())) - 1);
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

#[inline]
const fn sum(fields: u32) -> u8 {
    // In pairs, then in fours; what is left are three lanes of twelve bits.
    let pairs = (fields & 0o07_0707_0707) + (fields >> 3 & 0o07_0707_0707);
    let fours = (pairs & 0o77_0077_0077) + (pairs >> 6 & 0o00_0077_0077);
    ((fours & 0xfff) + (fours >> 12 & 0xfff) + (fours >> 24)) as u8
}

/// The lowest bit of each field that is not zero.
#[inline]
const fn used(fields: u32) -> u32 {
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
        for (at, card) in self.labels().enumerate() {
            f.write_str(if at == 0 { "" } else { " " })?;
            f.write_str(&card)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Meld {
    /// Its cards as text, by number.
    fn labels(self) -> impl Iterator<Item = Label> {
        let named = (0..10).flat_map(move |number| {
            let naturals = (0..self.naturals(number)).map(move |_| label([digit(number)]));
            naturals.chain((0..self.wilds_as(number)).map(move |_| label(['X', '=', digit(number)])))
        });
        named.chain((0..self.unnamed()).map(|_| label(['X'])))
    }

    /// The meld with one more card, given as text.
    fn and(self, text: &str) -> Option<Self> {
        match *text.as_bytes() {
            [number @ b'0'..=b'9'] => {
                let place = 3 * u32::from(number - b'0');
                (self.counts() >> place & 7 < 7)
                    .then(|| Self::new(self.counts() + (1 << place), self.named()))
            }
            [b'X'] => self.and_x(UNNAMED),
            [b'X', b'=', number @ b'0'..=b'9'] => self.and_x(u16::from(number - b'0') + 1),
            _ => None,
        }
    }

    /// The meld with one more X; there are only four.
    fn and_x(self, code: u16) -> Option<Self> {
        let mut codes: ArrayVec<u16, 4> =
            (0..self.wilds()).map(|nth| self.named() >> (4 * nth) & 0xf).collect();
        codes.try_push(code).ok()?;
        codes.sort_unstable();
        let named = codes.iter().rev().fold(0, |named, code| named << 4 | code);
        Some(Self::new(self.counts(), named))
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
        serializer.collect_seq(self.labels())
    }
}

impl<'de> Deserialize<'de> for Meld {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let texts = Vec::<std::borrow::Cow<str>>::deserialize(deserializer)?;
        let meld = texts.iter().try_fold(Self::NONE, |meld, text| meld.and(text));
        meld.ok_or_else(|| serde::de::Error::custom("not cards of a meld"))
    }
}
