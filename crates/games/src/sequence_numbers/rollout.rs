//! The rollout policy.

use cardinal_engine::random::pick;
use cardinal_engine::{Game, RolloutScratch, Seat};
use rand_core::Rng;

use super::{Action, SequenceNumbers};

/// One of the actions with the highest rating.
pub(super) fn rollout<R: Rng + ?Sized>(
    game: &SequenceNumbers,
    seat: Seat,
    scratch: &mut RolloutScratch<Action>,
    rng: &mut R,
) -> Action {
    scratch.clear();
    let outlook = game.outlook(seat);
    let mut best = i32::MIN;
    game.for_each_legal(seat, |action| {
        let rating = game.rate(seat, &outlook, action);
        if rating > best {
            best = rating;
            scratch.preferred.clear();
        }
        if rating == best {
            scratch.preferred.push(action);
        }
    });
    *pick(&scratch.preferred, rng).expect("a seat to act has a legal action")
}
