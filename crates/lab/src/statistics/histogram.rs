//! How often each number occurred.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Sum;

/// An exact histogram: every number with its count.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    /// Takes in a number.
    pub fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// Takes in all numbers of another histogram.
    pub fn merge(&mut self, other: &Self) {
        for (&number, &count) in &other.0 {
            *self.0.entry(number).or_default() += count;
        }
    }

    /// The smallest number.
    pub fn min(&self) -> Option<i64> {
        self.0.keys().next().copied()
    }

    /// The largest number.
    pub fn max(&self) -> Option<i64> {
        self.0.keys().next_back().copied()
    }

    /// The smallest number that at least `percent` of the numbers do not exceed (the nearest-rank quantile,
    /// which is always a number that occurred).
    pub fn quantile(&self, percent: u8) -> Option<i64> {
        let total: u128 = self.0.values().map(|&count| u128::from(count)).sum();
        let rank = (total * u128::from(percent)).div_ceil(100).max(1);
        let mut seen = 0;
        self.0.iter().find_map(|(&number, &count)| {
            seen += u128::from(count);
            (seen >= rank).then_some(number)
        })
    }

    /// Every number with its count, ascending.
    pub fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(&number, &count)| (number, count))
    }

    /// Count, sum and sum of squares.
    pub fn sum(&self) -> Sum {
        let mut sum = Sum::default();
        for (&number, &count) in &self.0 {
            let (wide, times) = (i128::from(number), i128::from(count));
            sum.merge(&Sum { count, total: wide * times, squares: wide * wide * times });
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(numbers: &[i64]) -> Histogram {
        let mut histogram = Histogram::default();
        for &number in numbers {
            histogram.add(number);
        }
        histogram
    }

    #[test]
    fn quantiles_are_numbers_that_occurred() {
        // The worked example of the nearest-rank method: 15, 20, 35, 40, 50.
        let five = histogram(&[35, 20, 15, 50, 40]);
        assert_eq!(
            [5, 30, 40, 50, 100].map(|percent| five.quantile(percent)),
            [15, 20, 20, 35, 50].map(Some)
        );
        assert_eq!(five.quantile(0), Some(15));
        assert_eq!((five.min(), five.max()), (Some(15), Some(50)));
        assert_eq!(histogram(&[]).quantile(50), None);
    }

    #[test]
    fn merging_is_adding_the_numbers() {
        let mut parts = histogram(&[7, 7, 9]);
        parts.merge(&histogram(&[9, 2]));
        assert_eq!(parts, histogram(&[2, 7, 7, 9, 9]));
        assert_eq!(parts.sum(), Sum { count: 5, total: 34, squares: 4 + 49 + 49 + 81 + 81 });
    }
}
