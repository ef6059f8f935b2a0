//! Reading rulebooks from text: what is accepted, and which fault a bad file is refused for.

use cardinal_texts::{Fault, Rulebook, TextError};

const FRONT: &str = "title = T\ntagline = G\ncredits = C\n";
const CLAUSE: &str = "## Rules\n\nXX-1 = Text.\n    .title = One\n";

fn fault(source: &str) -> Fault {
    match Rulebook::parse("sample", "xx", source) {
        Err(TextError::Faulty { file, fault }) => {
            assert_eq!(file, "xx/sample.ftl");
            fault
        }
        other => panic!("expected a fault, got {other:?}"),
    }
}

/// The fault of a file that is sound up to this addition.
fn fault_of(addition: &str) -> String {
    fault(&format!("{FRONT}\n{CLAUSE}{addition}")).to_string()
}

#[test]
fn another_language_needs_nothing_but_its_text() {
    let source = "\
### Kommentar

title = Zahlenkette
tagline = Ein Spiel.
credits = Von jemandem.

## Aufbau

# Eine Anmerkung für Übersetzer.
NC-1 = Zwei bis vier
    Personen.

    Noch ein Absatz mit {\"{\"}Klammer{\"}\"}.
    .title = Personen

## Wahlmöglichkeiten

option-start_wild = Was gilt.
    .title = Joker
    .clause = NC-1
    .redraw = Neu ziehen.
    .open = Offen.

## Ablehnungen

refusal-not-held = Diese Karte hast du nicht.
    .clause = nc-1

## Wörter

action-play = Spielen
";
    let book = Rulebook::parse("number-chain", "de", source).expect("the file is sound");
    assert_eq!((book.game.as_str(), book.language.as_str()), ("number-chain", "de"));
    assert_eq!(book.title, "Zahlenkette");
    assert_eq!(book.sections.len(), 1);
    assert_eq!(book.sections[0].title, "Aufbau");
    let clause = book.clause("nc-1").expect("the id is found in lower case");
    assert_eq!(clause.text, "Zwei bis vier Personen.\n\nNoch ein Absatz mit {Klammer}.");
    assert_eq!(book.headings.options, "Wahlmöglichkeiten");
    assert_eq!(book.headings.refusals, "Ablehnungen");
    assert_eq!(book.headings.words, "Wörter");
    let option = book.option("start_wild").expect("the option is there");
    let values: Vec<_> = option.values.iter().map(|value| value.value.as_str()).collect();
    assert_eq!(values, ["redraw", "open"], "values keep the order of the file");
    assert_eq!(option.value("open"), Some("Offen."));
    assert_eq!(
        book.refusal("not-held").map(|refusal| refusal.text.as_str()),
        Some("Diese Karte hast du nicht.")
    );
    assert_eq!(book.word("action-play"), Some("Spielen"));
}

#[test]
fn windows_line_ends_make_no_difference() {
    let source = format!("{FRONT}\n## Rules\n\nXX-1 = Two\n    lines.\n    .title = One\n");
    let unix = Rulebook::parse("sample", "xx", &source).expect("the file is sound");
    let windows = Rulebook::parse("sample", "xx", &source.replace('\n', "\r\n")).expect("the file is sound");
    assert_eq!(unix, windows);
}

#[test]
fn a_syntax_fault_names_its_line() {
    let found = fault(&format!("{FRONT}\n## Rules\n\nXX-1 Text without a sign\n"));
    assert_eq!(found.code(), "syntax");
    assert!(matches!(found, Fault::Syntax { line: 7, .. }), "{found:?}");
}

#[test]
fn texts_must_be_there_once_and_plain() {
    assert_eq!(fault_of("XX-1 = Again.\n    .title = One\n"), "`XX-1` occurs twice");
    assert_eq!(fault_of("XX-2 = T.\n    .title = A\n    .title = B\n"), "`XX-2.title` occurs twice");
    assert_eq!(fault_of("XX-2 =\n    .title = Two\n"), "`XX-2` has no text");
    assert_eq!(fault_of("XX-2 = {\"\"}\n    .title = Two\n"), "`XX-2` has no text");
    assert_eq!(fault_of("XX-2 = Hello { $name }.\n    .title = Two\n"), "`XX-2` is not plain text");
    assert_eq!(fault_of("XX-2 = T.\n    .title = { XX-1 }\n"), "`XX-2.title` is not plain text");
}

#[test]
fn attributes_must_be_those_of_the_kind() {
    assert_eq!(fault_of("XX-2 = Text.\n"), "`XX-2` has no attribute `.title`");
    assert_eq!(
        fault_of("XX-2 = Text.\n    .title = Two\n    .note = N\n"),
        "`XX-2` has an attribute `.note`, which means nothing there"
    );
    assert_eq!(fault_of("## O\n\noption-way = Way.\n"), "`option-way` has no attribute `.title`");
    assert_eq!(
        fault_of("## O\n\noption-way = Way.\n    .title = W\n"),
        "`option-way` has no attribute `.clause`"
    );
    assert_eq!(fault_of("## R\n\nrefusal-no = No.\n"), "`refusal-no` has no attribute `.clause`");
    assert_eq!(
        fault_of("## R\n\nrefusal-no = No.\n    .clause = XX-9\n"),
        "`refusal-no` points to the clause `XX-9`, which is not in the file"
    );
}

#[test]
fn messages_must_be_under_a_heading_of_their_kind() {
    let clause = "XX-2 = Text.\n    .title = Two\n";
    assert_eq!(fault(&format!("{FRONT}{clause}")).to_string(), "`XX-2` stands under no heading");
    assert_eq!(fault_of(&format!("##\n\n{clause}")), "`XX-2` stands under no heading");
    assert_eq!(fault_of("action-go = Go\n"), "`action-go` does not belong under the heading `Rules`");
    assert_eq!(
        fault_of("## A\n\naction-go = Go\n\n## B\n\naction-stop = Stop\n"),
        "`action-stop` does not belong under the heading `B`"
    );
    assert_eq!(
        fault(&format!("{CLAUSE}\ntitle = T\n")).to_string(),
        "`title` does not belong under the heading `Rules`"
    );
}

#[test]
fn a_rulebook_has_a_front_and_nothing_foreign() {
    assert_eq!(fault("title = T\ntagline = G\n").to_string(), "the message `credits` is missing");
    assert_eq!(fault_of("XX-two = Text.\n"), "`XX-two` is no clause, option, refusal or word");
    assert_eq!(fault_of("-brand = Text.\n"), "`-brand` is no clause, option, refusal or word");
}

#[test]
fn what_is_not_there_is_told_apart() {
    let code = |game, language| Rulebook::load(game, language).expect_err("there is no such file").code();
    assert_eq!(code("no-such-game", "en"), "unknown-game");
    assert_eq!(code("number-chain", "tlh"), "unknown-language");
    assert_eq!(code("../en/number-chain", "en"), "unknown-game");
    let book = Rulebook::load_or_english("number-chain", "tlh").expect("English is there");
    assert_eq!(book.language, "en");
    assert!(Rulebook::load_or_english("no-such-game", "tlh").is_err());
}
