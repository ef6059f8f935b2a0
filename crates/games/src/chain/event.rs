//! What happens, and each observer's notice of it.

use arrayvec::ArrayVec;
use cardinal_engine::{BySeat, Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::score::Tally;
use super::sheet::{MAX_GROUPS, Sheet};
use super::state::ROW;
use super::view::SheetView;
use super::{Card, CardSet, Group, Meld, Options};

/// One thing that happened, as one observer may know it. As JSON it is tagged by `on`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "on", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// Chance picked who begins to build.
    Starter {
        /// That seat.
        seat: Seat,
    },
    /// A game was dealt.
    Dealt {
        /// The game, counted from 1.
        game: u8,
        /// The first card of each hand, where the observer may see it.
        cards: BySeat<Option<Card>>,
        /// The face-up cards.
        row: [Card; ROW],
    },
    /// A turn of the build phase began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A face-up card was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// A face-up card was discarded.
    Swept {
        /// By whom.
        seat: Seat,
        /// Where it lay.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// A card was turned up.
    Refilled {
        /// Where.
        slot: u8,
        /// The card.
        card: Card,
    },
    /// The discards became the new deck.
    Reshuffled {
        /// These cards.
        cards: CardSet,
    },
    /// All showed their twelve cards, and the settlement began.
    Revealed {
        /// The hands.
        hands: BySeat<CardSet>,
    },
    /// A step of the observer's own settlement was taken.
    Sheet {
        /// Whose settlement.
        seat: Seat,
        /// How it stands now. Boxed, so that the many small notices stay small and nothing has to be freed.
        sheet: Box<SheetView>,
    },
    /// A player has settled.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// A settlement lies open.
    Settled {
        /// Whose.
        seat: Seat,
        /// The groups scored.
        groups: ArrayVec<Group, MAX_GROUPS>,
        /// What they score.
        points: u16,
        /// The cards left over that were discarded.
        discarded: CardSet,
    },
    /// It is another player's turn to settle, where that goes round.
    Settling {
        /// Whose.
        seat: Seat,
    },
    /// The settlement is over.
    AllSettled {},
    /// Every player was dealt one more card.
    Extra {
        /// The cards, where the observer may see them.
        cards: BySeat<Option<Card>>,
    },
    /// Several are tied for the start of the release, and chance will pick.
    Tie {
        /// Who.
        seats: SeatSet,
    },
    /// A player leads a new trick.
    Leads {
        /// Who.
        seat: Seat,
    },
    /// It is the next player's turn in the trick.
    Next {
        /// Whose.
        seat: Seat,
    },
    /// A meld was laid.
    Played {
        /// By whom.
        seat: Seat,
        /// The meld.
        meld: Meld,
        /// The very cards.
        cards: CardSet,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A hand is empty.
    Finished {
        /// Whose.
        seat: Seat,
    },
    /// A trick was won.
    Won {
        /// By whom.
        seat: Seat,
        /// Its cards.
        cards: CardSet,
    },
    /// A 0 ended the trick, and its cards were put aside.
    Cleared {
        /// Who played the 0.
        seat: Seat,
        /// The cards.
        cards: CardSet,
    },
    /// A penalty card is due to be drawn.
    Drawing {
        /// By whom.
        by: Seat,
        /// Out of whose hand.
        from: Seat,
    },
    /// A penalty card was drawn and lies open before its owner.
    Penalty {
        /// The owner.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A game is over.
    GameOver {
        /// The cards left in each hand, now open.
        hands: BySeat<CardSet>,
        /// What the game brought each seat.
        tallies: BySeat<Tally>,
        /// Who begins to build next; `None` if this was the last game.
        next_starter: Option<Seat>,
        /// Of whom chance will pick that seat, if it has to.
        candidates: SeatSet,
    },
}

/// One thing that happened, in full.
#[derive(Clone, Debug)]
pub enum Event {
    /// Open to all observers.
    Open(Notice),
    /// A game was dealt; the first card of each hand is its owner's secret.
    Dealt {
        /// The game, counted from 1.
        game: u8,
        /// The first card of each hand.
        cards: BySeat<Card>,
        /// The face-up cards.
        row: [Card; ROW],
    },
    /// A step of a settlement, unseen by the others.
    Sheet {
        /// Whose.
        seat: Seat,
        /// How it stands now.
        sheet: Sheet,
        /// The table's options.
        options: Options,
    },
    /// The extra cards of the release, each its owner's secret.
    Extra {
        /// The cards.
        cards: BySeat<Card>,
    },
}

impl Event {
    pub(super) fn notice(&self, who: Observer) -> Option<Notice> {
        let seen =
            |cards: &BySeat<Card>| BySeat::from_fn(cards.seats(), |seat| who.sees(seat).then(|| cards[seat]));
        Some(match self {
            Self::Open(notice) => notice.clone(),
            Self::Dealt { game, cards, row } => Notice::Dealt { game: *game, cards: seen(cards), row: *row },
            Self::Sheet { seat, .. } if !who.sees(*seat) => return None,
            Self::Sheet { seat, sheet, options } => {
                Notice::Sheet { seat: *seat, sheet: Box::new(SheetView::of(sheet, options)) }
            }
            Self::Extra { cards } => Notice::Extra { cards: seen(cards) },
        })
    }
}

impl Notice {
    /// Whether it tells something that was hidden until now.
    pub(super) const fn reveals(&self) -> bool {
        match self {
            // Cards from face-down piles and hands laid open; settlements that were sealed, and that a player is
            // done with theirs; plays, among whose cards may be the secret one.
            Self::Dealt { .. }
            | Self::Refilled { .. }
            | Self::Revealed { .. }
            | Self::Ready { .. }
            | Self::Settled { .. }
            | Self::Extra { .. }
            | Self::Played { .. }
            | Self::Penalty { .. }
            | Self::GameOver { .. } => true,
            Self::Starter { .. }
            | Self::Turn { .. }
            | Self::Took { .. }
            | Self::Swept { .. }
            | Self::Reshuffled { .. }
            | Self::Sheet { .. }
            | Self::Settling { .. }
            | Self::AllSettled {}
            | Self::Tie { .. }
            | Self::Leads { .. }
            | Self::Next { .. }
            | Self::Passed { .. }
            | Self::Finished { .. }
            | Self::Won { .. }
            | Self::Cleared { .. }
            | Self::Drawing { .. } => false,
        }
    }
}
