//! Groups of the settlement: runs and sets, and what they are worth.

use serde::{Deserialize, Serialize};

use super::card::COLOURS;
use super::{CardSet, Piece};

/// Points of a run by its length, before the colour factor (CH-11).
pub(super) const RUN: [u16; 11] = [0, 0, 2, 3, 5, 7, 9, 12, 15, 17, 20];
/// Points of a set by its size (CH-12); no set has more than five cards (CH-A6).
pub(super) const SET: [u16; 6] = [0, 0, 5, 15, 30, 50];
/// The most cards in a set.
pub(super) const FULL_SET: u8 = 5;

/// One of the five colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red, `R`.
    Red,
    /// Orange, `O`.
    Orange,
    /// Purple, `P`.
    Purple,
    /// Blue, `B`.
    Blue,
    /// Green, `G`.
    Green,
}

impl Colour {
    /// All five, in order.
    pub const ALL: [Self; COLOURS as usize] =
        [Self::Red, Self::Orange, Self::Purple, Self::Blue, Self::Green];
}

/// A run or a set, or the first card of one.
///
/// One word: the number cards as in a [`CardSet`], then the lowest number, the size, and whether it is a set. The
/// X need no bits of their own: in a run they stand where no number card does, in a set they are the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Piece>"))]
pub struct Group(u64);

const LOW: u32 = 50;
const SIZE: u32 = 54;
const IS_SET: u64 = 1 << 58;
/// How many forms there are: lowest number, size, and whether it is a set.
const FORMS: usize = 1 << 9;

/// The cards that can join a group of each form: the settlement asks for every group at every step.
static TAKEN: [CardSet; FORMS] = {
    let mut taken = [CardSet::NONE; FORMS];
    let mut form = 0;
    while form < FORMS {
        taken[form] = Group((form as u64) << LOW).joining();
        form += 1;
    }
    taken
};

impl Group {
    /// No cards; what unused places of a sheet hold.
    pub(super) const NONE: Self = Self(0);

    /// A run from `low` on, or a set of `low`, of this size; X for the cards that `naturals` lack.
    pub(super) const fn new(naturals: CardSet, low: u8, size: u8, is_set: bool) -> Self {
        let set = if is_set { IS_SET } else { 0 };
        Self(naturals.bits() & CardSet::NATURALS.bits() | (low as u64) << LOW | (size as u64) << SIZE | set)
    }

    /// The first card of a group; an X must say what it stands for.
    #[inline]
    pub(super) fn begin(piece: Piece) -> Option<Self> {
        Some(Self::new(only(piece), piece.number()?, 1, false))
    }

    /// The group of these pieces, if they are one; the order does not matter.
    pub fn of(pieces: &[Piece]) -> Option<Self> {
        let mut sorted: arrayvec::ArrayVec<Piece, 10> =
            pieces.get(..pieces.len().min(10))?.iter().copied().collect();
        sorted.sort_unstable_by_key(|piece| (piece.number(), *piece));
        let (first, rest) = sorted.split_first()?;
        let group = rest.iter().try_fold(Self::begin(*first)?, |group, piece| {
            let twice = piece.natural().is_some_and(|card| group.naturals().contains(card));
            (!twice).then(|| group.with(*piece)).flatten()
        })?;
        (pieces.len() == usize::from(group.size()) && group.is_complete()).then_some(group)
    }

    /// The number cards in it.
    #[inline]
    pub const fn naturals(self) -> CardSet {
        CardSet::from_bits(self.0 & CardSet::NATURALS.bits())
    }

    /// The lowest number in it.
    #[inline]
    pub const fn low(self) -> u8 {
        (self.0 >> LOW & 0xf) as u8
    }

    /// The highest number in it.
    #[inline]
    pub const fn high(self) -> u8 {
        if self.is_set() { self.low() } else { self.low() + self.size() - 1 }
    }

    /// How many cards it has.
    #[inline]
    pub const fn size(self) -> u8 {
        (self.0 >> SIZE & 0xf) as u8
    }

    /// Whether it is a set; otherwise it is a run or a first card.
    #[inline]
    pub const fn is_set(self) -> bool {
        self.0 & IS_SET != 0
    }

    /// Whether it has the two cards that make it a group.
    #[inline]
    pub const fn is_complete(self) -> bool {
        self.size() >= 2
    }

    /// How many X are in it.
    #[inline]
    pub const fn wilds(self) -> u8 {
        self.size() - self.naturals().len()
    }

    /// Whether a card of this number can join (CH-9, CH-A6, CH-A9).
    #[inline]
    pub(super) const fn takes(self, number: u8) -> bool {
        if self.is_set() {
            number == self.low() && self.size() < FULL_SET
        } else {
            number + 1 == self.low() || number == self.high() + 1 || self.size() == 1 && number == self.low()
        }
    }

    /// All cards of the numbers that can join; empty where there is no group.
    #[inline]
    pub(super) fn taken(self) -> CardSet {
        TAKEN[(self.0 >> LOW) as usize % FORMS]
    }

    /// The table's entry for one group.
    const fn joining(self) -> CardSet {
        let mut joining = CardSet::NONE;
        let mut number = 0;
        while number <= 9 && self.size() > 0 {
            if self.takes(number) {
                joining = joining.union(CardSet::of_number(number));
            }
            number += 1;
        }
        joining
    }

    /// Whether an X could join as some number from 1 on.
    #[inline]
    pub(super) fn takes_x(self) -> bool {
        !self.taken().without(CardSet::of_number(0)).is_empty()
    }

    /// The group with one more piece, if that can join.
    #[inline]
    pub(super) fn with(self, piece: Piece) -> Option<Self> {
        let number = piece.number().filter(|number| self.takes(*number))?;
        let is_set = self.is_set() || number == self.low();
        let low = self.low().min(number);
        Some(Self::new(self.naturals().union(only(piece)), low, self.size() + 1, is_set))
    }

    /// How often each colour occurs among its number cards.
    #[inline]
    fn colours(self) -> [u8; COLOURS as usize] {
        std::array::from_fn(|colour| self.naturals().count_colour(colour as u8))
    }

    /// The colour that counts in a run, and that its X take (CH-A8); of several the first. A set has none, nor has a
    /// run of nothing but X, where any would do.
    pub fn colour(self) -> Option<Colour> {
        let colours = self.colours();
        let most = *colours.iter().max()?;
        let first = colours.iter().position(|count| *count == most)?;
        (self.is_complete() && !self.is_set() && most > 0).then(|| Colour::ALL[first])
    }

    /// What it scores (CH-11, CH-12).
    pub fn points(self) -> u16 {
        let size = usize::from(self.size());
        if self.is_set() {
            return SET[size];
        }
        let colours = self.colours();
        let most = colours.into_iter().max().unwrap_or(0);
        let wilds = self.size() - colours.into_iter().sum::<u8>();
        RUN[size] * u16::from(most + wilds)
    }

    /// Its pieces, by number, the X of a set last.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        (0..self.size()).map(move |place| {
            let number = if self.is_set() { self.low() } else { self.low() + place };
            let skip = if self.is_set() { usize::from(place) } else { 0 };
            let card = self.naturals().and(CardSet::of_number(number)).iter().nth(skip);
            card.map_or(Piece::x_as(number), Piece::of)
        })
    }
}

fn only(piece: Piece) -> CardSet {
    piece.natural().map_or(CardSet::NONE, CardSet::only)
}

impl std::fmt::Debug for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.pieces()).finish()
    }
}

impl Serialize for Group {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.pieces())
    }
}

impl<'de> Deserialize<'de> for Group {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces = Vec::<Piece>::deserialize(deserializer)?;
        let begun = if let [piece] = pieces.as_slice() { Self::begin(*piece) } else { None };
        begun.or_else(|| Self::of(&pieces)).ok_or_else(|| serde::de::Error::custom("neither a run nor a set"))
    }
}
