//! Every language has the rules of every game, whole, in its own words and with the same numbers.

mod figures;
mod leftovers;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cardinal_texts::{ENGLISH, Messages, Rulebook, languages};

use figures::{contradictions, figures, mentions};
use leftovers::leftovers;

const LANGUAGES: [&str; 4] = [ENGLISH, "es", "ja", "ko"];

/// Every game that has rules in English; the texts of the web client and of the server are no rules.
fn games() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    std::fs::read_dir(folder.join(ENGLISH))
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().replace(".ftl", ""))
        .filter(|name| !name.starts_with("web") && !["server", "terminal"].contains(&name.as_str()))
        .collect()
}

fn book(game: &str, language: &str) -> Rulebook {
    Rulebook::load(game, language).unwrap_or_else(|error| panic!("{error}"))
}

/// Every translation with the English it renders.
fn translations() -> impl Iterator<Item = (Rulebook, Rulebook)> {
    let others = LANGUAGES.into_iter().filter(|language| *language != ENGLISH);
    others.flat_map(|language| {
        games().into_iter().map(move |game| (book(&game, ENGLISH), book(&game, language)))
    })
}

/// The skeleton of a rulebook, in order: what a translation has to leave alone.
fn keys(book: &Rulebook) -> Vec<String> {
    let mut keys = Vec::new();
    for section in &book.sections {
        keys.push("##".to_owned());
        keys.extend(section.clauses.iter().map(|clause| clause.id.clone()));
    }
    for option in &book.options {
        keys.push(format!("option-{} {}", option.key, option.clause));
        keys.extend(option.values.iter().map(|value| format!("option-{}.{}", option.key, value.value)));
    }
    keys.extend(book.refusals.iter().map(|refusal| format!("refusal-{} {}", refusal.code, refusal.clause)));
    keys.extend(book.words.keys().cloned());
    keys
}

/// Every text of a rulebook by the key it stands under.
fn texts(book: &Rulebook) -> BTreeMap<String, &str> {
    let mut texts = BTreeMap::new();
    let mut add = |key: String, text| {
        assert!(texts.insert(key.clone(), text).is_none(), "two texts are under {key}");
    };
    add("title".to_owned(), book.title.as_str());
    add("tagline".to_owned(), &book.tagline);
    add("credits".to_owned(), &book.credits);
    for (number, section) in book.sections.iter().enumerate() {
        add(format!("## {number}"), &section.title);
    }
    add("## options".to_owned(), &book.headings.options);
    add("## refusals".to_owned(), &book.headings.refusals);
    add("## words".to_owned(), &book.headings.words);
    for clause in book.clauses() {
        add(clause.id.clone(), &clause.text);
        add(format!("{}.title", clause.id), &clause.title);
    }
    for option in &book.options {
        add(format!("option-{}", option.key), &option.text);
        add(format!("option-{}.title", option.key), &option.title);
        for value in &option.values {
            add(format!("option-{}.{}", option.key, value.value), &value.text);
        }
    }
    for refusal in &book.refusals {
        add(format!("refusal-{}", refusal.code), &refusal.text);
    }
    for (id, word) in &book.words {
        add(id.clone(), word);
    }
    texts
}

/// What the check finds in every text of every translation, given its language, the English and the text.
fn faults(check: impl Fn(&str, &str, &str) -> Option<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for (english, translation) in translations() {
        let translated = texts(&translation);
        for (key, original) in texts(&english) {
            let language = translation.language.as_str();
            let text = translated.get(&key).copied().unwrap_or_default();
            if let Some(fault) = check(language, original, text) {
                faults.push(format!("locales/{language}/{}.ftl: {key}: {fault}", english.game));
            }
        }
    }
    faults
}

#[test]
fn every_language_has_every_game() {
    assert!(games().len() > 3, "{:?}", games());
    for game in games() {
        assert_eq!(languages(&game), LANGUAGES, "{game}");
    }
}

#[test]
fn every_translation_has_every_key_in_its_place_and_no_other() {
    for (english, translation) in translations() {
        let (found, expected) = (keys(&translation), keys(&english));
        let same = found.iter().zip(&expected).take_while(|(found, expected)| found == expected).count();
        let file = format!("locales/{}/{}.ftl", translation.language, english.game);
        // From the first difference on, since the whole list is long.
        assert_eq!(found.get(same), expected.get(same), "{file} has the first where the second should be");
    }
}

#[test]
fn no_text_is_left_in_english() {
    let names: BTreeSet<String> = games().iter().map(|game| book(game, ENGLISH).title).collect();
    let found = faults(|language, original, text| {
        // Games keep their names where the script is the same.
        let same = text == original && !names.contains(text) && text.contains(char::is_alphabetic);
        if same {
            return Some(format!("still the English {text:?}"));
        }
        // Nor are they translated within a text.
        let in_a_name = |word: &str| names.iter().any(|name| name.split(' ').any(|part| part == word));
        let left: Vec<&str> = leftovers(language, text).into_iter().filter(|word| !in_a_name(word)).collect();
        (!left.is_empty()).then(|| format!("not translated: {}", left.join(", ")))
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn every_translation_mentions_the_same_clauses() {
    let found = faults(|_, original, text| {
        let (expected, found) = (mentions(original), mentions(text));
        (expected != found).then(|| format!("mentions {found:?} instead of {expected:?}"))
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn every_translation_has_the_same_numbers() {
    let found = faults(contradictions);
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_number_or_word_that_differs_is_noticed() {
    assert_eq!(figures("3? to 37, NC-A7, ?4 and ?"), ["3?", "37", "?4"].map(str::to_owned).into());
    let wrong = |language, original, text| contradictions(language, original, text).is_some();
    assert!(!wrong("es", "Lay three cards, 1 or 10.", "Pon tres cartas, 1 o 10."));
    assert!(!wrong("ja", "Lay three cards.", "カードを3枚出します。"));
    assert!(wrong("es", "Up to 10 cards.", "Hasta 12 cartas."), "another figure");
    assert!(wrong("es", "Up to 10 cards.", "Hasta muchas cartas."), "a missing figure");
    assert!(wrong("es", "Lay three cards.", "Pon cuatro cartas."), "another word");
    assert!(wrong("ko", "Lay three cards.", "카드를 4장 냅니다."), "a figure for another word");
    assert!(wrong("es", "10 and 10 again.", "10 y otra vez."), "a figure too few");
    assert!(
        leftovers("es", "Pon the carta.") == ["the"] && leftovers("ja", "XはCardで、NC-7 です。") == ["Card"]
    );
    assert!(leftovers("es", "Pon la carta.").is_empty() && leftovers("ko", "Cardinal은 X입니다.").is_empty());
}

#[test]
fn the_server_speaks_every_language_in_its_own_words() {
    assert_eq!(Messages::languages(), LANGUAGES);
    let english = Messages::of_server(ENGLISH).unwrap();
    assert!(english.keys().count() > 5);
    for language in LANGUAGES.into_iter().filter(|language| *language != ENGLISH) {
        let translated = Messages::of_server(language).unwrap();
        assert!(translated.keys().eq(english.keys()), "{language}");
        for key in english.keys() {
            assert_ne!(translated.text(key), english.text(key), "{language}: {key}");
        }
    }
}
