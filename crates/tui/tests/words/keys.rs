//! The messages that the source asks for are in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cardinal_texts::{Speech, Unsaid, Values};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The keys of messages in the source: texts in quotes that are in the locales, or look as if they should be.
fn keys() -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let sources = files.iter().map(|file| fs::read_to_string(file).unwrap());
    let is_key = |text: &&str| {
        let letters = |each: char| each.is_ascii_lowercase() || each.is_ascii_digit() || "-_".contains(each);
        let prefixes = ["nc-", "ch-", "nb-", "sn-", "any-", "term-", "hint-", "vote-ask", "log-", "lobby-"];
        let is_clause = text.split('-').nth(1).is_some_and(|rest| rest.parse::<u8>().is_ok());
        !is_clause && text.chars().all(letters) && prefixes.iter().any(|prefix| text.starts_with(prefix))
    };
    let quoted = |source: String| -> Vec<String> {
        source.split('"').skip(1).step_by(2).filter(is_key).map(str::to_owned).collect()
    };
    sources.flat_map(quoted).collect()
}

#[test]
fn every_message_the_source_asks_for_is_in_every_language() {
    let keys = keys();
    assert!(keys.len() > 300, "{}", keys.len());
    for language in Speech::languages() {
        for key in &keys {
            let said = Speech::of(&language).try_say(key, &Values::new());
            assert_ne!(said, Err(Unsaid::NoMessage), "{language}: {key}");
        }
    }
}

/// The messages of a file, each with its variables.
fn messages(language: &str) -> Vec<(String, BTreeSet<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let text = fs::read_to_string(folder.join(language).join("terminal.ftl")).unwrap();
    let mut messages: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" = ").filter(|(key, _)| !key.contains(' ')) {
            messages.push((key.to_owned(), BTreeSet::new()));
        }
        let name = |part: &str| -> String {
            part.chars().take_while(|each| each.is_ascii_alphanumeric() || *each == '_').collect()
        };
        if let Some((_, variables)) = messages.last_mut() {
            variables.extend(line.split('$').skip(1).map(name));
        }
    }
    messages
}

#[test]
fn every_language_has_the_messages_of_the_terminal_in_order_and_no_other_variables() {
    let (english, asked) = (messages("en"), keys());
    for (key, _) in &english {
        let of_speech = ["list-two", "list-many", "list-separator", "percent"].contains(&key.as_str());
        assert!(of_speech || asked.contains(key), "nothing asks for {key}");
    }
    for language in Speech::languages() {
        let own = messages(&language);
        let keys =
            |all: &[(String, BTreeSet<String>)]| all.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>();
        assert_eq!(keys(&own), keys(&english), "{language}");
        for ((key, own), (_, known)) in own.iter().zip(&english) {
            let more: Vec<&String> = own.difference(known).filter(|name| *name != "sound").collect();
            assert!(more.is_empty(), "{language}: {key} wants {more:?}");
            let lost: Vec<&String> = known.difference(own).collect();
            assert!(lost.is_empty(), "{language}: {key} leaves out {lost:?}");
        }
    }
}

#[test]
fn lists_and_shares_are_written_as_each_language_does() {
    let parts = ["Ana", "Bo", "Inés"].map(str::to_owned);
    let said = |language: &str, count: usize| Speech::of(language).listed(&parts[3 - count..]);
    assert_eq!([said("en", 1), said("en", 2), said("en", 3)], ["Inés", "Bo and Inés", "Ana, Bo, and Inés"]);
    assert_eq!([said("es", 2), said("es", 3)], ["Bo e Inés", "Ana, Bo e Inés"]);
    assert_eq!([said("ja", 3), said("ko", 3)], ["Ana、Bo、Inés", "Ana, Bo 및 Inés"]);
    let share = |language: &str| Speech::of(language).percent(0.64);
    assert_eq!([share("en"), share("es"), share("ja")], ["64%", "64\u{a0}%", "64%"]);
    assert_eq!(Speech::of("xx").language(), "en", "where there is no such language");
}
