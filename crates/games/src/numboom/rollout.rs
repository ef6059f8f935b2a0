//! The rollout policy.

use cardinal_engine::{Game, RolloutScratch, Seat};
use rand_core::Rng;

use super::situation::Situation;
use super::{Action, Numboom};

/// How far a random word is shifted to give the noise that is added to a rating, in hundredths.
const NOISE_SHIFT: u32 = 27;

/// The action with the highest rating, give or take some noise.
pub(super) fn rollout<R: Rng + ?Sized>(
    game: &Numboom,
    seat: Seat,
    scratch: &mut RolloutScratch<Action>,
    rng: &mut R,
) -> Action {
    let situation = Situation::of(game, seat);
    let mut best = i32::MIN;
    let mut salt = rng.next_u32() | 1;
    scratch.clear();
    game.for_each_legal(seat, |action| {
        salt = salt.wrapping_mul(0x915f_77f5).wrapping_add(0x6d2b_79f5);
        let noise = (salt >> NOISE_SHIFT) as i32;
        let rating = situation.rate(game, &action);
        // What is pruned stays behind everything that is not.
        let score = if rating < 0 { noise - 1000 } else { rating + noise };
        if score > best {
            best = score;
            scratch.preferred.clear();
            scratch.preferred.push(action);
        }
    });
    *scratch.preferred.first().expect("a seat to act has a legal action")
}
