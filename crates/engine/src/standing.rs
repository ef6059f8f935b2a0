//! How a finished game ranks its players.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// Where one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// 1 for the winners; seats that share a place have one number and the next places stay empty (1, 2, 2, 4).
    pub place: u8,
    /// The score by the rules of the game; whether high or low is good is in [`crate::Info::lowest_wins`].
    pub score: i32,
    /// The team of the seat. In games without teams each seat is its own team.
    pub team: u8,
}

/// Numbers a game reports per seat beside the score, in the order of [`crate::Info::measures`].
pub type Measures = ArrayVec<i32, 8>;

/// Places for seats that play alone, from a key that sorts the best first.
///
/// ```
/// use cardinal_engine::{BySeat, Seat, rank};
/// let penalties = [7, 4, 7, 9];
/// let table = rank(4, |seat| penalties[seat.index()], |seat| penalties[seat.index()]);
/// assert_eq!(table.map(|standing| standing.place), BySeat::from_fn(4, |seat| [2, 1, 2, 4][seat.index()]));
/// ```
pub fn rank<K: Ord>(seats: u8, key: impl Fn(Seat) -> K, score: impl Fn(Seat) -> i32) -> BySeat<Standing> {
    BySeat::from_fn(seats, |seat| {
        let mine = key(seat);
        let better = Seat::all(seats).filter(|&other| key(other) < mine).count();
        Standing { place: 1 + better as u8, score: score(seat), team: seat.number() }
    })
}
