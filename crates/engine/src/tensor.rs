//! Views as rows of numbers, for programs that learn.

use crate::{Game, Seat};

/// What a game's views look like as numbers.
///
/// A row is filled from a [`Game::View`] and nothing else, so it holds no more than its observer may know. It is made
/// of named blocks of fixed sizes, the same for every number of seats and all options; what there is not of is zero.
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
    fn fill(view: &Self::View, row: &mut [f32]) {
        assert_eq!(row.len(), Self::SIZE, "a row has room for all blocks");
        row.fill(0.0);
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
#[derive(Debug)]
pub struct Canvas<'a> {
    blocks: &'static [Block],
    rest: &'a mut [f32],
}

impl<'a> Canvas<'a> {
    /// The next block, all zero, which must be the one of this name.
    pub fn block(&mut self, name: &str) -> &'a mut [f32] {
        let (block, blocks) = self.blocks.split_first().expect("there are as many blocks as are painted");
        assert_eq!(block.name, name, "blocks are painted in order");
        let (mine, rest) = std::mem::take(&mut self.rest).split_at_mut(block.size);
        (self.blocks, self.rest) = (blocks, rest);
        mine
    }

    /// A block with a 1 at a place and 0 elsewhere; all 0 for a place outside.
    pub fn one_hot(&mut self, name: &str, at: usize) {
        if let Some(number) = self.block(name).get_mut(at) {
            *number = 1.0;
        }
    }

    /// A block of single numbers.
    ///
    /// # Panics
    /// When there are not as many as the block has room for.
    pub fn numbers(&mut self, name: &str, numbers: &[f32]) {
        self.block(name).copy_from_slice(numbers);
    }

    /// A block with a 1 at each of these places; places outside are left out.
    pub fn marks(&mut self, name: &str, places: impl IntoIterator<Item = usize>) {
        mark(self.block(name), places);
    }
}

/// Puts a 1 at each of these places; places outside are left out.
pub fn mark(row: &mut [f32], places: impl IntoIterator<Item = usize>) {
    for at in places {
        if let Some(number) = row.get_mut(at) {
            *number = 1.0;
        }
    }
}

/// A part of a whole, from 0 to 1.
pub fn share(part: impl Into<f64>, whole: impl Into<f64>) -> f32 {
    let whole = whole.into();
    if whole > 0.0 { (part.into() / whole).clamp(-1.0, 1.0) as f32 } else { 0.0 }
}

/// How far `seat` sits from an observer, clockwise; spectators count from the first seat.
pub fn distance(observer: Option<Seat>, seat: Seat, seats: u8) -> usize {
    let from = observer.map_or(0, Seat::number);
    usize::from((seat.number() + seats - from) % seats)
}

/// The seats in the order in which an observer counts them.
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
    #[should_panic(expected = "blocks are painted in order")]
    fn a_block_out_of_order_is_a_mistake() {
        const BLOCKS: &[Block] = &[Block::new("one", 1, ""), Block::new("two", 1, "")];
        let mut row = [0.0; 2];
        Canvas { blocks: BLOCKS, rest: &mut row }.block("two");
    }
}
