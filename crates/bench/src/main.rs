//! Measures the games: `cardinal-bench` prints a table, `cardinal-bench preset …` one for a preset of a game,
//! `cardinal-bench simulate …` what statistics cost, and `cardinal-bench count …` plays games for an instruction counter.
//!
//! Times on shared machines are noisy, so everything is measured in many rounds of a millisecond, interleaved, and the
//! best round of each counts; the ratio to the kernel comes from these rounds.

use std::process::ExitCode;
use std::time::Instant;

use cardinal_bench::{Best, Course, kernel, per, scorer, search, simulate};
use cardinal_engine::{Game, Heuristics, Observer, Playable, Preset, Seat, Settings, Silent, Turn, random};
use cardinal_games::{Visitor, all, find, visit};

const ROUNDS: u64 = 400;
const GAMES: u64 = 40;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        [] => report(),
        ["scorer"] => scorer::report(),
        ["search", only @ ..] if only.len() < 2 => {
            if !search::report(only.first().copied()) {
                return usage();
            }
        }
        ["simulate", only @ ..] if only.len() < 2 => {
            if !simulate::report(only.first().copied()) {
                return usage();
            }
        }
        ["count", game, seats, games] => match (seats.parse(), games.parse()) {
            (Ok(seats), Ok(games)) if count(game, seats, games) => {}
            _ => return usage(),
        },
        ["preset", game, preset] => match find(game).and_then(|game| game.info().preset(preset)) {
            Some(preset) => table(game, preset),
            None => return usage(),
        },
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: cardinal-bench [scorer | search [GAME] | simulate [GAME] | count GAME|simulate:GAME|kernel SEATS GAMES | \
        preset GAME PRESET]"
    );
    ExitCode::from(2)
}

/// Plays games and prints how many decisions that took.
fn count(game: &str, seats: u8, games: u64) -> bool {
    struct Count {
        seats: u8,
        games: u64,
    }
    impl Visitor for Count {
        type Output = Option<u64>;
        fn visit<G: Playable>(self) -> Option<u64> {
            let start = G::new(&G::Options::default(), self.seats).ok()?;
            Some(Course::new(start).play::<false>(1, 0..self.games).decisions)
        }
    }
    let decisions = match (game, game.strip_prefix("simulate:")) {
        ("kernel", _) => Some(kernel::play::<false>(1, 0..games).decisions),
        (_, Some(simulated)) => simulate::count(simulated, seats, games),
        _ => visit(game, Count { seats, games }).flatten(),
    };
    decisions.inspect(|decisions| println!("{decisions}")).is_some()
}

fn report() {
    heading();
    for info in all().iter().map(|game| game.info()) {
        rows(info.id, &info.presets[0]);
    }
    against_the_kernel();
    scorer::report();
}

/// Measures one game with one preset.
fn table(game: &str, preset: &'static Preset) {
    heading();
    rows(game, preset);
}

fn heading() {
    println!(
        "| game | seats | ns a decision | decisions a game | allocations a decision | state | clone | view |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
}

fn rows(game: &str, preset: &'static Preset) {
    for &seats in find(game).expect("it is registered").info().seats {
        visit(game, Measure { seats, preset }).expect("it is registered");
    }
}

struct Measure {
    seats: u8,
    preset: &'static Preset,
}

impl Visitor for Measure {
    type Output = ();

    fn visit<G: Playable>(self) {
        let settings =
            Settings::from_pairs(&G::INFO, self.preset.settings).expect("a preset has known options");
        let options = settings.resolve::<G>().expect("a preset has possible options");
        let start = G::new(&options, self.seats).expect("an admissible number of seats");
        let mut course = Course::new(start.clone());
        let mut best = Best::default();
        (0..ROUNDS).for_each(|round| best.time(|| course.play::<false>(round, 0..GAMES).decisions));
        let mut counted = 0;
        let allocations =
            allocation_counter::measure(|| counted = course.play::<false>(1, 0..GAMES).decisions);
        let middle = middle_of(start);
        let clone = time_each(|| std::hint::black_box(&middle).clone());
        let view = time_each(|| std::hint::black_box(&middle).view(Observer::Seat(Seat::new(0))));
        println!(
            "| {} | {} | {:.1} | {:.0} | {:.3} | {} bytes | {clone:.1} ns | {view:.0} ns |",
            G::INFO.id,
            self.seats,
            best.nanoseconds,
            best.decisions as f64 / (ROUNDS * GAMES) as f64,
            allocations.count_total as f64 / counted as f64,
            size_of::<G>(),
        );
    }
}

/// A game some way in, for measuring what depends on the state.
fn middle_of<G: Heuristics>(mut game: G) -> G {
    let mut rng = random::stream(1, 0, random::Purpose::Test);
    for _ in 0..40 {
        match game.turn() {
            Turn::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.apply_chance(&chance, &mut Silent).expect("it was sampled");
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn names at least one seat");
                let mut actions = Vec::new();
                game.for_each_legal(seat, |action| actions.push(action));
                let action = random::pick(&actions, &mut rng).expect("a seat to act has a legal action");
                game.apply(seat, action, &mut Silent).expect("it was listed");
            }
            Turn::Over => break,
        }
    }
    game
}

fn against_the_kernel() {
    use cardinal_games::number_chain::{NumberChain, Options};
    let start = NumberChain::new(&Options::default(), 4).expect("four can play");
    let mut course = Course::new(start);
    assert_eq!(
        course.play::<true>(1, 0..GAMES),
        kernel::play::<true>(1, 0..GAMES),
        "they must play equal games"
    );
    let (mut contract, mut lean) = (Best::default(), Best::default());
    for round in 0..2 * ROUNDS {
        contract.time(|| course.play::<false>(round, 0..GAMES).decisions);
        lean.time(|| kernel::play::<false>(round, 0..GAMES).decisions);
    }
    println!();
    println!(
        "Number Chain, 4 seats: {:.1} ns a decision through the contract, {:.1} ns in the hand-tuned kernel, ratio {:.2}",
        contract.nanoseconds,
        lean.nanoseconds,
        contract.nanoseconds / lean.nanoseconds
    );
}

fn time_each<T>(mut work: impl FnMut() -> T) -> f64 {
    const TIMES: u64 = 20_000;
    let round = |work: &mut dyn FnMut() -> T| {
        let begin = Instant::now();
        (0..TIMES).for_each(|_| drop(std::hint::black_box(work())));
        per(begin.elapsed(), TIMES)
    };
    (0..20).map(|_| round(&mut work)).fold(f64::INFINITY, f64::min)
}
