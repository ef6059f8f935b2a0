//! The player who takes what looks best at once.

use cardinal_engine::random::{Stream, pick};
use cardinal_engine::{Instinct, Window};

use crate::Bot;
use crate::bot::ON_TURN;

/// Takes the action that looks best at first sight ([`Instinct::appeal`]); among equals, any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Instinct> {
    /// The equals, kept from decision to decision to spare the allocation.
    best: Vec<G::Action>,
}

impl<G: Instinct> Default for Greedy<G> {
    fn default() -> Self {
        Self { best: Vec::new() }
    }
}

impl<G: Instinct> Bot<G> for Greedy<G> {
    fn decide(&mut self, window: &Window<'_, G>, rng: &mut Stream) -> G::Action {
        let view = window.view();
        let mut highest = i32::MIN;
        self.best.clear();
        window.for_each_legal(|action| {
            let appeal = G::appeal(&view, &action);
            if appeal > highest {
                highest = appeal;
                self.best.clear();
            }
            if appeal == highest {
                self.best.push(action);
            }
        });
        *pick(&self.best, rng).expect(ON_TURN)
    }
}
