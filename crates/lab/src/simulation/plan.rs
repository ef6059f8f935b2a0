//! What to simulate.

use cardinal_bots::Player;
use cardinal_engine::Game;

/// After how many decisions a game is given up where its options set no bound of their own.
///
/// With the limits of a game switched off random play may go on for ever. Ordinary games take a few hundred
/// decisions, so nothing that would end by itself comes near.
pub const DEFAULT_CAP: u64 = 1_000_000;

/// A series of games.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The table options.
    pub options: G::Options,
    /// Who plays at which seat.
    pub seats: Vec<Player>,
    /// How many games.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads work on it, at least one. The report does not depend on it.
    pub threads: usize,
}

impl<G: Game> Plan<G> {
    /// After how many decisions a game of this plan is given up: what the game declares, or [`DEFAULT_CAP`].
    pub fn cap(&self) -> u64 {
        G::bound(&self.options, self.seats.len() as u8).unwrap_or(DEFAULT_CAP)
    }
}
