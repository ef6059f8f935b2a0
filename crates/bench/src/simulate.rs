//! What statistics cost: a simulated series against the same games merely played.

use std::ops::Range;

use cardinal_bots::{Level, Seated};
use cardinal_engine::{Game, Heuristics};
use cardinal_games::{Visitor, all, find, visit};
use cardinal_lab::{CLOSE, Checkpoint, Plan, Streams, Watch, play_game, simulate};

use crate::Best;

const ROUNDS: u64 = 20;
/// Games per round.
const GAMES: u64 = 1_000;
/// Games in a batch where instructions are counted: with batches by the clock, a slower machine would count more of them.
const BATCH: u64 = 50;
/// The length of the series that a round stands for: it has an equal share of closely watched games.
const SERIES: u64 = 20_000;

/// Prints what a simulation costs compared with bare play, for one game or all, at each number of seats; `false` if
/// the game does not exist.
pub fn report(only: Option<&str>) -> bool {
    let games: Vec<&str> = match only {
        None => all().iter().map(|game| game.info().id).collect(),
        Some(id) => find(id).map(|game| game.info().id).into_iter().collect(),
    };
    println!(
        "| game | seats | bare play, ns a decision | simulate | ratio | its first {CLOSE} games | ratio |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for game in &games {
        for &seats in find(game).expect("it is registered").info().seats {
            visit(game, Measure { seats }).expect("it is registered");
        }
    }
    !games.is_empty()
}

/// Simulates this number of games on one thread and says how many decisions that took; `None` if the game has no such
/// table. One game in twenty is watched closely, as in a series of 20,000 games.
pub fn count(game: &str, seats: u8, games: u64) -> Option<u64> {
    visit(game, Count { seats, games }).flatten()
}

/// The games of a series of which as many are watched closely as in one of [`SERIES`] games.
const fn sample(games: u64) -> Range<u64> {
    let start = CLOSE - games * CLOSE / SERIES;
    start..start + games
}

struct Count {
    seats: u8,
    games: u64,
}

impl Visitor for Count {
    type Output = Option<u64>;

    fn visit<G: Game + Heuristics>(self) -> Option<u64> {
        G::new(&G::Options::default(), self.seats).ok()?;
        Some(with_statistics::<G>(self.seats, sample(self.games), Some(BATCH)))
    }
}

struct Measure {
    seats: u8,
}

impl Visitor for Measure {
    type Output = ();

    fn visit<G: Game + Heuristics>(self) {
        let seats = self.seats;
        let (mut bare, mut whole, mut close) = (Best::default(), Best::default(), Best::default());
        for _ in 0..ROUNDS {
            bare.time(|| bare_play::<G>(seats, sample(GAMES)));
            whole.time(|| with_statistics::<G>(seats, sample(GAMES), None));
            close.time(|| with_statistics::<G>(seats, 0..CLOSE, None));
        }
        assert_eq!(bare.decisions, whole.decisions, "they must play equal games");
        let (bare, whole, close) = (bare.nanoseconds, whole.nanoseconds, close.nanoseconds);
        println!(
            "| {} | {seats} | {bare:.1} | {whole:.1} | {:.2} | {close:.1} | {:.2} |",
            G::INFO.id,
            whole / bare,
            close / bare,
        );
    }
}

/// Plays games of the series and keeps nothing but the number of decisions.
fn bare_play<G: Game + Heuristics>(seats: u8, games: Range<u64>) -> u64 {
    let plan = plan::<G>(seats, games.end);
    let fresh = G::new(&plan.options, seats).expect("an admissible number of seats");
    let mut players: Vec<Seated<G>> = plan.seats.iter().map(|player| player.seated()).collect();
    let decisions = games.map(|game| {
        let streams = Streams::of(plan.seed, game, seats);
        let outcome = play_game(&mut fresh.clone(), &mut players, streams, plan.cap(), &mut ());
        outcome.expect("it is not called off").decisions
    });
    decisions.sum()
}

/// Simulates games of the series with every statistic and gives the number of decisions.
fn with_statistics<G: Game + Heuristics>(seats: u8, games: Range<u64>, batch: Option<u64>) -> u64 {
    let plan = plan::<G>(seats, games.end);
    let watch = Watch { resume: Some(Checkpoint::part(&plan, games.start)), batch, ..Watch::default() };
    simulate(&plan, watch).expect("an admissible number of seats").0.decisions
}

fn plan<G: Game>(seats: u8, games: u64) -> Plan<G> {
    let seats = vec![Level::Eager.into(); seats.into()];
    Plan { options: G::Options::default(), seats, games, seed: 1, threads: 1 }
}
