//! No game touches the heap while it is played.

use cardinal_bench::Course;
use cardinal_engine::{Playable, Settings};
use cardinal_games::{Visitor, all, visit};

/// Plays some games of every preset at every seat count and counts the allocations.
struct Allocations;

impl Visitor for Allocations {
    type Output = u64;

    fn visit<G: Playable>(self) -> u64 {
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
fn a_decision_allocates_nothing_in_any_game() {
    for game in all() {
        let id = game.info().id;
        assert_eq!(visit(id, Allocations), Some(0), "{id}");
    }
}

#[test]
fn the_scorer_of_chain_allocates_nothing() {
    use cardinal_games::chain::{Card, scorer};
    let hands: Vec<_> =
        (0..40).map(|from| Card::ALL.into_iter().skip(from).step_by(4).take(13).collect()).collect();
    let measured = allocation_counter::measure(|| {
        for hand in &hands {
            std::hint::black_box(scorer::best(*hand, true));
        }
    });
    assert_eq!(measured.count_total, 0);
}
