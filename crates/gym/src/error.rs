//! Why a fleet cannot be set up or stepped.

use cardinal_engine::{Illegal, SetupError};
use thiserror::Error;

/// Why not. No game has changed, except with [`GymError::NeverAsked`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GymError {
    /// These settings are invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Not a single game.
    #[error("there must be at least one game")]
    NoGames,
    /// Bots at every seat.
    #[error("at least one seat must be played from outside")]
    NoOutsideSeat,
    /// The threads cannot be started.
    #[error("cannot start the threads: {0}")]
    Threads(String),
    /// More games than memory can hold.
    #[error("not enough memory for {0} games")]
    Memory(usize),
    /// Games that end, one after the other, before a decision from outside. The fleet has to be reset.
    #[error("{0} games in a row ended without a decision from outside")]
    NeverAsked(u32),
    /// A halt was called.
    #[error("the fleet was interrupted; no game has changed")]
    Interrupted,
    /// A row of masks without a single legal action: not what the fleet has written.
    #[error("game {0}: the masks have no legal action")]
    Unmasked(usize),
    /// Rows of other sizes than the fleet has.
    #[error("the array for {0} has the wrong size")]
    Room(&'static str),
    /// A number that is not an action of the game.
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
            Self::NoOutsideSeat => "gym-nobody-outside",
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
