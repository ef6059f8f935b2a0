//! Whether a player has changed.

use cardinal_engine::random::{Purpose, pick, stream};
use cardinal_engine::{Heuristics, Observer, Seat, Silent, Turn, Window};

use crate::{Bot, Budget, Halt, Level, Player, look_ahead};

/// How many games are begun, and how many positions of each are put to the player.
const GAMES: u64 = 2;
const POSITIONS: usize = 6;
/// How many moves at random lie between two positions.
const APART: usize = 5;
/// More simulations than this would not find another change, only take longer.
const SIMULATIONS: u32 = 60;

/// A number that changes when a level decides differently at a table of this size, or when its search has
/// other findings. Positions come from random moves, so that a change of one level does not show in another.
///
/// The number of simulations of a level is known without playing, and not included.
///
/// # Panics
/// When the game has no such table.
pub fn fingerprint<G: Heuristics>(level: Level, seats: u8) -> u64 {
    let mut print = Print(0xcbf2_9ce4_8422_2325);
    let player = Player::from(level);
    let player = match level.budget::<G>() {
        Some(budget) => player.spending(Budget::simulations(budget.simulations.min(SIMULATIONS))),
        None => player,
    };
    for index in 0..GAMES {
        positions::<G>(seats, index, |game, seat, number| {
            let mut rng = stream(11, index * 100 + number, Purpose::Player(seat.number()));
            let mut game = game.clone();
            let mut seated = player.seated::<G>();
            // A turn may take several decisions, and what was found out for one goes into the next.
            for _ in 0..3 {
                if !game.turn().is_on(seat) {
                    break;
                }
                let action = seated.decide(&Window::new(&game, seat), &mut rng);
                print.add(G::encode(&action) as u64);
                game.apply(seat, &action, &mut Silent).expect("players decide for legal moves");
            }
        });
        if let Some(budget) = level.budget::<G>() {
            let budget = Budget::simulations(budget.simulations.min(SIMULATIONS));
            positions::<G>(seats, index, |game, seat, number| {
                let mut rng = stream(12, index * 100 + number, Purpose::Player(seat.number()));
                let view = game.view(Observer::Seat(seat));
                for advice in look_ahead::<G>(&view, seat, &budget, &Halt::default(), &mut rng) {
                    print.add(G::encode(&advice.action) as u64);
                    print.add(u64::from(advice.visits));
                }
            });
        }
    }
    print.0
}

/// Plays at random and stops now and then where a seat has a choice.
fn positions<G: Heuristics>(seats: u8, index: u64, mut visit: impl FnMut(&G, Seat, u64)) {
    let mut game = G::new(&G::Options::default(), seats).expect("the game has this number of seats");
    let mut rng = stream(10, index, Purpose::Test);
    let mut visited = 0;
    for step in 0..APART * POSITIONS * 10 {
        while game.turn() == Turn::Chance {
            let chance = game.sample_chance(&mut rng);
            game.apply_chance(&chance, &mut Silent).expect("a sampled outcome is a possible one");
        }
        let Some(seat) = game.turn().seats().first() else { return };
        let legal = Window::new(&game, seat).legal();
        if step % APART == 0 && legal.len() > 1 {
            visit(&game, seat, visited);
            visited += 1;
        }
        if visited == POSITIONS as u64 {
            return;
        }
        let action = *pick(&legal, &mut rng).expect("a seat to act has a legal move");
        game.apply(seat, &action, &mut Silent).expect("it was listed");
    }
}

/// A running FNV-1a hash.
struct Print(u64);

impl Print {
    const fn add(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x100_0000_01b3);
    }
}
