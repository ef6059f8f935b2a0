//! Bytes as text, two hexadecimal digits each: secrets, digests and tokens.

pub(crate) const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Bytes as hexadecimal text.
pub fn encode(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

/// Hexadecimal text as bytes; `None` if it is not hexadecimal, or of another length.
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_were_written() {
        assert_eq!(encode(&[0, 0x1f, 0xa0]), "001fa0");
        assert_eq!(decode("001fa0"), Some([0, 0x1f, 0xa0]));
        assert_eq!(decode("001FA0"), Some([0, 0x1f, 0xa0]));
        for wrong in ["001fa", "001fa0b1", "001fg0", "0\u{e9}1fa"] {
            assert_eq!(decode::<3>(wrong), None, "{wrong}");
        }
    }
}
