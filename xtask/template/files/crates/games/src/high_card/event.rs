//! What happens, and each observer's notice of it.

use cardinal_engine::{BySeat, Observer, Seat};
use serde::{Deserialize, Serialize};

use super::{Card, CardSet};

/// One thing that happened, as one observer may know it. As JSON it is tagged by `on`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// Cards were dealt.
    Dealt {
        /// The hands, where the observer may see them.
        hands: BySeat<Option<CardSet>>,
    },
    /// A card was played to the trick.
    Played {
        /// By this seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The trick is complete and taken.
    Took {
        /// By this seat.
        seat: Seat,
    },
}

/// One thing that happened, in full.
#[derive(Clone, Debug)]
pub enum Event {
    /// Open to all observers.
    Open(Notice),
    /// Hands were dealt; each is its owner's secret.
    Dealt {
        /// All hands.
        hands: BySeat<CardSet>,
    },
}

impl Event {
    pub(super) fn notice(&self, who: Observer) -> Option<Notice> {
        Some(match self {
            Self::Open(notice) => notice.clone(),
            Self::Dealt { hands } => Notice::Dealt {
                hands: BySeat::from_fn(hands.seats(), |seat| who.sees(seat).then(|| hands[seat])),
            },
        })
    }
}
