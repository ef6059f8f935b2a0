//! The plan of a load test.

use std::time::Duration;

use crate::LoadError;

/// Seats, and so clients, at every table.
pub(crate) const SEATS: usize = 4;

/// The plan of a load test: tables, moves per second, duration.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Host and port of the server, or of each of its nodes; clients are spread over them.
    pub addresses: Vec<String>,
    /// The number of tables, each with four clients.
    pub tables: usize,
    /// Moves per second at all tables together.
    pub rate: f64,
    /// How long to keep up the load, in seconds.
    pub seconds: f64,
    /// The games, assigned to the tables in turn.
    pub games: Vec<String>,
    /// The server processes whose memory and CPU time to measure.
    pub processes: Vec<u32>,
    /// The seed by which clients choose among their legal moves.
    pub seed: u64,
}

impl Plan {
    /// Refuses values out of range.
    pub(crate) fn check(&self) -> Result<(), LoadError> {
        let wrong = |what| Err(LoadError::Plan(what));
        match self {
            Self { tables: 0 | 10_001.., .. } => wrong("the number of tables must be from 1 to 10000"),
            Self { addresses, .. } if addresses.is_empty() => wrong("at least one server is needed"),
            Self { games, .. } if games.is_empty() => wrong("at least one game is needed"),
            Self { rate, .. } if !(0.1..=1e6).contains(rate) => {
                wrong("the rate must be from 0.1 to 1000000 moves per second")
            }
            Self { seconds, .. } if !(0.1..=86_400.0).contains(seconds) => {
                wrong("the duration must be from 0.1 to 86400 seconds")
            }
            _ => Ok(()),
        }
    }

    /// The node of the client with this number.
    pub(crate) fn address(&self, number: usize) -> &str {
        &self.addresses[self.node(number)]
    }

    /// The node of a client: clients of a table use different nodes, and hosts are spread over all nodes.
    pub(crate) const fn node(&self, number: usize) -> usize {
        (number + number / SEATS) % self.addresses.len()
    }

    /// The number of moves.
    pub(crate) fn moves(&self) -> u64 {
        (self.rate * self.seconds).round() as u64
    }

    /// When the move with this number is due, counted from the start.
    pub(crate) fn due(&self, number: u64) -> Duration {
        Duration::from_secs_f64(number as f64 / self.rate)
    }
}
