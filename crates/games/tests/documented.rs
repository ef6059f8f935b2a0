//! The record format as documented is the record format as read.

use cardinal_engine::{Seat, Settings, SubmitError};
use cardinal_games::all;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/record.md");

/// The JSON between backticks under a heading, those with something left out excepted.
fn examples<'a>(document: &'a str, heading: &str) -> Vec<&'a str> {
    let title = format!("## {heading}\n");
    let section =
        document.split_once(&title).map_or("", |(_, rest)| rest.split("\n## ").next().unwrap_or(""));
    section.split('`').filter(|text| text.starts_with('{') && !text.contains('…')).collect()
}

#[test]
fn every_documented_action_is_one_of_its_game() {
    for game in all() {
        let info = game.info();
        let settings = Settings::from_pairs::<&str, &str>(&info, &[]).unwrap();
        let names = vec![String::new(); usize::from(info.seats[0])];
        let table = game.start(settings, names).unwrap();
        let actions: Vec<Value> = examples(DOCUMENT, info.name)
            .into_iter()
            .map(|text| serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}")))
            .filter(|json: &Value| json.get("do").is_some())
            .collect();
        assert!(actions.len() >= 8, "{} has {} documented actions", info.id, actions.len());
        for action in actions {
            let refusal = table.check(Seat::new(0), &action).unwrap_err();
            assert!(!matches!(refusal, SubmitError::Malformed(_)), "{}: {action}: {refusal}", info.id);
        }
    }
}

#[test]
fn examples_are_found_under_their_heading_only() {
    let document = "# One\n\n## A\n\n`{\"do\":1}`, `card`, `{\"do\":…}`\n\n## B\n\n`{\"do\":2}`\n";
    assert_eq!(examples(document, "A"), ["{\"do\":1}"]);
    assert_eq!(examples(document, "B"), ["{\"do\":2}"]);
    assert!(examples(document, "C").is_empty());
}
