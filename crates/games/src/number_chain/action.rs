//! What a player can do, one small step at a time.

use serde::{Deserialize, Serialize};

use super::Laid;

/// One step of a player. As JSON it is tagged by `do`: `{"do":"play","card":"3?=35"}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
// One word, so that lists of actions are moved a word at a time.
#[repr(align(8))]
pub enum Action {
    /// Ends a turn in which cards were played.
    End {},
    /// Does without the extra turn that a Chain earned.
    Decline {},
    /// Lets the turn go by in the closing phase, where the table allows it.
    Wait {},
    /// Leaves the round in the closing phase, where the table allows it.
    Quit {},
    /// Takes one card to the hand.
    Take {
        /// From where.
        from: Source,
    },
    /// Takes all three Pool cards and flips the Condition.
    Reset {},
    /// Lays one card on the Floor.
    Play {
        /// The card and, for a wild, the number it stands for.
        card: Laid,
    },
    /// Lays one card too many on the Floor.
    Discard {
        /// The card and, where it has to be named, the number it stands for.
        card: Laid,
    },
    /// Lays three consecutive numbers on the Floor.
    Chain {
        /// The cards in the order laid, each wild with the number it stands for.
        cards: [Laid; 3],
    },
}

/// Where a card is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The first Pool.
    Pool0,
    /// The second Pool.
    Pool1,
    /// The third Pool.
    Pool2,
    /// The top of the Supply, unseen.
    Supply,
}

impl Source {
    /// All four, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Pool0, Self::Pool1, Self::Pool2, Self::Supply];

    /// The Pool it is, if it is one.
    pub const fn pool(self) -> Option<usize> {
        match self {
            Self::Pool0 => Some(0),
            Self::Pool1 => Some(1),
            Self::Pool2 => Some(2),
            Self::Supply => None,
        }
    }
}
