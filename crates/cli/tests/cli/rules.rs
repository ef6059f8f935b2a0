//! `cardinal rules`.

use crate::harness::{cardinal, cardinal_line, games};

#[test]
fn the_whole_text_has_every_clause_and_option() {
    for game in games() {
        let id = game["id"].as_str().unwrap();
        let text = cardinal(&["rules", id]).ok();
        assert!(!text.stdout().contains('\u{1b}'), "plain when piped");
        let book = cardinal(&["rules", id, "--json"]).ok().json();
        assert_eq!(book["game"], id);
        let sections = book["sections"].as_array().unwrap();
        let clauses: Vec<_> =
            sections.iter().flat_map(|section| section["clauses"].as_array().unwrap()).collect();
        assert!(!clauses.is_empty());
        let mut text = text;
        for clause in clauses {
            let paragraph = clause["text"].as_str().unwrap().lines().next().unwrap();
            text = text.says(&[&format!("{} {}", clause["id"], clause["title"]).replace('"', ""), paragraph]);
        }
        for option in game["options"].as_array().unwrap() {
            text = text.says(&[option["key"].as_str().unwrap(), option["help"].as_str().unwrap()]);
        }
    }
}

#[test]
fn one_clause_is_found_in_any_case() {
    let upper = cardinal_line("rules number-chain NC-12").ok().says(&["NC-12 Relay\n    "]);
    let lower = cardinal_line("rules number-chain nc-12 --lang en").ok();
    assert_eq!(upper.stdout(), lower.stdout());
    let json = cardinal_line("rules number-chain nc-a7 --json").ok().json();
    assert_eq!(json["id"], "NC-A7");
    assert!(json["text"].is_string() && json["title"].is_string());
}

#[test]
fn every_language_is_printed_completely() {
    for game in games() {
        let id = game["id"].as_str().unwrap();
        let english = cardinal(&["rules", id, "--json"]).ok().json();
        for language in ["es", "ja", "ko"] {
            let book = cardinal(&["rules", id, "--language", language, "--json"]).ok().json();
            assert_eq!(book["language"], language);
            assert_ne!(book["tagline"], english["tagline"], "{id} in {language}");
            let (tagline, credits) = (book["tagline"].as_str().unwrap(), book["credits"].as_str().unwrap());
            cardinal(&["rules", id, "--lang", language]).ok().says(&[tagline, credits]);
        }
    }
    cardinal_line("rules number-chain NC-12 --lang ja").ok().says(&["NC-12 リレー\n    "]);
}
