//! English texts and documentation keep to the glossary: the words that its last column names are not used.

use std::fs;
use std::path::{Path, PathBuf};

/// The parts of the glossary that speak of what people read; the others are about code.
const SECTIONS: [&str; 2] = ["Players", "Plain English"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The phrases to avoid, in lower case: what stands in backticks in the last column of a section's table.
fn avoided(glossary: &str) -> Vec<String> {
    let sections = glossary.split("\n## ").filter(|section| {
        let title = section.lines().next().unwrap_or_default();
        SECTIONS.contains(&title)
    });
    let rows = sections.flat_map(str::lines).filter(|line| line.starts_with('|'));
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

#[test]
fn no_text_and_no_page_uses_a_word_that_the_glossary_avoids() {
    let avoided = avoided(&read(&root().join("docs/glossary.md")));
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
    assert_eq!(avoided(table), ["chair", "stool"]);
}
