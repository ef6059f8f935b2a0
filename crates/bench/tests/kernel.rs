//! The yardstick plays the games of the implementation it measures.

use cardinal_bench::{Course, kernel};
use cardinal_engine::Game;
use cardinal_games::number_chain::{NumberChain, Options};

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

#[test]
fn a_state_fits_in_256_bytes() {
    assert!(size_of::<NumberChain>() < 256, "{}", size_of::<NumberChain>());
}
