//! The truth of one game, and its set-up.

use std::fmt;

use arrayvec::ArrayVec;
use cardinal_engine::{Seat, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

use super::meld::Shape;
use super::options::FirstStarter;
use super::score::Totals;
use super::scorer::Scoring;
use super::sheet::Sheet;
use super::{Card, CardSet, INFO, Meld, Options};

pub(super) const MAX_PLAYERS: usize = 4;
pub(super) const MAX_GAMES: usize = 9;
/// How many cards lie face up.
pub(super) const ROW: usize = 5;
/// How many cards each player builds a hand of.
pub(super) const HAND: u8 = 12;
/// The most cards the deck can hold: two players have a card each, and five lie face up.
pub(super) const MAX_DECK: usize = Card::COUNT - 2 - ROW;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks who begins to build.
    Starter,
    /// Chance shuffles for a new game.
    Deal,
    /// The active player takes or sweeps a face-up card.
    Build,
    /// The active player has swept a card and takes one.
    Swept,
    /// Chance shuffles the discards into a new deck.
    Reshuffle,
    /// The players settle.
    Settle,
    /// Chance deals the extra cards of the release.
    Extra,
    /// Chance picks who of those tied begins the release.
    Tie,
    /// The active player plays or passes.
    Release,
    /// Chance draws a penalty card from the hand of the active player.
    Penalty,
    /// The game is over.
    Over,
}

/// A game of Chain: the whole truth.
#[derive(Clone, PartialEq, Eq)]
pub struct Chain {
    pub(super) hands: [CardSet; MAX_PLAYERS],
    /// Cards publicly known to be in each hand.
    pub(super) known: [CardSet; MAX_PLAYERS],
    /// Cards won in tricks.
    pub(super) captured: [CardSet; MAX_PLAYERS],
    /// Penalty cards lying open before their owners.
    pub(super) open: [CardSet; MAX_PLAYERS],
    pub(super) sheets: [Sheet; MAX_PLAYERS],
    /// What each hand can score at most; kept only where the table asks for it.
    pub(super) best: [u16; MAX_PLAYERS],
    /// Face-up cards discarded while building.
    pub(super) discards: CardSet,
    /// Cards in no hand when the settlement is over.
    pub(super) unused: CardSet,
    pub(super) trick: CardSet,
    /// Cards put aside by a 0.
    pub(super) aside: CardSet,
    /// What has to be beaten, with its shape.
    pub(super) table: Meld,
    pub(super) shape: Option<Shape>,
    /// The deck is `deck[top..]`.
    pub(super) deck: [Card; MAX_DECK],
    pub(super) top: u8,
    pub(super) row: [Option<Card>; ROW],
    /// How many cards will still be taken until all hands are built.
    pub(super) to_take: u8,
    /// Whether the active player has swept a card this turn.
    pub(super) swept: bool,
    /// Whether the deck was made of discards, so that its cards are publicly known.
    pub(super) reshuffled: bool,
    pub(super) phase: Phase,
    pub(super) seats: u8,
    pub(super) active: Seat,
    pub(super) starter: Seat,
    /// Of whom chance picks one.
    pub(super) candidates: SeatSet,
    /// Who played last in this trick.
    pub(super) holder: Seat,
    /// Who still has to settle and may do so now, or still has a turn in this trick.
    pub(super) waiting: SeatSet,
    /// Who emptied their hand, in this order.
    pub(super) finished: ArrayVec<Seat, MAX_PLAYERS>,
    /// How many of them have drawn their penalty cards.
    pub(super) drawn: u8,
    /// Games completed.
    pub(super) games_over: u8,
    pub(super) scores: [[i16; MAX_PLAYERS]; MAX_GAMES],
    pub(super) totals: [Totals; MAX_PLAYERS],
    pub(super) options: Options,
    /// The revision of the rules; see [`Chain::scoring`].
    pub(super) revision: u16,
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain")
            .field("phase", &self.phase)
            .field("game", &(self.games_over + 1))
            .field("active", &self.active)
            .field("row", &self.row)
            .field("hands", &&self.hands[..usize::from(self.seats)])
            .field("table", &self.table)
            .field("trick", &self.trick)
            .field("waiting", &self.waiting)
            .field("finished", &self.finished)
            .field("deck", &self.deck())
            .field("discards", &self.discards)
            .finish_non_exhaustive()
    }
}

pub(super) fn new(options: &Options, seats: u8) -> Result<Chain, SetupError> {
    if !INFO.seats.contains(&seats) {
        return Err(SetupError::seats(&INFO, usize::from(seats), "CH-A41"));
    }
    options.check_ranges()?;
    let starter = match options.first_starter {
        FirstStarter::Random => None,
        FirstStarter::Seat0 => Some(0),
        FirstStarter::Seat1 => Some(1),
        FirstStarter::Seat2 => Some(2),
        FirstStarter::Seat3 => Some(3),
    };
    if starter.is_some_and(|starter| starter >= seats) {
        let value = format!("seat{}", starter.unwrap_or_default());
        return Err(SetupError::Conflict {
            key: "first_starter",
            value,
            reason: "the game has no such seat",
        });
    }
    let first = Seat::new(starter.unwrap_or(0));
    Ok(Chain {
        hands: [CardSet::NONE; MAX_PLAYERS],
        known: [CardSet::NONE; MAX_PLAYERS],
        captured: [CardSet::NONE; MAX_PLAYERS],
        open: [CardSet::NONE; MAX_PLAYERS],
        sheets: [Sheet::default(); MAX_PLAYERS],
        best: [0; MAX_PLAYERS],
        discards: CardSet::NONE,
        unused: CardSet::NONE,
        trick: CardSet::NONE,
        aside: CardSet::NONE,
        table: Meld::NONE,
        shape: None,
        deck: [Card::from_id(0); MAX_DECK],
        top: MAX_DECK as u8,
        row: [None; ROW],
        to_take: 0,
        swept: false,
        reshuffled: false,
        phase: if starter.is_some() { Phase::Deal } else { Phase::Starter },
        seats,
        active: first,
        starter: first,
        candidates: if starter.is_some() { SeatSet::NONE } else { SeatSet::all(seats) },
        holder: first,
        waiting: SeatSet::NONE,
        finished: ArrayVec::new(),
        drawn: 0,
        games_over: 0,
        scores: [[0; MAX_PLAYERS]; MAX_GAMES],
        totals: [Totals::default(); MAX_PLAYERS],
        options: *options,
        revision: INFO.revision,
    })
}

impl Chain {
    /// What the scorer looks at. Revision 1 did not consider two sets of one number.
    pub(super) const fn scoring(&self) -> Scoring {
        Scoring { all_x: self.options.all_x_groups, one_set: self.revision < 2 }
    }

    /// The face-down pile of the build phase, top first.
    #[inline]
    pub(super) fn deck(&self) -> &[Card] {
        &self.deck[usize::from(self.top)..]
    }

    /// Whether all cards are still, or again, to be dealt.
    pub(super) const fn is_undealt(&self) -> bool {
        matches!(self.phase, Phase::Starter | Phase::Deal)
    }

    /// Whether the cards left on the table were gathered for the release.
    pub(super) const fn is_gathered(&self) -> bool {
        matches!(self.phase, Phase::Extra | Phase::Tie | Phase::Release | Phase::Penalty | Phase::Over)
    }

    /// The cards that lie face down on the table: the deck, or the cards that the release does without.
    pub(super) fn face_down(&self) -> CardSet {
        if self.is_undealt() {
            CardSet::ALL
        } else if self.is_gathered() {
            self.unused
        } else {
            self.deck().iter().copied().collect()
        }
    }

    /// Who holds cards in the release.
    #[inline]
    pub(super) fn in_hand(&self) -> SeatSet {
        let mut seats = SeatSet::NONE;
        for number in 0..self.seats {
            if !self.hands[usize::from(number) & (MAX_PLAYERS - 1)].is_empty() {
                seats.insert(Seat::new(number));
            }
        }
        seats
    }

    /// The first of `seats` clockwise after `seat`.
    #[inline]
    pub(super) fn after(&self, seat: Seat, seats: SeatSet) -> Seat {
        let mut next = seat.next(self.seats);
        while !seats.contains(next) && next != seat {
            next = next.next(self.seats);
        }
        next
    }

    pub(super) fn fill_deck(&mut self, order: &[Card]) {
        let top = MAX_DECK - order.len();
        self.deck[top..].copy_from_slice(order);
        self.top = top as u8;
    }

    /// Gathers all cards for the next deal.
    pub(super) fn clear_table(&mut self) {
        self.hands = [CardSet::NONE; MAX_PLAYERS];
        self.known = [CardSet::NONE; MAX_PLAYERS];
        self.captured = [CardSet::NONE; MAX_PLAYERS];
        self.open = [CardSet::NONE; MAX_PLAYERS];
        self.sheets = [Sheet::default(); MAX_PLAYERS];
        self.best = [0; MAX_PLAYERS];
        self.discards = CardSet::NONE;
        self.unused = CardSet::NONE;
        self.trick = CardSet::NONE;
        self.aside = CardSet::NONE;
        self.table = Meld::NONE;
        self.shape = None;
        self.top = MAX_DECK as u8;
        self.row = [None; ROW];
        self.to_take = 0;
        self.swept = false;
        self.reshuffled = false;
        self.active = self.starter;
        self.holder = self.starter;
        self.waiting = SeatSet::NONE;
        self.finished.clear();
        self.drawn = 0;
    }
}
