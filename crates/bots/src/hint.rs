//! Advice for people.

use cardinal_engine::random::Stream;
use cardinal_engine::{Heuristics, Seat};
use serde::{Deserialize, Serialize};

use crate::{Budget, Halt, look_ahead};

/// Moves closer than this in what is expected of them are as good as each other.
const CLOSE: f32 = 0.02;

/// A move with what can be expected of it and why it stands where it stands in the list.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// The share of victory to expect, from 0 to 1.
    pub share: f32,
    /// How many simulations began with it.
    pub looked_at: u32,
    /// Why it stands here.
    #[serde(flatten)]
    pub reason: Reason,
}

/// Why a move is advised, or not.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// There is nothing else to do.
    Only,
    /// Best by a margin over the next.
    Best {
        /// How much more of the victory it promises.
        by: f32,
    },
    /// About as good as the best.
    Close,
    /// Worse than the best.
    Worse {
        /// How much less of the victory it promises.
        by: f32,
    },
    /// Hardly looked at, because it never looked promising.
    Unlikely,
}

/// The moves of a seat from its view alone, the best first, each with a reason. Empty if it has nothing to decide.
///
/// The same view, budget and stream give the same hints, as long as the budget has no time.
pub fn suggest<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    budget: &Budget,
    halt: &Halt,
    rng: &mut Stream,
) -> Vec<Hint<G::Action>> {
    // What a seat may do follows from its view, so any world it can imagine tells.
    let mut legal = Vec::new();
    let world = G::determinize(view, rng);
    if world.turn().is_on(seat) {
        world.for_each_legal(seat, |action| legal.push(action));
    }
    if let [action] = *legal.as_slice() {
        let share = world.evaluate()[seat];
        return vec![Hint { action, share, looked_at: 0, reason: Reason::Only }];
    }
    if legal.is_empty() {
        return Vec::new();
    }
    let advice = look_ahead::<G>(view, seat, budget, halt, rng);
    let looks: u32 = advice.iter().map(|one| one.visits).sum();
    let best = advice.first().map_or(0.0, |one| one.share);
    let next = advice.get(1).map_or(0.0, |one| one.share);
    let reason = |place: usize, share: f32, visits: u32| match place {
        0 if best - next > CLOSE => Reason::Best { by: best - next },
        _ if best - share <= CLOSE => Reason::Close,
        _ if visits * 50 < looks => Reason::Unlikely,
        _ => Reason::Worse { by: best - share },
    };
    let hints = advice.iter().enumerate().map(|(place, one)| Hint {
        action: one.action,
        share: one.share,
        looked_at: one.visits,
        reason: reason(place, one.share, one.visits),
    });
    hints.collect()
}
