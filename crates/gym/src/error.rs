//! Why a fleet cannot be set up or stepped.

use cardinal_engine::{Illegal, SetupError};
use thiserror::Error;

/// Why not. Nothing has happened to any game, except with [`GymError::NeverAsked`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GymError {
    /// The table cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Not a single game.
    #[error("there must be at least one game")]
    NoGames,
    /// Players made of code at every seat.
    #[error("at least one seat must be played from outside")]
    NobodyOutside,
    /// The threads cannot be had.
    #[error("cannot start the threads: {0}")]
    Threads(String),
    /// More games than there is memory for.
    #[error("there is no memory for {0} games")]
    Memory(usize),
    /// Games that end, one after the other, before anybody outside has to decide. The fleet has to be reset.
    #[error("{0} games in a row ended without a decision from outside")]
    NeverAsked(u32),
    /// A halt was called.
    #[error("the fleet was interrupted; nothing has happened to any game")]
    Interrupted,
    /// A row of masks without a single legal action: not what the fleet has written.
    #[error("game {0}: the masks have no legal action")]
    Unmasked(usize),
    /// Rows of other sizes than the fleet has.
    #[error("the room for {0} has the wrong size")]
    Room(&'static str),
    /// A number that is no action of the game.
    #[error("game {game}: {action} is not an action; there are {actions}")]
    NoAction {
        /// Which game of the fleet.
        game: usize,
        /// The number given.
        action: i64,
        /// How many actions there are.
        actions: usize,
    },
    /// An action that the rules forbid.
    #[error("game {game}: action {action} is refused, {illegal}")]
    Refused {
        /// Which game of the fleet.
        game: usize,
        /// The number of the action.
        action: usize,
        /// Why.
        illegal: Illegal,
    },
}

impl GymError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Setup(error) => error.code(),
            Self::NoGames => "gym-no-games",
            Self::NobodyOutside => "gym-nobody-outside",
            Self::Threads(_) => "gym-threads",
            Self::Memory(_) => "gym-memory",
            Self::NeverAsked(_) => "gym-never-asked",
            Self::Interrupted => "gym-interrupted",
            Self::Unmasked(_) => "gym-unmasked",
            Self::Room(_) => "gym-room",
            Self::NoAction { .. } => "gym-no-action",
            Self::Refused { illegal, .. } => illegal.reason().code,
        }
    }
}
