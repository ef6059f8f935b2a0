//! Table talk (SN-13, SN-A24): a call, a vote, and what it costs.

use cardinal_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A call that is being voted on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// Who called.
    pub caller: Seat,
    /// The team accused.
    pub accused: u8,
    /// Who found it guilty so far; in revision 1 the caller among them.
    pub guilty: SeatSet,
    /// Who did not.
    pub innocent: SeatSet,
}

impl Trial {
    pub(super) const fn new(caller: Seat, accused: u8, revision: u16) -> Self {
        let guilty = if revision < 2 { SeatSet::only(caller) } else { SeatSet::NONE };
        Self { caller, accused, guilty, innocent: SeatSet::NONE }
    }

    /// Whether `seat` has voted.
    pub(super) const fn has_voted(&self, seat: Seat) -> bool {
        self.guilty.contains(seat) || self.innocent.contains(seat)
    }

    pub(super) const fn vote(&mut self, seat: Seat, guilty: bool) {
        if guilty {
            self.guilty.insert(seat);
        } else {
            self.innocent.insert(seat);
        }
    }

    /// Whether it stands, once that is settled: a member of the accused team admits it, or more than half of the
    /// `neutral` players find the team guilty. It falls when no voter is left.
    pub(super) const fn verdict(&self, accused: SeatSet, neutral: SeatSet) -> Option<bool> {
        let (admitted, found) = (self.guilty.and(accused), self.guilty.and(neutral));
        if !admitted.is_empty() || 2 * found.len() > neutral.len() {
            Some(true)
        } else if self.guilty.len() + self.innocent.len() == accused.len() + neutral.len() {
            Some(false)
        } else {
            None
        }
    }

    /// Like [`Self::verdict`] in revision 1: the `voters` outside the accused team settled it by strict majority.
    pub(super) const fn majority(&self, voters: u8) -> Option<bool> {
        if 2 * self.guilty.len() > voters {
            Some(true)
        } else if 2 * (voters - self.innocent.len()) <= voters {
            Some(false)
        } else {
            None
        }
    }
}

/// Who has called table talk on whom in this turn (SN-A24, SN-A39).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<{ seat: number, team: number }>"))]
#[serde(into = "Vec<Call>", from = "Vec<Call>")]
pub struct Calls(u32);

/// One of them, as it is sent.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Call {
    seat: Seat,
    team: u8,
}

impl Calls {
    const fn bit(seat: Seat, team: u8) -> u32 {
        // Views from elsewhere may name any seat and team.
        match 1_u32.checked_shl(4 * seat.number() as u32 + team as u32) {
            Some(bit) => bit,
            None => 0,
        }
    }

    /// Whether `seat` has called on `team`.
    pub const fn has(self, seat: Seat, team: u8) -> bool {
        self.0 & Self::bit(seat, team) != 0
    }

    /// Whether any seat has called on `team`.
    pub const fn any(self, team: u8) -> bool {
        // One bit of the four of each seat.
        team < 4 && self.0 & 0x1111_1111 << team != 0
    }

    pub(super) const fn note(&mut self, seat: Seat, team: u8) {
        self.0 |= Self::bit(seat, team);
    }
}

impl From<Calls> for Vec<Call> {
    fn from(calls: Calls) -> Self {
        let all = (0..8).flat_map(|seat| (0..4).map(move |team| Call { seat: Seat::new(seat), team }));
        all.filter(|call| calls.has(call.seat, call.team)).collect()
    }
}

impl From<Vec<Call>> for Calls {
    fn from(list: Vec<Call>) -> Self {
        let mut calls = Self::default();
        for call in list.iter().filter(|call| call.seat.number() < 8 && call.team < 4) {
            calls.note(call.seat, call.team);
        }
        calls
    }
}
