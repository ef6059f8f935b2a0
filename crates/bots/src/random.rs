//! The player without a preference.

use cardinal_engine::random::{Stream, pick};
use cardinal_engine::{Game, Window};

use crate::Bot;
use crate::bot::ON_TURN;

/// Takes any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    /// Kept from decision to decision, so that only the first ones allocate.
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    #[inline]
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        self.legal.clear();
        window.for_each_legal(|action| self.legal.push(action));
        *pick(&self.legal, rng).expect(ON_TURN)
    }
}
