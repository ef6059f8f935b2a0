//! The living players in their order round the table.

use cardinal_engine::{MAX_SEATS, Seat};

/// Who sits next to whom, in both directions. An eliminated player still knows their former neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ring {
    /// First counterclockwise, then clockwise.
    neighbours: [[Seat; MAX_SEATS]; 2],
}

impl Ring {
    pub(super) fn new(seats: u8) -> Self {
        let around = |step: u8| std::array::from_fn(|seat| Seat::new((seat as u8 + step) % seats));
        Self { neighbours: [around(seats - 1), around(1)] }
    }

    /// The next one in a direction.
    #[inline]
    pub(super) const fn neighbour(&self, seat: Seat, clockwise: bool) -> Seat {
        self.neighbours[clockwise as usize][seat.index()]
    }

    /// Takes a player out; those on both sides become neighbours.
    pub(super) const fn remove(&mut self, seat: Seat) {
        let [before, after] = [self.neighbour(seat, false), self.neighbour(seat, true)];
        self.neighbours[1][before.index()] = after;
        self.neighbours[0][after.index()] = before;
    }
}
