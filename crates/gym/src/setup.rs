//! What the games of a fleet have in common.

use cardinal_bots::{Halt, Player};
use cardinal_engine::{Game, Seat};

use crate::GymError;

/// What all games of a fleet have in common.
#[derive(Debug)]
pub(crate) struct Setup<G: Game> {
    /// A game before its first shuffle, to start each from.
    pub(crate) fresh: G,
    pub(crate) players: Vec<Option<Player>>,
    pub(crate) rotate: bool,
    pub(crate) seed: u64,
    /// After how many decisions from outside a game is broken off.
    pub(crate) cap: u64,
    /// How many decisions bots may take in a row.
    pub(crate) patience: u64,
    /// By how much the game number grows from one game to the next in a lane.
    pub(crate) stride: u64,
    /// Calls a step off; only there where players look ahead.
    pub(crate) halt: Option<Halt>,
}

impl<G: Game> Setup<G> {
    pub(crate) fn seat_of(&self, player: usize, number: u64) -> Seat {
        let seats = self.players.len() as u64;
        let turned = if self.rotate { number % seats } else { 0 };
        Seat::new(((player as u64 + turned) % seats) as u8)
    }

    pub(crate) fn player_at(&self, seat: Seat, number: u64) -> usize {
        let seats = self.players.len() as u64;
        let turned = if self.rotate { number % seats } else { 0 };
        ((u64::from(seat.number()) + seats - turned) % seats) as usize
    }

    pub(crate) fn check_halt(&self) -> Result<(), GymError> {
        match &self.halt {
            Some(halt) if halt.is_called() => Err(GymError::Interrupted),
            _ => Ok(()),
        }
    }
}
