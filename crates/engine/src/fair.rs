//! Shuffles that can be checked afterwards.
//!
//! Before the deal the table draws a [`Secret`] and publishes its commitment, a hash. Every player pledges a
//! [`Contribution`] by its hash, and reveals it once pledging has closed. The seed of the table's `ChaCha20`
//! stream is a hash of the secret and of what was revealed, in the order of the pledges, so neither the table nor a
//! player alone chose the cards. After the game the secret goes into the record, from which anyone can recompute
//! the commitment, the pledges and every shuffle.

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::hex;
use crate::random::{Purpose, Stream, stream};
use crate::{Game, Input, Seat};

/// The table's part of the seed. It must not leave the table before the game is over, so it does not
/// serialize and does not print itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A player's part of the seed: 32 random bytes, secret until every pledge is in.
#[derive(Clone, PartialEq, Eq)]
pub struct Contribution([u8; 32]);

impl std::fmt::Debug for Contribution {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Contribution(…)")
    }
}

impl Contribution {
    /// From 256 bits of the operating system's randomness, which the caller brings.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// From 64 hexadecimal digits, none of them a capital; `None` for anything else.
    pub fn read(text: &str) -> Option<Self> {
        hex::decode(text).filter(|bytes| hex::encode(bytes) == text).map(Self)
    }

    /// The hash that pledges it.
    pub fn pledge(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"cardinal pledge 1\n");
        hash.update(self.0);
        hex::encode(&hash.finalize())
    }

    /// As it is revealed: 64 hexadecimal digits.
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }
}

/// A promise to add the contribution with this hash to the seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// Who gave it.
    pub seat: Seat,
    /// The hash of the contribution, 64 hexadecimal digits.
    pub hash: String,
}

/// What a player adds to the seed, in the order of the pledges.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Entropy {
    /// Who added it.
    pub seat: Seat,
    /// The contribution, 64 hexadecimal digits; in records of earlier versions any text.
    pub text: String,
}

/// The fairness block of a record: published once the game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// SHA-256 of the secret, as published before the deal.
    pub commitment: String,
    /// The secret, 64 hexadecimal digits.
    pub secret: String,
    /// What the players pledged before the deal; a pledge without entropy was not revealed in time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Pledge>>"))]
    pub pledges: Vec<Pledge>,
    /// What the players added.
    pub entropy: Vec<Entropy>,
}

/// Why a record's shuffles are not the committed ones.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FairnessError {
    /// The secret is not 64 hexadecimal digits.
    #[error("the secret is not 64 hexadecimal digits")]
    BadSecret,
    /// The secret does not hash to the commitment.
    #[error("the secret does not match the commitment")]
    Commitment,
    /// The record has no commitment to compare with the one that was published.
    #[error("the record states no commitment, so nothing shows that its shuffles are the ones committed to")]
    NotStated,
    /// The commitment is not the one that was published: secret, commitment and shuffles may have been changed together.
    #[error("the commitment {0} is not the one that was seen before the deal")]
    OtherCommitment(String),
    /// Something was added that was not pledged, or in another order.
    #[error("seat {0} added something to the shuffles that it had not pledged, or not in this order")]
    NotPledged(Seat),
    /// A player's contribution is not part of the seed.
    #[error("the contribution is not part of the shuffles")]
    LeftOut,
    /// A shuffle differs from what the seed gives.
    #[error("input {0}: the shuffle is not the one the committed seed gives")]
    Shuffle(usize),
}

impl Secret {
    /// From 256 bits of the operating system's randomness, which the caller brings.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The commitment to publish before the deal.
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"cardinal commitment 1\n");
        hash.update(self.0);
        hex::encode(&hash.finalize())
    }

    /// The block for the record of the finished game.
    pub fn reveal(&self, entropy: Vec<Entropy>) -> Fairness {
        Fairness { commitment: self.commitment(), secret: hex::encode(&self.0), pledges: Vec::new(), entropy }
    }

    fn seed(&self, entropy: &[Entropy]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(b"cardinal seed 1\n");
        hash.update(self.0);
        for added in entropy {
            // Lengths keep two different lists from hashing the same text.
            hash.update([added.seat.number()]);
            hash.update((added.text.len() as u64).to_le_bytes());
            hash.update(added.text.as_bytes());
        }
        hash.finalize().into()
    }
}

/// The stream of a table's shuffles.
#[derive(Clone)]
pub struct Dealer(Source);

/// Where the shuffles come from.
#[derive(Clone)]
#[expect(
    clippy::large_enum_variant,
    reason = "a dealer is copied with every planned move; a box would allocate"
)]
enum Source {
    /// A secret, for tables.
    Secret(ChaCha20Rng),
    /// A public seed, for simulation.
    Seed(Stream),
}

impl std::fmt::Debug for Dealer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Dealer(…)")
    }
}

impl Dealer {
    /// The dealer that a secret and the players' entropy make.
    pub fn new(secret: &Secret, entropy: &[Entropy]) -> Self {
        Self(Source::Secret(ChaCha20Rng::from_seed(secret.seed(entropy))))
    }

    /// The dealer of one game in the series of a seed.
    pub fn seeded(seed: u64, number: u64) -> Self {
        Self(Source::Seed(stream(seed, number, Purpose::Chance)))
    }

    /// The outcome of the chance that is due in `game`.
    pub fn deal<G: Game>(&mut self, game: &G) -> G::Chance {
        match &mut self.0 {
            Source::Secret(rng) => game.sample_chance(rng),
            Source::Seed(rng) => game.sample_chance(rng),
        }
    }
}

impl Fairness {
    /// Whether the commitment is the one that was seen before the deal; it may be written in capitals.
    pub fn is_committed_to(&self, seen: &str) -> bool {
        self.commitment.eq_ignore_ascii_case(seen)
    }

    /// The block with these pledges.
    #[must_use]
    pub fn pledged(self, pledges: Vec<Pledge>) -> Self {
        Self { pledges, ..self }
    }

    /// Whether a contribution is part of the seed, and was pledged.
    pub fn includes(&self, contribution: &Contribution) -> bool {
        let (hash, text) = (contribution.pledge(), contribution.reveal());
        let pledged = |seat| self.pledges.iter().any(|pledge| pledge.seat == seat && pledge.hash == hash);
        self.entropy.iter().any(|added| added.text == text && pledged(added.seat))
    }

    /// After a pledge, the seed may mix in only what was pledged, in the same order: any addition could steer the
    /// cards.
    fn keeps_pledges(&self) -> Result<(), FairnessError> {
        let mut pledges = self.pledges.iter();
        for added in self.entropy.iter().filter(|_| !self.pledges.is_empty()) {
            let hash = Contribution::read(&added.text).map(|contribution| contribution.pledge());
            let kept = |pledge: &Pledge| pledge.seat == added.seat && Some(&pledge.hash) == hash.as_ref();
            if !pledges.any(kept) {
                return Err(FairnessError::NotPledged(added.seat));
            }
        }
        Ok(())
    }

    /// Follows a game's inputs and compares every shuffle with the committed stream.
    ///
    /// The inputs must be legal ones for `game`; check that first.
    pub fn verify<G: Game>(
        &self,
        mut game: G,
        inputs: &[Input<G::Action, G::Chance>],
    ) -> Result<(), FairnessError> {
        let secret = Secret(hex::decode(&self.secret).ok_or(FairnessError::BadSecret)?);
        if secret.commitment() != self.commitment {
            return Err(FairnessError::Commitment);
        }
        self.keeps_pledges()?;
        let mut dealer = Dealer::new(&secret, &self.entropy);
        for (at, input) in inputs.iter().enumerate() {
            let legal = match input {
                Input::Chance(chance) => {
                    if dealer.deal(&game) != *chance {
                        return Err(FairnessError::Shuffle(at));
                    }
                    game.apply_chance(chance, &mut crate::Silent).is_ok()
                }
                Input::Action { seat, action } => game.apply(*seat, action, &mut crate::Silent).is_ok(),
            };
            debug_assert!(legal, "the caller checked the inputs");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commitment_and_stream_never_change_their_values() {
        use rand_core::Rng;
        let first = |dealer: Dealer| match dealer.0 {
            Source::Secret(mut rng) => rng.next_u64(),
            Source::Seed(mut rng) => rng.next_u64(),
        };
        let secret = Secret::new([7; 32]);
        assert_eq!(secret.commitment(), COMMITMENT);
        let entropy = [Entropy { seat: Seat::new(1), text: "cardinal".to_owned() }];
        assert_eq!(first(Dealer::new(&secret, &entropy)), FIRST_DRAW);
        assert_ne!(first(Dealer::new(&secret, &[])), FIRST_DRAW);
    }

    // From a second implementation, in another language.
    const COMMITMENT: &str = "c23fba2965bcfffaec48d02664d60890f020f25febea55acf24fc2eec9960ff5";
    const PLEDGE: &str = "f60399b6c31da12044b49cd4651facf316c368ff43262eee4eae6b3f1ab46e43";
    const FIRST_DRAW: u64 = 0x8660_5f25_0343_8c59;

    #[test]
    fn what_was_not_pledged_or_not_in_this_order_does_not_hold() {
        let parts = [1, 2].map(|byte| Contribution::new([byte; 32]));
        let seats = [Seat::new(1), Seat::new(0)];
        let pledges: Vec<Pledge> = seats
            .iter()
            .zip(&parts)
            .map(|(seat, part)| Pledge { seat: *seat, hash: part.pledge() })
            .collect();
        let added: Vec<Entropy> = seats
            .iter()
            .zip(&parts)
            .map(|(seat, part)| Entropy { seat: *seat, text: part.reveal() })
            .collect();
        let fair = |entropy: &[&Entropy]| {
            let entropy = entropy.iter().copied().cloned().collect();
            Secret::new([7; 32]).reveal(entropy).pledged(pledges.clone())
        };
        let both = fair(&[&added[0], &added[1]]);
        assert_eq!(both.keeps_pledges(), Ok(()));
        assert!(parts.iter().all(|part| both.includes(part)));
        let one = fair(&[&added[1]]);
        assert_eq!(one.keeps_pledges(), Ok(()), "one that is missing is skipped");
        assert!(!one.includes(&parts[0]) && one.includes(&parts[1]));
        let wrong = Entropy { seat: seats[0], text: Contribution::new([3; 32]).reveal() };
        let word = Entropy { seat: seats[0], text: "luck".to_owned() };
        for list in [
            &[&added[1], &added[0]][..],
            &[&wrong],
            &[&word],
            &[&added[0], &added[0]],
            &[&added[0], &added[1], &word],
        ] {
            assert!(fair(list).keeps_pledges().is_err(), "{list:?}");
        }
        let before = Secret::new([7; 32]).reveal(vec![word]);
        assert_eq!(before.keeps_pledges(), Ok(()), "earlier records have no pledges");
        assert_eq!(Contribution::new([7; 32]).pledge(), PLEDGE);
        assert_eq!(Contribution::read(&added[0].text), Some(parts[0].clone()));
        assert_eq!(Contribution::read(&"AB".repeat(32)), None, "there is one way to write it");
    }

    #[test]
    fn neither_secret_nor_dealer_prints_itself() {
        let secret = Secret::new([0xab; 32]);
        let own = Contribution::new([0xab; 32]);
        let shown = format!("{:?} {:?} {:?}", secret, Dealer::new(&secret, &[]), own);
        assert_eq!(shown, "Secret(…) Dealer(…) Contribution(…)");
    }
}
