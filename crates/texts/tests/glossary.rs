//! English texts, documentation and sources keep to the glossary: the words that its last column names are not used.

use std::fs;
use std::path::{Path, PathBuf};

/// The parts of the glossary that speak of what people read; the others are about code.
const SECTIONS: [&str; 2] = ["Players", "Plain English"];

/// The parts that hold for comments, strings and identifiers.
const SOURCE_SECTIONS: [&str; 4] = ["Players", "Plain English", "Servers", "Search"];

/// The folders whose sources are searched.
const SOURCE_FOLDERS: [&str; 5] = ["bench", "crates", "fuzz", "web", "xtask"];

/// The endings of files with sources.
const SOURCES: [&str; 8] = ["rs", "ts", "svelte", "js", "mjs", "css", "py", "pyi"];

/// Folders that are built or installed.
const BUILT: [&str; 6] = ["target", "dist", "node_modules", ".venv", "__pycache__", "public"];

/// Words that sources need in another meaning.
const AMBIGUOUS: [(&str, &str); 4] = [
    ("come in", "in the order in which results come in"),
    ("letter", "of an alphabet"),
    ("letters", "of an alphabet"),
    ("return match", "Rust returns the value of a `match`"),
];

/// What sources write in the words of a language, of a library or of stored files, and names that people cannot take.
const FOREIGN: [&str; 8] = [
    "is_none",
    "is None",
    "futures_util",
    "futures-util",
    "\"futures",
    "\"nobody\"",
    "\"somebody\"",
    "\"administrator\"",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The phrases to avoid, in lower case: what stands in backticks in the last column of a section's table.
fn avoided(glossary: &str, sections: &[&str]) -> Vec<String> {
    let chosen = glossary.split("\n## ").filter(|section| {
        let title = section.lines().next().unwrap_or_default();
        sections.contains(&title)
    });
    let rows = chosen.flat_map(str::lines).filter(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.trim_end_matches([' ', '|']).rsplit('|').next());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_lowercase).collect()
}

/// Whether a text has a phrase as whole words.
fn has(text: &str, phrase: &str) -> bool {
    let inside = |neighbour: Option<char>| neighbour.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(phrase).any(|(at, _)| {
        !inside(text[..at].chars().next_back()) && !inside(text[at + phrase.len()..].chars().next())
    })
}

/// The sentences of a Fluent file with their line numbers: no comments, no keys.
fn sentences(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let spoken = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    spoken.map(|(at, line)| {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        (at, if begins { line.split_once('=').map_or("", |(_, text)| text) } else { line })
    })
}

/// The prose of a page with its line numbers: no code, nothing that a command has written.
fn prose(text: &str) -> Vec<(usize, String)> {
    let (mut code, mut generated, mut lines) = (false, false, Vec::new());
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.starts_with("```") {
            code = !code;
        } else if line.starts_with("<!--") {
            generated = !line.starts_with("<!-- /");
        } else if !code && !generated {
            lines.push((at, line.split('`').step_by(2).collect::<Vec<_>>().join("`")));
        }
    }
    lines
}

/// All files below the root with this ending in a folder, but for the glossary itself.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.filter(|path| name(path).ends_with(ending) && name(path) != "glossary.md").collect()
}

/// All sources at or below a path.
fn collect(path: &Path, found: &mut Vec<PathBuf>) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("the folder can be read");
        let entries = entries.map(|entry| entry.expect("it can be read").path());
        entries.filter(|_| !BUILT.contains(&&*name)).for_each(|entry| collect(&entry, found));
    } else if path.extension().is_some_and(|ending| SOURCES.iter().any(|source| ending == *source))
        && !path.ends_with(file!())
    {
        found.push(path.to_owned());
    }
}

/// A source as words in lower case: without comment marks, identifiers split at `_` and at capital letters, every line
/// with its offset, so that a phrase is found across lines.
fn words(source: &str) -> (String, Vec<usize>) {
    let (mut words, mut offsets) = (String::new(), Vec::new());
    for line in source.lines() {
        offsets.push(words.len());
        let mut line = line.trim().trim_start_matches(['/', '!', '#', '*', ' ']).to_owned();
        FOREIGN.iter().for_each(|foreign| line = line.replace(foreign, "-"));
        let mut before = ' ';
        for c in line.chars() {
            if c.is_uppercase() && before.is_lowercase() {
                words.push(' ');
            }
            let plain = if c == '_' { ' ' } else { c };
            words.extend(plain.to_lowercase());
            before = c;
        }
        words.push(' ');
    }
    (words, offsets)
}

/// The phrases in a source with their line numbers, counted from 1. A word joined by a hyphen is part of a code.
fn phrases<'a>(source: &str, avoided: &'a [String]) -> Vec<(usize, &'a str)> {
    let (words, offsets) = words(source);
    let inside = |neighbour: Option<char>| neighbour.is_some_and(|c| c.is_alphanumeric() || c == '-');
    let mut found = Vec::new();
    for phrase in avoided {
        for (at, _) in words.match_indices(phrase.as_str()) {
            let after = words[at + phrase.len()..].chars().next();
            if !inside(words[..at].chars().next_back()) && !inside(after) {
                found.push((offsets.partition_point(|&offset| offset <= at), phrase.as_str()));
            }
        }
    }
    found
}

#[test]
fn no_source_uses_a_word_that_the_glossary_avoids() {
    let mut avoided = avoided(&read(&root().join("docs/glossary.md")), &SOURCE_SECTIONS);
    assert!(avoided.len() > 80, "the glossary is not read: {avoided:?}");
    avoided.retain(|phrase| AMBIGUOUS.iter().all(|(ambiguous, _)| phrase != ambiguous));
    let mut sources = Vec::new();
    SOURCE_FOLDERS.iter().for_each(|folder| collect(&root().join(folder), &mut sources));
    assert!(sources.len() > 400, "the sources are not found: {}", sources.len());
    let mut found = Vec::new();
    for path in sources {
        let source = read(&path);
        let head: String = source.lines().take(3).collect();
        if head.contains("enerated by") || head.contains("ritten by `") {
            continue;
        }
        for (line, phrase) in phrases(&source, &avoided) {
            found.push(format!("{}:{line}: '{phrase}'", path.display()));
        }
    }
    assert!(found.is_empty(), "say it in the words of docs/glossary.md:\n{}", found.join("\n"));
}

#[test]
fn phrases_are_found_in_comments_strings_and_identifiers() {
    let avoided = ["whoever", "told later", "is none", "stand-in"].map(str::to_owned);
    let found =
        |source: &str| phrases(source, &avoided).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
    assert_eq!(found("// fine\n//! Whoever comes"), [2]);
    assert_eq!(found("/// those who are told\n/// later"), [1]);
    assert_eq!(found("fn whoever_comes() {}\nstruct ToldLater;\nlet a = \"A stand-in.\";"), [1, 2, 3]);
    assert!(found("if seat.is_none() { \"gym-whoever\" } else { whoevers }\n  x is None").is_empty());
}

#[test]
fn no_text_and_no_page_uses_a_word_that_the_glossary_avoids() {
    let avoided = avoided(&read(&root().join("docs/glossary.md")), &SECTIONS);
    assert!(avoided.len() > 40, "the glossary is not read: {avoided:?}");
    let mut found = Vec::new();
    let mut look = |path: &Path, at: usize, text: &str| {
        let text = text.to_lowercase();
        for phrase in avoided.iter().filter(|phrase| has(&text, phrase)) {
            found.push(format!("{}:{}: '{phrase}'", path.display(), at + 1));
        }
    };
    for path in files("locales/en", ".ftl") {
        let rules = !path.file_name().is_some_and(|name| {
            let name = name.to_string_lossy();
            name.starts_with("web") || name == "server.ftl"
        });
        let text = read(&path);
        // The rules come first: the screen uses their words.
        sentences(&text).filter(|_| !rules).for_each(|(at, line)| look(&path, at, line));
    }
    let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root().join(name));
    for path in files("docs", ".md").into_iter().chain(pages) {
        prose(&read(&path)).iter().for_each(|(at, line)| look(&path, *at, line));
    }
    assert!(found.is_empty(), "say it in the words of docs/glossary.md:\n{}", found.join("\n"));
}

#[test]
fn phrases_are_found_as_whole_words_in_prose_only() {
    assert!(has("whoever comes", "whoever") && has("the game rests.", "the game rests"));
    assert!(!has("untip", "tip") && !has("tips", "tip"));
    let page = "Somebody.\n```\nsomebody\n```\nthe name `somebody`\n<!-- x -->\nsomebody\n<!-- /x -->\nafter";
    let lines: Vec<String> = prose(page).into_iter().map(|(_, line)| line).collect();
    assert_eq!(lines, ["Somebody.", "the name `", "after"]);
    let spoken: Vec<&str> =
        sentences("# somebody\nsomebody = Hello\n    there").map(|(_, line)| line).collect();
    assert_eq!(spoken, [" Hello", "    there"]);
    let table = "\n## Players\n\n| term | means | avoid |\n| - | - | - |\n| seat | `x` | `Chair`, `stool` |\n\n## Search\n| a | b | `c` |";
    assert_eq!(avoided(table, &["Players"]), ["chair", "stool"]);
}
