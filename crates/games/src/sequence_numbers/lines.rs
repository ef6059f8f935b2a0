//! The chips line by line, to see at once whether a new one may complete five.

use super::Space;
use super::line::LENGTH;
use super::space::{MAX_COLUMNS, MAX_ROWS};

/// The most diagonals of one direction that have room for five.
const DIAGONALS: usize = (MAX_ROWS + MAX_COLUMNS - 2 * LENGTH + 1) as usize;
/// Where the words of each way begin.
const COLUMNS: usize = MAX_ROWS as usize;
const FALLING: usize = COLUMNS + MAX_COLUMNS as usize;
const RISING: usize = FALLING + DIAGONALS;
/// In place of diagonals without room for five: nothing is ever there.
const NOWHERE: usize = RISING + DIAGONALS;
const COUNT: usize = NOWHERE + 1;

/// One party's chips and the corners: a word for each row, each column and each diagonal with room for five.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Lines([u16; COUNT]);

impl Lines {
    pub(super) const NONE: Self = Self([0; COUNT]);

    /// Adds a chip or a corner, and says whether there are five in a row in any line through it.
    #[inline]
    pub(super) const fn add(&mut self, at: &Crossing) -> bool {
        let all = self.words(at) | at.bits;
        self.set_words(at, all);
        // All four words at once: each has at least five empty bits on top, so that none runs into the next.
        let two = all & all >> 1;
        let four = two & two >> 2;
        four & all >> 4 != 0
    }

    /// Takes a chip out, if it is there.
    pub(super) const fn remove(&mut self, at: &Crossing) {
        self.set_words(at, self.words(at) & !at.bits);
    }

    /// The words of the four lines, one above the other.
    #[inline]
    const fn words(&self, at: &Crossing) -> u64 {
        let [row, column, falling, rising] = at.lines;
        self.0[row as usize] as u64
            | (self.0[column as usize] as u64) << 16
            | (self.0[falling as usize] as u64) << 32
            | (self.0[rising as usize] as u64) << 48
    }

    #[inline]
    const fn set_words(&mut self, at: &Crossing, words: u64) {
        let [row, column, falling, rising] = at.lines;
        self.0[row as usize] = words as u16;
        self.0[column as usize] = (words >> 16) as u16;
        self.0[falling as usize] = (words >> 32) as u16;
        self.0[rising as usize] = (words >> 48) as u16;
    }
}

/// The row, the column and the two diagonals that cross at a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Crossing {
    lines: [u8; 4],
    /// Its bit in each of them, as in [`Lines::words`].
    bits: u64,
}

impl Crossing {
    pub(super) const NONE: Self = Self { lines: [NOWHERE as u8; 4], bits: 0 };

    /// The lines through a space on a board of this size.
    pub(super) fn of(space: Space, rows: u8, columns: u8) -> Self {
        let (row, column) = (space.row(), space.column());
        let (in_row, in_column) = (1 << column, 1_u64 << row);
        // Counted from the first diagonal with room for five.
        let falling = (column + rows).checked_sub(row + LENGTH);
        let rising = (row + column).checked_sub(LENGTH - 1);
        let diagonal = |number: Option<u8>, base: usize| {
            let number = number.filter(|number| *number <= rows + columns - 2 * LENGTH);
            number.map_or((NOWHERE, 0), |number| (base + usize::from(number), in_column))
        };
        let (falling, in_falling) = diagonal(falling, FALLING);
        let (rising, in_rising) = diagonal(rising, RISING);
        let lines = [usize::from(row), COLUMNS + usize::from(column), falling, rising];
        let bits = in_row | in_column << 16 | in_falling << 32 | in_rising << 48;
        Self { lines: lines.map(|line| line as u8), bits }
    }
}
