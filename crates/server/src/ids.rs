//! Ids and tokens.

use sha2::{Digest, Sha256};

pub(crate) use crate::clock::now;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Bytes of the operating system's randomness.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A name that cannot be guessed: 80 bits in 16 letters, none of which looks like another.
pub(crate) fn id() -> String {
    random::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A secret of 256 bits, as text.
pub(crate) fn token() -> String {
    hex(random())
}

/// Whether this can be somebody's or something's id: short, and nothing that databases or terminals stumble over.
pub(crate) fn plausible(id: &str) -> bool {
    (1..=64).contains(&id.len()) && !id.chars().any(char::is_control)
}

/// What is stored of a token.
pub(crate) fn hash(token: &str) -> String {
    hex(Sha256::digest(token.as_bytes()).into())
}

/// 32 bytes as hexadecimal text.
fn hex(bytes: [u8; 32]) -> String {
    let (high, low) = bytes.split_at(16);
    let number = |half: &[u8]| u128::from_be_bytes(half.try_into().expect("a half has 16 bytes"));
    format!("{:032x}{:032x}", number(high), number(low))
}

/// Hexadecimal text as 32 bytes.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
