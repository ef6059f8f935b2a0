//! How a game moves along, or does not.

use serde::{Deserialize, Serialize};

use super::options::Stalemate;
use super::{Ending, Options};

/// The counters from which an end without a winner follows. They are public, and counted alike in the game and
/// in the views.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// Turns completed.
    pub turns: u32,
    /// Turns in a row that ended with a pass or a wrong answer.
    pub passes: u8,
    /// Those of them, up to now, without an exchange.
    pub idle: u8,
    /// Turns in a row, up to now, that ended with a wrong answer; a lap of nothing else ends no game (SN-A3).
    pub lost: u8,
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
    /// By a wrong answer after an exchange.
    LostAfterExchange,
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

    /// Counts a turn. In revision 1 a wrong answer broke a lap of passes.
    #[inline]
    pub(super) const fn turn_over(&mut self, end: TurnEnd, revision: u16) {
        self.turns = self.turns.wrapping_add(1);
        let is_lost = matches!(end, TurnEnd::Lost | TurnEnd::LostAfterExchange);
        if matches!(end, TurnEnd::Moved) || is_lost && revision < 2 {
            (self.passes, self.idle, self.lost) = (0, 0, 0);
            return;
        }
        self.passes = self.passes.saturating_add(1);
        self.idle = match end {
            TurnEnd::PassedAfterExchange | TurnEnd::LostAfterExchange => 0,
            _ => self.idle.saturating_add(1),
        };
        self.lost = if is_lost { self.lost.saturating_add(1) } else { 0 };
    }

    /// Whether the game is over after a turn (SN-A27, SN-A29).
    #[inline]
    pub(super) const fn ending(&self, options: &Options, seats: u8) -> Option<Ending> {
        let has_pass = self.lost < seats;
        let stalemate = match options.stalemate {
            Stalemate::DeckCycle if self.drawn >= self.formed as u16 => Some(Ending::DeckCycle),
            Stalemate::DeckCycle if self.idle >= seats && has_pass => Some(Ending::LapOfPasses),
            Stalemate::LapOfPasses if self.passes >= seats && has_pass => Some(Ending::LapOfPasses),
            _ => None,
        };
        let limit = options.turn_limit as u32;
        match stalemate {
            None if limit != 0 && self.turns >= limit => Some(Ending::TurnLimit),
            _ => stalemate,
        }
    }
}
