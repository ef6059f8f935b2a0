//! The truth of one game, and how it moves.

use std::fmt;

use cardinal_engine::{Seat, SetupError};
use serde::{Deserialize, Serialize};

use super::memory::Batches;
use super::options::{ExtraTurn, FirstStarter, LastPlayer};
use super::{Card, CardSet, INFO, Laid, Options, chain};

/// The most cards in a hand at the end of a turn (NC-19).
pub(super) const HAND_LIMIT: u8 = 10;
pub(super) const MAX_PLAYERS: usize = 4;
pub(super) const MAX_ROUNDS: usize = 9;
/// The most cards the Supply can hold: whenever it is rebuilt, at least seven cards lie elsewhere (the Floor card,
/// the Pools or the hand they went to, what the active player held and took, and a card of another player).
pub(super) const MAX_SUPPLY: usize = Card::COUNT - 7;

/// How the cards of a turn link to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Each to the Floor card that lay there when the turn began.
    Pivot,
    /// Each to the card just below it.
    Relay,
}

impl Condition {
    pub(super) const fn flipped(self) -> Self {
        match self {
            Self::Pivot => Self::Relay,
            Self::Relay => Self::Pivot,
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance picks who begins.
    Starter,
    /// Chance shuffles for a new round.
    Deal,
    /// Chance shuffles the covered Floor cards into a new Supply.
    Reshuffle,
    /// The active player chooses an action.
    Act,
    /// The active player has played and may play on.
    Playing,
    /// The active player may take an extra turn.
    Offer,
    /// The active player holds too many cards.
    Discard,
    /// The game is over.
    Over,
}

/// A game of Number Chain: the whole truth.
#[derive(Clone, PartialEq, Eq)]
pub struct NumberChain {
    pub(super) hands: [CardSet; MAX_PLAYERS],
    /// Cards that all saw go to each hand.
    pub(super) known: [CardSet; MAX_PLAYERS],
    /// Floor cards below the top one.
    pub(super) covered: CardSet,
    pub(super) batches: Batches,
    /// The Supply is `deck[top..]`.
    pub(super) deck: [Card; MAX_SUPPLY],
    pub(super) top: u8,
    pub(super) pools: [Option<Card>; 3],
    pub(super) floor: Option<Laid>,
    /// The digit that the next card must begin with; 0 if any will do.
    pub(super) link: u8,
    pub(super) condition: Condition,
    pub(super) phase: Phase,
    pub(super) seats: u8,
    pub(super) active: Seat,
    pub(super) starter: Seat,
    /// Who emptied their hand first in this round; from then on it is the closing phase.
    pub(super) first_out: Option<Seat>,
    pub(super) out: u8,
    /// For each player found unable to lay a card, the digit they could not follow.
    pub(super) stuck_on: [u8; MAX_PLAYERS],
    /// Rounds completed.
    pub(super) rounds_over: u8,
    pub(super) turns: u16,
    pub(super) stall: u16,
    pub(super) penalties: [[u8; MAX_PLAYERS]; MAX_ROUNDS],
    pub(super) options: Options,
}

impl fmt::Debug for NumberChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NumberChain")
            .field("phase", &self.phase)
            .field("round", &(self.rounds_over + 1))
            .field("active", &self.active)
            .field("condition", &self.condition)
            .field("floor", &self.floor)
            .field("link", &self.link)
            .field("pools", &self.pools)
            .field("hands", &&self.hands[..usize::from(self.seats)])
            .field("supply", &self.supply())
            .field("covered", &self.covered)
            .field("turns", &(self.turns, self.stall))
            .finish_non_exhaustive()
    }
}

pub(super) fn new(options: &Options, seats: u8) -> Result<NumberChain, SetupError> {
    if !INFO.seats.contains(&seats) {
        return Err(SetupError::seats(&INFO, usize::from(seats), "NC-A36"));
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
    let mut game = NumberChain {
        hands: [CardSet::NONE; MAX_PLAYERS],
        known: [CardSet::NONE; MAX_PLAYERS],
        covered: CardSet::NONE,
        batches: Batches::NEW,
        deck: [Card::from_octal(1); MAX_SUPPLY],
        top: MAX_SUPPLY as u8,
        pools: [None; 3],
        floor: None,
        link: 0,
        condition: Condition::Pivot,
        phase: Phase::Starter,
        seats,
        active: Seat::new(starter.unwrap_or(0)),
        starter: Seat::new(starter.unwrap_or(0)),
        first_out: None,
        out: 0,
        stuck_on: [0; MAX_PLAYERS],
        rounds_over: 0,
        turns: 0,
        stall: 0,
        penalties: [[0; MAX_PLAYERS]; MAX_ROUNDS],
        options: *options,
    };
    if starter.is_some() {
        game.phase = Phase::Deal;
    }
    Ok(game)
}

impl NumberChain {
    /// The face-down pile, top first.
    #[inline]
    pub(super) fn supply(&self) -> &[Card] {
        &self.deck[usize::from(self.top)..]
    }

    /// Whether all cards are still, or again, to be dealt.
    pub(super) const fn is_undealt(&self) -> bool {
        matches!(self.phase, Phase::Starter | Phase::Deal)
    }

    /// The hidden cards outside the hands: the Supply, or before a deal the whole deck.
    pub(super) fn face_down(&self) -> CardSet {
        if self.is_undealt() { CardSet::ALL } else { self.supply().iter().copied().collect() }
    }

    /// The active player's place in the arrays; the mask tells the compiler that it is inside.
    #[inline]
    pub(super) const fn me(&self) -> usize {
        self.active.index() & (MAX_PLAYERS - 1)
    }

    #[inline]
    pub(super) const fn hand(&self) -> CardSet {
        self.hands[self.me()]
    }

    #[inline]
    pub(super) const fn closing(&self) -> bool {
        self.first_out.is_some()
    }

    #[inline]
    pub(super) const fn is_out(&self, seat: Seat) -> bool {
        self.out >> seat.number() & 1 == 1
    }

    /// Whether all but the active player are out.
    #[inline]
    pub(super) const fn is_last(&self) -> bool {
        self.out | 1 << self.active.number() == self.all_seats()
    }

    /// All seats, as in `out`.
    #[inline]
    pub(super) const fn all_seats(&self) -> u8 {
        (1 << self.seats) - 1
    }

    /// Whether the active player is the last one left at a table where that means one single turn.
    #[inline]
    pub(super) fn in_last_turn(&self) -> bool {
        self.options.last_player == LastPlayer::SameTurn && self.closing() && self.is_last()
    }

    /// Whether a hand can be played from or has a Chain.
    #[inline]
    pub(super) fn can_lay(hand: CardSet, link: u8, options: &Options) -> bool {
        !hand.fitting(link).is_empty() || chain::exists(hand, options.max_wilds_in_chain)
    }

    /// Whether an extra turn may be used for laying cards only.
    #[inline]
    pub(super) fn extra_turn_is_narrow(&self) -> bool {
        self.closing() || self.options.extra_turn == ExtraTurn::PlayOrChain
    }
}
