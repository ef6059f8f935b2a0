//! Views as rows of numbers, for programs that learn.

use crate::{Game, Seat};

/// What a game's views look like as numbers.
///
/// A row is filled from a [`Game::View`] and nothing else, so it holds no more than its observer may know. It is made
/// of named blocks of fixed sizes, equal for every number of seats and all options; absent things are zero.
/// Seats are counted from the observer's own, clockwise, so a program that learned at one seat knows the others.
/// Values are from -1 to 1.
///
/// A trained program needs the [`crate::Info::revision`] of the game and the [`Tensor::LAYOUT`] it was trained with.
pub trait Tensor: Game {
    /// The version of the layout: changes whenever a number of a row means something else than before.
    const LAYOUT: u16;

    /// The blocks of a row, in order.
    const BLOCKS: &'static [Block];

    /// How many numbers a row has.
    const SIZE: usize = {
        let (mut size, mut at) = (0, 0);
        while at < Self::BLOCKS.len() {
            size += Self::BLOCKS[at].size;
            at += 1;
        }
        size
    };

    /// Paints the blocks, in their order.
    fn paint(view: &Self::View, canvas: &mut Canvas<'_>);

    /// Fills a row of [`Tensor::SIZE`] numbers.
    ///
    /// # Panics
    /// When the row is shorter or longer.
    #[inline]
    fn fill(view: &Self::View, row: &mut [f32]) {
        assert_eq!(row.len(), Self::SIZE, "a row has room for all blocks");
        let mut canvas = Canvas { blocks: Self::BLOCKS, rest: row };
        Self::paint(view, &mut canvas);
        assert!(canvas.blocks.is_empty(), "every block is painted");
    }
}

/// A stretch of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// Stable name.
    pub name: &'static str,
    /// How many numbers.
    pub size: usize,
    /// What they say.
    pub what: &'static str,
}

impl Block {
    /// A block.
    pub const fn new(name: &'static str, size: usize, what: &'static str) -> Self {
        Self { name, size, what }
    }
}

/// A row being painted: hands out one block after the other.
///
/// The row still holds what was painted before it, so that nothing is cleared that is written anyway. Everything here is
/// inlined where a game paints: the sizes of its blocks are constants there, and most of the work is done by the compiler.
#[derive(Debug)]
pub struct Canvas<'a> {
    blocks: &'static [Block],
    rest: &'a mut [f32],
}

impl<'a> Canvas<'a> {
    /// The next block, all zero, which must be the one of this name.
    #[inline(always)]
    pub fn block(&mut self, name: &str) -> &'a mut [f32] {
        let block = self.unwiped(name);
        block.fill(0.0);
        block
    }

    /// The next block as it was left; every number of it has to be written.
    #[inline(always)]
    fn unwiped(&mut self, name: &str) -> &'a mut [f32] {
        let (block, blocks) = self.blocks.split_first().expect("there are as many blocks as are painted");
        // Comparing names takes longer than painting; the tests of every game do it.
        debug_assert_eq!(block.name, name, "blocks are painted in order");
        let (mine, rest) = std::mem::take(&mut self.rest).split_at_mut(block.size);
        (self.blocks, self.rest) = (blocks, rest);
        mine
    }

    /// The next block in parts of this size, each painted from one of these; parts that are left over are zero.
    ///
    /// A part still holds what was painted before it: `paint` has to write every number.
    #[inline(always)]
    pub fn parts<T>(
        &mut self,
        name: &str,
        size: usize,
        from: impl IntoIterator<Item = T>,
        mut paint: impl FnMut(T, &mut [f32]),
    ) {
        let mut from = from.into_iter();
        for part in self.unwiped(name).chunks_exact_mut(size) {
            match from.next() {
                Some(one) => paint(one, part),
                None => part.fill(0.0),
            }
        }
    }

    /// A block with a 1 at a place and 0 elsewhere; all 0 for a place outside.
    #[inline(always)]
    pub fn one_hot(&mut self, name: &str, at: usize) {
        if let Some(number) = self.block(name).get_mut(at) {
            *number = 1.0;
        }
    }

    /// How the rows of all games begin: the phase, who has which role, and how many play, as an observer counts them.
    #[inline(always)]
    pub fn opening(&mut self, phase: usize, roles: [(&str, Seat); 2], observer: Option<Seat>, seats: u8) {
        self.one_hot("phase", phase);
        for (name, seat) in roles {
            self.one_hot(name, distance(observer, seat, seats));
        }
        self.marks("seats", 0..usize::from(seats));
    }

    /// A block of single numbers.
    ///
    /// # Panics
    /// When there are not as many as the block has room for.
    #[inline(always)]
    pub fn numbers(&mut self, name: &str, numbers: &[f32]) {
        self.unwiped(name).copy_from_slice(numbers);
    }

    /// A block with a number for each bit of a word, the lowest first.
    #[inline(always)]
    pub fn bits(&mut self, name: &str, word: u64) {
        spread(word, self.unwiped(name));
    }

    /// A block with a 1 at each of these places; places outside are left out.
    #[inline(always)]
    pub fn marks(&mut self, name: &str, places: impl IntoIterator<Item = usize>) {
        mark(self.block(name), places);
    }
}

/// The eight bits of each byte as numbers, the lowest first.
static BYTES: [[f32; 8]; 256] = {
    let mut bytes = [[0.0; 8]; 256];
    let mut at = 0;
    while at < 8 * 256 {
        if (at / 8) >> (at % 8) & 1 == 1 {
            bytes[at / 8][at % 8] = 1.0;
        }
        at += 1;
    }
    bytes
};

/// Writes a row of at most 64 numbers: a 1 for each bit that is set and a 0 for each that is not, the lowest first.
///
/// A set of cards is a word in most games; this is several times as fast as marking card by card.
///
/// # Panics
/// When the row is longer than that.
#[inline(always)]
pub fn spread(word: u64, row: &mut [f32]) {
    assert!(row.len() <= 64, "a word has 64 bits");
    let mut rest = word;
    let mut whole = row.chunks_exact_mut(8);
    for eight in &mut whole {
        eight.copy_from_slice(&BYTES[rest as usize & 0xff]);
        rest >>= 8;
    }
    for (number, bit) in whole.into_remainder().iter_mut().zip(BYTES[rest as usize & 0xff]) {
        *number = bit;
    }
}

/// A fact as a number: 1 or 0.
#[inline]
pub fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Puts a 1 at each of these places; places outside are left out.
#[inline]
pub fn mark(row: &mut [f32], places: impl IntoIterator<Item = usize>) {
    for at in places {
        if let Some(number) = row.get_mut(at) {
            *number = 1.0;
        }
    }
}

/// A part of a whole, from 0 to 1.
#[inline]
pub fn share(part: impl Into<f64>, whole: impl Into<f64>) -> f32 {
    let whole = whole.into();
    if whole > 0.0 { (part.into() / whole).clamp(-1.0, 1.0) as f32 } else { 0.0 }
}

/// How far `seat` sits from an observer, clockwise; spectators count from the first seat.
#[inline]
pub fn distance(observer: Option<Seat>, seat: Seat, seats: u8) -> usize {
    let from = observer.map_or(0, Seat::number);
    usize::from((seat.number() + seats - from) % seats)
}

/// The seats in the order in which an observer counts them.
#[inline]
pub fn clockwise(observer: Option<Seat>, seats: u8) -> impl Iterator<Item = Seat> {
    let from = observer.map_or(0, Seat::number);
    (0..seats).map(move |step| Seat::new((from + step) % seats))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_the_observer() {
        let me = Some(Seat::new(2));
        assert_eq!(distance(me, Seat::new(2), 4), 0);
        assert_eq!(distance(me, Seat::new(1), 4), 3);
        let order: Vec<u8> = clockwise(me, 4).map(Seat::number).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(distance(None, Seat::new(1), 3), 1);
    }

    #[test]
    fn shares_stay_within_bounds() {
        let shares = [share(1, 4), share(9, 4), share(-9, 4), share(1, 0)];
        assert_eq!(shares.map(f32::to_bits), [0.25, 1.0, -1.0, 0.0].map(f32::to_bits));
    }

    #[test]
    fn a_word_is_written_bit_by_bit_over_old_content() {
        let word = 0x8000_0000_0300_4003_u64;
        for size in [0, 1, 7, 8, 9, 54, 63, 64] {
            let mut row = vec![f32::NAN; size];
            spread(word, &mut row);
            let set: Vec<usize> = (0..size).filter(|at| word >> at & 1 == 1).collect();
            let mut slow = vec![0.0; size];
            mark(&mut slow, set);
            assert_eq!(row, slow);
        }
    }

    #[test]
    fn parts_left_over_are_wiped() {
        const BLOCKS: &[Block] = &[Block::new("one", 6, "")];
        let mut row = [9.0; 6];
        let mut canvas = Canvas { blocks: BLOCKS, rest: &mut row };
        canvas.parts("one", 2, [3.0, 4.0], |number, part| part.fill(number));
        assert_eq!(row.map(|number| number as i32), [3, 3, 4, 4, 0, 0]);
    }

    #[test]
    #[should_panic(expected = "blocks are painted in order")]
    fn a_block_out_of_order_is_a_mistake() {
        const BLOCKS: &[Block] = &[Block::new("one", 1, ""), Block::new("two", 1, "")];
        let mut row = [0.0; 2];
        Canvas { blocks: BLOCKS, rest: &mut row }.block("two");
    }
}
