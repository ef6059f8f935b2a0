//! How often each number occurred.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::Sum;

/// An exact histogram: every number with its count.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "BTreeMap<i64, u64>", into = "BTreeMap<i64, u64>")]
pub struct Histogram {
    /// The counts of 0, 1, 2 and so on up to the largest of the small numbers that occurred: most do, and in mass
    /// games the way through a tree would cost as much as a move.
    small: Vec<u64>,
    /// The counts of all other numbers.
    others: BTreeMap<i64, u64>,
}

/// Numbers below this are small.
const SMALL: i64 = 1024;

impl Histogram {
    /// Takes in a number.
    #[inline]
    pub fn add(&mut self, number: i64) {
        self.add_times(number, 1);
    }

    /// Takes in a number several times.
    #[inline]
    fn add_times(&mut self, number: i64, times: u64) {
        if (0..SMALL).contains(&number) {
            let at = number as usize;
            if at >= self.small.len() {
                self.small.resize(at + 1, 0);
            }
            self.small[at] += times;
        } else {
            *self.others.entry(number).or_default() += times;
        }
    }

    /// Takes in all numbers of another histogram.
    pub fn merge(&mut self, other: &Self) {
        other.counts().for_each(|(number, times)| self.add_times(number, times));
    }

    /// Takes in all numbers of another histogram, which is empty afterwards and keeps its room.
    pub(crate) fn take_in(&mut self, other: &mut Self) {
        self.merge(other);
        other.small.clear();
        other.others.clear();
    }

    /// Every number with its count, ascending.
    pub fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        let others =
            |from: i64, to: i64| self.others.range(from..to).map(|(&number, &count)| (number, count));
        let small = self.small.iter().enumerate().map(|(number, &count)| (number as i64, count));
        let all =
            others(i64::MIN, 0).chain(small.filter(|(_, count)| *count > 0)).chain(others(SMALL, i64::MAX));
        // The end of a range is not in it.
        all.chain(self.others.get(&i64::MAX).map(|&count| (i64::MAX, count)))
    }

    /// How many numbers came in.
    pub fn count(&self) -> u128 {
        self.counts().map(|(_, count)| u128::from(count)).sum()
    }

    pub(crate) fn within(&self, numbers: &RangeInclusive<i64>) -> bool {
        [self.min(), self.max()].into_iter().flatten().all(|number| numbers.contains(&number))
    }

    /// The smallest number.
    pub fn min(&self) -> Option<i64> {
        self.counts().next().map(|(number, _)| number)
    }

    /// The largest number.
    pub fn max(&self) -> Option<i64> {
        self.counts().last().map(|(number, _)| number)
    }

    /// The smallest number that at least `percent` of the numbers do not exceed (the nearest-rank quantile,
    /// which is always a number that occurred).
    pub fn quantile(&self, percent: u8) -> Option<i64> {
        let rank = (self.count() * u128::from(percent)).div_ceil(100).max(1);
        let mut seen = 0;
        self.counts().find_map(|(number, count)| {
            seen += u128::from(count);
            (seen >= rank).then_some(number)
        })
    }

    /// Count, sum and sum of squares.
    pub fn sum(&self) -> Sum {
        let mut sum = Sum::default();
        for (number, count) in self.counts() {
            let (wide, times) = (i128::from(number), i128::from(count));
            sum.merge(&Sum { count, total: wide * times, squares: wide * wide * times });
        }
        sum
    }
}

impl From<BTreeMap<i64, u64>> for Histogram {
    fn from(counts: BTreeMap<i64, u64>) -> Self {
        let mut histogram = Self::default();
        counts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .for_each(|(number, count)| histogram.add_times(number, count));
        histogram
    }
}

impl From<Histogram> for BTreeMap<i64, u64> {
    fn from(histogram: Histogram) -> Self {
        histogram.counts().collect()
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
        assert_eq!((five.count(), histogram(&[]).count()), (5, 0));
        assert!(five.within(&(15..=50)) && !five.within(&(15..=49)) && !five.within(&(16..=50)));
        assert!(histogram(&[]).within(&(0..=0)));
    }

    #[test]
    fn small_large_and_negative_numbers_stand_in_order() {
        let numbers = [5000, -7, 3, 1023, 1024, 0, 3, i64::MAX, i64::MIN];
        let all = histogram(&numbers);
        let counts: Vec<(i64, u64)> = all.counts().collect();
        let expected =
            [(i64::MIN, 1), (-7, 1), (0, 1), (3, 2), (1023, 1), (1024, 1), (5000, 1), (i64::MAX, 1)];
        assert_eq!(counts, expected);
        let json = serde_json::to_string(&all).unwrap();
        assert_eq!(serde_json::from_str::<Histogram>(&json).unwrap(), all);
        assert!(json.contains("\"3\":2"), "{json}");
    }

    #[test]
    fn merging_is_adding_the_numbers() {
        let mut parts = histogram(&[7, 7, 9]);
        let mut more = histogram(&[9, 2]);
        parts.take_in(&mut more);
        assert_eq!((&parts, more), (&histogram(&[2, 7, 7, 9, 9]), Histogram::default()));
        assert_eq!(parts.sum(), Sum { count: 5, total: 34, squares: 4 + 49 + 49 + 81 + 81 });
    }
}
