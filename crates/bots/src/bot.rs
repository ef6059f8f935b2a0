//! What a player is.

use cardinal_engine::random::Stream;
use cardinal_engine::{Game, Window};

/// A player that decides for a seat.
///
/// A bot gets a [`Window`] and never the game: the window offers the seat's own view and its legal actions and has no
/// way to the truth, so a bot that peeks does not compile. It draws hidden cards from [`Game::determinize`].
///
/// It also gets a random stream of its own, so thinking longer or differently never changes the
/// shuffles of the game or the choices of other players, and a game can be repeated decision by decision.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the window.
    ///
    /// # Panics
    /// When the seat is not to act.
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action;
}

/// Why a seat to act can always be asked.
pub(crate) const CAN_ACT: &str = "a seat to act has a legal action";
