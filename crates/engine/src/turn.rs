//! Whose move it is.

use serde::Serialize;

use crate::{Seat, SeatSet};

/// What a game is waiting for, which is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// A shuffle, a deal or a random pick is due.
    Chance,
    /// These seats are waited for, in any order; never empty.
    Seats(SeatSet),
    /// The game is over; standings are out.
    Over,
}

impl Turn {
    /// The turn of a single seat.
    pub const fn of(seat: Seat) -> Self {
        Self::Seats(SeatSet::only(seat))
    }

    /// Whether `seat` may act now.
    pub const fn is_on(self, seat: Seat) -> bool {
        matches!(self, Self::Seats(seats) if seats.contains(seat))
    }

    /// The seats that may act, possibly none.
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over => SeatSet::NONE,
        }
    }
}
