//! How a game moves along, or does not.

use serde::{Deserialize, Serialize};

use super::options::Stalemate;
use super::{Ending, Options};

/// The counters from which an end without a winner follows. They are public, and kept in the same way in the game and
/// in the views.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// Turns completed.
    pub turns: u32,
    /// Turns in a row in which somebody passed.
    pub passes: u8,
    /// Those of them, up to now, without an exchange.
    pub idle: u8,
    /// Cards drawn since a chip was last placed or removed.
    pub drawn: u16,
    /// Cards the deck held when it was last formed.
    pub formed: u8,
}

/// How a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TurnEnd {
    /// A chip was placed or removed.
    Moved,
    /// By a pass.
    Passed,
    /// By a pass after an exchange.
    PassedAfterExchange,
    /// By a wrong answer.
    Lost,
}

impl Pace {
    #[inline]
    pub(super) const fn chip_moved(&mut self) {
        self.drawn = 0;
    }

    #[inline]
    pub(super) const fn card_drawn(&mut self) {
        self.drawn = self.drawn.saturating_add(1);
    }

    /// Counts a turn.
    #[inline]
    pub(super) const fn turn_over(&mut self, end: TurnEnd) {
        self.turns = self.turns.wrapping_add(1);
        (self.passes, self.idle) = match end {
            TurnEnd::Moved | TurnEnd::Lost => (0, 0),
            TurnEnd::Passed => (self.passes.saturating_add(1), self.idle.saturating_add(1)),
            TurnEnd::PassedAfterExchange => (self.passes.saturating_add(1), 0),
        };
    }

    /// Whether the game is over after a turn (SN-A27, SN-A29).
    #[inline]
    pub(super) const fn ending(&self, options: &Options, seats: u8) -> Option<Ending> {
        let stalemate = match options.stalemate {
            Stalemate::DeckCycle if self.drawn >= self.formed as u16 => Some(Ending::DeckCycle),
            Stalemate::DeckCycle if self.idle >= seats => Some(Ending::LapOfPasses),
            Stalemate::LapOfPasses if self.passes >= seats => Some(Ending::LapOfPasses),
            _ => None,
        };
        let limit = options.turn_limit as u32;
        match stalemate {
            None if limit != 0 && self.turns >= limit => Some(Ending::TurnLimit),
            _ => stalemate,
        }
    }
}
