//! Saying what is wrong, in one line.

use std::io::Write;

use cardinal_texts::printable;

/// Writes one line to stderr. Line breaks and control characters that came in with names of files, games or
/// options, or from a server, become spaces, so that it stays one line and leaves the terminal alone; characters that
/// turn the direction of writing are made visible.
pub(crate) fn complain(what: &str) {
    let line: String = what.chars().map(|each| if each.is_control() { ' ' } else { each }).collect();
    // If stderr is closed there is nobody to tell; the exit code still says it.
    let _ = writeln!(std::io::stderr(), "cardinal: {}", printable(&line));
}
