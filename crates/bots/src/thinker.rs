//! The player who looks ahead.

use std::fmt;
use std::marker::PhantomData;

use cardinal_engine::random::Stream;
use cardinal_engine::{Instinct, Window};

use crate::bot::ON_TURN;
use crate::{Bot, Budget, Halt, look_ahead};

/// Plays imagined futures through and takes the action that held up best ([`look_ahead`]).
#[derive(Clone)]
pub struct Thinker<G: Instinct> {
    budget: Budget,
    halt: Halt,
    game: PhantomData<fn() -> G>,
}

impl<G: Instinct> Thinker<G> {
    /// A player who thinks this long about each decision.
    pub fn new(budget: Budget) -> Self {
        Self { budget, halt: Halt::default(), game: PhantomData }
    }

    /// The same player, who answers when `halt` is called.
    #[must_use]
    pub fn heeding(self, halt: Halt) -> Self {
        Self { halt, ..self }
    }
}

impl<G: Instinct> fmt::Debug for Thinker<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl<G: Instinct> Bot<G> for Thinker<G> {
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        let legal = window.legal();
        if let [only] = *legal.as_slice() {
            return only;
        }
        let advice = look_ahead::<G>(&window.view(), window.seat(), &self.budget, &self.halt, rng);
        advice.first().expect(ON_TURN).action
    }
}
