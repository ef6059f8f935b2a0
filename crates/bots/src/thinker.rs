//! The player that searches.

use std::fmt;

use cardinal_engine::random::Stream;
use cardinal_engine::{Heuristics, Window};

use crate::advice::rank;
use crate::bot::CAN_ACT;
use crate::search::{Memory, Search};
use crate::{Bot, Budget, Halt, look_ahead};

/// Searches and takes the action that was visited most ([`look_ahead`]).
#[derive(Clone)]
pub struct Thinker<G: Heuristics> {
    budget: Budget,
    halt: Halt,
    /// The tree of the last decision, for turns of several decisions.
    memory: Option<Memory<G>>,
}

impl<G: Heuristics> Thinker<G> {
    /// A player with this budget for each decision.
    pub fn new(budget: Budget) -> Self {
        Self { budget, halt: Halt::default(), memory: None }
    }

    /// This player, made to answer when `halt` is called.
    #[must_use]
    pub fn heeding(self, halt: Halt) -> Self {
        Self { halt, ..self }
    }
}

impl<G: Heuristics> fmt::Debug for Thinker<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl<G: Heuristics> Bot<G> for Thinker<G> {
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        let legal = window.legal();
        if let [only] = *legal.as_slice() {
            self.memory = None;
            return only;
        }
        let (view, seat) = (window.view(), window.seat());
        if self.budget.threads > 1 {
            let advice = look_ahead::<G>(&view, seat, &self.budget, &self.halt, rng);
            return advice.first().expect(CAN_ACT).action;
        }
        let memory = self.memory.take().filter(|memory| memory.is_of(&view));
        let mut search = Search::<G>::going_on(&view, seat, memory, rng);
        search.run(&self.budget, &self.halt, rng);
        let action = rank(search.findings().collect()).first().expect(CAN_ACT).action;
        self.memory = search.remember(seat, &action);
        action
    }
}
