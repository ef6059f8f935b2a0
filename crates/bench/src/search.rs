//! How fast bots search.

use std::time::Instant;

use cardinal_bots::{Budget, Halt, Level, look_ahead};
use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{Game, Heuristics, Observer, Playable, RolloutScratch, Seat, Silent, Turn, Window};
use cardinal_games::{Visitor, all, find, visit};

/// Rounds of a few milliseconds each, of which the best counts.
const ROUNDS: u64 = 60;
const SIMULATIONS: u32 = 1_000;

/// Prints how many simulations a second a search runs in one game, or in all, at each number of seats; `false` if there is
/// no such game.
pub fn report(only: Option<&str>) -> bool {
    let games: Vec<&str> = match only {
        None => all().iter().map(|game| game.info().id).collect(),
        Some(id) => find(id).map(|game| game.info().id).into_iter().collect(),
    };
    println!(
        "| game | seats | simulations a second on one core | moves a simulation | normal | hard | expert |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for game in &games {
        for &seats in find(game).expect("it is registered").info().seats {
            visit(game, Measure { seats }).expect("it is registered");
        }
    }
    !games.is_empty()
}

struct Measure {
    seats: u8,
}

impl Visitor for Measure {
    type Output = ();

    fn visit<G: Playable>(self) {
        let (game, seat) = first_choice::<G>(self.seats);
        let view = game.view(Observer::Seat(seat));
        let time = |simulations: u32, round: u64| {
            let mut rng = stream(2, round, Purpose::Test);
            let begin = Instant::now();
            look_ahead::<G>(&view, seat, &Budget::simulations(simulations), &Halt::default(), &mut rng);
            begin.elapsed().as_secs_f64()
        };
        let best = (0..ROUNDS).map(|round| time(SIMULATIONS, round)).fold(f64::INFINITY, f64::min);
        let moves: u64 = (0..100).map(|number| moves_of(&game, &view, number)).sum();
        let level = |level: Level| {
            let simulations = level.budget::<G>().map_or(0, |budget| budget.simulations);
            let best = (0..5).map(|round| time(simulations, round)).fold(f64::INFINITY, f64::min);
            format!("{:.1} ms", best * 1e3)
        };
        println!(
            "| {} | {} | {:.0} | {:.0} | {} | {} | {} |",
            G::INFO.id,
            self.seats,
            f64::from(SIMULATIONS) / best,
            moves as f64 / 100.0,
            level(Level::Normal),
            level(Level::Hard),
            level(Level::Expert),
        );
    }
}

/// The first decision of a game that has anything to decide.
fn first_choice<G: Heuristics>(seats: u8) -> (G, Seat) {
    let mut game = G::new(&G::Options::default(), seats).expect("an admissible number of seats");
    let mut rng = stream(1, 0, Purpose::Test);
    loop {
        match game.turn() {
            Turn::Seats(on) => {
                let seat = on.first().expect("a turn names at least one seat");
                let legal = Window::new(&game, seat).legal();
                if legal.len() > 1 {
                    return (game, seat);
                }
                game.apply(seat, &legal[0], &mut Silent).expect("it was listed");
            }
            _ => chance(&mut game, &mut rng),
        }
    }
}

fn chance<G: Game>(game: &mut G, rng: &mut Stream) {
    let chance = game.sample_chance(rng);
    game.apply_chance(&chance, &mut Silent).expect("it was sampled");
}

/// How many decisions a rollout from the root takes to the cutoff.
fn moves_of<G: Heuristics>(root: &G, view: &G::View, number: u64) -> u64 {
    let mut rng = stream(3, number, Purpose::Test);
    let mut world = G::determinize(view, &mut rng);
    let (mut count, mut scratch) = (0, RolloutScratch::default());
    while !world.is_cutoff(root) {
        match world.turn() {
            Turn::Over => break,
            Turn::Chance => chance(&mut world, &mut rng),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn names at least one seat");
                let action = world.rollout(seat, &mut scratch, &mut rng);
                world.apply(seat, &action, &mut Silent).expect("it was listed");
                count += 1;
            }
        }
    }
    count
}
