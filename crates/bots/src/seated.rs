//! A player of a level chosen at run time.

use cardinal_engine::random::Stream;
use cardinal_engine::{Instinct, Window};

use crate::{Bot, Eager, Greedy, Random};

/// A player at a table; made by [`crate::Level::seated`].
///
/// A closed enum and not a box: in mass games the players share the hot loop with the rules, and a branch
/// that is always taken the same way costs nothing there.
#[derive(Clone, Debug)]
pub enum Seated<G: Instinct> {
    /// See [`Random`].
    Random(Random<G>),
    /// See [`Eager`].
    Eager(Eager<G>),
    /// See [`Greedy`].
    Greedy(Greedy<G>),
}

impl<G: Instinct> Bot<G> for Seated<G> {
    #[inline]
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        match self {
            Self::Random(player) => player.decide(window, rng),
            Self::Eager(player) => player.decide(window, rng),
            Self::Greedy(player) => player.decide(window, rng),
        }
    }
}
