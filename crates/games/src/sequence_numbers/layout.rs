//! The board: which number is where.
//!
//! The published layout is not public; this one is our own, made from the size and the seed of the board, equal
//! everywhere. It favours no area:
//!
//! 1. The board is cut into a left and a right half (where the number of columns is odd, the upper part of the middle
//!    one belongs to the left half and the lower part to the right one), and each half into an upper and a lower
//!    quarter. Both halves have room for every number exactly once.
//! 2. Of every two neighbouring numbers 1 and 2, 3 and 4, …, one goes to the upper left and the other to the lower left
//!    quarter, as the seed says. (With 8 rows of 11 the upper left quarter has four spaces more, so two pairs, one of
//!    low and one of high numbers, go there entirely.) In the right half it is the other way round: the two spaces of a
//!    number always lie in quarters that are diagonally opposite.
//! 3. Within each quarter the numbers are shuffled, then numbers whose two spaces are less than four steps apart change
//!    places.
//! 4. Random pairs within a quarter change places where that brings the averages of the rows and columns nearer to the
//!    average of the board and keeps the distances.

use std::sync::{Arc, LazyLock};

use cardinal_engine::random::{Purpose, Stream, below, shuffle, stream};
use serde::{Deserialize, Serialize};

use super::equation::MAX_NUMBER;
use super::lines::Crossing;
use super::options::BoardSize;
use super::space::{MAX_COLUMNS, MAX_ROWS};
use super::{Space, SpaceSet};

/// The two spaces of a number are at least this many steps apart.
const APART: u8 = 4;
/// Room for every number, and enough that no lookup by card needs a check.
const PLACES: usize = 128;
/// How many exchanges are tried to even out rows and columns.
const EXCHANGES: u32 = 1500;

/// The numbers of a board, space by space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Vec<u8>>"))]
#[serde(into = "Rows", try_from = "Rows")]
pub struct Layout {
    rows: u8,
    columns: u8,
    corners: SpaceSet,
    /// The spaces that show a number.
    fields: SpaceSet,
    /// By the bit of the space; 0 where the board shows no number.
    numbers: [u8; 128],
    /// The two spaces of each number, in reading order, from number 1 at index 0.
    spots: [[Space; 2]; PLACES],
    /// Which of these a space is, by its bit.
    marks: [Spot; 128],
    /// The lines through each space, by its bit.
    crossings: [Crossing; 128],
    /// The two spaces of each number as a set.
    answers: [SpaceSet; PLACES],
}

/// One of the two spaces of a number: the number less one, doubled, and one more for the second of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot(u8);

impl Spot {
    /// A space without a number.
    const NONE: Self = Self(u8::MAX);

    /// The number, from number 1 at 0.
    #[inline]
    pub(super) const fn index(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// 1 if it is the second of the two, else 0.
    #[inline]
    pub(super) const fn second(self) -> u8 {
        self.0 & 1
    }
}

/// A board as it is sent: row by row, 0 for the corners.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Rows(Vec<Vec<u8>>);

impl Layout {
    /// The board of this size and seed.
    pub fn new(size: BoardSize, seed: u32) -> Self {
        let (rows, columns) = size.dimensions();
        let mut layout = Self::blank(rows, columns);
        layout.fill(&mut stream(seed.into(), u64::from(rows) << 8 | u64::from(columns), Purpose::Chance));
        layout.find_spots();
        layout
    }

    /// The board of this size and seed. The usual ones are made once: that takes longer than most games are played in.
    pub(super) fn shared(size: BoardSize, seed: u32) -> Arc<Self> {
        static WIDE: LazyLock<Arc<Layout>> = LazyLock::new(|| Arc::new(Layout::new(BoardSize::Wide, 1)));
        static SQUARE: LazyLock<Arc<Layout>> = LazyLock::new(|| Arc::new(Layout::new(BoardSize::Square, 1)));
        match (size, seed) {
            (BoardSize::Wide, 1) => Arc::clone(&WIDE),
            (BoardSize::Square, 1) => Arc::clone(&SQUARE),
            (size, seed) => Arc::new(Self::new(size, seed)),
        }
    }

    fn blank(rows: u8, columns: u8) -> Self {
        let spaces = (0..rows).flat_map(|row| (0..columns).map(move |column| Space::at(row, column)));
        let all: SpaceSet = spaces.collect();
        let corners: SpaceSet = [(0, 0), (0, columns - 1), (rows - 1, 0), (rows - 1, columns - 1)]
            .map(|(row, column)| Space::at(row, column))
            .into_iter()
            .collect();
        let mut crossings = [Crossing::NONE; 128];
        all.for_each(|space| crossings[usize::from(space.bit())] = Crossing::of(space, rows, columns));
        Self {
            rows,
            columns,
            corners,
            fields: all.without(corners),
            numbers: [0; 128],
            spots: [[Space::at(0, 0); 2]; PLACES],
            marks: [Spot::NONE; 128],
            crossings,
            answers: [SpaceSet::NONE; PLACES],
        }
    }

    /// How many rows there are.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// How many columns there are.
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many different numbers there are.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.fields.len() / 2
    }

    /// The four free corners.
    #[inline]
    pub const fn corners(&self) -> SpaceSet {
        self.corners
    }

    /// The spaces that show a number.
    #[inline]
    pub const fn fields(&self) -> SpaceSet {
        self.fields
    }

    /// Whether the board has this space.
    #[inline]
    pub const fn has(&self, space: Space) -> bool {
        self.fields.union(self.corners).contains(space)
    }

    /// The number on a space; `None` on a corner and beyond the board.
    pub fn number(&self, space: Space) -> Option<u8> {
        Some(self.numbers[usize::from(space.bit() & 127)]).filter(|number| *number != 0)
    }

    /// The two spaces of a number, in reading order.
    ///
    /// # Panics
    /// When no board has the number.
    pub const fn spots(&self, number: u8) -> [Space; 2] {
        self.spots[number as usize - 1]
    }

    /// The first (0) or second (1) space of the number after this many others.
    #[inline]
    pub(super) const fn space_of(&self, index: usize, second: u8) -> Space {
        self.spots[index % PLACES][(second % 2) as usize]
    }

    #[inline]
    pub(super) const fn answers(&self, index: usize) -> SpaceSet {
        self.answers[index]
    }

    /// Which number a space shows, and whether it is the first or the second of its two spaces.
    #[inline]
    pub(super) const fn spot_of(&self, space: Space) -> Spot {
        self.marks[(space.bit() & 127) as usize]
    }

    /// The lines through a space.
    #[inline]
    pub(super) const fn crossing(&self, space: Space) -> &Crossing {
        &self.crossings[(space.bit() & 127) as usize]
    }

    /// The numbers row by row, 0 for the corners.
    pub fn table(&self) -> Vec<Vec<u8>> {
        let number = |row, column| self.number(Space::at(row, column)).unwrap_or(0);
        (0..self.rows).map(|row| (0..self.columns).map(|column| number(row, column)).collect()).collect()
    }

    fn find_spots(&mut self) {
        let mut seen = [0; MAX_NUMBER];
        for space in self.fields.iter() {
            let index = usize::from(self.numbers[usize::from(space.bit())]) - 1;
            self.spots[index][seen[index]] = space;
            seen[index] += 1;
        }
        let count = usize::from(self.count());
        for (answers, spots) in self.answers.iter_mut().zip(self.spots).take(count) {
            *answers = spots.into_iter().collect();
        }
        for (index, spots) in self.spots.iter().take(count).enumerate() {
            for (second, space) in spots.iter().enumerate() {
                self.marks[usize::from(space.bit())] = Spot((2 * index + second) as u8);
            }
        }
    }

    /// The quarters: upper left, lower left, upper right, lower right.
    fn quarters(&self) -> [Vec<Space>; 4] {
        let mut quarters = [const { Vec::new() }; 4];
        for space in self.fields.iter() {
            let lower = space.row() >= self.rows / 2;
            let middle = self.columns % 2 == 1 && space.column() == self.columns / 2;
            let right = if middle { lower } else { space.column() >= self.columns / 2 };
            quarters[usize::from(right) * 2 + usize::from(lower)].push(space);
        }
        quarters
    }

    fn fill(&mut self, rng: &mut Stream) {
        let quarters = self.quarters();
        let (mut upper, mut lower) = self.split(quarters[0].len(), rng);
        // What is upper in the left half is lower in the right one.
        for (quarter, upper_left) in quarters.iter().zip([true, false, false, true]) {
            let numbers = if upper_left { &mut upper } else { &mut lower };
            shuffle(numbers, rng);
            for (space, number) in quarter.iter().zip(numbers) {
                self.numbers[usize::from(space.bit())] = *number;
            }
        }
        self.find_spots();
        for quarter in &quarters[2..] {
            self.part(quarter);
        }
        for _ in 0..EXCHANGES {
            let quarter = &quarters[below(rng, 4) as usize];
            let one = quarter[below(rng, quarter.len() as u32) as usize];
            let other = quarter[below(rng, quarter.len() as u32) as usize];
            self.even_out(one, other);
        }
    }

    /// The numbers for the upper left quarter, which has `room`, and for the lower left one.
    fn split(&self, room: usize, rng: &mut Stream) -> (Vec<u8>, Vec<u8>) {
        let pairs = self.count() / 2;
        // As many whole pairs as the upper quarter is larger, from the low and the high numbers in turn.
        let half = u32::from(pairs / 2);
        let whole: Vec<u8> = (0..room - usize::from(pairs))
            .map(|extra| below(rng, half) as u8 + if extra % 2 == 0 { 0 } else { half as u8 })
            .collect();
        let (mut upper, mut lower) = (Vec::new(), Vec::new());
        for pair in 0..pairs {
            let (one, other) = (2 * pair + 1, 2 * pair + 2);
            if whole.contains(&pair) {
                upper.extend([one, other]);
            } else if below(rng, 2) == 0 {
                upper.push(one);
                lower.push(other);
            } else {
                upper.push(other);
                lower.push(one);
            }
        }
        (upper, lower)
    }

    /// Where the number of this space is elsewhere, once the spots are known.
    fn twin(&self, space: Space) -> Space {
        let [one, other] = self.spots[usize::from(self.numbers[usize::from(space.bit())]) - 1];
        if one == space { other } else { one }
    }

    fn swap(&mut self, one: Space, other: Space) {
        let (a, b) = (self.twin(one), self.twin(other));
        self.numbers.swap(usize::from(one.bit()), usize::from(other.bit()));
        for (space, twin) in [(one, b), (other, a)] {
            let number = self.numbers[usize::from(space.bit())];
            let spots = if space < twin { [space, twin] } else { [twin, space] };
            self.spots[usize::from(number) - 1] = spots;
        }
    }

    /// Whether both numbers would have their spaces far enough apart after an exchange.
    fn would_be_apart(&self, one: Space, other: Space) -> bool {
        one.distance(self.twin(other)) >= APART && other.distance(self.twin(one)) >= APART
    }

    /// Moves numbers within a quarter whose two spaces are too near each other.
    fn part(&mut self, quarter: &[Space]) {
        for &space in quarter {
            if space.distance(self.twin(space)) < APART {
                let other = quarter.iter().copied().find(|&other| self.would_be_apart(space, other));
                self.swap(space, other.expect("a quarter has far corners"));
            }
        }
    }

    /// Exchanges two numbers of a quarter if that makes the rows and columns more even.
    fn even_out(&mut self, one: Space, other: Space) {
        if !self.would_be_apart(one, other) {
            return;
        }
        let before = self.unevenness(one, other);
        self.swap(one, other);
        if self.unevenness(one, other) > before {
            self.swap(one, other);
        }
    }

    /// How far the rows and columns through two spaces are from the average.
    fn unevenness(&self, one: Space, other: Space) -> i32 {
        let off = |line: &mut dyn Iterator<Item = Space>| {
            let deviations = line.filter_map(|space| self.number(space)).map(|number| self.deviation(number));
            let sum: i32 = deviations.sum();
            sum * sum
        };
        let row = |row| off(&mut (0..self.columns).map(|column| Space::at(row, column)));
        let column = |column| off(&mut (0..self.rows).map(|row| Space::at(row, column)));
        let rows = if one.row() == other.row() { 0 } else { row(one.row()) + row(other.row()) };
        let columns =
            if one.column() == other.column() { 0 } else { column(one.column()) + column(other.column()) };
        rows + columns
    }

    /// Twice the distance of a number from the average of the board.
    fn deviation(&self, number: u8) -> i32 {
        2 * i32::from(number) - i32::from(self.count()) - 1
    }
}

impl From<Layout> for Rows {
    fn from(layout: Layout) -> Self {
        Self(layout.table())
    }
}

/// Rows that do not form a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a board has 6 to 10 rows of 6 to 11 spaces with every number twice and 0 in the corners")]
pub struct NotABoard;

impl TryFrom<Rows> for Layout {
    type Error = NotABoard;

    fn try_from(Rows(table): Rows) -> Result<Self, NotABoard> {
        let (rows, columns) = (table.len(), table.first().map_or(0, Vec::len));
        let fits = (6..=usize::from(MAX_ROWS)).contains(&rows)
            && (6..=usize::from(MAX_COLUMNS)).contains(&columns)
            && table.iter().all(|row| row.len() == columns);
        if !fits {
            return Err(NotABoard);
        }
        let mut layout = Self::blank(rows as u8, columns as u8);
        let mut seen = [0_u8; 256];
        for (row, numbers) in table.iter().enumerate() {
            for (column, number) in numbers.iter().enumerate() {
                let space = Space::at(row as u8, column as u8);
                let on_field = layout.fields.contains(space);
                if on_field != (1..=layout.count()).contains(number) {
                    return Err(NotABoard);
                }
                layout.numbers[usize::from(space.bit())] = *number;
                seen[usize::from(*number)] += 1;
            }
        }
        let twice = seen[1..].iter().take(usize::from(layout.count())).all(|count| *count == 2);
        if !twice || usize::from(layout.count()) > MAX_NUMBER {
            return Err(NotABoard);
        }
        layout.find_spots();
        Ok(layout)
    }
}
