//! Seats at the table, sets of them, and things kept one per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest table of any game.
pub const MAX_SEATS: usize = 10;

/// A place at the table, counted from 0 in clockwise order.
///
/// ```
/// use cardinal_engine::Seat;
/// assert_eq!(Seat::new(3).next(4), Seat::new(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, counted from 0.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number, counted from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour to the left (clockwise) at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0.saturating_add(1);
        if next >= seats { Self(0) } else { Self(next) }
    }

    /// All seats of a table, in clockwise order from seat 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl Seat {
    /// Its number as people count, from 1.
    pub const fn ordinal(self) -> u16 {
        self.0 as u16 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct SeatSet(u16);

impl SeatSet {
    /// All seats of a table.
    pub const fn all(seats: u8) -> Self {
        Self(((1_u32 << seats) - 1) as u16)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }
}

/// Seat numbers arrive from outside; one beyond every table is in no set.
#[inline]
const fn bit(seat: Seat) -> u16 {
    if (seat.0 as usize) < MAX_SEATS { 1 << seat.0 } else { 0 }
}

crate::bit_set! {
    SeatSet(u16) of Seat, bit: bit, element: Seat::new, twice: "a seat is unknown or listed twice"
}

/// One thing per seat of a table, indexed by [`Seat`].
///
/// ```
/// use cardinal_engine::{BySeat, Seat};
/// let hands = BySeat::from_fn(3, |seat| 10 + seat.number());
/// assert_eq!(hands[Seat::new(2)], 12);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// Asks `make` for each seat of a table in turn.
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// What `seat` has, if the table has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// What `seat` has, to change it, if the table has that seat.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// The things in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The things in seat order, to change them.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// Each seat with its thing.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(number, thing)| (Seat(number as u8), thing))
    }

    /// A new thing for each seat, made from the old one.
    pub fn map<U>(&self, mut make: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(&mut make).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<'a, T> IntoIterator for &'a mut BySeat<T> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_in_order_and_as_json() {
        let set: SeatSet = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
        assert_eq!(serde_json::from_str::<SeatSet>("[1,4]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[10]").is_err());
        assert!(serde_json::from_str::<SeatSet>("[200]").is_err());
    }

    #[test]
    fn all_is_each_seat_of_the_table() {
        assert_eq!(SeatSet::all(10).len(), 10);
        assert!(!SeatSet::all(3).contains(Seat(3)));
        assert!(!SeatSet::all(10).contains(Seat(255)));
        assert!(SeatSet::only(Seat(255)).is_empty());
        assert_eq!(Seat(255).next(4), Seat(0));
    }
}
