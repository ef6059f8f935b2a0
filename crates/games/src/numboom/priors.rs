//! Which actions search visits first.

use cardinal_engine::Seat;

use super::situation::Situation;
use super::{Action, Numboom};

/// How good the actions look to the seat.
pub(super) fn priors(game: &Numboom, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
    let situation = Situation::of(game, seat);
    priors.clear();
    priors.extend(actions.iter().map(|action| situation.rate(game, action) as f32 / 100.0));
}
