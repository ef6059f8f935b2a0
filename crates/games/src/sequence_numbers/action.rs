//! What a player can do, one small step at a time.

use serde::{Deserialize, Serialize};

use super::Space;

/// One step of a player. As JSON it is tagged by `do`: `{"do":"place","slot":2,"space":"c7"}`.
///
/// Cards are named by their place in the hand, a `slot` from 0 to 4, which works for all decks. Other players see the
/// card, never the slot: it would say how long the card has been held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
// One word, so that lists of actions are moved a word at a time.
#[repr(align(8))]
pub enum Action {
    /// Lets the turn go by for want of a play; where answers are not shown, claims to have no play.
    Pass {},
    /// Draws a card one has a right to, where draws are not automatic.
    Draw {},
    /// Wishes to end the game as it stands.
    Agree {},
    /// Calls table talk on a team.
    Call {
        /// The team.
        team: u8,
    },
    /// Votes on such a call.
    Vote {
        /// Whether the team is guilty.
        guilty: bool,
    },
    /// Gives up a card for table talk.
    Forfeit {
        /// Which.
        slot: u8,
    },
    /// Exchanges a dead card.
    Exchange {
        /// Which.
        slot: u8,
    },
    /// Chooses which five of a longer line are the Sequence.
    Lock {
        /// The first of them in reading order.
        first: Space,
    },
    /// Plays a card and places a chip.
    Place {
        /// The card.
        slot: u8,
        /// Where the chip goes.
        space: Space,
    },
    /// Plays a Minus card and takes away a chip.
    Remove {
        /// The card.
        slot: u8,
        /// Where the chip is.
        space: Space,
    },
}
