//! Text for terminals.

use std::io::IsTerminal;

use terminal_size::{Width, terminal_size_of};
use unicode_width::UnicodeWidthStr;

/// How text is laid out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// Columns to stay within; `None` for a file or a pipe, where each paragraph is one line.
    width: Option<usize>,
}

/// Lines longer than this are hard to read, however wide the window is.
const WIDEST: usize = 100;
/// In a narrower window the terminal breaks the lines itself.
const NARROWEST: usize = 30;

impl Layout {
    /// The layout for stdout.
    pub(crate) fn of_stdout() -> Self {
        let stdout = std::io::stdout();
        let columns = terminal_size_of(&stdout).map(|(Width(columns), _)| usize::from(columns));
        let width = stdout.is_terminal().then(|| columns.unwrap_or(80).clamp(NARROWEST, WIDEST));
        Self { width }
    }

    pub(crate) fn heading(self, text: &str) -> String {
        let bold = self.width.is_some() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        if bold { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Paragraphs, each line indented by `indent` spaces, without a line break at the end.
    pub(crate) fn paragraphs(self, text: &str, indent: usize) -> String {
        let lines = text.lines().map(|paragraph| self.paragraph(paragraph, indent));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn paragraph(self, text: &str, indent: usize) -> String {
        let margin = " ".repeat(indent);
        let mut out = String::new();
        let mut column = 0;
        for word in text.split_whitespace() {
            let mut gap = " ";
            for piece in pieces(word) {
                let columns = piece.width();
                let fits = self.width.is_none_or(|width| column + gap.len() + columns <= width);
                if out.is_empty() {
                    out += &margin;
                    column = indent;
                } else if fits {
                    out += gap;
                    column += gap.len();
                } else {
                    out.push('\n');
                    out += &margin;
                    column = indent;
                }
                out += piece;
                column += columns;
                gap = "";
            }
        }
        out
    }
}

/// The pieces of a word between which a line may break. Japanese has no spaces, so nearly every character is one.
fn pieces(word: &str) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let mut previous = None;
        let end = rest.char_indices().find_map(|(index, each)| {
            let breaks = previous.is_some_and(|before| may_part(before, each));
            previous = Some(each);
            breaks.then_some(index)
        });
        let (piece, left) = rest.split_at(end.unwrap_or(rest.len()));
        rest = left;
        (!piece.is_empty()).then_some(piece)
    })
}

/// Whether a line may end between these two. A digit or letter keeps what follows it: `10枚`.
fn may_part(before: char, after: char) -> bool {
    /// Kana, ideographs, and the punctuation among them.
    fn is_japanese(each: char) -> bool {
        matches!(each, '\u{3000}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ff60}')
    }
    const NOT_FIRST: &str = "、。，．：；？！）」』・ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
    const NOT_LAST: &str = "（「『";
    is_japanese(before) && !NOT_LAST.contains(before) && !NOT_FIRST.contains(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_within_the_width_and_paragraphs_apart() {
        let narrow = Layout { width: Some(12) };
        assert_eq!(narrow.paragraphs("one two three\n\nfour", 2), "  one two\n  three\n\n  four");
        // Exactly as wide as allowed.
        assert_eq!(narrow.paragraphs("123456 12345", 0), "123456 12345");
        assert_eq!(narrow.paragraphs("1234567 12345", 0), "1234567\n12345");
        // A word longer than a line stays whole.
        assert_eq!(narrow.paragraphs("a incomprehensibility", 0), "a\nincomprehensibility");
    }

    #[test]
    fn wide_characters_count_twice_and_japanese_breaks_between_them() {
        let narrow = Layout { width: Some(12) };
        assert_eq!(narrow.paragraphs("카드를 섞어 나눕니다", 0), "카드를 섞어\n나눕니다");
        assert_eq!(narrow.paragraphs("山札から3枚を表にします。", 2), "  山札から\n  3枚を表に\n  します。");
        // A full stop never starts a line, so the character before it moves down with it.
        assert_eq!(narrow.paragraphs("手札に加えます。", 0), "手札に加えま\nす。");
        assert_eq!(narrow.paragraphs("あいうえお「か」", 0), "あいうえお\n「か」");
        assert_eq!(Layout { width: None }.paragraphs("山札 から「引く」。", 0), "山札 から「引く」。");
    }

    #[test]
    fn without_a_width_a_paragraph_is_a_line() {
        let long = "word ".repeat(100);
        assert_eq!(Layout { width: None }.paragraphs(&long, 4), format!("    {}", long.trim()));
        assert_eq!(Layout { width: None }.heading("x"), "x");
    }
}
