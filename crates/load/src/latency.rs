//! Quantiles of waiting times.

use std::time::Duration;

use serde::Serialize;

/// Waiting times in milliseconds, exact because every one is kept.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Waits {
    /// Half of them were shorter.
    pub p50: f64,
    /// 95 of 100 were not longer.
    pub p95: f64,
    /// 99 of 100 were not longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
    /// The mean.
    pub mean: f64,
}

impl Waits {
    /// Of these; all zero if there are none.
    pub fn of(mut waits: Vec<Duration>) -> Self {
        waits.sort_unstable();
        let millis = |wait: &Duration| wait.as_secs_f64() * 1000.0;
        let rank = |share: f64| {
            let at = (share * waits.len() as f64).ceil() as usize;
            waits.get(at.saturating_sub(1)).map_or(0.0, millis)
        };
        let mean = waits.iter().map(millis).sum::<f64>() / waits.len().max(1) as f64;
        Self { p50: rank(0.5), p95: rank(0.95), p99: rank(0.99), max: rank(1.0), mean }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_exact() {
        let waits = Waits::of((1..=200).rev().map(Duration::from_millis).collect());
        let expected = Waits { p50: 100.0, p95: 190.0, p99: 198.0, max: 200.0, mean: 100.5 };
        assert_eq!(waits, expected);
        assert_eq!(Waits::of(Vec::new()), Waits::default());
        assert!((Waits::of(vec![Duration::from_millis(7)]).p50 - 7.0).abs() < 1e-9);
    }
}
