//! Arbitrary bytes as games of the toy.

use std::panic::catch_unwind;

use cardinal_contract::bytes;
use cardinal_engine::random::{Purpose, stream};
use proptest::prelude::*;
use rand_core::Rng;

use crate::toy::{Opening, Options, Toy, bug};

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_break_the_clean_game(
        seats in 0_u8..6,
        plain in any::<bool>(),
        data in prop::collection::vec(any::<u8>(), 0..600),
    ) {
        let opening = if plain { Opening::Plain } else { Opening::Sealed };
        bytes::play::<Toy>(seats, &Options { opening, ..Options::default() }, &data);
    }
}

/// Whether one of some hundred strings of random bytes makes the game break.
fn breaks(bug: u8) -> bool {
    bug::plant(bug);
    let mut rng = stream(1, u64::from(bug), Purpose::Test);
    (0..200).any(|_| {
        let mut data = [0; 400];
        rng.fill_bytes(&mut data);
        catch_unwind(|| bytes::play::<Toy>(4, &Options::default(), &data)).is_err()
    })
}

#[test]
fn bytes_find_what_needs_no_second_world() {
    assert!(!breaks(bug::NONE));
    assert!(breaks(bug::REFUSED_CHANGES));
    assert!(breaks(bug::REFUSED_TELLS));
    assert!(breaks(bug::FOREIGN));
    assert!(breaks(bug::LISTS_ILLEGAL));
    assert!(breaks(bug::OMITS_LEGAL));
    assert!(breaks(bug::STRANGER));
    assert!(breaks(bug::LOST_CARD));
    assert!(breaks(bug::SILENT));
    assert!(breaks(bug::CHANCE_TWICE));
    assert!(breaks(bug::NOT_DUE));
}
