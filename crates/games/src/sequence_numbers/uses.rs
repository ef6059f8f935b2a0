//! What the cards are good for as the chips lie.

use super::equation::Id;
use super::layout::Spot;
use super::state::HAND;

/// One byte for the cards of each number, for Plus and for Minus: what they can do.
///
/// It follows from the chips, and is kept because it is asked for every card of every hand.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Uses([u8; Self::ROOM]);

impl Uses {
    /// The first space with the answer is open.
    const FIRST: u8 = 1;
    /// The second space with the answer is open.
    const SECOND: u8 = 2;
    const EQUATION: u8 = 4;
    const PLUS: u8 = 8;
    const MINUS: u8 = 16;

    /// Enough for every card and for none, whose byte says that it can do nothing.
    const ROOM: usize = 64;

    /// All spaces of a board with this many numbers are open.
    pub(super) fn new(numbers: u8) -> Self {
        let mut uses = [0; Self::ROOM];
        uses[..usize::from(numbers)].fill(Self::FIRST | Self::SECOND | Self::EQUATION);
        uses[Id::PLUS_INDEX] = Self::PLUS;
        uses[Id::MINUS_INDEX] = Self::MINUS;
        Self(uses)
    }

    /// Whether a space with a number is open.
    #[inline]
    pub(super) const fn is_open(&self, spot: Spot) -> bool {
        self.0[spot.index() % Self::ROOM] & Self::bit(spot) != 0
    }

    /// Takes note that a space was opened or covered.
    #[inline]
    pub(super) const fn set(&mut self, spot: Spot, open: bool) {
        let byte = &mut self.0[spot.index() % Self::ROOM];
        *byte = if open { *byte | Self::bit(spot) } else { *byte & !Self::bit(spot) };
    }

    const fn bit(spot: Spot) -> u8 {
        Self::FIRST << spot.second()
    }

    /// What the cards of a hand can do.
    #[inline(always)]
    pub(super) fn of(&self, hand: [Id; HAND]) -> HandUses {
        let mut bytes = [0; 8];
        for (byte, id) in bytes.iter_mut().zip(hand) {
            *byte = self.0[id.answer_index() % Self::ROOM];
        }
        HandUses(u64::from_le_bytes(bytes))
    }
}

/// What the cards of a hand can do: a byte of [`Uses`] for each place.
#[derive(Clone, Copy)]
pub(super) struct HandUses(u64);

impl HandUses {
    const fn each(bits: u8) -> u64 {
        u64::from_le_bytes([bits; 8])
    }

    /// The open spaces that answer an equation.
    #[inline]
    pub(super) const fn answers(self) -> Marks {
        Marks(self.0 & Self::each(Uses::FIRST | Uses::SECOND))
    }

    /// The equations whose spaces are both covered.
    #[inline]
    pub(super) const fn dead(self) -> Marks {
        Marks(self.0 >> 2 & !(self.0 | self.0 >> 1) & Self::each(1))
    }

    #[inline]
    pub(super) const fn plus(self) -> Marks {
        Marks(self.0 & Self::each(Uses::PLUS))
    }

    #[inline]
    pub(super) const fn minus(self) -> Marks {
        Marks(self.0 & Self::each(Uses::MINUS))
    }
}

/// Some places of a hand; for open spaces that answer, a place can be there twice.
#[derive(Clone, Copy)]
pub(super) struct Marks(u64);

impl Marks {
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes out those in front of the first of `others`, or all.
    #[inline(always)]
    pub(super) const fn split_before(&mut self, others: Self) -> Self {
        let front = self.0 & !others.0 & others.0.wrapping_sub(1);
        self.0 &= !front;
        Self(front)
    }

    /// Takes the first out: its place in the hand, and whether it is about the second space of the number.
    #[inline(always)]
    pub(super) const fn pop(&mut self) -> Option<(u8, u8)> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some((at / 8, at % 2))
    }
}
