//! Chance, by the seed of a simulation.

/// A stream of random numbers (SplitMix64): small, fast, and the same everywhere.
#[derive(Clone, Debug)]
pub(super) struct Luck(u64);

impl Luck {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub(super) const fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// True with a probability of one in `many`.
    pub(super) const fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    pub(super) const fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}
