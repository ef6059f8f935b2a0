//! The exact scorer: the most points a hand can settle for, and the groups that do it.
//!
//! [`best`] takes any hand of up to 13 cards and looks at every way to part it into runs, sets and cards left over.
//! Nothing is allocated; a drafted hand takes two to three microseconds. [`best_groups`] gives one best way, for a hand
//! always that one, and [`best_partitions`] all of them, because which cards stay over matters for the release.
//!
//! ```
//! use cardinal_games::chain::{CardSet, scorer};
//! // Red 1 to 4 is worth 5 x 4 points as a run, and two 9s are a pair.
//! let hand: CardSet = ["R1", "R2", "R3", "R4", "B9", "G9"].iter().map(|card| card.parse().unwrap()).collect();
//! assert_eq!(scorer::best(hand, true), 20 + 5);
//! ```

mod partition;
mod path;
mod search;
mod shares;

use arrayvec::ArrayVec;

use super::sheet::MAX_GROUPS;
use super::{CardSet, Group};

pub use partition::{Partition, best_partitions};

/// The most cards of a hand that can be scored.
pub const MAX_CARDS: usize = 13;

/// The most points the hand can score; `all_x` tells whether X alone may make a group (CH-A7).
///
/// # Panics
/// When the hand has more than [`MAX_CARDS`] cards.
pub fn best(hand: CardSet, all_x: bool) -> u16 {
    Scoring::new(all_x).best(hand)
}

/// Groups that score [`best`], unchanging for a hand.
///
/// # Panics
/// When the hand has more than [`MAX_CARDS`] cards.
pub fn best_groups(hand: CardSet, all_x: bool) -> ArrayVec<Group, MAX_GROUPS> {
    Scoring::new(all_x).best_groups(hand)
}

/// What counts as a way to settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scoring {
    /// Whether X alone may make a group (CH-A7).
    pub(super) all_x: bool,
    /// Whether only one set of each number is considered, as the scorer of revision 1 did. It could miss points where X
    /// alone make no group.
    pub(super) one_set: bool,
}

impl Scoring {
    /// Every way that the rules allow.
    pub(super) const fn new(all_x: bool) -> Self {
        Self { all_x, one_set: false }
    }

    /// The most points the hand can score.
    pub(super) fn best(self, hand: CardSet) -> u16 {
        search::Search::new(hand, self).best()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_a4_revision_1_keeps_its_scorer() {
        let hand: CardSet = ["R5", "O5", "P5", "B5", "G5", "X1", "X2"]
            .into_iter()
            .map(|card| card.parse().expect("it is a card"))
            .collect();
        assert_eq!(Scoring::new(false).best(hand), 55);
        assert_eq!(Scoring { all_x: false, one_set: true }.best(hand), 54);
    }
}
