//! The player that ends games.

use cardinal_engine::random::{Stream, pick};
use cardinal_engine::{Heuristics, Window};

use crate::Bot;
use crate::bot::CAN_ACT;

/// Takes a random action among those it prefers ([`Heuristics::eager_takes`]), or among the others if it prefers
/// none.
///
/// Random play of some games hardly ever ends; eager play does, and is as fast.
#[derive(Clone, Debug)]
pub struct Eager<G: Heuristics> {
    /// Reused, so that only the first decisions allocate.
    preferred: Vec<G::Action>,
    /// The actions it takes only if it prefers none; reused.
    others: Vec<G::Action>,
}

impl<G: Heuristics> Default for Eager<G> {
    fn default() -> Self {
        Self { preferred: Vec::new(), others: Vec::new() }
    }
}

impl<G: Heuristics> Bot<G> for Eager<G> {
    #[inline]
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        self.preferred.clear();
        self.others.clear();
        let view = G::EAGER_READS_VIEW.then(|| window.view());
        window.for_each_legal(|action| {
            let pile =
                if G::eager_takes(view.as_ref(), &action) { &mut self.preferred } else { &mut self.others };
            pile.push(action);
        });
        let wanted = if self.preferred.is_empty() { &self.others } else { &self.preferred };
        *pick(wanted, rng).expect(CAN_ACT)
    }
}
