//! The toy game without a bug keeps every promise.

use cardinal_contract::{Effort, Property, Setup, breaches, check_all, run};

use crate::toy::{Options, Toy};

#[test]
fn it_passes_at_every_table_and_nothing_holds_vacuously() {
    let summary = check_all::<Toy>(&Effort::default()).unwrap_or_else(|breach| panic!("{breach}"));
    // Three presets at three seat counts, but the plain one is not for four.
    assert_eq!(summary.setups, 8);
    assert_eq!(summary.finished, summary.games);
    for property in Property::ALL {
        assert!(summary.times(property) >= 20, "{property} was hardly put to the test: {summary:?}");
    }
    let clauses: Vec<_> = summary.clauses().into_iter().collect();
    assert_eq!(clauses, ["TY-1", "TY-2", "TY-3", "TY-4", "TY-5", "TY-6"]);
    assert!(summary.codes().contains("does-not-fit"));
}

#[test]
fn a_run_is_repeatable_and_another_seed_is_another_run() {
    let look = |seed| {
        let setup = Setup::<Toy>::new(3, Options::default(), seed).unwrap();
        run(&setup, &Effort::quick()).unwrap_or_else(|breach| panic!("{breach}"))
    };
    assert_eq!(look(7), look(7));
    assert_ne!(look(7).inputs, look(8).inputs);
}

#[test]
fn many_seeds_find_nothing() {
    for seed in 0..6 {
        for setup in Setup::<Toy>::all(seed).unwrap() {
            let found = breaches(&setup, &Effort::quick());
            assert!(found.is_empty(), "{}", found[0]);
        }
    }
}
