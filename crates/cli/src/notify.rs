//! One-line messages to the person at the terminal: errors, warnings, progress.

use std::io::Write;

use cardinal_texts::printable;

/// Writes one line to stderr. Line breaks and control characters in file names, game ids, options or answers of a
/// server become spaces, so it stays one line and leaves the terminal alone; characters that reverse the writing
/// direction are made visible.
pub(crate) fn notify(what: &str) {
    let line: String = what.chars().map(|each| if each.is_control() { ' ' } else { each }).collect();
    // If stderr is closed, the exit code still says it.
    let _ = writeln!(std::io::stderr(), "cardinal: {}", printable(&line));
}
