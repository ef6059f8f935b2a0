//! Chance for tests: the same numbers in every run.

/// A stream of random numbers (xorshift64); the seed must not be 0.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// A number below the limit; 0 where the limit is 0.
    pub const fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let limit = if limit == 0 { 1 } else { limit };
        (self.0 >> 11) as usize % limit
    }
}
