//! The player without a preference.

use cardinal_engine::random::{Stream, pick};
use cardinal_engine::{Game, Window};

use crate::Bot;
use crate::bot::CAN_ACT;

/// Takes any legal action, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    /// Reused, so that only the first decisions allocate.
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
        *pick(&self.legal, rng).expect(CAN_ACT)
    }
}
