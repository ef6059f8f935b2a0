//! The player that takes what looks best at once.

use cardinal_engine::random::{Stream, pick};
use cardinal_engine::{Heuristics, Window};

use crate::Bot;
use crate::bot::CAN_ACT;

/// Takes the action with the highest [`Heuristics::static_score`]; among equals, any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Heuristics> {
    /// The legal actions, of which the best ones move to the front; reused.
    best: Vec<G::Action>,
}

impl<G: Heuristics> Default for Greedy<G> {
    fn default() -> Self {
        Self { best: Vec::new() }
    }
}

impl<G: Heuristics> Bot<G> for Greedy<G> {
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        self.best.clear();
        window.for_each_legal(|action| self.best.push(action));
        // A view costs more than everything else here, and often there is nothing to choose.
        if let [only] = *self.best.as_slice() {
            return only;
        }
        let view = window.view();
        let (mut highest, mut equals) = (i32::MIN, 0);
        for at in 0..self.best.len() {
            let action = self.best[at];
            let score = G::static_score(&view, &action);
            if score > highest {
                (highest, equals) = (score, 0);
            }
            if score == highest {
                self.best[equals] = action;
                equals += 1;
            }
        }
        *pick(&self.best[..equals], rng).expect(CAN_ACT)
    }
}
