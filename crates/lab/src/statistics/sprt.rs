//! Stopping a comparison as soon as it is decided.

use serde::Serialize;

/// A sequential probability ratio test between two hypotheses about a share of points.
///
/// Deals are taken in one at a time. After each, the log-likelihood ratio of "the share is `high`" against "the
/// share is `low`" is compared with two bounds; the first one crossed decides. The likelihood is that of a normal
/// distribution of the deals' shares with the variance seen so far (the generalized test of duplicate-game testing
/// in chess), so the test makes use of what duplicate deals cancel out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The share of the first hypothesis.
    pub low: f64,
    /// The share of the second one.
    pub high: f64,
    /// How often the second one may be taken for right although the first one is.
    pub alpha: f64,
    /// How often the first one may be taken for right although the second one is.
    pub beta: f64,
}

/// What a test found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SprtVerdict {
    /// The share is `low` or less rather than `high`.
    Low,
    /// The share is `high` or more rather than `low`.
    High,
}

/// A test under way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtState {
    test: Sprt,
    /// What the variance of a deal is taken to be before any was seen.
    prior: f64,
    count: f64,
    mean: f64,
    /// The sum of squared deviations from the mean.
    deviations: f64,
}

/// No verdict before this many deals: their variance would be a guess.
const FIRST: f64 = 16.0;
/// How many deals the variance assumed beforehand is worth.
const PRIOR_WORTH: f64 = 2.0;

impl Sprt {
    /// The bounds of the log-likelihood ratio (Wald): below the first it is `low`, above the second `high`.
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Begins the test for deals of this number of games.
    pub fn begin(self, games_a_deal: u64) -> SprtState {
        let prior = 0.25 / games_a_deal.max(1) as f64;
        SprtState { test: self, prior, count: 0.0, mean: 0.0, deviations: 0.0 }
    }
}

impl SprtState {
    /// Takes in the share of points of a deal.
    pub fn add(&mut self, share: f64) {
        self.count += 1.0;
        let before = share - self.mean;
        self.mean += before / self.count;
        self.deviations += before * (share - self.mean);
    }

    /// The log-likelihood ratio of `high` against `low`.
    pub fn ratio(&self) -> f64 {
        let Sprt { low, high, .. } = self.test;
        let variance =
            (self.deviations + PRIOR_WORTH * self.prior) / (self.count - 1.0 + PRIOR_WORTH).max(1.0);
        self.count * (high - low) * (self.mean - f64::midpoint(low, high)) / variance
    }

    /// What is decided so far.
    pub fn verdict(&self) -> Option<SprtVerdict> {
        let ([lower, upper], ratio) = (self.test.bounds(), self.ratio());
        match ratio {
            _ if self.count < FIRST => None,
            _ if ratio <= lower => Some(SprtVerdict::Low),
            _ if ratio >= upper => Some(SprtVerdict::High),
            _ => None,
        }
    }
}
