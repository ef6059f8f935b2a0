//! Ids and tokens.

use cardinal_engine::hex;
use sha2::{Digest, Sha256};

pub(crate) use crate::clock::now;

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Bytes of the operating system's randomness.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(feature = "testing")]
    if seeded::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A name that cannot be guessed: 80 bits in 16 letters, none of which looks like another.
pub(crate) fn id() -> String {
    random::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A secret of 256 bits, as text.
pub(crate) fn token() -> String {
    hex::encode(&random::<32>())
}

/// Whether this can be an id: short, and without control characters.
pub(crate) fn plausible(id: &str) -> bool {
    (1..=64).contains(&id.len()) && !id.chars().any(char::is_control)
}

/// What is stored of a token.
pub(crate) fn hash(token: &str) -> String {
    hex::encode(&Sha256::digest(token.as_bytes()))
}

/// The randomness of a simulation, which is the same for the same seed.
#[cfg(feature = "testing")]
pub(crate) mod seeded {
    use std::cell::Cell;

    use sha2::{Digest, Sha256};

    thread_local! {
        static STATE: Cell<Option<(u64, u64)>> = const { Cell::new(None) };
    }

    /// Seeds the randomness of this thread; `None` ends that.
    #[cfg(test)]
    pub(crate) fn seed(seed: Option<u64>) {
        STATE.set(seed.map(|seed| (seed, 0)));
    }

    /// Fills the bytes, if there is a seed on this thread.
    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        let Some((seed, mut count)) = STATE.get() else { return false };
        for chunk in bytes.chunks_mut(32) {
            count += 1;
            let digest = Sha256::digest([seed.to_le_bytes(), count.to_le_bytes()].concat());
            chunk.copy_from_slice(&digest[..chunk.len()]);
        }
        STATE.set(Some((seed, count)));
        true
    }
}
