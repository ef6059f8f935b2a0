//! What happens in the toy game.

use cardinal_engine::{Observer, Seat};
use serde::{Deserialize, Serialize};

use super::bug;

/// Something that happened, with what is secret in it left open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Notice {
    /// Hands as sets of cards, and the open card.
    Dealt { hands: Vec<Option<u32>>, pool: u8 },
    /// A card chosen for the opening.
    Sealed { seat: Seat, card: Option<u8>, nth: Option<u8> },
    /// The chosen cards, by seat.
    Opened { cards: Vec<u8> },
    /// A card from hand to discard.
    Played { seat: Seat, card: u8 },
    /// A card from deck to hand.
    Drew { seat: Seat, card: Option<u8> },
    /// The open card to hand, and the next one from the deck.
    Took { seat: Seat, card: u8, refill: Option<u8>, lost: bool },
    /// Nothing; `fits` is secret.
    Passed { seat: Seat, fits: Option<u8> },
    /// The discard but its top became the deck.
    Shuffled,
    /// The round is over.
    Scored,
}

/// A notice in full.
#[derive(Clone, Debug)]
pub(crate) struct Event(pub(crate) Notice);

impl Event {
    pub(crate) fn public(&self) -> Notice {
        self.to(Observer::Spectator)
    }

    /// What an observer may know of it.
    pub(crate) fn to(&self, who: Observer) -> Notice {
        let mut notice = self.0.clone();
        match &mut notice {
            Notice::Dealt { hands, .. } => {
                for (seat, hand) in hands.iter_mut().enumerate() {
                    *hand = hand.filter(|_| who.sees(Seat::new(seat as u8)));
                }
            }
            Notice::Sealed { seat, card, nth } => {
                *card = card.filter(|_| who.sees(*seat));
                *nth = None;
            }
            Notice::Drew { seat, card } => *card = card.filter(|_| who.sees(*seat)),
            Notice::Passed { fits, .. } => *fits = None,
            Notice::Opened { .. }
            | Notice::Played { .. }
            | Notice::Took { .. }
            | Notice::Shuffled
            | Notice::Scored => {}
        }
        notice
    }

    /// The notice for `who`, through the planted bug.
    pub(crate) fn notice_for(&self, who: Observer) -> Option<Notice> {
        match &self.0 {
            Notice::Passed { .. } if bug::is(bug::SILENT) && who == Observer::Spectator => None,
            Notice::Drew { .. } if bug::is(bug::NOTICE_LEAK) => Some(self.0.clone()),
            Notice::Passed { .. } if bug::is(bug::QUIET_LEAK) => Some(self.0.clone()),
            Notice::Dealt { .. } | Notice::Drew { .. } if bug::is(bug::VIEW_LEAK_USED) => {
                Some(self.0.clone())
            }
            Notice::Sealed { nth, .. } if bug::is(bug::ORDER_TOLD) => {
                let mut notice = self.to(who);
                if let Notice::Sealed { nth: shown, .. } = &mut notice {
                    *shown = *nth;
                }
                Some(notice)
            }
            _ => Some(self.to(who)),
        }
    }
}
