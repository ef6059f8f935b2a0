//! What a player thinks of its moves.

use cardinal_engine::random::Stream;
use cardinal_engine::{Heuristics, Seat};
use rand_core::{Rng, SeedableRng};

use crate::search::{Finding, Search};
use crate::{Budget, Halt};

/// An action with what search found out about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How many simulations began with it.
    pub visits: u32,
    /// The average share of victory of these simulations, from 0 to 1.
    pub share: f32,
}

/// Searches from what `seat` knows and says what it found, the best action first.
///
/// The most visited action is best, because visits go to values that hold up. The list is empty if the seat has nothing
/// to decide, and holds just the considered actions.
pub fn look_ahead<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    budget: &Budget,
    halt: &Halt,
    rng: &mut Stream,
) -> Vec<Advice<G::Action>> {
    rank(if budget.threads <= 1 {
        search::<G>(view, seat, budget, halt, rng)
    } else {
        together::<G>(view, seat, budget, halt, rng)
    })
}

/// The findings as advice, the best first.
pub(crate) fn rank<A: Copy>(mut findings: Vec<Finding<A>>) -> Vec<Advice<A>> {
    findings.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.reward.total_cmp(&one.reward)));
    findings
        .iter()
        .map(|finding| Advice {
            action: finding.action,
            visits: finding.visits,
            share: finding.reward / finding.visits.max(1) as f32,
        })
        .collect()
}

fn search<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    budget: &Budget,
    halt: &Halt,
    rng: &mut Stream,
) -> Vec<Finding<G::Action>> {
    let mut search = Search::<G>::new(view, seat, rng);
    search.run(budget, halt, rng);
    search.findings().collect()
}

/// A search on each of several cores, with the simulations shared among them, and their findings added up.
fn together<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    budget: &Budget,
    halt: &Halt,
    rng: &mut Stream,
) -> Vec<Finding<G::Action>> {
    let threads = u32::from(budget.threads);
    let parts: Vec<Vec<Finding<G::Action>>> = std::thread::scope(|scope| {
        let searches: Vec<_> = (0..threads)
            .map(|thread| {
                let mut own = Stream::seed_from_u64(rng.next_u64());
                let share = budget.simulations / threads + u32::from(thread < budget.simulations % threads);
                let budget = Budget { simulations: share, ..*budget };
                scope.spawn(move || search::<G>(view, seat, &budget, halt, &mut own))
            })
            .collect();
        searches.into_iter().map(|search| search.join().expect("a search does not fail")).collect()
    });
    let mut all: Vec<Finding<G::Action>> = Vec::new();
    for finding in parts.into_iter().flatten() {
        match all.iter_mut().find(|known| known.action == finding.action) {
            Some(known) => {
                known.visits += finding.visits;
                known.reward += finding.reward;
            }
            None => all.push(finding),
        }
    }
    all
}
