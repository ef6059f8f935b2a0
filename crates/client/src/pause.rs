//! How long to wait before connecting again.

use std::time::Duration;

use crate::random::fraction;

/// The pauses between attempts, in milliseconds; the last one is repeated.
const PAUSES: [u64; 7] = [300, 800, 1600, 3000, 6000, 12_000, 20_000];

/// The pause after this number of failed attempts in a row, randomized so that clients do not all return at once.
pub(crate) fn pause(failed: u32) -> Duration {
    let pause = PAUSES[(failed as usize).min(PAUSES.len() - 1)];
    Duration::from_millis(pause).mul_f64(0.75 + fraction() / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_an_end_and_differ() {
        for (failed, about) in [(0, 300), (1, 800), (6, 20_000), (u32::MAX, 20_000)] {
            let drawn: Vec<u128> = (0..50).map(|_| pause(failed).as_millis()).collect();
            assert!(drawn.iter().all(|pause| (about * 3 / 4..=about * 5 / 4).contains(pause)), "{drawn:?}");
            assert!(drawn.iter().any(|pause| *pause != drawn[0]), "{drawn:?}");
        }
    }
}
