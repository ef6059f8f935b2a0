//! What a player is.

use cardinal_engine::random::Stream;
use cardinal_engine::{Game, Window};

/// Somebody who decides for a seat.
///
/// A bot gets a [`Window`] and never the game: the window offers the seat's own view and its legal actions
/// and has no way to the truth, so a bot that peeks does not compile. What it imagines about the rest it has
/// to draw from [`Game::determinize`].
///
/// It also gets a random stream of its own. Thinking longer or differently therefore never changes the
/// shuffles of the game nor the choices of the others, and a game can be repeated decision by decision.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the window.
    ///
    /// # Panics
    /// When the seat is not on turn and so has nothing to decide.
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action;
}

/// Why a seat on turn can always be asked.
pub(crate) const ON_TURN: &str = "a seat on turn has a legal action";
