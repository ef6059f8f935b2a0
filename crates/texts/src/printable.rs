//! Text from elsewhere, fit for a terminal.

/// The text with every character that could control a terminal, or reorder what stands beside it, made visible as its
/// code. It stays on one line.
///
/// ```
/// use cardinal_texts::printable;
/// assert_eq!(printable("Ann"), "Ann");
/// assert_eq!(printable("\u{1b}]0;gotcha\u{7}"), "\\u{1b}]0;gotcha\\u{7}");
/// assert_eq!(printable("a\nb\u{9b}31m\u{202e}c"), "a\\nb\\u{9b}31m\\u{202e}c");
/// ```
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for each in text.chars() {
        if each.is_control() || is_ordering(each) {
            shown.extend(each.escape_default());
        } else {
            shown.push(each);
        }
    }
    shown
}

/// Like [`printable`], but for JSON, which keeps its meaning.
///
/// ```
/// use cardinal_texts::printable_json;
/// assert_eq!(printable_json("[\"a\u{9b}31m\"]"), r#"["a\u009b31m"]"#);
/// ```
pub fn printable_json(json: &str) -> String {
    let escaped = |each: char| {
        if each.is_control() || is_ordering(each) {
            // All of them have four digits at most.
            format!("\\u{:04x}", u32::from(each))
        } else {
            each.to_string()
        }
    };
    json.chars().map(escaped).collect()
}

/// Whether a character turns the direction of writing or breaks a line without being a control character.
const fn is_ordering(each: char) -> bool {
    matches!(each, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
