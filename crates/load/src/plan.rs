//! What is asked for.

use std::time::Duration;

use crate::LoadError;

/// Seats, and so clients, at every table.
pub(crate) const SEATS: usize = 4;

/// A load: how many tables, how many moves, for how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Host and port of the server, or of each of its nodes; clients are shared out to them.
    pub addresses: Vec<String>,
    /// Tables, each with four clients.
    pub tables: usize,
    /// Moves a second, at all tables together.
    pub rate: f64,
    /// Seconds.
    pub seconds: f64,
    /// The games, dealt out to the tables in turn.
    pub games: Vec<String>,
    /// The processes of the server, where memory and processor time are to be measured.
    pub processes: Vec<u32>,
    /// Decides which of their legal moves the clients make.
    pub seed: u64,
}

impl Plan {
    /// Whether it makes sense.
    pub(crate) fn check(&self) -> Result<(), LoadError> {
        let wrong = |what| Err(LoadError::Plan(what));
        match self {
            Self { tables: 0 | 10_001.., .. } => wrong("there can be 1 to 10000 tables"),
            Self { addresses, .. } if addresses.is_empty() => wrong("at least one server is needed"),
            Self { games, .. } if games.is_empty() => wrong("at least one game is needed"),
            Self { rate, .. } if !(0.1..=1e6).contains(rate) => {
                wrong("the rate is 0.1 to 1000000 moves a second")
            }
            Self { seconds, .. } if !(0.1..=86_400.0).contains(seconds) => {
                wrong("it takes 0.1 to 86400 seconds")
            }
            _ => Ok(()),
        }
    }

    /// The node of the client with this number.
    pub(crate) fn address(&self, number: usize) -> &str {
        &self.addresses[self.node(number)]
    }

    /// Which node a client is at: those at a table at different ones, and hosts at all of them in turn.
    pub(crate) const fn node(&self, number: usize) -> usize {
        (number + number / SEATS) % self.addresses.len()
    }

    /// All moves.
    pub(crate) fn moves(&self) -> u64 {
        (self.rate * self.seconds).round() as u64
    }

    /// When the move with this number is due, counted from the start.
    pub(crate) fn due(&self, number: u64) -> Duration {
        Duration::from_secs_f64(number as f64 / self.rate)
    }
}
