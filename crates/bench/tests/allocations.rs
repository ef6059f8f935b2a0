//! No game touches the heap while it is played.

use cardinal_bench::Course;
use cardinal_engine::{Game, Instinct};
use cardinal_games::{Visitor, all, visit};

struct Allocations {
    seats: u8,
}

impl Visitor for Allocations {
    type Output = u64;

    fn visit<G: Game + Instinct>(self) -> u64 {
        let mut course = Course::new(G::new(&G::Options::default(), self.seats).unwrap());
        let measured = allocation_counter::measure(|| {
            course.play::<false>(1, 0..20);
        });
        measured.count_total
    }
}

#[test]
fn a_decision_allocates_nothing_in_any_game() {
    for info in all().iter().map(|game| game.info()) {
        for &seats in info.seats {
            assert_eq!(visit(info.id, Allocations { seats }), Some(0), "{} with {seats}", info.id);
        }
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
