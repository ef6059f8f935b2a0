//! The fingerprint that follows a game input by input.

use sha2::{Digest, Sha256};

use crate::hex;

/// A running hash over a game's set-up and inputs.
///
/// A record stores four hexadecimal digits of it per input, so that a changed input is found at its place even
/// where the changed game would still be a legal one. It guards against damage and honest mistakes, not
/// against a rewrite of the whole file; for that there is [`crate::Fairness`].
#[derive(Clone, Debug)]
pub(crate) struct Trail(Sha256);

impl Trail {
    pub(crate) fn new(setup: &str) -> Self {
        let mut trail = Self(Sha256::new());
        trail.0.update(b"cardinal trail 1\n");
        trail.feed(setup);
        trail
    }

    /// Takes in one input and gives the four digits for it.
    pub(crate) fn step(&mut self, input: &str) -> [u8; 4] {
        self.feed(input);
        let digest = self.0.clone().finalize();
        let mut digits = [0; 4];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(&digest[..2]) {
            pair[0] = hex::DIGITS[usize::from(byte >> 4)];
            pair[1] = hex::DIGITS[usize::from(byte & 15)];
        }
        digits
    }

    fn feed(&mut self, json: &str) {
        self.0.update(json);
        self.0.update(b"\n");
    }
}
