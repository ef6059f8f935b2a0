//! The truth of one game.

use cardinal_engine::{Seat, SetupError};
use serde::{Deserialize, Serialize};

use super::{Card, CardSet, INFO, Options};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance deals.
    Deal,
    /// The active player plays a card.
    Play,
    /// The game is over.
    Over,
}

/// A game of High Card: the whole truth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HighCard {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) phase: Phase,
    pub(super) active: Seat,
    pub(super) hands: [CardSet; 4],
    /// What each seat has played to the trick on the table.
    pub(super) trick: [Option<Card>; 4],
    /// The cards of completed tricks.
    pub(super) gone: CardSet,
    /// The cards that were not dealt.
    pub(super) deck: CardSet,
    pub(super) points: [u8; 4],
}

pub(super) fn new(options: &Options, seats: u8) -> Result<HighCard, SetupError> {
    if !INFO.seats.contains(&seats) {
        return Err(SetupError::seats(&INFO, usize::from(seats), "HC-1"));
    }
    options.check_ranges()?;
    Ok(HighCard {
        options: *options,
        seats,
        phase: Phase::Deal,
        active: Seat::new(0),
        hands: [CardSet::NONE; 4],
        trick: [None; 4],
        gone: CardSet::NONE,
        deck: CardSet::ALL,
        points: [0; 4],
    })
}

impl HighCard {
    /// A point for each trick taken.
    pub(super) fn score(&self, seat: Seat) -> i32 {
        self.points[seat.index()].into()
    }
}
