//! Every registered game keeps the contract, at every seat count and with every preset.

use cardinal_contract::{Effort, Property, Summary, check_all};
use cardinal_engine::{Info, Playable, Settings};
use cardinal_games::{Visitor, all, visit};

struct Check;

impl Visitor for Check {
    type Output = Summary;

    fn visit<G: Playable>(self) -> Summary {
        check_all::<G>(&Effort::default()).unwrap_or_else(|breach| panic!("{breach}"))
    }
}

/// While a game is being written, `CARDINAL_ONLY` names it and the others are left out.
#[test]
fn every_game_keeps_the_contract() {
    let only = std::env::var("CARDINAL_ONLY").ok();
    let chosen = |info: &Info| only.as_deref().is_none_or(|only| info.id == only);
    let games: Vec<Info> = all().iter().map(|game| game.info()).filter(chosen).collect();
    assert!(!games.is_empty(), "there is no game {only:?}");
    // Side by side, because this is the longest of all tests.
    std::thread::scope(|threads| {
        for info in &games {
            threads.spawn(|| keeps_the_contract(info));
        }
    });
}

fn keeps_the_contract(info: &Info) {
    let summary = visit(info.id, Check).expect("it is registered");
    assert_eq!(summary.setups as usize, info.seats.len() * info.presets.len(), "{}", info.id);
    assert!(summary.finished > 0, "{}: no game came to its end", info.id);
    for property in Property::ALL {
        let applies = property != Property::ArrivalOrder || info.simultaneous;
        assert!(
            !applies || summary.times(property) > 0,
            "{}: '{}' was never put to the test",
            info.id,
            property.name()
        );
    }
    for (code, clause) in &summary.refusals {
        let listed = info.refusals.iter().any(|refusal| (refusal.code, refusal.clause) == (*code, *clause));
        assert!(listed, "{}: {code} of {clause} is not among its refusals", info.id);
    }
}

#[test]
fn ids_and_clause_prefixes_are_unique() {
    for (at, info) in all().iter().map(|game| game.info()).enumerate() {
        for other in all()[at + 1..].iter().map(|game| game.info()) {
            assert!(info.id != other.id && info.clauses != other.clauses, "{} and {}", info.id, other.id);
        }
    }
}

#[test]
fn the_first_preset_is_the_default_table() {
    for game in all() {
        let info = game.info();
        let first = Settings::from_pairs(&info, info.presets[0].settings).unwrap();
        let none = Settings::from_pairs::<&str, &str>(&info, &[]).unwrap();
        assert_eq!(game.options(first).unwrap(), game.options(none).unwrap(), "{}", info.id);
    }
}
