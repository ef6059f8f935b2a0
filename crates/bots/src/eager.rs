//! The player who wants to be done.

use cardinal_engine::random::{Stream, pick};
use cardinal_engine::{Instinct, Window};

use crate::Bot;
use crate::bot::ON_TURN;

/// Takes a random action among those that bring the end nearer ([`Instinct::tempts`]) while there are any, and
/// among the others when there are none.
///
/// Random play of some games hardly ever ends; eager play does, and is as fast.
#[derive(Clone, Debug)]
pub struct Eager<G: Instinct> {
    /// Kept from decision to decision, so that only the first ones allocate.
    shedding: Vec<G::Action>,
    /// The same.
    others: Vec<G::Action>,
}

impl<G: Instinct> Default for Eager<G> {
    fn default() -> Self {
        Self { shedding: Vec::new(), others: Vec::new() }
    }
}

impl<G: Instinct> Bot<G> for Eager<G> {
    #[inline]
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        self.shedding.clear();
        self.others.clear();
        let view = G::GLANCES.then(|| window.view());
        window.for_each_legal(|action| {
            let pile = if G::tempts(view.as_ref(), &action) { &mut self.shedding } else { &mut self.others };
            pile.push(action);
        });
        let wanted = if self.shedding.is_empty() { &self.others } else { &self.shedding };
        *pick(wanted, rng).expect(ON_TURN)
    }
}
