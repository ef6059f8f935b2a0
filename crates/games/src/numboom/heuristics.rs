//! What bots know of the moves.
//!
//! A determinization places every card, but the acting seat goes by what it would know there: a covered
//! card counts only for the players who have seen it.

use cardinal_engine::{BySeat, Heuristics, RolloutScratch, Seat};
use rand_core::Rng;

use super::static_score::killer;
use super::{Action, Card, Numboom, View, priors, rollout, static_score};

impl Heuristics for Numboom {
    /// Games of two are decided after few turns, so that more simulations than these change little.
    const SIMULATIONS: [u32; 4] = [10, 50, 250, 2_000];
    const SEARCH_GOAL: f64 = 0.65;
    const EAGER_READS_VIEW: bool = true;
    /// Opponents do not know what was placed.
    const OPPONENT_VIEW_RATE: f32 = 0.25;

    /// Cards leave the hand for the table, or the table for good: both bring the end nearer.
    fn sheds(action: &Action) -> bool {
        matches!(action, Action::Place { .. } | Action::Flip { .. })
    }

    /// Places any card it can, and flips what it knows to be harmless.
    fn eager_takes(view: Option<&View>, action: &Action) -> bool {
        match *action {
            Action::Place { .. } => true,
            Action::Flip { position } => view.is_some_and(|view| {
                let known = view.top(usize::from(position)).and_then(|top| top.card);
                known.and_then(Card::number).is_some_and(|number| number != killer(view.death_number))
            }),
            _ => false,
        }
    }

    fn static_score(view: &View, action: &Action) -> i32 {
        static_score::static_score(view, action)
    }

    fn priors(&self, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
        priors::priors(self, seat, actions, priors);
    }

    fn rollout<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        scratch: &mut RolloutScratch<Action>,
        rng: &mut R,
    ) -> Action {
        rollout::rollout(self, seat, scratch, rng)
    }

    /// A lap and a turn, so that the seat that acts now has to live through a turn of its own again; the end where
    /// two are left.
    fn is_cutoff(&self, root: &Self) -> bool {
        self.alive > 2 && self.turns > root.turns + u16::from(self.alive)
    }

    /// The share of the others that each seat can expect to outlive: the living will go in any order.
    fn evaluate(&self) -> BySeat<f32> {
        let others = f32::from(self.seats - 1);
        let living = f32::from(self.alive - 1) / 2.0;
        BySeat::from_fn(self.seats, |seat| {
            let to_come = if self.is_living(seat) { living } else { 0.0 };
            (f32::from(self.outlived(seat)) + to_come) / others
        })
    }
}
