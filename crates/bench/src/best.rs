//! Timing in rounds.

use std::time::{Duration, Instant};

/// The best of some rounds.
#[derive(Debug)]
pub struct Best {
    /// A decision, in the best round.
    pub nanoseconds: f64,
    /// Decisions in all rounds.
    pub decisions: u64,
}

impl Default for Best {
    fn default() -> Self {
        Self { nanoseconds: f64::INFINITY, decisions: 0 }
    }
}

impl Best {
    /// Times a round; `play` gives the number of its decisions.
    pub fn time(&mut self, play: impl FnOnce() -> u64) {
        let begin = Instant::now();
        let decisions = play();
        self.nanoseconds = self.nanoseconds.min(per(begin.elapsed(), decisions));
        self.decisions += decisions;
    }
}

/// Nanoseconds for each of `count`.
pub fn per(time: Duration, count: u64) -> f64 {
    time.as_secs_f64() * 1e9 / count as f64
}
