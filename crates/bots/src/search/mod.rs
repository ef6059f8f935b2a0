//! Looking ahead without seeing: information-set Monte-Carlo tree search.
//!
//! Each simulation imagines a world the seat cannot rule out, walks down the tree of actions seen so far by upper
//! confidence bounds, adds one position, plays on by impulse to the horizon, and remembers what came of it for
//! whoever chose each action. One tree serves all worlds, so what is learnt in one counts in the others.
//!
//! In games of bluff some simulations are *doubts*: the imagined world is forgotten again but for what an opponent
//! knows of it, and only the opponents learn from what follows. Otherwise they would be thought to see through
//! every card that lies face down.

mod memory;
mod tree;

use std::time::Instant;

use cardinal_engine::random::{Stream, below};
use cardinal_engine::{Instinct, Moves, Observer, Seat, Silent, Turn};
use rand_core::Rng;

use crate::{Budget, Halt};
pub(crate) use memory::Memory;
use tree::{NONE, ROOT, Tree};

/// Futures that find no horizon are broken off here.
const LONGEST_FUTURE: u32 = 20_000;
/// The urge for what is possible in a doubted world only.
const IMPOSSIBLE: f32 = -1e9;
/// After so many simulations the clock and the halt are looked at.
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

/// What one root action has come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) reward: f32,
}

/// A search for the best action of one seat.
pub(crate) struct Search<'a, G: Instinct> {
    view: &'a G::View,
    root: G,
    seat: Seat,
    tree: Tree<G::Action>,
    /// The position to be decided in the tree.
    start: u32,
    nothing: G::Action,
    moves: Moves<G::Action>,
    legal: Vec<G::Action>,
    urges: Vec<f32>,
    /// How the actions look to the seat itself, by key.
    first_sight: Vec<(u32, f32)>,
    path: Vec<u32>,
}

impl<'a, G: Instinct> Search<'a, G> {
    /// A search from what `seat` knows, with nothing found out yet.
    pub(crate) fn new(view: &'a G::View, seat: Seat, rng: &mut Stream) -> Self {
        Self::going_on(view, seat, None, rng)
    }

    /// The same with what is remembered of this very position.
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
        let first_sight = first_sight::<G>(view, &root, seat);
        Self {
            view,
            root,
            seat,
            tree,
            start,
            nothing,
            moves: Moves::default(),
            legal: Vec::new(),
            urges: Vec::new(),
            first_sight,
            path: Vec::new(),
        }
    }

    /// Looks ahead until the budget is spent or somebody calls a halt; at least once. What is remembered counts,
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
        // In a tree that goes on there may be what others could have done here in worlds that are ruled out by now.
        let own = self.tree.children(self.start).filter(|node| node.seat == self.seat);
        own.filter(|node| self.look(&node.action).is_some()).map(|node| Finding {
            action: node.action,
            visits: node.visits,
            reward: node.reward,
        })
    }

    fn simulate(&mut self, rng: &mut Stream) {
        let mut world = self.root.another(self.view, rng);
        let mut doubt = G::DOUBT > 0.0 && (rng.next_u32() as f32) < G::DOUBT * 2_f32.powi(32);
        if doubt {
            let seats = world.seats();
            let step = 1 + below(rng, u32::from(seats) - 1) as u8;
            let opponent = Seat::new((self.seat.number() + step) % seats);
            let doubted = G::determinize(&world.view(Observer::Seat(opponent)), rng);
            // There the seat may hold other cards; what it really can do has to be possible all the same.
            let mut possible = false;
            doubted.for_each_legal(self.seat, |action| possible |= self.look(&action).is_some());
            if possible {
                world = doubted;
            }
            doubt = possible;
        }
        self.descend(&mut world, rng);
        self.play_out(&mut world, rng);
        let prospects = world.prospects();
        for &at in &self.path {
            let node = self.tree.node_mut(at);
            if !doubt || node.seat != self.seat {
                node.visits += 1;
                node.reward += prospects[node.seat];
            }
        }
    }

    /// How a root action looks at first sight; `None` if it is not one.
    fn look(&self, action: &G::Action) -> Option<f32> {
        look(&self.first_sight, G::encode(action) as u32)
    }

    /// Down the tree, and one position beyond it.
    fn descend(&mut self, world: &mut G, rng: &mut Stream) {
        let mut at = self.start;
        self.path.clear();
        self.path.push(at);
        while !world.is_horizon(&self.root) {
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
                        seats.first().expect("somebody is on turn")
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

    /// The most interesting action: promising, rarely tried, or urged by instinct.
    fn select(&mut self, at: u32, world: &G, seat: Seat, rng: &mut Stream) -> Choice<G::Action> {
        self.legal.clear();
        world.for_each_legal(seat, |action| self.legal.push(action));
        world.urges(seat, &self.legal, &mut self.urges);
        if at == self.start {
            for (action, urge) in self.legal.iter().zip(&mut self.urges) {
                let found = look(&self.first_sight, G::encode(action) as u32);
                *urge = match found {
                    Some(look) if *urge >= 0.0 => f32::midpoint(*urge, look),
                    Some(_) => *urge,
                    None => IMPOSSIBLE,
                };
            }
        }
        let anything = self.urges.iter().all(|urge| *urge < 0.0);
        let tree = &mut self.tree;
        let unknown = tree.node(at).mean() + G::NOVELTY;
        // A different small addition for each action every time breaks ties fairly.
        let salt = rng.next_u32() | 1;
        let (mut before, mut child) = (NONE, tree.first_child(at));
        let mut best = Choice { score: f32::NEG_INFINITY, action: self.nothing, key: 0, before, child };
        for (action, urge) in self.legal.iter().zip(&self.urges) {
            if *urge <= IMPOSSIBLE || (*urge < 0.0 && !anything) {
                continue;
            }
            let key = u32::from(seat.number()) << 24 | G::encode(action) as u32;
            while child != NONE && tree.node(child).key < key {
                before = child;
                child = tree.next_sibling(child);
            }
            let known = child != NONE && tree.node(child).key == key;
            let urge = G::BIAS * urge.max(0.0);
            let score = if known {
                let node = tree.node_mut(child);
                node.chances += 1;
                let visits = node.visits.max(1) as f32;
                node.mean() + G::CURIOSITY * (logarithm(node.chances) / visits).sqrt() + urge / (visits + 1.0)
            } else {
                unknown + urge
            };
            let score = score + (key.wrapping_mul(salt) >> 16) as f32 * 1e-9;
            if score > best.score {
                let child = if known { child } else { NONE };
                best = Choice { score, action: *action, key, before, child };
            }
        }
        best
    }

    /// By impulse to the horizon.
    fn play_out(&mut self, world: &mut G, rng: &mut Stream) {
        for _ in 0..LONGEST_FUTURE {
            if world.is_horizon(&self.root) {
                return;
            }
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = world.sample_chance(rng);
                    world.apply_chance(&chance, &mut Silent).expect("a sampled outcome is a possible one");
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is on turn");
                    let action = world.impulse(seat, &mut self.moves, rng);
                    world.apply(seat, &action, &mut Silent).expect("it was listed");
                }
            }
        }
    }
}

/// How the legal actions look at first sight: 1 for the best, a half for the next, and so on.
fn first_sight<G: Instinct>(view: &G::View, root: &G, seat: Seat) -> Vec<(u32, f32)> {
    let mut looks: Vec<(u32, i32)> = Vec::new();
    root.for_each_legal(seat, |action| looks.push((G::encode(&action) as u32, G::appeal(view, &action))));
    let better = |appeal: i32| looks.iter().filter(|(_, other)| *other > appeal).count();
    looks.iter().map(|&(key, appeal)| (key, 1.0 / (1.0 + better(appeal) as f32))).collect()
}

fn look(first_sight: &[(u32, f32)], key: u32) -> Option<f32> {
    let found = first_sight.binary_search_by_key(&key, |(key, _)| *key).ok()?;
    Some(first_sight[found].1)
}

/// The natural logarithm of a count, near enough: straight between powers of two. Unlike the library's it is the same
/// on every machine, and it takes no time.
fn logarithm(count: u32) -> f32 {
    let bits = (count as f32).to_bits();
    (bits as f32 * 2_f32.powi(-23) - 127.0) * std::f32::consts::LN_2
}
