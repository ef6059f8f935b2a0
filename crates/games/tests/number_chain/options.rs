//! The table options as people give them.

use cardinal_engine::{Choices, Game, Settings, SetupError};
use cardinal_games::number_chain::{
    Closing, DiscardedWild, ExtraTurn, FirstStarter, LastPlayer, NumberChain, Options, StartWild,
};
use serde_json::json;

use super::table::options;

#[test]
fn nc_a1_nc_a2_nc_a6_nc_a10_nc_a17_nc_a18_nc_a26_nc_4_nc_3_the_defaults_are_the_game_as_published() {
    let expected = Options {
        start_wild: StartWild::Open,
        discarded_wild: DiscardedWild::Declare,
        max_wilds_in_chain: 3,
        extra_turn: ExtraTurn::Any,
        closing: Closing::Forced,
        last_player: LastPlayer::NewTurns,
        stall_limit: 100,
        turn_limit: 1000,
        first_starter: FirstStarter::Random,
        rounds: 3,
    };
    assert_eq!(Options::default(), expected);
    assert_eq!(options::<&str, &str>(&[]), expected);
    let spelled_out: Vec<_> = NumberChain::INFO.options.iter().map(|spec| (spec.key, spec.default)).collect();
    assert_eq!(options(&spelled_out), expected);
}

#[test]
fn every_value_of_every_option_sets_up_a_table() {
    for spec in NumberChain::INFO.options {
        let values: Vec<String> = match spec.choices {
            Choices::Words { words } => words.iter().map(ToString::to_string).collect(),
            Choices::Number { min, max } => {
                [min, min + 1, max - 1, max].map(|number| number.to_string()).to_vec()
            }
            Choices::Switch => vec!["true".to_owned(), "false".to_owned()],
        };
        for value in values {
            let options = options(&[(spec.key, &value)]);
            let game = NumberChain::new(&options, 4).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(game.options(), options);
            // The value is kept, not just accepted.
            let kept = serde_json::to_value(options).unwrap()[spec.key].clone();
            assert_eq!(kept.as_str().map_or_else(|| kept.to_string(), str::to_owned), value, "{}", spec.key);
        }
    }
}

#[test]
fn nc_a36_a_bad_value_is_refused_by_the_name_of_its_option() {
    for (key, value) in [
        ("start_wild", "declare"),
        ("discarded_wild", "redraw"),
        ("max_wilds_in_chain", "0"),
        ("max_wilds_in_chain", "4"),
        ("extra_turn", "play"),
        ("closing", "Forced"),
        ("last_player", ""),
        ("stall_limit", "10001"),
        ("stall_limit", "-1"),
        ("turn_limit", "many"),
        ("first_starter", "seat5"),
        ("first_starter", "0"),
        ("rounds", "0"),
        ("rounds", "10"),
    ] {
        match Settings::from_pairs(&NumberChain::INFO, &[(key, value)]) {
            Err(SetupError::BadValue { key: named, value: shown, .. }) => {
                assert_eq!((&*named, &*shown), (key, value));
            }
            other => panic!("{key}={value} gives {other:?}"),
        }
    }
}

#[test]
fn nc_a36_a_bad_value_in_a_file_is_refused_in_the_same_way() {
    for (key, value) in
        [("rounds", json!(0)), ("rounds", json!("3")), ("closing", json!(1)), ("turn_limit", json!(0.5))]
    {
        let refused = Settings::from_json(&NumberChain::INFO, &json!({ key: value })).unwrap_err();
        assert!(matches!(&refused, SetupError::BadValue { key: named, .. } if named == key), "{refused}");
    }
}

#[test]
fn nc_a36_an_unknown_option_is_refused_by_its_name() {
    let refused = Settings::from_pairs(&NumberChain::INFO, &[("jokers", "2")]).unwrap_err();
    assert!(matches!(&refused, SetupError::UnknownOption { key, .. } if key == "jokers"), "{refused}");
    assert!(refused.to_string().contains("start_wild"), "it says which there are: {refused}");
}

#[test]
fn every_preset_sets_up_every_table_and_the_first_is_the_published_game() {
    for preset in NumberChain::INFO.presets {
        for seats in 2..=4 {
            assert!(
                NumberChain::new(&options(preset.settings), seats).is_ok(),
                "{} with {seats}",
                preset.name
            );
        }
    }
    assert_eq!(options(NumberChain::INFO.presets[0].settings), Options::default());
}
