//! Portable random numbers: the same seed gives the same cards on every machine and in every release.
//!
//! General-purpose libraries change the values of their shuffles between releases, so the two steps the games
//! need, a number below a bound and a shuffle, are defined here and pinned by test vectors. Generators come
//! from the rand family: [`Stream`] (xoshiro256++) for simulation and players' thinking, `ChaCha20` for the
//! shuffles of real tables (see [`crate::Dealer`]).

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The fast generator for simulations and bots.
pub type Stream = Xoshiro256PlusPlus;

/// What a stream is for; streams of different purpose are independent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Shuffles, deals and random picks of the game.
    Chance,
    /// The choices of the player at this seat.
    Player(u8),
    /// Worlds made up for tests.
    Test,
}

/// The stream of game number `index` under a seed, for one purpose.
///
/// ```
/// use cardinal_engine::random::{Purpose, below, stream};
/// let mut dice = stream(1, 0, Purpose::Chance);
/// assert!(below(&mut dice, 6) < 6);
/// ```
pub fn stream(seed: u64, index: u64, purpose: Purpose) -> Stream {
    let purpose = match purpose {
        Purpose::Chance => 0,
        Purpose::Player(seat) => 1 + u64::from(seat),
        Purpose::Test => 1 << 32,
    };
    // Each input goes through the mixer on its own, so that neighbouring seeds, games and purposes
    // land far apart.
    let mut state = mix(mix(mix(seed) ^ index) ^ purpose);
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_exact_mut(8) {
        state = state.wrapping_add(GOLDEN);
        chunk.copy_from_slice(&mix(state).to_le_bytes());
    }
    Stream::from_seed(bytes)
}

/// A random whole number below `bound`, each equally likely (multiply and shift with rejection).
///
/// # Panics
/// When `bound` is 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    scale(rng, bound)
}

/// Like [`below`], without the check, which keeps the generator in registers where it is called in a loop.
#[inline(always)]
fn scale<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Shuffles in place (Fisher–Yates from the back), each order equally likely.
#[inline]
pub fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    let mut rest = items;
    while rest.len() > 1 {
        let last = rest.len() - 1;
        let other = scale(rng, last as u32 + 1) as usize;
        // It is always so; asking here spares `swap` a check that could panic.
        if other <= last {
            rest.swap(last, other);
        }
        rest = &mut rest[..last];
    }
}

/// One of the items, each equally likely; `None` if the list is empty.
#[inline]
pub fn pick<'a, T, R: Rng + ?Sized>(items: &'a [T], rng: &mut R) -> Option<&'a T> {
    match items {
        [] => None,
        [only] => Some(only),
        _ => items.get(below(rng, items.len() as u32) as usize),
    }
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finalizer of `SplitMix64`.
const fn mix(mut z: u64) -> u64 {
    z = z.wrapping_add(GOLDEN);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A generator that hands out chosen numbers, to reach the rejection branch.
    struct Script(Vec<u32>);

    impl rand_core::TryRng for Script {
        type Error = std::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(self.0.remove(0))
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            unreachable!("the helpers draw 32 bits at a time")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("the helpers draw 32 bits at a time")
        }
    }

    #[test]
    fn below_takes_the_upper_half_and_rejects_the_biased_rest() {
        assert_eq!(below(&mut Script(vec![0x9000_0000]), 6), 3);
        // 2^32 mod 6 = 4: products whose lower half is below 4 are drawn again.
        assert_eq!(below(&mut Script(vec![0, 0xffff_ffff]), 6), 5);
        assert_eq!(below(&mut Script(vec![7]), 1), 0);
    }

    #[test]
    fn streams_never_change_their_values() {
        let mut chance = stream(1, 0, Purpose::Chance);
        assert_eq!([(); 4].map(|()| chance.next_u64()), STREAM_1_0_CHANCE);
        let mut player = stream(1, 7, Purpose::Player(3));
        assert_eq!([(); 8].map(|()| below(&mut player, 63)), PLAYER_BELOW_63);
        let mut order: Vec<u8> = (0..16).collect();
        shuffle(&mut order, &mut stream(42, 5, Purpose::Test));
        assert_eq!(order, SHUFFLED_16);
    }

    // From a second implementation of the generator and the steps above, in another language.
    const STREAM_1_0_CHANCE: [u64; 4] =
        [0xdef8_ebf5_7730_a541, 0x934d_0d70_35b1_61af, 0x393b_4c9c_8dc4_eb1f, 0xcc50_b84d_ea86_d827];
    const PLAYER_BELOW_63: [u32; 8] = [23, 62, 55, 62, 58, 27, 41, 44];
    const SHUFFLED_16: [u8; 16] = [8, 10, 12, 14, 7, 5, 6, 11, 2, 9, 0, 15, 3, 1, 4, 13];

    #[test]
    fn a_shuffle_gives_every_order_equally_often() {
        let mut rng = stream(3, 0, Purpose::Test);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut order = [0, 1, 2, 3];
            shuffle(&mut order, &mut rng);
            *seen.entry(order).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 24);
        // 1000 expected each, standard deviation 31.
        assert!(seen.values().all(|count| (count - 1000).abs() < 160), "{seen:?}");
    }
}
