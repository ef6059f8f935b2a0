//! How many simulations a second the bots of Cardinal run, beside the `ismcts` crate, in one position of one
//! game, with equal rules, worlds and cutoff: Number Chain with four seats, to the end of the round.
//!
//! The crate is measured with three rollout policies: its own (any legal move), moves that shed cards where
//! when possible (which ends rounds much sooner), and the very function that Cardinal uses. Rounds are interleaved and
//! the best of each counts, because times on shared machines are noisy.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use cardinal_bots::{Budget, Halt, look_ahead};
use cardinal_engine::random::{Purpose, Stream, below, stream};
use cardinal_engine::{Game, Heuristics, Observer, RolloutScratch, Seat, Silent, Turn, Window};
use cardinal_games::number_chain::{Action, NumberChain, Options, View};
use ismcts::action_list::ActionList;
use ismcts::inference::NoInference;
use ismcts::searcher::Searcher;
use ismcts::state::State;

const ROUNDS: u64 = 30;
/// Long enough for several of the crate's looks at the clock, one every 2,048 simulations.
const ROUND: Duration = Duration::from_millis(60);

thread_local! {
    static DICE: RefCell<Stream> = RefCell::new(stream(1, 0, Purpose::Test));
}

/// Legal actions, as simply as it goes.
#[derive(Clone)]
struct List(Vec<Action>);

impl ActionList<Action> for List {
    fn uninit() -> Self {
        Self(Vec::new())
    }

    fn pop_random(&mut self) -> Option<Action> {
        let count = self.0.len() as u32;
        (count > 0).then(|| self.0.swap_remove(DICE.with_borrow_mut(|dice| below(dice, count)) as usize))
    }

    fn push(&mut self, action: Action) {
        self.0.push(action);
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn has(&self, item: &Action) -> bool {
        self.0.contains(item)
    }

    fn without(&self, other: &Self) -> Self {
        Self(self.0.iter().filter(|action| !other.0.contains(action)).copied().collect())
    }
}

/// A rollout policy.
trait Rollout: Clone {
    const NAME: &'static str;
    fn play(world: &mut World<'_, Self>);
}

#[derive(Clone)]
struct Anything;
#[derive(Clone)]
struct Eager;
#[derive(Clone)]
struct CardinalPolicy;

impl Rollout for Anything {
    const NAME: &'static str = "ismcts, its own rollout";

    fn play(world: &mut World<'_, Self>) {
        while !world.is_terminal() {
            let action = world.possible_actions().pop_random().expect("a turn names at least one seat");
            world.apply_action(action);
        }
    }
}

impl Rollout for Eager {
    const NAME: &'static str = "ismcts, shedding cards where possible";

    fn play(world: &mut World<'_, Self>) {
        while !world.is_terminal() {
            let mut all = world.possible_actions();
            let shedding = List(all.0.iter().copied().filter(NumberChain::sheds).collect());
            let mut wanted =
                if shedding.0.is_empty() { std::mem::replace(&mut all, List::uninit()) } else { shedding };
            world.apply_action(wanted.pop_random().expect("a turn names at least one seat"));
        }
    }
}

impl Rollout for CardinalPolicy {
    const NAME: &'static str = "ismcts, with Cardinal's rollout";

    fn play(world: &mut World<'_, Self>) {
        let mut scratch = RolloutScratch::default();
        while !world.is_terminal() {
            let seat = Seat::new(world.turn() as u8);
            let action = DICE.with_borrow_mut(|dice| world.game.rollout(seat, &mut scratch, dice));
            world.apply_action(action);
        }
    }
}

/// A determinization as the crate wants it.
#[derive(Clone)]
struct World<'a, R> {
    view: &'a View,
    root: &'a NumberChain,
    game: NumberChain,
    rollout: PhantomData<R>,
}

impl<R: Rollout> State for World<'_, R> {
    type Action = Action;
    type ActionList = List;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        self.game.turn().seats().first().map_or(0, Seat::index)
    }

    fn randomize(&self, _observer: usize, _inference: &NoInference) -> Self {
        let game = DICE.with_borrow_mut(|dice| NumberChain::determinize(self.view, dice));
        Self { game, ..*self }
    }

    fn possible_actions(&self) -> List {
        let mut list = List::uninit();
        if let Some(seat) = self.game.turn().seats().first() {
            self.game.for_each_legal(seat, |action| list.push(action));
        }
        list
    }

    fn apply_action(&mut self, action: Action) {
        let seat = Seat::new(self.turn() as u8);
        self.game.apply(seat, &action, &mut Silent).expect("it was listed");
        while self.game.turn() == Turn::Chance && !self.is_terminal() {
            let chance = DICE.with_borrow_mut(|dice| self.game.sample_chance(dice));
            self.game.apply_chance(&chance, &mut Silent).expect("it was sampled");
        }
    }

    fn do_rollout(&mut self) {
        R::play(self);
    }

    fn is_terminal(&self) -> bool {
        self.game.is_cutoff(self.root) || self.game.turn() == Turn::Over
    }

    fn reward(&self, perspective: usize) -> f32 {
        self.game.evaluate()[Seat::new(perspective as u8)]
    }
}

/// The first decision of a game with four seats.
fn position() -> (NumberChain, Seat) {
    let mut game = NumberChain::new(&Options::default(), 4).expect("four can play");
    let mut rng = stream(1, 0, Purpose::Test);
    while game.turn() == Turn::Chance {
        let chance = game.sample_chance(&mut rng);
        game.apply_chance(&chance, &mut Silent).expect("it was sampled");
    }
    let seat = game.turn().seats().first().expect("a turn names at least one seat");
    assert!(Window::new(&game, seat).legal().len() > 1, "there is something to decide");
    (game, seat)
}

fn peer<R: Rollout>(view: &View, game: &NumberChain) -> f64 {
    let world = World::<R> { view, root: game, game: game.clone(), rollout: PhantomData };
    let result = Searcher::new(0.7, 20_000).search(&world, &NoInference, ROUND.as_millis());
    result.num_simulations as f64 / result.duration.as_secs_f64()
}

fn ours(view: &View, seat: Seat, round: u64) -> f64 {
    let begin = Instant::now();
    let mut rng = stream(2, round, Purpose::Test);
    let advice = look_ahead::<NumberChain>(view, seat, &Budget::time(ROUND), &Halt::default(), &mut rng);
    f64::from(advice.iter().map(|one| one.visits).sum::<u32>()) / begin.elapsed().as_secs_f64()
}

fn main() {
    let (game, seat) = position();
    let view = game.view(Observer::Seat(seat));
    let mut best = [0_f64; 4];
    for round in 0..ROUNDS {
        let rates = [
            ours(&view, seat, round),
            peer::<Anything>(&view, &game),
            peer::<Eager>(&view, &game),
            peer::<CardinalPolicy>(&view, &game),
        ];
        for (best, rate) in best.iter_mut().zip(rates) {
            *best = best.max(rate);
        }
    }
    println!("| search | simulations a second on one core | Cardinal is faster by |");
    println!("| --- | --- | --- |");
    let names = ["Cardinal", Anything::NAME, Eager::NAME, CardinalPolicy::NAME];
    for (name, rate) in names.iter().zip(best) {
        println!("| {name} | {rate:.0} | {:.1} |", best[0] / rate);
    }
}
