//! What each player chooses, on a game small enough to know the answer.

mod toy;

use std::collections::BTreeMap;

use cardinal_bots::{Bot, Level};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Game, Seat, Silent, Window};
use toy::{Move, Options, Stones};

/// How often the first player of a fresh game chooses each action.
fn choices(level: Level, options: &Options) -> BTreeMap<u8, u32> {
    let mut game = Stones::new(options, 2).unwrap();
    game.apply_chance(&Seat::new(1), &mut Silent).unwrap();
    let (mut player, mut rng) = (level.seated(), stream(1, 0, Purpose::Player(1)));
    let mut counts = BTreeMap::new();
    for _ in 0..3000 {
        let Move(stones) = player.decide(&Window::new(&game, Seat::new(1)), &mut rng);
        *counts.entry(stones).or_default() += 1;
    }
    counts
}

#[test]
fn random_takes_everything_equally_often() {
    let counts = choices(Level::Random, &Options::default());
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), [0, 1, 2]);
    // 1000 expected each, standard deviation 26.
    assert!(counts.values().all(|&count| count.abs_diff(1000) < 130), "{counts:?}");
}

#[test]
fn eager_takes_what_sheds_and_else_the_rest() {
    let counts = choices(Level::Eager, &Options::default());
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), [1, 2]);
    // 1500 expected each, standard deviation 27.
    assert!(counts.values().all(|&count| count.abs_diff(1500) < 140), "{counts:?}");
    let stuck = choices(Level::Eager, &Options { drops: false, ..Options::default() });
    assert_eq!(stuck, [(0, 3000)].into());
}

#[test]
fn greedy_takes_what_looks_best() {
    assert_eq!(choices(Level::Greedy, &Options::default()), [(2, 3000)].into());
}

#[test]
fn the_same_stream_gives_the_same_choices() {
    let options = Options::default();
    assert_eq!(choices(Level::Random, &options), choices(Level::Random, &options));
}

#[test]
fn names_read_back_in_text_and_json() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(serde_json::to_value(level).unwrap(), level.name());
    }
    assert!("Random".parse::<Level>().is_err());
}
