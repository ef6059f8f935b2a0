//! What bots know of the moves.

use cardinal_engine::{BySeat, Heuristics, RolloutScratch, Seat};
use rand_core::Rng;

use super::static_score::keeping;
use super::{Action, Chain, Phase, View, evaluate, priors, rollout, static_score};

impl Heuristics for Chain {
    const SIMULATIONS: [u32; 4] = [50, 250, 1_200, 6_000];
    /// With few simulations the priors are mostly right.
    const PRIOR_WEIGHT: f32 = 2.0;

    fn sheds(action: &Action) -> bool {
        matches!(
            action,
            Action::Lay { .. }
                | Action::Seal {}
                | Action::Keep { .. }
                | Action::Discard { .. }
                | Action::Play { .. }
        )
    }

    /// Takes what lies there, scores all there is, keeps what wins tricks, and plays when it can.
    fn eager_takes(_view: Option<&View>, action: &Action) -> bool {
        match action {
            Action::Take { .. } | Action::Best {} | Action::Seal {} | Action::Play { .. } => true,
            Action::Keep { card } => keeping(*card) > 0,
            Action::Discard { card } => keeping(*card) < 0,
            Action::Sweep { .. } | Action::Lay { .. } | Action::TakeBack { .. } | Action::Pass {} => false,
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

    /// While building, the settlement; then the end of the game.
    fn is_cutoff(&self, root: &Self) -> bool {
        let building = |phase| matches!(phase, Phase::Build | Phase::Swept | Phase::Reshuffle);
        let reached = building(root.phase) && !building(self.phase);
        reached || self.games_over > root.games_over
    }

    fn evaluate(&self) -> BySeat<f32> {
        evaluate::evaluate(self)
    }
}
