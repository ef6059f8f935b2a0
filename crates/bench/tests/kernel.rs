//! The yardstick plays the same games as the thing it measures.

use cardinal_bench::{Course, kernel};
use cardinal_engine::{Game, Instinct, Settings};
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

/// Plays some games of every preset at every seat count and counts the allocations.
struct Allocations;

impl Visitor for Allocations {
    type Output = u64;

    fn visit<G: Game + Instinct>(self) -> u64 {
        let mut count = 0;
        for preset in G::INFO.presets {
            let options = Settings::from_pairs(&G::INFO, preset.settings).unwrap().resolve::<G>().unwrap();
            for start in G::INFO.seats.iter().filter_map(|seats| G::new(&options, *seats).ok()) {
                let mut course = Course::new(start);
                let allocations = allocation_counter::measure(|| {
                    course.play::<false>(1, 0..4);
                });
                count += allocations.count_total;
            }
        }
        count
    }
}

#[test]
fn a_decision_allocates_nothing() {
    for game in all() {
        let id = game.info().id;
        assert_eq!(visit(id, Allocations), Some(0), "{id}");
    }
}

#[test]
fn a_state_fits_in_256_bytes() {
    assert!(size_of::<NumberChain>() < 256, "{}", size_of::<NumberChain>());
}
