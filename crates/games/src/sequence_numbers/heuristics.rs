//! What bots know of the moves.

use cardinal_engine::{BySeat, Heuristics, RolloutScratch, Seat};
use rand_core::Rng;

use super::static_score::own_chips;
use super::{Action, SequenceNumbers, View, evaluate, priors, rollout, static_score};

/// How many turns a simulation plays: the own one. What the others do next is a matter of the cards they hold, and
/// guessing at it blurs the comparison more than it tells.
const TURNS_AHEAD: u32 = 1;

impl Heuristics for SequenceNumbers {
    const SIMULATIONS: [u32; 4] = [3, 10, 120, 6_000];
    /// A position is evaluated with little noise.
    const EXPLORATION: f32 = 0.1;
    /// An evaluation says more than a prior.
    const PRIOR_WEIGHT: f32 = 0.0;
    const EAGER_READS_VIEW: bool = true;

    fn sheds(action: &Action) -> bool {
        matches!(action, Action::Place { .. } | Action::Remove { .. } | Action::Draw {} | Action::Lock { .. })
    }

    /// Puts chips next to chips of its own party or a corner, and takes everything else that moves the game along.
    fn eager_takes(view: Option<&View>, action: &Action) -> bool {
        match *action {
            Action::Place { space, .. } => {
                view.is_some_and(|view| own_chips(view).iter().any(|chip| chip.distance(space) == 1))
            }
            Action::Exchange { .. } => true,
            _ => Self::sheds(action),
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

    fn is_cutoff(&self, root: &Self) -> bool {
        self.pace.turns >= root.pace.turns + TURNS_AHEAD
    }

    fn evaluate(&self) -> BySeat<f32> {
        evaluate::evaluate(self)
    }
}
