//! Spaces of the board, sets of them, and the four ways a line can run.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::label::{Label, label, push_number};

/// The most rows a board has.
pub(super) const MAX_ROWS: u8 = 10;
/// The most columns a board has.
pub(super) const MAX_COLUMNS: u8 = 11;
/// From a space to the one below it. It leaves at least one column empty to the right of every board, so that lines
/// found by shifting bits never run over the edge.
const STRIDE: u8 = 12;

/// A space of the board: its row as a letter and its column as a number, such as `c7`.
///
/// ```
/// use cardinal_games::sequence_numbers::Space;
/// let space: Space = "c7".parse().unwrap();
/// assert_eq!((space.row(), space.column()), (2, 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space(u8);

impl Space {
    /// How many spaces have a name; no board has all of them.
    pub const COUNT: usize = MAX_ROWS as usize * MAX_COLUMNS as usize;

    /// The space in this row and column, both counted from 0.
    ///
    /// # Panics
    /// When no board is that large.
    pub const fn at(row: u8, column: u8) -> Self {
        assert!(row < MAX_ROWS && column < MAX_COLUMNS, "no board is that large");
        Self(row * STRIDE + column)
    }

    /// Its row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Its column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The bit it has in a [`SpaceSet`].
    #[inline]
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn of_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// Its place among all spaces that have a name, in reading order.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.row() as usize * MAX_COLUMNS as usize + self.column() as usize
    }

    /// The space at this place among all that have a name.
    pub(super) const fn of_index(index: usize) -> Self {
        Self::at((index / MAX_COLUMNS as usize) as u8, (index % MAX_COLUMNS as usize) as u8)
    }

    /// How far apart two spaces are for a king of chess.
    pub(super) const fn distance(self, other: Self) -> u8 {
        let rows = self.row().abs_diff(other.row());
        let columns = self.column().abs_diff(other.column());
        if rows > columns { rows } else { columns }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.label())
    }
}

impl Space {
    fn label(self) -> Label {
        let mut label = label([char::from(b'a' + self.row())]);
        push_number(&mut label, self.column() + 1);
        label
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is not a space.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "'{0}' is not a space: it has a letter from a to j for the row and a number from 1 to 11 for the column"
)]
pub struct NotASpace(String);

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(text: &str) -> Result<Self, NotASpace> {
        let row = text.bytes().next().and_then(|letter| letter.checked_sub(b'a'));
        let column = text.get(1..).filter(|digits| !digits.starts_with(['0', '+']));
        let column = column.and_then(|digits| digits.parse::<u8>().ok());
        match (row, column) {
            (Some(row @ 0..MAX_ROWS), Some(column @ 1..=MAX_COLUMNS)) => Ok(Self::at(row, column - 1)),
            _ => Err(NotASpace(text.to_owned())),
        }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.label())
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of spaces in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Space>"))]
pub struct SpaceSet(u128);

#[inline]
const fn bit(space: Space) -> u128 {
    1 << space.0
}

cardinal_engine::bit_set! {
    SpaceSet(u128) of Space, bit: bit, element: Space::of_bit, twice: "a space is listed twice"
}

impl SpaceSet {
    #[inline]
    pub(super) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    #[inline]
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// Whether `space` is in it.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        // One half at a time: a shift of the whole word takes several steps.
        let half = if space.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (space.0 & 63) & 1 == 1
    }

    /// Visits the spaces in reading order; faster than [`SpaceSet::iter`].
    #[inline(always)]
    pub(super) fn for_each(self, mut visit: impl FnMut(Space)) {
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        while low != 0 {
            visit(Space(low.trailing_zeros() as u8));
            low &= low - 1;
        }
        while high != 0 {
            visit(Space(64 + high.trailing_zeros() as u8));
            high &= high - 1;
        }
    }
}

/// A way a line can run, from its first space in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// To the right.
    Across,
    /// Downwards.
    Down,
    /// Downwards to the right.
    Falling,
    /// Downwards to the left; from the other end, upwards to the right.
    Rising,
}

impl Way {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Across, Self::Down, Self::Falling, Self::Rising];

    /// From the bit of a space to that of the next one.
    #[inline]
    pub(super) const fn stride(self) -> u8 {
        match self {
            Self::Across => 1,
            Self::Down => STRIDE,
            Self::Falling => STRIDE + 1,
            Self::Rising => STRIDE - 1,
        }
    }
}
