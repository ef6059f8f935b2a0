//! Cards and spaces as text, without the formatting machinery: lists of legal moves hold hundreds of them.

use arrayvec::ArrayString;

/// A text of at most eight bytes.
pub(crate) type Label = ArrayString<8>;

pub(crate) fn label<const N: usize>(characters: [char; N]) -> Label {
    let mut label = Label::new();
    characters.into_iter().for_each(|character| label.push(character));
    label
}

pub(crate) fn push_number(label: &mut Label, number: u8) {
    if number >= 10 {
        push_number(label, number / 10);
    }
    label.push(char::from(b'0' + number % 10));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_without_leading_zeros() {
        for number in 0..=u8::MAX {
            let mut written = Label::new();
            push_number(&mut written, number);
            assert_eq!(written.as_str(), number.to_string());
        }
    }
}
