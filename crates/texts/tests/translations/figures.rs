//! Numbers and clauses in texts.

use std::collections::{BTreeMap, BTreeSet};

/// A number as a word.
struct Number {
    figure: &'static str,
    english: &'static [&'static str],
    /// How Spanish words for it begin.
    spanish: &'static [&'static str],
    /// How Korean words for it begin.
    korean: &'static [&'static str],
}

const fn number(
    figure: &'static str,
    english: &'static [&'static str],
    spanish: &'static [&'static str],
    korean: &'static [&'static str],
) -> Number {
    Number { figure, english, spanish, korean }
}

/// One and two have too many meanings to be compared, and Japanese texts write figures.
const NUMBERS: &[Number] = &[
    number("0", &["zero"], &["cero"], &[]),
    number(
        "3",
        &["three", "third", "threes", "triple", "triples"],
        &["tres", "terc", "trío"],
        &["세", "트리플"],
    ),
    number("4", &["four", "fours"], &["cuatro"], &["네"]),
    number("5", &["five"], &["cinco"], &[]),
    number("6", &["six"], &["seis"], &[]),
    number("7", &["seven"], &["siete"], &[]),
    number("8", &["eight"], &["ocho"], &[]),
    number("9", &["nine", "ninth"], &["nueve", "noven"], &[]),
    number("10", &["ten", "tenth"], &["diez", "décim"], &[]),
    number("11", &["eleventh"], &["undécim"], &[]),
    number("12", &["twelve"], &["doce"], &[]),
    number("20", &["twenty"], &["veinte"], &[]),
];

/// The words of a text with its clause ids and cards in one piece.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|each: char| !each.is_alphanumeric() && !matches!(each, '-' | '?'))
        .filter(|word| !word.is_empty())
}

/// The part of a word that is the id of a clause; languages without spaces write on after it.
fn clause(word: &str) -> Option<&str> {
    let (game, rest) = word.split_once('-')?;
    let number = rest.strip_prefix('A').unwrap_or(rest);
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let is_id = game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase()) && digits > 0;
    is_id.then(|| &word[..word.len() - number.len() + digits])
}

/// The clauses that a text mentions.
pub(crate) fn mentions(text: &str) -> BTreeSet<&str> {
    words(text).filter_map(clause).collect()
}

/// How often each figure occurs in a text; `3?` is a figure of its own, and the number of a clause is none.
fn counts(text: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for word in words(text) {
        let rest = clause(word).map_or(word, |id| &word[id.len()..]);
        let parts = rest.split(|each: char| !each.is_ascii_digit() && each != '?');
        for figure in parts.filter(|part| part.contains(|each: char| each.is_ascii_digit())) {
            *counts.entry(figure.to_owned()).or_default() += 1;
        }
    }
    counts
}

/// The figures that occur in a text.
pub(crate) fn figures(text: &str) -> BTreeSet<String> {
    counts(text).into_keys().collect()
}

/// What the numbers of a translation lack or have beyond those of the English.
pub(crate) fn contradictions(language: &str, english: &str, text: &str) -> Option<String> {
    let (expected, found) = (counts(english), counts(text));
    for (figure, count) in &expected {
        if found.get(figure).unwrap_or(&0) < count {
            return Some(format!("{figure} occurs less often than in English"));
        }
    }
    let (in_english, in_text) = (english.to_lowercase(), text.to_lowercase());
    for Number { figure, english, spanish, korean } in NUMBERS {
        let beginnings: &[&str] = match language {
            "es" => spanish,
            "ko" => korean,
            _ => &[],
        };
        let wanted = words(&in_english).any(|word| word.split('-').any(|part| english.contains(&part)));
        // A single syllable begins many other words, so it has to be the whole word.
        let begins =
            |word: &str, with: &str| word == with || with.chars().nth(1).is_some() && word.starts_with(with);
        let word = words(&in_text).any(|word| beginnings.iter().any(|beginning| begins(word, beginning)));
        let there = word || found.contains_key(*figure);
        if wanted && !there {
            return Some(format!("the word for {figure} is missing"));
        }
        if !wanted && !expected.contains_key(*figure) && there {
            return Some(format!("{figure} is not in the English"));
        }
    }
    let known = |figure: &String| {
        expected.contains_key(figure)
            || matches!(figure.as_str(), "1" | "2")
            || NUMBERS.iter().any(|number| number.figure == figure)
    };
    found.keys().find(|figure| !known(figure)).map(|figure| format!("{figure} is not in the English"))
}
