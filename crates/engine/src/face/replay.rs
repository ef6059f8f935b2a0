//! A replay of a game chosen at run time.

use serde_json::Value;

use super::AnyMatch;
use crate::{Actions, Finished, Observer, Replay};

/// A replay of any game; see [`Replay`].
pub trait AnyReplay: Send {
    /// How many inputs there are.
    fn len(&self) -> usize;
    /// Whether the record has no inputs.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many have gone in.
    fn at(&self) -> usize;
    /// Goes to a step.
    fn go(&mut self, step: usize);
    /// The match as far as it has gone.
    fn now(&self) -> &dyn AnyMatch;
    /// Proof that the recorded game came to its end.
    fn finished(&self) -> Option<Finished>;
    /// What happened in the step before this one.
    fn trace(&self, who: Observer) -> Value;
}

impl<G: Actions> AnyReplay for Replay<G> {
    fn len(&self) -> usize {
        self.len()
    }

    fn at(&self) -> usize {
        self.at()
    }

    fn go(&mut self, step: usize) {
        self.go(step);
    }

    fn now(&self) -> &dyn AnyMatch {
        self.now()
    }

    fn finished(&self) -> Option<Finished> {
        self.finished()
    }

    fn trace(&self, who: Observer) -> Value {
        self.trace(who)
    }
}
