//! Intervals for shares and means.

use super::Sum;

/// The lower and the upper end of a 95 % confidence interval.
pub type Interval = [f64; 2];

/// How many standard deviations either side cover 95 % of a normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;

/// The Wilson score interval for a share of `hits` in `trials`: unlike the plain normal one it stays within 0
/// and 1 and is honest where hits are few. Without trials it is everything from 0 to 1.
pub fn wilson(hits: u64, trials: u64) -> Interval {
    if trials == 0 {
        return [0.0, 1.0];
    }
    wilson_share(hits as f64 / trials as f64, trials as f64)
}

/// Like [`wilson`], for a share with the evidence of this number of independent trials.
pub fn wilson_share(share: f64, trials: f64) -> Interval {
    wilson_within(share, trials, Z)
}

/// Like [`wilson_share`], with another number of standard deviations either side.
pub(super) fn wilson_within(share: f64, trials: f64, z: f64) -> Interval {
    let shrink = 1.0 + z * z / trials;
    let centre = share + z * z / (2.0 * trials);
    let spread = z * (share * (1.0 - share) / trials + z * z / (4.0 * trials * trials)).sqrt();
    // At the two extremes the formula gives exactly 0 and 1, but for rounding.
    let low = if share <= 0.0 { 0.0 } else { (centre - spread) / shrink };
    let high = if share >= 1.0 { 1.0 } else { (centre + spread) / shrink };
    [low, high]
}

/// The mean of the numbers in a sum; `None` if there are none.
pub fn mean(sum: &Sum) -> Option<f64> {
    (sum.count > 0).then(|| sum.total as f64 / sum.count as f64)
}

/// The normal interval for the mean of the numbers in a sum; `None` for fewer than two, which say nothing
/// about their spread.
pub fn mean_interval(sum: &Sum) -> Option<Interval> {
    if sum.count < 2 {
        return None;
    }
    let count = i128::from(sum.count);
    // n²(n − 1) times the variance of the mean, still in whole numbers: no cancellation.
    let spread = count * sum.squares - sum.total * sum.total;
    let variance_of_mean = spread as f64 / (count as f64 * count as f64 * (count - 1) as f64);
    let (mean, half) = (mean(sum)?, Z * variance_of_mean.sqrt());
    Some([mean - half, mean + half])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(actual: Interval, expected: Interval) {
        let near = actual.iter().zip(expected).all(|(a, e)| (a - e).abs() < 5e-5);
        assert!(near, "{actual:?} is not {expected:?}");
    }

    #[test]
    fn wilson_matches_values_worked_out_by_hand() {
        // z² = 3.8415. 5 of 10: (0.5 + 0.19207 ± 1.95996·√(0.025 + 0.0096036)) / 1.38415.
        close(wilson(5, 10), [0.23659, 0.76341]);
        // 0 of 10: upper end z²/(10 + z²).
        close(wilson(0, 10), [0.0, 0.27753]);
        close(wilson(10, 10), [0.72247, 1.0]);
        assert_eq!((wilson(0, 300)[0], wilson(300, 300)[1]), (0.0, 1.0));
        // 30 of 100: (0.3 + 0.019207 ± 1.95996·√(0.0021 + 0.000096036)) / 1.038415.
        close(wilson(30, 100), [0.21895, 0.39585]);
        close(wilson(0, 0), [0.0, 1.0]);
    }

    #[test]
    fn the_mean_matches_values_worked_out_by_hand() {
        let mut sum = Sum::default();
        assert_eq!((mean(&sum), mean_interval(&sum)), (None, None));
        sum.add(2);
        assert_eq!((mean(&sum), mean_interval(&sum)), (Some(2.0), None));
        for number in [4, 4, 4, 5, 5, 7, 9] {
            sum.add(number);
        }
        // Mean 5, squared deviations 32 over 7, so the mean's standard error is √(32/56) = 0.755929.
        assert_eq!(mean(&sum), Some(5.0));
        close(mean_interval(&sum).unwrap(), [5.0 - 1.48159, 5.0 + 1.48159]);
    }

    #[test]
    fn large_equal_numbers_have_no_spread_at_all() {
        let mut sum = Sum::default();
        (0..1000).for_each(|_| sum.add(4_000_000_007));
        assert_eq!(mean_interval(&sum), Some([4_000_000_007.0; 2]));
    }
}
