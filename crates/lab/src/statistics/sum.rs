//! Exact sums of whole numbers.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// How many numbers there were, their sum and the sum of their squares, without rounding; the order in which
/// they came in does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sum {
    /// How many.
    pub count: u64,
    /// Their sum.
    pub total: i128,
    /// The sum of their squares.
    pub squares: i128,
}

impl Sum {
    /// Takes in a number.
    #[inline]
    pub fn add(&mut self, number: i64) {
        let number = i128::from(number);
        self.count += 1;
        self.total += number;
        self.squares += number * number;
    }

    /// Whether it can be the sum of as many numbers in this range.
    pub(crate) fn within(&self, numbers: &RangeInclusive<i64>) -> bool {
        let (count, low, high) =
            (i128::from(self.count), i128::from(*numbers.start()), i128::from(*numbers.end()));
        let square = (low * low).max(high * high);
        (low * count..=high * count).contains(&self.total)
            && count.checked_mul(square).is_some_and(|most| (0..=most).contains(&self.squares))
    }

    /// Takes in all numbers of another sum.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(numbers: &[i64]) -> Sum {
        let mut sum = Sum::default();
        for &number in numbers {
            sum.add(number);
        }
        sum
    }

    #[test]
    fn merging_is_adding_the_numbers_in_any_order() {
        let mut parts = sum(&[3, -4]);
        parts.merge(&sum(&[5]));
        assert_eq!(parts, sum(&[5, -4, 3]));
        assert_eq!(parts, Sum { count: 3, total: 4, squares: 50 });
    }

    #[test]
    fn a_sum_tells_which_numbers_it_cannot_be_of() {
        let numbers = sum(&[3, -4, 5]);
        assert!(numbers.within(&(-4..=5)));
        assert!(!numbers.within(&(-4..=1)) && !numbers.within(&(2..=5)));
        assert!(!Sum { squares: 76, ..numbers }.within(&(-4..=5)));
        assert!(!Sum { total: i128::MAX, ..numbers }.within(&(i64::MIN..=i64::MAX)));
    }
}
