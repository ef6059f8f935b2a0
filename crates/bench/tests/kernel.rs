//! The yardstick plays the same games as the thing it measures.

use cardinal_bench::{Course, kernel};
use cardinal_engine::{Game, Instinct};
use cardinal_games::number_chain::{NumberChain, Options};
use cardinal_games::{Visitor, all, visit};

#[test]
fn kernel_and_contract_play_the_same_games() {
    let mut course = Course::new(NumberChain::new(&Options::default(), 4).unwrap());
    for game in 0..2000 {
        assert_eq!(
            course.play::<true>(7, game..game + 1),
            kernel::play::<true>(7, game..game + 1),
            "game {game}"
        );
    }
}

struct Allocations {
    seats: u8,
}

impl Visitor for Allocations {
    type Output = u64;

    fn visit<G: Game + Instinct>(self) -> u64 {
        let start = G::new(&G::Options::default(), self.seats).expect("an admissible number of seats");
        let mut course = Course::new(start);
        let played = || {
            course.play::<false>(1, 0..20);
        };
        allocation_counter::measure(played).count_total
    }
}

#[test]
fn a_decision_allocates_nothing() {
    for info in all().iter().map(|game| game.info()) {
        for &seats in info.seats {
            let allocations = visit(info.id, Allocations { seats }).expect("it is registered");
            assert_eq!(allocations, 0, "{} with {seats} seats", info.id);
        }
    }
}

#[test]
fn a_state_fits_in_256_bytes() {
    assert!(size_of::<NumberChain>() < 256, "{}", size_of::<NumberChain>());
}
