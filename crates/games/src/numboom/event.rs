//! What happens, and each observer's notice of it.

use arrayvec::ArrayVec;
use cardinal_engine::{BySeat, Observer, Seat};
use serde::{Deserialize, Serialize};

use super::action::Side;
use super::field::MAX_POSITIONS;
use super::state::Phase;
use super::{Card, Cards};

/// Something for each position.
pub type ByPosition = ArrayVec<u8, MAX_POSITIONS>;

/// One thing that happened, as one observer may know it. As JSON it is tagged by `on`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// Chance picked who begins.
    Starter {
        /// That seat.
        seat: Seat,
    },
    /// Four cards were dealt to every player.
    Dealt {
        /// The hands, where the observer may see them.
        hands: BySeat<Option<Cards>>,
    },
    /// A hand that nothing could be placed from was shown and put back into the deck.
    Rejected {
        /// Whose.
        seat: Seat,
        /// The hand.
        cards: Cards,
    },
    /// Cards were drawn from the deck.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, where the observer may see them.
        cards: Option<Cards>,
    },
    /// The discards became the new deck.
    Reshuffled {
        /// How many cards it has.
        deck: u8,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
        /// Whether a bomb restricts it to flipping.
        flip_only: bool,
        /// Turns left in the round, this one included; 0 where rounds do not matter.
        round: u8,
    },
    /// What the game waits for now.
    Stage {
        /// The phase.
        phase: Phase,
        /// Operations left in the turn.
        operations: u8,
        /// Who is filling up their hand and how many hands are still to be filled, while the deck is shuffled.
        filling: Option<(Seat, u8)>,
    },
    /// A card was laid face down.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        position: u8,
        /// The card, where the observer may see it.
        card: Option<Card>,
    },
    /// The top card of a position was looked at, as an operation.
    Peeked {
        /// By whom.
        seat: Seat,
        /// Where.
        position: u8,
        /// The card, where the observer may see it.
        card: Option<Card>,
    },
    /// The top card of a position was looked at with an Observe.
    Observed {
        /// By whom.
        seat: Seat,
        /// Where.
        position: u8,
        /// The card, where the observer may see it.
        card: Option<Card>,
    },
    /// The top card of a position was turned over and removed.
    Flipped {
        /// By whom.
        seat: Seat,
        /// Where.
        position: u8,
        /// The card.
        card: Card,
        /// The Death Number after it.
        death_number: u8,
        /// Whether it restricts the next turn of the player who flipped it.
        restricts: bool,
    },
    /// A function card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The Death Number was set.
    Reset {
        /// To this.
        death_number: u8,
    },
    /// A pile was chosen for the next position of a Disrupt; sent only to its player.
    Arranged {
        /// The position at which the pile lies.
        from: u8,
    },
    /// The covered cards were rearranged.
    Disrupted {
        /// By whom.
        seat: Seat,
        /// How many cards now lie on each position.
        heights: ByPosition,
        /// For each position, where its pile lay before; only for the player who arranged them.
        order: Option<ByPosition>,
    },
    /// All hands were passed on.
    Exchanged {
        /// To which neighbour.
        to: Side,
        /// All hands as they are now, where the observer may see them.
        hands: BySeat<Option<Cards>>,
    },
    /// A player is out; the Death Number is 0.
    Out {
        /// Who.
        seat: Seat,
        /// The hand, now face down among the discards, where the observer knew it.
        hand: Option<Cards>,
        /// The position that is gone.
        position: u8,
    },
    /// Two players are left: two positions, and function cards leave the game.
    Dual {
        /// The function cards each player laid off.
        laid_off: BySeat<Cards>,
        /// How many function cards left the deck.
        deck: u8,
        /// How many function cards left each hand that lies face down among the discards.
        fallen: BySeat<u8>,
    },
    /// A turn ended.
    Ended {
        /// Turns played so far.
        turns: u16,
        /// Whether play goes on clockwise.
        clockwise: bool,
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
        hands: BySeat<Cards>,
    },
    /// Cards were drawn; their owner's secret.
    Drew {
        /// By whom.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A card was laid face down; its player's secret.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        position: u8,
        /// The card.
        card: Card,
    },
    /// A covered card was looked at; its player's secret.
    Looked {
        /// By whom.
        seat: Seat,
        /// Where.
        position: u8,
        /// The card.
        card: Card,
        /// Whether it was a Peek.
        peek: bool,
    },
    /// A pile was chosen for the next position of a Disrupt, unseen.
    Arranged {
        /// By whom.
        seat: Seat,
        /// The position at which the pile lies.
        from: u8,
    },
    /// The covered cards were rearranged; how is their player's secret.
    Disrupted {
        /// By whom.
        seat: Seat,
        /// How many cards now lie on each position.
        heights: ByPosition,
        /// For each position, where its pile lay before.
        order: ByPosition,
    },
    /// All hands were passed on.
    Exchanged {
        /// To which neighbour.
        to: Side,
        /// All hands as they are now.
        hands: BySeat<Cards>,
    },
    /// A player is out; the hand stays a secret.
    Out {
        /// Who.
        seat: Seat,
        /// The hand.
        hand: Cards,
        /// The position that is gone.
        position: u8,
    },
}

impl Event {
    /// The notice for this observer; `None` for the steps of another player's Disrupt.
    pub(super) fn notice(&self, who: Observer) -> Option<Notice> {
        let seen = |hands: &BySeat<Cards>| {
            BySeat::from_fn(hands.seats(), |seat| who.sees(seat).then(|| hands[seat]))
        };
        Some(match self {
            Self::Open(notice) => notice.clone(),
            Self::Arranged { seat, from } => {
                return who.sees(*seat).then_some(Notice::Arranged { from: *from });
            }
            Self::Dealt { hands } => Notice::Dealt { hands: seen(hands) },
            Self::Drew { seat, cards } => {
                Notice::Drew { seat: *seat, count: cards.len(), cards: who.sees(*seat).then_some(*cards) }
            }
            Self::Placed { seat, position, card } => {
                Notice::Placed { seat: *seat, position: *position, card: who.sees(*seat).then_some(*card) }
            }
            Self::Looked { seat, position, card, peek } => {
                let (seat, position, card) = (*seat, *position, who.sees(*seat).then_some(*card));
                if *peek {
                    Notice::Peeked { seat, position, card }
                } else {
                    Notice::Observed { seat, position, card }
                }
            }
            Self::Disrupted { seat, heights, order } => Notice::Disrupted {
                seat: *seat,
                heights: heights.clone(),
                order: who.sees(*seat).then(|| order.clone()),
            },
            Self::Exchanged { to, hands } => Notice::Exchanged { to: *to, hands: seen(hands) },
            Self::Out { seat, hand, position } => {
                Notice::Out { seat: *seat, hand: who.sees(*seat).then_some(*hand), position: *position }
            }
        })
    }
}

impl Notice {
    /// Whether it tells something that was hidden until now.
    pub(super) const fn reveals(&self) -> bool {
        match self {
            // Cards that come to light, for all or for the player who holds or looks at them.
            Self::Dealt { .. }
            | Self::Rejected { .. }
            | Self::Drew { .. }
            | Self::Peeked { .. }
            | Self::Observed { .. }
            | Self::Flipped { .. }
            | Self::Exchanged { .. }
            | Self::Dual { .. }
            // And the piles as they lie now, which depends on steps the others did not see.
            | Self::Disrupted { .. } => true,
            Self::Starter { .. }
            | Self::Reshuffled { .. }
            | Self::Turn { .. }
            | Self::Stage { .. }
            | Self::Placed { .. }
            | Self::Played { .. }
            | Self::Arranged { .. }
            | Self::Reset { .. }
            | Self::Out { .. }
            | Self::Ended { .. } => false,
        }
    }
}
