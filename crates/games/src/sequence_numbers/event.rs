//! What happens, and each observer's notice of it.

use cardinal_engine::{BySeat, Observer, Seat};
use serde::{Deserialize, Serialize};

use super::line::{Choice, Sequence};
use super::pace::TurnEnd;
use super::state::{HAND, Then};
use super::{Card, Ending, Space};

/// One thing that happened, as one observer may know it. As JSON it is tagged by `on`.
///
/// The `slot` of a card, its place in the hand, is for its owner only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// Chance picked who deals.
    Dealer {
        /// That seat; the next one begins.
        seat: Seat,
    },
    /// Cards were dealt.
    Dealt {
        /// The hands, where the observer may see them.
        hands: BySeat<Option<[Option<Card>; HAND]>>,
    },
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A chip was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Where the card was.
        slot: Option<u8>,
        /// The card played.
        card: Card,
        /// Where.
        space: Space,
    },
    /// A chip was taken away.
    Removed {
        /// By whom.
        seat: Seat,
        /// Where the card was.
        slot: Option<u8>,
        /// The card played.
        card: Card,
        /// Where.
        space: Space,
    },
    /// A Sequence was completed.
    Completed {
        /// Which.
        sequence: Sequence,
    },
    /// A line of more than five was completed, and five have to be chosen.
    Choice {
        /// By whom.
        seat: Seat,
        /// Out of what.
        choice: Choice,
    },
    /// A dead card was exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Where the card was.
        slot: Option<u8>,
        /// The dead card.
        card: Card,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Where it went, where the observer may know it.
        slot: Option<u8>,
        /// The card, where the observer may see it.
        card: Option<Card>,
    },
    /// A right to draw was earned.
    Earned {
        /// By whom.
        seat: Seat,
    },
    /// A right to draw was used.
    Used {
        /// By whom.
        seat: Seat,
        /// How many rights of the seat before are lost by that.
        lapsed: u8,
    },
    /// A player had nothing to play.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player gave a wrong answer.
    Missed {
        /// Who.
        seat: Seat,
        /// Which, where the observer may know it.
        what: Option<Miss>,
    },
    /// The deck is used up, and the discard piles have to be shuffled.
    Depleted {
        /// Where the game goes on after that.
        then: Then,
    },
    /// The discard piles became the new deck.
    Reshuffled {},
    /// A turn was completed and counted.
    TurnOver {
        /// How.
        end: TurnEnd,
    },
    /// A player wishes to end the game.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// Table talk was called.
    Called {
        /// By whom.
        seat: Seat,
        /// On which team.
        team: u8,
    },
    /// A vote was cast on the call.
    Voted {
        /// By whom.
        seat: Seat,
        /// Whether the team is guilty.
        guilty: bool,
    },
    /// The call was settled.
    Settled {
        /// The team it was about.
        team: u8,
        /// Whether each of its members now gives up a card.
        stands: bool,
    },
    /// A card was given up.
    Forfeited {
        /// By whom.
        seat: Seat,
        /// Where the card was.
        slot: Option<u8>,
        /// The card.
        card: Card,
    },
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// A wrong answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Miss {
    /// A space that does not answer the card.
    Space {
        /// The card.
        slot: u8,
        /// The space.
        space: Space,
    },
    /// A card said to be dead that is not.
    Dead {
        /// The card.
        slot: u8,
    },
    /// A pass although something could be played.
    Pass {},
}

/// One thing that happened, in full.
#[derive(Clone, Debug)]
pub struct Event {
    /// Whose secret a part of it is.
    owner: Option<Seat>,
    notice: Notice,
}

impl Event {
    /// Open to all observers, or (dealt hands) each part of it its owner's secret.
    #[inline(always)]
    pub(super) const fn open(notice: Notice) -> Self {
        Self { owner: None, notice }
    }

    /// With a part that only its owner may know.
    #[inline(always)]
    pub(super) const fn secret(owner: Seat, notice: Notice) -> Self {
        Self { owner: Some(owner), notice }
    }

    #[expect(clippy::unnecessary_wraps, reason = "events of other games may be hidden altogether")]
    pub(super) fn notice(&self, who: Observer) -> Option<Notice> {
        let mut notice = self.notice.clone();
        if let Notice::Dealt { hands } = &mut notice {
            *hands = BySeat::from_fn(hands.seats(), |seat| hands[seat].filter(|_| who.sees(seat)));
        }
        if self.owner.is_some_and(|owner| !who.sees(owner)) {
            notice.veil();
        }
        Some(notice)
    }
}

impl Notice {
    /// Leaves out what only the owner of the card may know.
    fn veil(&mut self) {
        match self {
            Self::Placed { slot, .. }
            | Self::Removed { slot, .. }
            | Self::Exchanged { slot, .. }
            | Self::Forfeited { slot, .. } => *slot = None,
            Self::Drew { slot, card, .. } => (*slot, *card) = (None, None),
            Self::Missed { what, .. } => *what = None,
            _ => {}
        }
    }

    /// Whether it tells something that was hidden until now.
    pub(super) const fn reveals(&self) -> bool {
        match self {
            // Cards from the deck; cards out of a hand, as the player names a place in the hand and not the card; what a
            // hand cannot do; and whether an answer fits a card.
            Self::Dealt { .. }
            | Self::Drew { .. }
            | Self::Placed { .. }
            | Self::Removed { .. }
            | Self::Exchanged { .. }
            | Self::Forfeited { .. }
            | Self::Passed { .. }
            | Self::Missed { .. } => true,
            Self::Dealer { .. }
            | Self::Turn { .. }
            | Self::Completed { .. }
            | Self::Choice { .. }
            | Self::Earned { .. }
            | Self::Used { .. }
            | Self::Depleted { .. }
            | Self::Reshuffled {}
            | Self::TurnOver { .. }
            | Self::Agreed { .. }
            | Self::Called { .. }
            | Self::Voted { .. }
            | Self::Settled { .. }
            | Self::Over { .. } => false,
        }
    }
}
