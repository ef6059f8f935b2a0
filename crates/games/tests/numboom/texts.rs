//! The rules text is complete.

use std::collections::BTreeSet;

use cardinal_texts::{ENGLISH, Rulebook};

#[test]
fn every_clause_is_there_exactly_once_and_mentions_only_existing_ones() {
    let book = Rulebook::load("numboom", ENGLISH).expect("the rules are sound");
    let expected: BTreeSet<String> =
        (1..=20).map(|n| format!("NB-{n}")).chain((1..=39).map(|n| format!("NB-A{n}"))).collect();
    let found: Vec<String> = book.clauses().map(|clause| clause.id.clone()).collect();
    assert_eq!(found.len(), expected.len());
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
    for clause in book.clauses() {
        let words = clause.text.split(|each: char| !each.is_ascii_alphanumeric() && each != '-');
        for mentioned in words.filter(|word| word.starts_with("NB-")) {
            assert!(book.clause(mentioned).is_some(), "{} mentions {mentioned}", clause.id);
        }
    }
}
