//! The truth of one game.

use std::fmt;

use cardinal_engine::{MAX_SEATS, Seat, SetupError};
use serde::{Deserialize, Serialize};

use super::dealing::in_order;
use super::field::{Field, MAX_POSITIONS, Positions, Seats};
use super::memo::Memo;
use super::notes::Notes;
use super::options::{FirstBomb, Options, TwoPlayers};
use super::ring::Ring;
use super::{Card, Cards, INFO};

/// How many cards a hand is filled up to (NB-3, NB-6).
pub(super) const HAND: u8 = 4;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks who begins.
    Starter,
    /// Chance shuffles and deals.
    Deal,
    /// Chance shuffles a hand that nothing can be placed from back into the deck.
    Redraw,
    /// Chance shuffles the discards into a new deck.
    Reshuffle,
    /// Round one: the active player places a card.
    Opening,
    /// Round one: the last player turns a card over.
    OpeningFlip,
    /// The active player operates and plays function cards.
    Act,
    /// The active player arranges the covered cards.
    Arrange,
    /// Dual: the active player flips.
    DualFlip,
    /// Dual: the active player has flipped and places.
    DualPlace,
    /// Dual: a position was empty, so the active player only places.
    DualFill,
    /// The game is over.
    Over,
}

/// When a player went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fall {
    /// How many players had gone before.
    pub outlived: u8,
    /// In which turn of the game, counted from 1.
    pub turn: u16,
}

/// A game of Numboom: the whole truth.
///
/// # Who knows what
///
/// Besides the cards the truth holds what every seat remembers, the eliminated included, with perfect memory of
/// these facts:
///
/// - **This card lies there**: a player who placed a covered card, peeked at it or observed it knows it
///   (`known` of a slot) until it is flipped, or until *another* player's Disrupt. The
///   disrupter's own knowledge moves along with the piles.
/// - **These cards lie among those**: after another player's Disrupt a seat cannot tell the cards that lay there
///   apart (`mixed` of a slot), but remembers which of them it knew (`lost`). If one of the
///   mixed cards is flipped or looked at and the seat remembers such a card, it may have been that one; so one
///   is taken from the memo. A later Disrupt mixes everything again.
/// - **These cards were in that hand**: a player who gave a hand away remembers it (`notes`), wherever Exchanges
///   take it, until it comes back. Cards played from it in plain sight are taken from the
///   memo; a card placed unseen may be any of those that can be placed, and which position it went to is not
///   followed (NB-A24). So from then on the memo says how many may be gone.
/// - **These cards are face down among the discards**: the hands of the eliminated (`notes` go on telling of
///   them, also to their former owners) and the rest of a dropped pile (`known_rests`), until they are shuffled.
///
/// A shuffle ends all knowledge of the cards in it. The shuffle that a hidden card came from, and what a player's
/// choices betray of a hand, are not recorded.
#[derive(Clone, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the turn")]
pub struct Numboom {
    pub(super) field: Field,
    /// The deck is `deck[top..]`, without the function cards in Dual.
    pub(super) deck: [Card; Card::COUNT],
    pub(super) top: u8,
    pub(super) hands: [Cards; MAX_SEATS],
    /// How many cards each hand lacks of being full.
    pub(super) lacks: [u8; MAX_SEATS],
    /// The discards that lie open.
    pub(super) discards: Cards,
    /// The hands of the eliminated, face down among the discards.
    pub(super) fallen: [Cards; MAX_SEATS],
    /// The rests of dropped piles, face down among the discards.
    pub(super) rests: Cards,
    /// What others remember of the hand that each seat has now or had when it went out.
    pub(super) notes: [Notes; MAX_SEATS],
    /// What each seat remembers of the cards mixed by others.
    pub(super) lost: [Memo; MAX_SEATS],
    /// What each seat knows of the rests of dropped piles.
    pub(super) known_rests: [Cards; MAX_SEATS],
    /// The function cards each player laid off on entering Dual.
    pub(super) laid_off: [Cards; MAX_SEATS],
    pub(super) falls: [Fall; MAX_SEATS],
    pub(super) phase: Phase,
    pub(super) seats: u8,
    pub(super) first: Seat,
    pub(super) active: Seat,
    pub(super) living: Seats,
    pub(super) ring: Ring,
    /// How many live.
    pub(super) alive: u8,
    /// Who may only flip in their next turn.
    pub(super) bombed: u32,
    pub(super) clockwise: bool,
    pub(super) dual: bool,
    pub(super) death_number: u8,
    /// Operations left in the turn.
    pub(super) operations: u8,
    pub(super) flip_only: bool,
    pub(super) peeked: bool,
    /// Cards that may still be placed on occupied positions in this turn.
    pub(super) stacks: u8,
    /// Whether the order of play turns around when the turn ends.
    pub(super) reversing: bool,
    /// A Disrupt in progress: for the first positions, where their piles lay before.
    pub(super) order: [u8; MAX_POSITIONS],
    pub(super) arranged: u8,
    /// The positions whose piles are still to be chosen for it, one bit each.
    pub(super) unarranged: Positions,
    pub(super) turns: u16,
    /// Turns left in the round, this one included; 0 where rounds do not matter.
    pub(super) round: u8,
    /// The seat being dealt to, and how many seats remain, this one included.
    pub(super) drawer: Seat,
    pub(super) queue: u8,
    pub(super) options: Options,
    /// The revision of the rules; see [`Numboom::may_be_drawn`].
    pub(super) revision: u16,
}

impl fmt::Debug for Numboom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = |position| self.field.pile(position).map(|slot| slot.card).collect::<Vec<_>>();
        f.debug_struct("Numboom")
            .field("phase", &self.phase)
            .field("active", &self.active)
            .field("death_number", &self.death_number)
            .field("operations", &self.operations)
            .field("positions", &(0..usize::from(self.field.count())).map(piles).collect::<Vec<_>>())
            .field("hands", &&self.hands[..usize::from(self.seats)])
            .field("discards", &self.all_discards())
            .field("deck", &usize::from(self.deck_len()))
            .field("turns", &self.turns)
            .finish_non_exhaustive()
    }
}

pub(super) fn new(options: &Options, seats: u8) -> Result<Numboom, SetupError> {
    if !INFO.seats.contains(&seats) {
        return Err(SetupError::seats(&INFO, usize::from(seats), "NB-1"));
    }
    options.check_ranges()?;
    let options = options.settled();
    // A game of two may begin with Dual; then function cards are never in it.
    let dual = seats == 2 && options.two_players == TwoPlayers::Dual;
    let mut game = Numboom {
        field: Field::new(if dual { 2 } else { seats - 1 }),
        deck: [Card::One; Card::COUNT],
        top: 0,
        hands: [Cards::NONE; MAX_SEATS],
        lacks: [0; MAX_SEATS],
        discards: Cards::NONE,
        fallen: [Cards::NONE; MAX_SEATS],
        rests: Cards::NONE,
        notes: [Notes::NONE; MAX_SEATS],
        lost: [Memo::NONE; MAX_SEATS],
        known_rests: [Cards::NONE; MAX_SEATS],
        laid_off: [Cards::NONE; MAX_SEATS],
        falls: [Fall::default(); MAX_SEATS],
        phase: Phase::Starter,
        seats,
        first: Seat::new(0),
        active: Seat::new(0),
        living: (1 << seats) - 1,
        ring: Ring::new(seats),
        alive: seats,
        bombed: 0,
        clockwise: true,
        dual,
        death_number: 0,
        operations: 0,
        flip_only: false,
        peeked: false,
        stacks: 0,
        reversing: false,
        order: [0; MAX_POSITIONS],
        arranged: 0,
        unarranged: 0,
        turns: 0,
        round: 0,
        drawer: Seat::new(0),
        queue: 0,
        options,
        revision: INFO.revision,
    };
    game.fill_deck(&in_order(game.stock()));
    Ok(game)
}

impl Numboom {
    /// The cards in the game: function cards leave it with Dual.
    pub(super) fn stock(&self) -> Cards {
        let cards = self.options.cards();
        if self.dual { cards.placeable() } else { cards }
    }

    /// The discards, open and face down.
    pub(super) fn all_discards(&self) -> Cards {
        self.fallen.iter().fold(self.discards.plus(self.rests), |all, hand| all.plus(*hand))
    }

    pub(super) fn deck_len(&self) -> u8 {
        self.deck().iter().filter(|card| card.is_placeable() || !self.dual).count() as u8
    }

    /// The deck, top first; the function cards in it do not count in Dual.
    #[inline]
    pub(super) fn deck(&self) -> &[Card] {
        &self.deck[usize::from(self.top)..]
    }

    #[inline]
    pub(super) const fn hand(&self) -> Cards {
        self.hands[self.active.index()]
    }

    #[inline]
    pub(super) const fn is_living(&self, seat: Seat) -> bool {
        self.living >> seat.number() & 1 == 1
    }

    /// Whether a card that can be placed eliminates the player who flips it now.
    #[inline]
    pub(super) fn is_deadly(&self, card: Card) -> bool {
        card != Card::Bomb && (self.death_number + card.adds()).is_multiple_of(4)
    }

    /// The next living seat in a direction.
    #[inline]
    pub(super) const fn neighbour(&self, seat: Seat, clockwise: bool) -> Seat {
        self.ring.neighbour(seat, clockwise)
    }

    /// Whether bombs must not be placed in round one.
    pub(super) fn bars_bombs(&self) -> bool {
        self.options.first_bomb == FirstBomb::Barred && !self.dual
    }

    /// Whether a hand has a card that may be placed in round one.
    pub(super) fn can_open(&self, hand: Cards) -> bool {
        let bombs = if self.bars_bombs() { hand.count(Card::Bomb) } else { 0 };
        hand.placeable().len() > bombs
    }
}
