//! The rules of Number Chain are complete.

use std::collections::BTreeSet;

use cardinal_texts::{ENGLISH, Rulebook};

const GAME: &str = "number-chain";

fn english() -> Rulebook {
    Rulebook::load(GAME, ENGLISH).expect("the English rules are sound")
}

#[test]
fn every_clause_is_there_exactly_once() {
    let expected: BTreeSet<String> =
        (1..=25).map(|n| format!("NC-{n}")).chain((1..=42).map(|n| format!("NC-A{n}"))).collect();
    let found: Vec<String> = english().clauses().map(|clause| clause.id.clone()).collect();
    assert_eq!(found.len(), expected.len());
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
}

#[test]
fn every_option_is_there_with_its_values() {
    let book = english();
    let found: Vec<(&str, &str, Vec<&str>)> = book
        .options
        .iter()
        .map(|option| {
            let values = option.values.iter().map(|value| value.value.as_str()).collect();
            (option.key.as_str(), option.clause.as_str(), values)
        })
        .collect();
    let expected = [
        ("start_wild", "NC-A1", vec!["open", "redraw"]),
        ("discarded_wild", "NC-A2", vec!["declare", "open"]),
        ("max_wilds_in_chain", "NC-A6", vec![]),
        ("extra_turn", "NC-A10", vec!["any", "play_or_chain"]),
        ("closing", "NC-A17", vec!["forced", "may_wait", "may_quit"]),
        ("last_player", "NC-A18", vec!["new_turns", "same_turn"]),
        ("stall_limit", "NC-A26", vec![]),
        ("turn_limit", "NC-A26", vec![]),
        ("first_starter", "NC-4", vec!["random", "seat0", "seat1", "seat2", "seat3"]),
        ("rounds", "NC-3", vec![]),
    ];
    assert_eq!(found, expected);
}

#[test]
fn every_refusal_is_there_and_points_to_its_clause() {
    let expected = [
        ("game-over", "NC-25"),
        ("cards-in-motion", "NC-9"),
        ("not-your-turn", "NC-9"),
        ("out-of-round", "NC-22"),
        ("one-action", "NC-9"),
        ("not-held", "NC-10"),
        ("breaks-pivot", "NC-11"),
        ("breaks-relay", "NC-12"),
        ("wrong-name", "NC-14"),
        ("chain-not-held", "NC-15"),
        ("chain-not-consecutive", "NC-15"),
        ("chain-wrong-wild", "NC-A7"),
        ("chain-too-many-wilds", "NC-A6"),
        ("chain-after-play", "NC-A13"),
        ("closing-cards-only", "NC-20"),
        ("extra-turn-cards-only", "NC-A10"),
        ("must-act", "NC-A16"),
        ("must-play", "NC-A17"),
        ("last-player-stays", "NC-A17"),
        ("keep-going", "NC-A18"),
        ("cannot-decline", "NC-A18"),
        ("nothing-to-decline", "NC-A11"),
        ("decline-instead", "NC-A11"),
        ("must-discard", "NC-19"),
        ("nothing-to-discard", "NC-19"),
        ("discard-not-held", "NC-19"),
        ("discard-needs-name", "NC-A2"),
        ("discard-takes-no-name", "NC-A2"),
        ("unknown-seat", "NC-A36"),
        ("setup-seats", "NC-A36"),
    ];
    let book = english();
    let found: Vec<_> = book.refusals.iter().map(|each| (each.code.as_str(), each.clause.as_str())).collect();
    assert_eq!(found, expected);
    assert!(book.refusals.iter().all(|refusal| book.clause(&refusal.clause).is_some()));
}

#[test]
fn a_clause_mentioned_in_a_text_exists() {
    let book = english();
    for clause in book.clauses() {
        let words = clause.text.split(|each: char| !each.is_ascii_alphanumeric() && each != '-');
        for mentioned in words.filter(|word| word.starts_with("NC-")) {
            assert!(book.clause(mentioned).is_some(), "{} mentions {mentioned}", clause.id);
        }
    }
}

#[test]
fn the_document_has_an_anchor_for_every_clause() {
    let book = english();
    let document = book.to_markdown();
    for clause in book.clauses() {
        let anchor = format!("<a id=\"{}\"></a>", clause.id.to_lowercase());
        assert_eq!(document.matches(&anchor).count(), 1, "{}", clause.id);
    }
}
