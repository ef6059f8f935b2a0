//! Breaking text into lines.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The lines of a text in this many columns. Words stay whole where they fit; wide characters, as in
/// Japanese, may part anywhere.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(4);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let gap = usize::from(!line.is_empty());
            if line.width() + gap + word.width() <= width {
                if gap == 1 {
                    line.push(' ');
                }
                line += word;
                continue;
            }
            let splits = word.width() > width || word.chars().any(|each| each.width() == Some(2));
            if !splits {
                lines.push(std::mem::take(&mut line));
                line += word;
                continue;
            }
            if gap == 1 && line.width() < width {
                line.push(' ');
            }
            for each in word.chars() {
                if line.width() + each.width().unwrap_or(0) > width {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(each);
            }
        }
        lines.push(line);
    }
    lines
}

/// The beginning of a text, as much as fits into this many columns.
pub(crate) fn clipped(text: &str, width: usize) -> String {
    let mut taken = 0;
    let fits = |each: &char| {
        taken += each.width().unwrap_or(0);
        taken <= width
    };
    text.chars().take_while(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("山札から3枚", 6), ["山札か", "ら3枚"]);
        assert_eq!(wrap("incomprehensible", 6), ["incomp", "rehens", "ible"]);
        assert_eq!(wrap("a\n\nb", 6), ["a", "", "b"]);
        assert_eq!([clipped("山札から", 5), clipped("abc", 2)], ["山札", "ab"]);
    }
}
