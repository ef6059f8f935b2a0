//! Which tests the sources hold: a small reader of Rust, enough to find test functions and the ids in their names.

use std::fs;
use std::path::Path;

/// The source files below a folder: each as its path in words and its text.
pub(crate) fn below(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            files.extend(below(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            files.push((path.display().to_string(), text));
        }
    }
    files.sort();
    files
}

/// The names of the test functions in a source that are run: marked `#[test]`, and neither ignored nor left out by a
/// `#[cfg]`.
pub(crate) fn test_names(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let (mut names, mut attributes) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at] == "#" && tokens.get(at + 1).is_some_and(|next| next == "[") {
            let end = closing(&tokens, at + 1);
            attributes.push(tokens[at + 2..end].join(""));
            at = end;
        } else if tokens[at] == "fn" {
            let is = |wanted: &str| attributes.iter().any(|attribute: &String| attribute == wanted);
            let starts = |with: &str| attributes.iter().any(|attribute: &String| attribute.starts_with(with));
            if is("test") && !starts("ignore") && !starts("cfg(") {
                names.extend(tokens.get(at + 1).cloned());
            }
            attributes.clear();
        } else if !matches!(
            tokens[at].as_str(),
            "pub" | "(" | "crate" | "super" | ")" | "const" | "async" | "unsafe"
        ) {
            attributes.clear();
        }
        at += 1;
    }
    names
}

/// The modules a source declares as files of their own.
pub(crate) fn modules(source: &str) -> Vec<String> {
    let tokens = tokens(source);
    let declared = tokens.windows(3).filter(|window| window[0] == "mod" && window[2] == ";");
    declared.map(|window| window[1].clone()).collect()
}

/// The ids a test name mentions, for clauses that start with `prefix`: `nc_5_nc_a17_waiting` has `NC-5` and `NC-A17`.
pub(crate) fn ids(name: &str, prefix: &str) -> Vec<String> {
    let parts: Vec<&str> = name.split('_').collect();
    let pairs = parts.windows(2).filter(|pair| pair[0].eq_ignore_ascii_case(prefix) && is_number(pair[1]));
    pairs.map(|pair| format!("{prefix}-{}", pair[1].to_ascii_uppercase())).collect()
}

/// `17` or, for a ruling, `a17`.
fn is_number(part: &str) -> bool {
    let digits = part.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    part.len() - digits.len() <= 1 && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Where the bracket opened at `open` is closed.
fn closing(tokens: &[String], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.as_str() {
            "[" => depth += 1,
            "]" if depth == 1 => return at,
            "]" => depth -= 1,
            _ => {}
        }
    }
    tokens.len()
}

/// Words and single signs, without comments, texts and characters in quotes.
fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            block_comment(rest)
        } else if let Some(length) = raw_text(rest) {
            length
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' && is_character(rest) {
            quoted(rest, '\'')
        } else if is_word(first) {
            let length = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            tokens.push(rest[..length].to_owned());
            length
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Comments nest.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest[at..];
        if here.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

/// The length of a text such as `r#"…"#`, if one begins here.
fn raw_text(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r').or_else(|| rest.strip_prefix("br"))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let text = after[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = text.find(&end).map_or(text.len(), |found| found + end.len());
    Some(rest.len() - text.len() + length)
}

/// The length of a text or character in quotes; a backslash takes the next sign with it.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + quote.len_utf8(),
            _ => {}
        }
    }
    rest.len()
}

/// A quote begins a character, not a lifetime.
fn is_character(rest: &str) -> bool {
    let mut letters = rest.chars().skip(1);
    letters.next() == Some('\\') || letters.next() == Some('\'')
}
