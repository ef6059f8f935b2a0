//! Random numbers for ids and pauses; nothing secret depends on them.

use std::hash::{BuildHasher, RandomState};

/// A number that differs from run to run and from call to call.
pub(crate) fn number() -> u64 {
    RandomState::new().hash_one(0_u8)
}

/// A number from 0 up to 1.
pub(crate) fn fraction() -> f64 {
    (number() >> 11) as f64 / (1_u64 << 53) as f64
}
