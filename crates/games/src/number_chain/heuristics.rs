//! What bots know of the moves.

use cardinal_engine::{BySeat, Heuristics, RolloutScratch, Seat};
use rand_core::Rng;

use super::{Action, NumberChain, View, determinize, evaluate, priors, rollout, static_score};

impl Heuristics for NumberChain {
    /// A simulation takes five microseconds, so there can be many.
    const SIMULATIONS: [u32; 4] = [40, 200, 1_000, 6_000];
    /// With few simulations the priors are mostly right.
    const PRIOR_WEIGHT: f32 = 4.0;

    fn sheds(action: &Action) -> bool {
        matches!(action, Action::Play { .. } | Action::Chain { .. } | Action::Discard { .. })
    }

    fn static_score(view: &View, action: &Action) -> i32 {
        static_score::static_score(view, action)
    }

    fn priors(&self, _seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
        priors::priors(self, actions, priors);
    }

    fn redeterminize<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> Self {
        let mut world = self.clone();
        determinize::redeterminize(&mut world, view, rng);
        world
    }

    #[inline]
    fn rollout<R: Rng + ?Sized>(
        &self,
        _seat: Seat,
        _scratch: &mut RolloutScratch<Action>,
        rng: &mut R,
    ) -> Action {
        rollout::rollout(self, rng)
    }

    /// One round: the next deal cannot be planned for.
    fn is_cutoff(&self, root: &Self) -> bool {
        self.rounds_over > root.rounds_over
    }

    fn evaluate(&self) -> BySeat<f32> {
        evaluate::evaluate(self)
    }
}
