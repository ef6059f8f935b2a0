//! Hints for people.

use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{Heuristics, Seat};
use serde::{Deserialize, Serialize};

use crate::{Advice, Budget, Halt, Level, look_ahead};

/// Moves whose expected results differ by less count as equally good.
const CLOSE: f32 = 0.02;
/// A difference of fewer standard errors than this may be chance.
const ERRORS: f32 = 2.0;
/// Fewer simulations than this say nothing about a move.
const FEW: u32 = 30;

/// A move with the reason for its place in the list.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// How many simulations began with it.
    pub looked_at: u32,
    /// Why it has this place.
    #[serde(flatten)]
    pub reason: Reason,
}

impl<A> Hint<A> {
    /// The hint with its action in another form.
    pub(crate) fn map<B>(self, form: impl FnOnce(&A) -> B) -> Hint<B> {
        Hint { action: form(&self.action), looked_at: self.looked_at, reason: self.reason }
    }
}

/// Why a move is recommended or not, with the expected result once enough simulations show it.
///
/// A result goes from 0 to 1: the share of victory, or where places count, the share of opponents beaten. 1 means ahead
/// of all opponents, not that every game is won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// There is nothing else to do.
    Only,
    /// Clearly better than any other.
    Best {
        /// The result to expect.
        share: f32,
        /// The standard error of that estimate.
        error: f32,
        /// How much more that is than the next move promises.
        by: f32,
    },
    /// About as good as the best; of the first move, others are about as good.
    Close {
        /// The result to expect.
        share: f32,
        /// The standard error of that estimate.
        error: f32,
    },
    /// Clearly worse than the best.
    Worse {
        /// The result to expect.
        share: f32,
        /// The standard error of that estimate.
        error: f32,
        /// How much less that is than the best move promises.
        by: f32,
    },
    /// Hardly visited, because it never looked promising: too little to name a number.
    Unlikely,
}

/// The moves of a seat from its view alone, the best first, each with a reason. Empty if it has nothing to decide.
///
/// Hints in every client come from here. The budget is that of `expert`, so equal views give equal hints, unless
/// the machine is so busy that the time limit cuts in.
pub fn suggest<G: Heuristics>(view: &G::View, seat: Seat, halt: &Halt) -> Vec<Hint<G::Action>> {
    let level = Level::Expert;
    let budget = level.budget::<G>().expect("an expert looks ahead").within(level.patience());
    let mut rng = stream(1, 0, Purpose::Player(seat.number()));
    suggest_within::<G>(view, seat, &budget, halt, &mut rng)
}

/// Like [`suggest`], with another budget and stream.
pub fn suggest_within<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    budget: &Budget,
    halt: &Halt,
    rng: &mut Stream,
) -> Vec<Hint<G::Action>> {
    // A seat's legal actions follow from its view, so any determinization has them.
    let mut legal = Vec::new();
    let world = G::determinize(view, rng);
    if world.turn().is_on(seat) {
        world.for_each_legal(seat, |action| legal.push(action));
    }
    if let [action] = *legal.as_slice() {
        return vec![Hint { action, looked_at: 0, reason: Reason::Only }];
    }
    if legal.is_empty() {
        return Vec::new();
    }
    explain(&look_ahead::<G>(view, seat, budget, halt, rng))
}

/// The findings of a search, the most visited first, with the reasons they support.
fn explain<A: Copy>(advice: &[Advice<A>]) -> Vec<Hint<A>> {
    let Some((first, others)) = advice.split_first() else { return Vec::new() };
    let best = Estimate::of(first.visits, first.share);
    let hint = |one: &Advice<A>, reason| Hint { action: one.action, looked_at: one.visits, reason };
    let leads = match best.lead(others) {
        Some(by) => Reason::Best { share: best.share, error: best.error, by },
        None => Reason::Close { share: best.share, error: best.error },
    };
    let rest = others.iter().map(|one| {
        let Estimate { share, error } = Estimate::of(one.visits, one.share);
        let reason = if one.visits < FEW {
            Reason::Unlikely
        } else if best.is_above(Estimate { share, error }) {
            Reason::Worse { share, error, by: best.share - share }
        } else {
            Reason::Close { share, error }
        };
        hint(one, reason)
    });
    std::iter::once(hint(first, leads)).chain(rest).collect()
}

/// The mean result of some simulations, and its error.
#[derive(Clone, Copy, Debug)]
struct Estimate {
    share: f32,
    error: f32,
}

impl Estimate {
    /// The mean of `visits` results between 0 and 1. Single results are not stored, so the error is the largest that
    /// such a mean can have, with a loss and a win added as a prior: a mean of 0 over few visits proves nothing.
    fn of(visits: u32, share: f32) -> Self {
        let count = visits as f32 + 2.0;
        let mean = (share * visits as f32 + 1.0) / count;
        Self { share, error: (mean * (1.0 - mean) / count).sqrt() }
    }

    /// Whether this is more than the other by more than chance explains.
    fn is_above(self, other: Self) -> bool {
        self.share - other.share > (ERRORS * self.error.hypot(other.error)).max(CLOSE)
    }

    /// By how much this is more than all others, if it clearly is. Those hardly looked at count together.
    fn lead<A>(self, others: &[Advice<A>]) -> Option<f32> {
        let known = others.iter().filter(|one| one.visits >= FEW);
        let mut rivals: Vec<Self> = known.map(|one| Self::of(one.visits, one.share)).collect();
        if rivals.is_empty() {
            let visits: u32 = others.iter().map(|one| one.visits).sum();
            let sum: f32 = others.iter().map(|one| one.share * one.visits as f32).sum();
            rivals.extend((visits >= FEW).then(|| Self::of(visits, sum / visits as f32)));
        }
        let clear = rivals.iter().all(|rival| self.is_above(*rival));
        let next = rivals.iter().map(|rival| rival.share).reduce(f32::max)?;
        clear.then_some(self.share - next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(found: &[(u32, f32)]) -> Vec<Reason> {
        let advice: Vec<Advice<()>> =
            found.iter().map(|&(visits, share)| Advice { action: (), visits, share }).collect();
        explain(&advice).iter().map(|hint| hint.reason).collect()
    }

    /// Fifty simulations of three equal moves: 46 %, 31 % and 0 % once, of which two looks made the last.
    #[test]
    fn noise_is_not_told_as_a_fact() {
        let found = reasons(&[(40, 0.46), (8, 0.31), (2, 0.0)]);
        assert!(matches!(found[0], Reason::Close { .. }), "{found:?}");
        assert_eq!(found[1..], [Reason::Unlikely, Reason::Unlikely]);
        let found = reasons(&[(60, 0.5), (40, 0.42)]);
        assert!(matches!(found[..], [Reason::Close { .. }, Reason::Close { .. }]), "{found:?}");
    }

    #[test]
    fn a_clear_difference_is_told_with_its_size() {
        let found = reasons(&[(4_000, 0.6), (900, 0.5), (600, 0.59), (5, 0.9)]);
        assert!(matches!(found[0], Reason::Close { .. }), "the third is as good: {found:?}");
        assert!(matches!(found[1], Reason::Worse { by, .. } if (by - 0.1).abs() < 1e-3), "{found:?}");
        assert!(matches!(found[2], Reason::Close { .. }), "{found:?}");
        assert_eq!(found[3], Reason::Unlikely);
        let found = reasons(&[(4_000, 0.6), (900, 0.5)]);
        assert!(matches!(found[0], Reason::Best { by, .. } if (by - 0.1).abs() < 1e-3), "{found:?}");
    }

    #[test]
    fn moves_that_were_all_given_up_early_are_behind_together() {
        let many: Vec<(u32, f32)> =
            std::iter::once((5_000, 0.7)).chain(std::iter::repeat_n((20, 0.3), 20)).collect();
        let found = reasons(&many);
        assert!(matches!(found[0], Reason::Best { by, .. } if (by - 0.4).abs() < 1e-3), "{:?}", found[0]);
    }

    #[test]
    fn the_error_shrinks_with_the_visits_and_is_never_nothing() {
        let error = |visits, share| Estimate::of(visits, share).error;
        assert!(error(2, 0.0) > 0.15 && error(100, 0.5) < 0.051 && error(10_000, 0.5) < 0.0051);
    }
}
