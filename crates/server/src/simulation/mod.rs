//! A table among people in bad faith, and a database that does as it likes.
//!
//! The real server runs on one thread with paused time, on a simulated database; everything random comes from one seed.
//! Five people, some of them hostile, give any order in any state; the database is slow, refuses, or loses its answers;
//! servers crash. After every act the promises are checked:
//!
//! ```text
//!  script    what happens, by seed
//!  person    what a person knows, and what they make of it
//!  weather   what the database does
//!  world     the servers, the people and the database
//!  promises  what must hold
//!  truth     a match as the database has it
//! ```
//!
//! `cargo xtask simulate [seeds] [first]` plays any number of seeds. One that fails is cut down to the acts that matter,
//! and prints them as a short story.

mod luck;
mod person;
mod promises;
mod script;
mod truth;
mod weather;
mod world;

use std::sync::atomic::{AtomicU64, Ordering};

use cardinal_protocol::{SeatPlan, TableSetup};
use luck::Luck;
use promises::Tested;
use script::{Act, Order, Script, What};
use world::{Failure, Played};

use crate::clock::simulated_time;
use crate::ids::seeded;

/// How many seeds are played by the usual tests.
const SEEDS: u64 = 2_000;
/// How many seeds are played twice.
const SAME: u64 = 25;
/// How many promises there are.
const PROMISES: usize = 11;
/// How many shorter scripts are tried to make a story short.
const TRIES: usize = 300;

/// A number from the environment.
fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays a script in a world of its own.
fn play(script: &Script) -> Result<Played, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("there is memory for a runtime");
    let played = runtime.block_on(async {
        simulated_time::begin();
        seeded::seed(Some(script.seed));
        let played = world::play(script).await;
        seeded::seed(None);
        played
    });
    // What still runs ends with the runtime, at the simulated time.
    drop(runtime);
    simulated_time::end();
    played
}

/// Leaves out the acts that a failure does not need.
fn shorten(script: &Script, failure: Failure) -> (Script, Failure) {
    let (mut shortest, mut failure, mut tries) = (script.clone(), failure, 0);
    let mut size = shortest.acts.len() / 2;
    while size > 0 && tries < TRIES {
        let mut at = 0;
        while at < shortest.acts.len() && tries < TRIES {
            let mut acts: Vec<Act> = shortest.acts.clone();
            acts.drain(at..(at + size).min(acts.len()));
            let shorter = Script { acts, ..shortest.clone() };
            tries += 1;
            match play(&shorter) {
                Err(same) => (shortest, failure) = (shorter, same),
                Ok(_) => at += size,
            }
        }
        size /= 2;
    }
    (shortest, failure)
}

/// Plays seeds on all processors; the first that fails tells its story. A promise that no seed puts to the test could be
/// broken without a test that fails, so each must have been tested, unless fewer seeds than usual were asked for.
fn simulate(nodes: usize, usual: u64) {
    let (first, seeds) = (setting("CARDINAL_FIRST_SEED", 0), setting("CARDINAL_SEEDS", usual));
    let next = AtomicU64::new(first);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let run = || {
        let mut tested = Tested::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + seeds {
                return Ok(tested);
            }
            let script = Script::new(seed, nodes);
            match play(&script) {
                Ok(played) => add(&mut tested, played.tested),
                Err(failure) => {
                    next.store(u64::MAX / 2, Ordering::Relaxed);
                    let (_, Failure { what, story }) = shorten(&script, failure);
                    return Err(format!("seed {seed}: {what}\n{}", story.join("\n")));
                }
            }
        }
    };
    let played: Result<Vec<Tested>, String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        threads.into_iter().map(|thread| thread.join().expect("no simulation panics")).collect()
    });
    let mut tested = Tested::new();
    played.unwrap_or_else(|story| panic!("{story}")).into_iter().for_each(|some| add(&mut tested, some));
    let untested = tested.iter().find(|(_, times)| **times == 0);
    assert!(
        seeds < usual || (tested.len(), untested) == (PROMISES, None),
        "{nodes} servers do not put every promise to the test: {tested:?}"
    );
}

fn add(sum: &mut Tested, tested: Tested) {
    tested.into_iter().for_each(|(promise, times)| *sum.entry(promise).or_default() += times);
}

#[test]
fn a_table_keeps_its_promises_under_hostile_people_and_faults() {
    simulate(1, SEEDS);
}

#[test]
fn three_servers_keep_the_promises_of_one() {
    simulate(3, SEEDS / 10);
}

#[test]
fn the_same_seed_is_the_same_simulation() {
    for nodes in [1, 3] {
        let played = |seed| {
            let Played { told, story, .. } =
                play(&Script::new(seed, nodes)).expect("these seeds keep every promise");
            (story, told)
        };
        for seed in 0..SAME {
            assert_eq!(played(seed), played(seed), "seed {seed} with {nodes} servers");
        }
        assert_ne!(played(0), played(1));
    }
}

/// A server whose messages are all lost cannot tell a table elsewhere that a watcher has left.
#[test]
fn a_watcher_whose_unwatch_was_lost_keeps_no_table_in_memory() {
    let (nodes, elsewhere) = (3, 1);
    let luck =
        (0..100).find(|luck| Luck::new(*luck).below(nodes) == elsewhere).expect("some luck leads there");
    let act = |what| Act { who: 0, what, luck };
    let seats = vec![SeatPlan::Open, SeatPlan::Bot { level: "greedy".to_owned() }];
    let game = cardinal_games::all().last().expect("there are games");
    let setup = TableSetup { open: false, grace: 5, ..TableSetup::new(game.info().id, seats) };
    let acts = [
        What::Connect,
        What::Order(Order::Start),
        What::Wait(3_000),
        What::Trouble(100),
        What::Hang,
        What::Wait(15_000),
    ];
    // The rest in the end comes with some seeds only.
    let script = Script { seed: 0, nodes, setup, acts: acts.map(act).to_vec() };
    let played =
        play(&script).unwrap_or_else(|Failure { what, story }| panic!("{what}\n{}", story.join("\n")));
    assert_eq!(played.tested["nothing is left"], 1);
}
