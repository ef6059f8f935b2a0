//! Exact sums of whole numbers.

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
}
