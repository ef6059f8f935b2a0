//! Information-set Monte Carlo tree search.
//!
//! Each simulation determinizes a world from the seat's view, descends the tree by upper confidence bounds, adds one
//! node, plays a rollout to the cutoff, evaluates the position reached and credits each seat's value to the actions it
//! chose. One tree serves all worlds, so what is learnt in one counts in the others.
//!
//! In games of bluff some simulations determinize the world again, from an opponent's view, and only the opponents
//! learn from them. Otherwise simulated opponents would see through every card that lies face down.

mod memory;
mod tree;

use std::time::Instant;

use cardinal_engine::random::{Stream, below};
use cardinal_engine::{Heuristics, Observer, RolloutScratch, Seat, Silent, Turn};
use rand_core::Rng;

use crate::{Budget, Halt};
pub(crate) use memory::Memory;
use tree::{NONE, ROOT, Tree};

/// Rollouts that reach no cutoff stop after this many inputs.
const LONGEST_ROLLOUT: u32 = 20_000;
/// The prior of an action that is possible only in a world determinized from an opponent's view.
const IMPOSSIBLE: f32 = -1e9;
/// The number of simulations between two looks at the clock and the halt.
const ROUND: u32 = 16;

/// What to try next, and where it belongs in the tree.
struct Choice<A> {
    score: f32,
    action: A,
    key: u32,
    /// The known position it comes after, or [`NONE`].
    before: u32,
    /// The position it leads to, or [`NONE`] if it is new.
    child: u32,
}

/// The findings about one root action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) reward: f32,
}

/// A search for the best action of one seat.
pub(crate) struct Search<'a, G: Heuristics> {
    view: &'a G::View,
    root: G,
    seat: Seat,
    tree: Tree<G::Action>,
    /// The position to be decided in the tree.
    start: u32,
    nothing: G::Action,
    scratch: RolloutScratch<G::Action>,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    /// The priors of the root actions by their static scores, by key.
    static_priors: Vec<(u32, f32)>,
    path: Vec<u32>,
}

impl<'a, G: Heuristics> Search<'a, G> {
    /// A search from what `seat` knows, with nothing found out yet.
    pub(crate) fn new(view: &'a G::View, seat: Seat, rng: &mut Stream) -> Self {
        Self::going_on(view, seat, None, rng)
    }

    /// A search that continues from what an earlier one found out about this very position.
    pub(crate) fn going_on(
        view: &'a G::View,
        seat: Seat,
        memory: Option<Memory<G>>,
        rng: &mut Stream,
    ) -> Self {
        let root = G::determinize(view, rng);
        let nothing = G::decode(0).expect("there is an action");
        let (tree, start) = match memory {
            Some(memory) => (memory.tree, memory.start),
            None => (Tree::new(seat, nothing), ROOT),
        };
        let static_priors = static_priors::<G>(view, &root, seat);
        Self {
            view,
            root,
            seat,
            tree,
            start,
            nothing,
            scratch: RolloutScratch::default(),
            legal: Vec::new(),
            priors: Vec::new(),
            static_priors,
            path: Vec::new(),
        }
    }

    /// Runs simulations until the budget is spent or a halt is called; at least one. Those of an earlier search count,
    /// up to three quarters of the budget.
    pub(crate) fn run(&mut self, budget: &Budget, halt: &Halt, rng: &mut Stream) {
        let end = budget.time.map(|time| Instant::now() + time);
        let known = self.findings().map(|finding| finding.visits).sum::<u32>();
        let first = known.min(budget.simulations / 4 * 3);
        for done in first..budget.simulations.max(1) {
            if done > first && done.is_multiple_of(ROUND) {
                let late = end.is_some_and(|end| Instant::now() >= end);
                if late || halt.is_called() {
                    return;
                }
            }
            self.simulate(rng);
        }
    }

    /// What was found out about each action.
    pub(crate) fn findings(&self) -> impl Iterator<Item = Finding<G::Action>> {
        // A reused tree may hold actions that other seats had only in worlds that are ruled out now.
        let own = self.tree.children(self.start).filter(|node| node.seat == self.seat);
        own.filter(|node| self.static_prior(&node.action).is_some()).map(|node| Finding {
            action: node.action,
            visits: node.visits,
            reward: node.reward,
        })
    }

    fn simulate(&mut self, rng: &mut Stream) {
        let mut world = self.root.redeterminize(self.view, rng);
        let mut as_opponent =
            G::OPPONENT_VIEW_RATE > 0.0 && (rng.next_u32() as f32) < G::OPPONENT_VIEW_RATE * 2_f32.powi(32);
        if as_opponent {
            let seats = world.seats();
            let step = 1 + below(rng, u32::from(seats) - 1) as u8;
            let opponent = Seat::new((self.seat.number() + step) % seats);
            let theirs = G::determinize(&world.view(Observer::Seat(opponent)), rng);
            // In another world the seat may hold other cards, but its true actions must be possible there.
            let mut possible = false;
            theirs.for_each_legal(self.seat, |action| possible |= self.static_prior(&action).is_some());
            if possible {
                world = theirs;
            }
            as_opponent = possible;
        }
        self.descend(&mut world, rng);
        self.roll_out(&mut world, rng);
        let values = world.evaluate();
        for &at in &self.path {
            let node = self.tree.node_mut(at);
            if !as_opponent || node.seat != self.seat {
                node.visits += 1;
                node.reward += values[node.seat];
            }
        }
    }

    /// The static prior of a root action; `None` if it is not one.
    fn static_prior(&self, action: &G::Action) -> Option<f32> {
        static_prior(&self.static_priors, G::encode(action) as u32)
    }

    /// Descends the tree and adds one node.
    fn descend(&mut self, world: &mut G, rng: &mut Stream) {
        let mut at = self.start;
        self.path.clear();
        self.path.push(at);
        while !world.is_cutoff(&self.root) {
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = world.sample_chance(rng);
                    world.apply_chance(&chance, &mut Silent).expect("a sampled outcome is a possible one");
                }
                Turn::Seats(seats) => {
                    let seat = if at == self.start {
                        self.seat
                    } else {
                        seats.first().expect("a turn names at least one seat")
                    };
                    let choice = self.select(at, world, seat, rng);
                    world.apply(seat, &choice.action, &mut Silent).expect("it was listed");
                    let new = choice.child == NONE;
                    at = match choice.child {
                        NONE => self.tree.grow(at, choice.before, seat, choice.action, choice.key),
                        child => child,
                    };
                    self.path.push(at);
                    if new {
                        return;
                    }
                }
            }
        }
    }

    /// The action with the highest upper confidence bound: of high value, rarely visited, or of high prior.
    fn select(&mut self, at: u32, world: &G, seat: Seat, rng: &mut Stream) -> Choice<G::Action> {
        self.legal.clear();
        world.for_each_legal(seat, |action| self.legal.push(action));
        world.priors(seat, &self.legal, &mut self.priors);
        if at == self.start {
            for (action, prior) in self.legal.iter().zip(&mut self.priors) {
                let found = static_prior(&self.static_priors, G::encode(action) as u32);
                *prior = match found {
                    Some(other) if *prior >= 0.0 => f32::midpoint(*prior, other),
                    Some(_) => *prior,
                    None => IMPOSSIBLE,
                };
            }
        }
        let anything = self.priors.iter().all(|prior| *prior < 0.0);
        let tree = &mut self.tree;
        let unknown = tree.node(at).mean() + G::FIRST_PLAY_URGENCY;
        // A different small addition for each action breaks ties fairly.
        let salt = rng.next_u32() | 1;
        let (mut before, mut child) = (NONE, tree.first_child(at));
        let mut best = Choice { score: f32::NEG_INFINITY, action: self.nothing, key: 0, before, child };
        for (action, prior) in self.legal.iter().zip(&self.priors) {
            if *prior <= IMPOSSIBLE || (*prior < 0.0 && !anything) {
                continue;
            }
            let key = u32::from(seat.number()) << 24 | G::encode(action) as u32;
            while child != NONE && tree.node(child).key < key {
                before = child;
                child = tree.next_sibling(child);
            }
            let known = child != NONE && tree.node(child).key == key;
            let prior = G::PRIOR_WEIGHT * prior.max(0.0);
            let score = if known {
                let node = tree.node_mut(child);
                node.chances += 1;
                let visits = node.visits.max(1) as f32;
                node.mean()
                    + G::EXPLORATION * (logarithm(node.chances) / visits).sqrt()
                    + prior / (visits + 1.0)
            } else {
                unknown + prior
            };
            let score = score + (key.wrapping_mul(salt) >> 16) as f32 * 1e-9;
            if score > best.score {
                let child = if known { child } else { NONE };
                best = Choice { score, action: *action, key, before, child };
            }
        }
        best
    }

    /// Plays on by the rollout policy to the cutoff.
    fn roll_out(&mut self, world: &mut G, rng: &mut Stream) {
        for _ in 0..LONGEST_ROLLOUT {
            if world.is_cutoff(&self.root) {
                return;
            }
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = world.sample_chance(rng);
                    world.apply_chance(&chance, &mut Silent).expect("a sampled outcome is a possible one");
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("a turn names at least one seat");
                    let action = world.rollout(seat, &mut self.scratch, rng);
                    world.apply(seat, &action, &mut Silent).expect("it was listed");
                }
            }
        }
    }
}

/// Priors of the legal actions by rank of their static scores: 1 for the best, a half for the next, and so on.
fn static_priors<G: Heuristics>(view: &G::View, root: &G, seat: Seat) -> Vec<(u32, f32)> {
    let mut scores: Vec<(u32, i32)> = Vec::new();
    root.for_each_legal(seat, |action| {
        scores.push((G::encode(&action) as u32, G::static_score(view, &action)));
    });
    let better = |score: i32| scores.iter().filter(|(_, other)| *other > score).count();
    scores.iter().map(|&(key, score)| (key, 1.0 / (1.0 + better(score) as f32))).collect()
}

fn static_prior(priors: &[(u32, f32)], key: u32) -> Option<f32> {
    let found = priors.binary_search_by_key(&key, |(key, _)| *key).ok()?;
    Some(priors[found].1)
}

/// The natural logarithm of a count, near enough: straight between powers of two. Unlike the library's, it gives equal
/// results on every machine, and it takes no time.
fn logarithm(count: u32) -> f32 {
    let bits = (count as f32).to_bits();
    (bits as f32 * 2_f32.powi(-23) - 127.0) * std::f32::consts::LN_2
}
