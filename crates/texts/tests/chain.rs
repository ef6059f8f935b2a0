//! The rules of Chain are complete.

use std::collections::BTreeSet;

use cardinal_texts::{ENGLISH, Rulebook};

fn english() -> Rulebook {
    Rulebook::load("chain", ENGLISH).expect("the English rules are sound")
}

#[test]
fn every_clause_is_there_exactly_once() {
    let expected: BTreeSet<String> =
        (1..=26).map(|n| format!("CH-{n}")).chain((1..=50).map(|n| format!("CH-A{n}"))).collect();
    let found: Vec<String> = english().clauses().map(|clause| clause.id.clone()).collect();
    assert_eq!(found.len(), expected.len());
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
}

#[test]
fn a_clause_mentioned_in_a_text_exists() {
    let book = english();
    for clause in book.clauses() {
        let words = clause.text.split(|each: char| !each.is_ascii_alphanumeric() && each != '-');
        for mentioned in words.filter(|word| word.starts_with("CH-")) {
            assert!(book.clause(mentioned).is_some(), "{} mentions {mentioned}", clause.id);
        }
    }
}
