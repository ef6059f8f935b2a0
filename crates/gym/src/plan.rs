//! What a fleet plays.

use cardinal_bots::{Halt, Player};
use cardinal_engine::Game;

/// After how many decisions a game is broken off where its options set no bound of their own.
pub(crate) const DEFAULT_CAP: u64 = 1_000_000;

/// A fleet of games.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The table options.
    pub options: G::Options,
    /// Who plays: players made of code, and `None` for those played from outside.
    pub players: Vec<Option<Player>>,
    /// Whether the players move up a seat with every game, so that each has each seat equally often.
    pub rotate: bool,
    /// How many games there are at a time.
    pub games: usize,
    /// The seed of all shuffles and of the players made of code.
    pub seed: u64,
    /// After how many decisions from outside a game is broken off; `None` for as late as its options allow.
    pub cap: Option<u64>,
    /// On how many threads they are stepped: 0 for as many as there are cores, 1 for that of the caller. What happens
    /// does not depend on it.
    pub threads: usize,
    /// Ends a step or reset under way in which players look ahead: it fails with [`crate::GymError::Interrupted`]. It has to be
    /// cleared before the next one. Others take no longer than their games have moves, and are done to the end.
    pub halt: Halt,
}
