//! The record format as documented is the record format as read, and every game is listed where people look.

use std::collections::BTreeSet;

use cardinal_engine::{Playable, Seat, Settings, SubmitError};
use cardinal_games::{Visitor, all, visit};
use cardinal_texts::{ENGLISH, Rulebook};
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/record.md");
const README: &str = include_str!("../../../README.md");

/// The JSON between backticks under a heading, those with something left out excepted.
fn examples<'a>(document: &'a str, heading: &str) -> Vec<&'a str> {
    let title = format!("## {heading}\n");
    let section =
        document.split_once(&title).map_or("", |(_, rest)| rest.split("\n## ").next().unwrap_or(""));
    section.split('`').filter(|text| text.starts_with('{') && !text.contains('…')).collect()
}

/// The word an action is tagged by.
fn kind(action: &Value) -> Option<String> {
    Some(action.get("do")?.as_str()?.to_owned())
}

/// Every kind of action a game has.
struct Kinds;

impl Visitor for Kinds {
    type Output = BTreeSet<String>;

    fn visit<G: Playable>(self) -> BTreeSet<String> {
        let actions = (0..G::ACTIONS).filter_map(G::decode);
        actions.filter_map(|action| kind(&serde_json::to_value(action).unwrap())).collect()
    }
}

#[test]
fn every_kind_of_action_is_documented_and_every_documented_action_is_one_of_its_game() {
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
        let documented: BTreeSet<String> = actions.iter().filter_map(kind).collect();
        let kinds = visit(info.id, Kinds).expect("it is registered");
        assert!(!kinds.is_empty(), "the actions of {} are not tagged by \"do\"", info.id);
        assert_eq!(
            documented, kinds,
            "actions under \"## {}\" of docs/record.md, and of the game",
            info.name
        );
        for action in actions {
            let refusal = table.check(Seat::new(0), &action).unwrap_err();
            assert!(!matches!(refusal, SubmitError::Malformed(_)), "{}: {action}: {refusal}", info.id);
        }
    }
}

#[test]
fn every_kind_of_action_has_a_word_for_people() {
    for info in all().iter().map(|game| game.info()) {
        let book = Rulebook::load(info.id, ENGLISH).unwrap_or_else(|error| panic!("{error}"));
        for kind in visit(info.id, Kinds).expect("it is registered") {
            let id = format!("action-{kind}");
            assert!(book.word(&id).is_some(), "locales/{ENGLISH}/{}.ftl has no {id}", info.id);
        }
    }
}

#[test]
fn the_readme_lists_every_game() {
    for info in all().iter().map(|game| game.info()) {
        let link = format!("[{}](docs/rules/{}.md)", info.name, info.id);
        assert!(README.contains(&link), "README.md has no {link}");
    }
}

#[test]
fn examples_are_found_under_their_heading_only() {
    let document = "# One\n\n## A\n\n`{\"do\":1}`, `card`, `{\"do\":…}`\n\n## B\n\n`{\"do\":2}`\n";
    assert_eq!(examples(document, "A"), ["{\"do\":1}"]);
    assert_eq!(examples(document, "B"), ["{\"do\":2}"]);
    assert!(examples(document, "C").is_empty());
}
