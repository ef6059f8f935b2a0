//! What a player can do, one small step at a time.

use serde::{Deserialize, Serialize};

use super::{CardSet, Meld, Piece};

/// One step of a player. As JSON it is tagged by `do`: `{"do":"lay","group":0,"card":"X=5"}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Release: lays nothing.
    Pass {},
    /// Settlement: declares the best groups there are, instead of what was declared.
    Best {},
    /// Settlement: seals the groups.
    Seal {},
    /// Settlement: takes a declared group back.
    TakeBack {
        /// Which, counted from 0.
        group: u8,
    },
    /// Build: takes a face-up card.
    Take {
        /// Where it lies, from 0 to 4.
        slot: u8,
    },
    /// Build: discards a face-up card to see another one before taking.
    Sweep {
        /// Where it lies, from 0 to 4.
        slot: u8,
    },
    /// Settlement: keeps a card left over.
    Keep {
        /// The card; an X without a number.
        card: Piece,
    },
    /// Settlement: discards a card left over.
    Discard {
        /// The card; an X without a number.
        card: Piece,
    },
    /// Settlement: lays a card to a declared group, or begins the next one.
    Lay {
        /// Which group, counted from 0; the first number not in use begins a new one.
        group: u8,
        /// The card; an X with the number it stands for.
        card: Piece,
    },
    /// Release: lays a meld.
    Play {
        /// The cards by number; an X in a meld of several with the number it stands for.
        meld: Meld,
        /// Which number cards these are, if the player says so; otherwise publicly known cards go first
        /// (CH-A47). X cannot be told apart, so they are not named.
        #[serde(default, skip_serializing_if = "unnamed")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<CardSet>"))]
        cards: CardSet,
    },
}

impl Action {
    /// A meld without saying which cards of a number it takes.
    #[inline]
    pub const fn play(meld: Meld) -> Self {
        Self::Play { meld, cards: CardSet::NONE }
    }
}

const fn unnamed(cards: &CardSet) -> bool {
    cards.is_empty()
}
