//! A player of a level chosen at run time.

use cardinal_engine::random::Stream;
use cardinal_engine::{Heuristics, Window};

use crate::{Bot, Eager, Greedy, Halt, Random, Thinker};

/// A player at a table; made by [`crate::Player::seated`].
///
/// A closed enum and not a box: in mass games the players share the hot loop with the rules, and a branch
/// that always goes one way costs nothing there.
#[derive(Clone, Debug)]
pub enum Seated<G: Heuristics> {
    /// See [`Random`].
    Random(Random<G>),
    /// See [`Eager`].
    Eager(Eager<G>),
    /// See [`Greedy`].
    Greedy(Greedy<G>),
    /// See [`Thinker`].
    Thinker(Thinker<G>),
}

impl<G: Heuristics> Seated<G> {
    /// This player, made to answer when `halt` is called; a level that does not search answers at once anyway.
    #[must_use]
    pub fn heeding(self, halt: Halt) -> Self {
        match self {
            Self::Thinker(player) => Self::Thinker(player.heeding(halt)),
            other => other,
        }
    }
}

impl<G: Heuristics> Bot<G> for Seated<G> {
    #[inline]
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        match self {
            Self::Random(player) => player.decide(window, rng),
            Self::Eager(player) => player.decide(window, rng),
            Self::Greedy(player) => player.decide(window, rng),
            Self::Thinker(player) => player.decide(window, rng),
        }
    }
}
