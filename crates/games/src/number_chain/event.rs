//! What happens, and each observer's notice of it.

use arrayvec::ArrayVec;
use cardinal_engine::{BySeat, Observer, Seat};
use serde::{Deserialize, Serialize};

use super::{Card, CardSet, Condition, Laid};

/// One thing that happened, as one observer may know it. As JSON it is tagged by `on`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// Chance picked who begins round one.
    Starter {
        /// That seat.
        seat: Seat,
    },
    /// Cards were dealt for a round.
    Dealt {
        /// The round, counted from 1.
        round: u8,
        /// The hands, where the observer may see them.
        hands: BySeat<Option<CardSet>>,
        /// The Pools.
        pools: [Card; 3],
        /// Trailing wilds turned up for the Floor and covered at once.
        rejected: ArrayVec<Card, 7>,
        /// The first Floor card.
        floor: Card,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Laid,
    },
    /// A Chain was laid.
    Chained {
        /// By whom.
        seat: Seat,
        /// The cards in the order laid.
        cards: [Laid; 3],
    },
    /// A Pool card was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// From which Pool.
        pool: u8,
        /// The card.
        card: Card,
    },
    /// The top card of the Supply was taken.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card, where the observer may see it.
        card: Option<Card>,
    },
    /// All Pool cards were taken and the Condition flipped.
    Reset {
        /// By whom.
        seat: Seat,
        /// The cards.
        cards: [Card; 3],
        /// The new Condition.
        condition: Condition,
    },
    /// A card too many was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Laid,
    },
    /// A Pool was refilled.
    Refilled {
        /// Which.
        pool: u8,
        /// With what.
        card: Card,
    },
    /// The covered Floor cards became the new Supply.
    Reshuffled {
        /// These cards.
        cards: CardSet,
    },
    /// A turn was completed and counted.
    Counted {
        /// Turns in this round so far.
        turns: u16,
        /// Turns in a row without a card laid.
        stall: u16,
    },
    /// An extra turn was earned.
    Offered {
        /// By whom.
        seat: Seat,
    },
    /// An extra turn was not taken, by choice or for want of anything to do.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// A turn was let go by in the closing phase.
    Waited {
        /// By whom.
        seat: Seat,
    },
    /// A player is out of the round.
    Out {
        /// Who.
        seat: Seat,
        /// How.
        how: Out,
    },
    /// The round is over.
    RoundOver {
        /// The cards left in each hand, now open.
        hands: BySeat<CardSet>,
        /// The penalty of each seat in this round.
        penalties: BySeat<u8>,
        /// Who begins the next round; `None` if this was the last.
        next_starter: Option<Seat>,
    },
}

/// How a player went out of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// With an empty hand.
    Emptied,
    /// Unable to lay a card when it was their turn.
    Stuck,
    /// By choice, where the table allows it.
    Quit,
    /// As the last one left, whose one turn was over.
    Finished,
}

/// One thing that happened, in full.
#[derive(Clone, Debug)]
pub enum Event {
    /// Open to all observers.
    Open(Notice),
    /// Hands were dealt; each is its owner's secret.
    Dealt {
        /// The round, counted from 1.
        round: u8,
        /// All hands.
        hands: BySeat<CardSet>,
        /// The Pools.
        pools: [Card; 3],
        /// Trailing wilds turned up for the Floor and covered at once.
        rejected: ArrayVec<Card, 7>,
        /// The first Floor card.
        floor: Card,
    },
    /// A card was drawn from the Supply; its owner's secret.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
}

impl Event {
    #[expect(clippy::unnecessary_wraps, reason = "events of other games may be hidden altogether")]
    pub(super) fn notice(&self, who: Observer) -> Option<Notice> {
        Some(match self {
            Self::Open(notice) => notice.clone(),
            Self::Dealt { round, hands, pools, rejected, floor } => Notice::Dealt {
                round: *round,
                hands: BySeat::from_fn(hands.seats(), |seat| who.sees(seat).then(|| hands[seat])),
                pools: *pools,
                rejected: rejected.clone(),
                floor: *floor,
            },
            Self::Drew { seat, card } => Notice::Drew { seat: *seat, card: who.sees(*seat).then_some(*card) },
        })
    }
}

impl Notice {
    /// Whether it tells something that was hidden until now.
    pub(super) const fn reveals(&self) -> bool {
        match self {
            // Cards from the face-down piles and hands laid open; and whether a player can lay a card, which
            // depends on the hand and which the rules make known: by being out, or by an extra turn offered.
            Self::Dealt { .. }
            | Self::Drew { .. }
            | Self::Refilled { .. }
            | Self::RoundOver { .. }
            | Self::Out { .. }
            | Self::Offered { .. }
            | Self::Declined { .. } => true,
            Self::Starter { .. }
            | Self::Turn { .. }
            | Self::Played { .. }
            | Self::Chained { .. }
            | Self::Took { .. }
            | Self::Reset { .. }
            | Self::Discarded { .. }
            | Self::Reshuffled { .. }
            | Self::Counted { .. }
            | Self::Waited { .. } => false,
        }
    }
}
