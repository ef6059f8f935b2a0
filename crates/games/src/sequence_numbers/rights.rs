//! Cards that may still be drawn, where draws are not automatic (SN-12, SN-A23).

use arrayvec::ArrayVec;
use cardinal_engine::Seat;
use serde::{Deserialize, Serialize};

use super::state::{HAND, MAX_PLAYERS};

/// The open rights to draw, in the order of the moves that earned them.
///
/// A right lapses when the next seat has moved after that move and then drawn for its own: that draw uses the oldest
/// right of the next seat, so every right of the seat before that stands earlier in the list is gone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Rights(ArrayVec<Seat, { HAND * MAX_PLAYERS }>);

impl Rights {
    /// Whose they are, oldest first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().copied()
    }

    /// Whether a seat has one.
    #[inline]
    pub fn has(&self, seat: Seat) -> bool {
        self.0.contains(&seat)
    }

    /// A move earns one.
    pub(super) fn earn(&mut self, seat: Seat) {
        self.0.push(seat);
    }

    /// Whether no seat can earn another.
    pub(super) fn is_full(&self) -> bool {
        self.0.is_full()
    }

    /// `seat` uses its oldest right; says how many of the seat before it lapse by that.
    pub(super) fn exercise(&mut self, seat: Seat, seats: u8) -> u8 {
        let Some(at) = self.0.iter().position(|owner| *owner == seat) else { return 0 };
        let before = Seat::new((seat.number() + seats - 1) % seats);
        let lapsed = self.0[..at].iter().filter(|owner| **owner == before).count();
        let mut place = 0;
        self.0.retain(|owner| {
            let keep = !(place == at || place < at && *owner == before);
            place += 1;
            keep
        });
        lapsed as u8
    }
}
