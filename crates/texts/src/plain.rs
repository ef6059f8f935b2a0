//! Plain text out of a Fluent pattern.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::Fault;

/// The text of a pattern, each paragraph on one line; `id` names the pattern in a fault.
///
/// Rules are read by terminals, browsers and documents alike, so they hold no markup and no variables.
/// A quoted literal is let through, for a text that has to begin with a character Fluent reserves.
pub(crate) fn plain(id: &str, pattern: &Pattern<&str>) -> Result<String, Fault> {
    let mut raw = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => raw.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => raw.push_str(&unescape_unicode_to_string(value)),
            PatternElement::Placeable { .. } => return Err(Fault::NotPlain { id: id.to_owned() }),
        }
    }
    let text = unwrapped(&raw);
    if text.is_empty() { Err(Fault::NoText { id: id.to_owned() }) } else { Ok(text) }
}

/// Where the lines of the file break is no part of the text; only a blank line means something.
fn unwrapped(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut paragraph_ended = false;
    for line in raw.lines().map(str::trim) {
        if line.is_empty() {
            paragraph_ended = true;
            continue;
        }
        if !text.is_empty() {
            text.push_str(if paragraph_ended { "\n\n" } else { " " });
        }
        paragraph_ended = false;
        text.push_str(line);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::unwrapped;

    #[test]
    fn lines_join_and_blank_lines_separate() {
        assert_eq!(unwrapped("one\n  two\n\n\nthree \n"), "one two\n\nthree");
        assert_eq!(unwrapped("\n \n"), "");
    }
}
