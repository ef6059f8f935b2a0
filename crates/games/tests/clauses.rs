//! The rules texts and the tests name equal sets of clauses, and the rules texts and the games equal sets of refusals
//! and options.

mod clauses {
    pub(crate) mod sources;
}

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cardinal_engine::{Choices, Info, OptionSpec};
use cardinal_games::all;
use cardinal_texts::{ENGLISH, OptionText, Rulebook};
use clauses::sources::{below, ids, modules, test_names};

fn rulebook(game: &str) -> Rulebook {
    Rulebook::load(game, ENGLISH).unwrap_or_else(|error| panic!("locales/{ENGLISH}/{game}.ftl: {error}"))
}

fn sources() -> Vec<(String, String)> {
    below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"))
}

/// What is wrong between the clauses of a game and the names of the tests.
#[derive(Debug, Default, PartialEq, Eq)]
struct Gaps {
    /// Clauses no test is named after.
    untested: Vec<String>,
    /// Tests named after clauses that do not exist.
    unknown: Vec<String>,
}

fn gaps<'a>(prefix: &str, clauses: &[&str], sources: impl IntoIterator<Item = &'a str>) -> Gaps {
    let names: Vec<String> = sources.into_iter().flat_map(test_names).collect();
    let mentions = names.iter().flat_map(|name| ids(name, prefix).into_iter().map(move |id| (id, name)));
    let mut tested = BTreeSet::new();
    let mut gaps = Gaps::default();
    for (id, name) in mentions {
        if !clauses.contains(&id.as_str()) {
            gaps.unknown.push(format!("{id} in {name}"));
        }
        tested.insert(id);
    }
    gaps.untested = clauses.iter().filter(|id| !tested.contains(**id)).map(ToString::to_string).collect();
    gaps
}

#[test]
fn every_clause_has_a_test_and_every_test_an_existing_clause() {
    let sources = sources();
    for game in all() {
        let Info { id, clauses: prefix, .. } = game.info();
        let book = rulebook(id);
        let clauses: Vec<&str> = book.clauses().map(|clause| clause.id.as_str()).collect();
        assert!(clauses.iter().all(|clause| clause.starts_with(&format!("{prefix}-"))), "{id}: {clauses:?}");
        let found = gaps(prefix, &clauses, sources.iter().map(|(_, text)| text.as_str()));
        assert_eq!(found, Gaps::default(), "{id}");
    }
}

/// The files below a folder of tests that no test is made of: each has to be declared by the file named like the folder
/// it lies in. The files of `root` itself are tests of their own.
fn undeclared<'a>(root: &Path, sources: &'a [(String, String)]) -> Vec<&'a str> {
    let declares = |parent: &Path, name: &str| {
        let entry = parent.with_extension("rs");
        let source = sources.iter().find(|(path, _)| Path::new(path) == entry);
        source.is_some_and(|(_, text)| modules(text).iter().any(|module| module == name))
    };
    let is_declared = |path: &Path| {
        let name = path.file_stem().and_then(|name| name.to_str()).expect("file names are plain text");
        path.parent().is_some_and(|parent| parent == root || declares(parent, name))
    };
    sources.iter().map(|(path, _)| path.as_str()).filter(|path| !is_declared(Path::new(path))).collect()
}

#[test]
fn every_source_file_is_part_of_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert_eq!(undeclared(&root, &sources()), [""; 0], "declared nowhere");
}

#[test]
fn a_file_that_only_another_game_declares_is_found() {
    let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let sources = [
        file("tests/chess.rs", "mod chess { mod play; }"),
        file("tests/chess/play.rs", ""),
        file("tests/draughts.rs", "mod draughts { mod moves; }"),
        file("tests/draughts/moves.rs", ""),
        file("tests/draughts/play.rs", ""),
        file("tests/go/play.rs", ""),
    ];
    assert_eq!(undeclared(Path::new("tests"), &sources), ["tests/draughts/play.rs", "tests/go/play.rs"]);
}

#[test]
fn every_refusal_of_a_game_is_in_its_rules_with_the_same_clause_and_the_other_way_round() {
    for game in all() {
        let Info { id, refusals, .. } = game.info();
        let book = rulebook(id);
        let played: BTreeMap<&str, &str> =
            refusals.iter().map(|refusal| (refusal.code, refusal.clause)).collect();
        assert_eq!(played.len(), refusals.len(), "{id} has a code twice");
        // A table that cannot be set up is refused before there is a game.
        let moves = book.refusals.iter().filter(|refusal| !refusal.code.starts_with("setup-"));
        let written: BTreeMap<&str, &str> =
            moves.map(|refusal| (refusal.code.as_str(), refusal.clause.as_str())).collect();
        assert_eq!(played, written, "{id}");
        let known = |clause: &str| book.clause(clause).is_some();
        assert!(book.refusals.iter().all(|refusal| known(&refusal.clause)), "{id}");
    }
}

#[test]
fn every_option_and_value_of_a_game_is_in_its_rules_and_the_other_way_round() {
    for game in all() {
        let info = game.info();
        let book = rulebook(info.id);
        let played: BTreeSet<&str> = info.options.iter().map(|option| option.key).collect();
        let written: BTreeSet<&str> = book.options.iter().map(|option| option.key.as_str()).collect();
        assert_eq!(played, written, "{}", info.id);
        for spec in info.options {
            let text = book.option(spec.key).expect("the keys are equal");
            assert_eq!(spec.clause, text.clause, "{}", spec.key);
            assert_eq!(option_gap(spec, text), None, "{}", info.id);
        }
    }
}

/// What is wrong between an option of a game and its text.
fn option_gap(spec: &OptionSpec, text: &OptionText) -> Option<String> {
    let written: BTreeSet<&str> = text.values.iter().map(|value| value.value.as_str()).collect();
    match spec.choices {
        Choices::Words { words } => {
            let usual = text.values.first().map(|value| value.value.as_str());
            let played: BTreeSet<&str> = words.iter().copied().collect();
            if played != written {
                Some(format!("{}: {played:?} in the game, {written:?} in the text", spec.key))
            } else if usual != Some(spec.default) || words.first() != Some(&spec.default) {
                Some(format!("{}: the usual value comes first, and that is {}", spec.key, spec.default))
            } else {
                None
            }
        }
        Choices::Number { .. } => {
            let named =
                text.text.split(|sign: char| !sign.is_ascii_digit()).any(|number| number == spec.default);
            (!named || !written.is_empty())
                .then(|| format!("{}: the usual value {} is not named", spec.key, spec.default))
        }
        Choices::Switch => {
            let usual = text.values.first().map(|value| value.value.as_str());
            let complete = written == BTreeSet::from(["false", "true"]) && usual == Some(spec.default);
            (!complete).then(|| format!("{}: true and false, the usual one first", spec.key))
        }
    }
}

/// What a checker of tests must not be fooled by.
const FAKE: &str = r##"
    #[test]
    fn xy_1_is_tested() {}

    // #[test]
    // fn xy_2_is_commented_out() {}
    /* #[test] /* nested */ fn xy_2_is_commented_out_too() {} */

    fn xy_2_is_no_test() { let quote = '"'; }

    const TEXT: &str = "\" #[test] fn xy_2_is_only_a_text() {}";
    const RAW: &str = r#"" #[test] fn xy_2_is_only_a_raw_text() {}"#;

    #[test]
    #[ignore = "some day"]
    fn xy_2_is_ignored() {}

    #[cfg(any())]
    #[test]
    fn xy_2_is_left_out() {}

    #[test]
    const NOT_A_FUNCTION: u8 = 1;
    fn xy_2_follows_something_else<'a>(text: &'a str) {}

    #[test]
    #[should_panic(expected = "xy_2")]
    pub(crate) fn and_also_xy_a3_xy_4_are_tested_here() {}
"##;

#[test]
fn a_clause_without_a_test_is_found() {
    let clauses = ["XY-1", "XY-2", "XY-A3", "XY-4"];
    let expected = Gaps { untested: vec!["XY-2".to_owned()], unknown: Vec::new() };
    assert_eq!(gaps("XY", &clauses, [FAKE]), expected);
    assert_eq!(gaps("XY", &clauses, [FAKE, "#[test] fn xy_2_() {}"]), Gaps::default());
}

#[test]
fn a_test_of_a_clause_that_does_not_exist_is_found() {
    let expected = Gaps {
        untested: Vec::new(),
        unknown: vec!["XY-4 in and_also_xy_a3_xy_4_are_tested_here".to_owned()],
    };
    assert_eq!(gaps("XY", &["XY-1", "XY-A3"], [FAKE]), expected);
}

#[test]
fn ids_are_read_from_names_as_whole_words() {
    assert_eq!(ids("xy_11_links", "XY"), ["XY-11"]);
    assert_eq!(ids("xy_1_xy_a12_links", "XY"), ["XY-1", "XY-A12"]);
    assert_eq!(ids("proxy_1_and_xy_is_no_id_xy_a", "XY"), [""; 0]);
    assert_eq!(ids("xz_1", "XY"), [""; 0]);
}

#[test]
fn an_option_without_its_text_is_found() {
    let spec = OptionSpec::words("pace", "XY-1", &["slow", "fast"], "slow");
    let text = |values: &[&str], text: &str| {
        let value =
            |value: &&str| cardinal_texts::ValueText { value: (*value).to_owned(), text: String::new() };
        OptionText {
            key: "pace".to_owned(),
            title: String::new(),
            clause: "XY-1".to_owned(),
            text: text.to_owned(),
            values: values.iter().map(value).collect(),
        }
    };
    assert_eq!(option_gap(&spec, &text(&["slow", "fast"], "")), None);
    for values in [&["slow"][..], &["fast", "slow"], &["slow", "fast", "mad"]] {
        assert!(option_gap(&spec, &text(values, "")).is_some(), "{values:?}");
    }
    let number = OptionSpec::number("pace", "XY-1", 1, 100, "10");
    assert_eq!(option_gap(&number, &text(&[], "From 1 to 100; usually 10.")), None);
    assert!(option_gap(&number, &text(&[], "From 1 to 100.")).is_some());
}
