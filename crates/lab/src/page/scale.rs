//! From numbers to places on a chart.

/// A range of numbers along a stretch of a chart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Scale {
    /// The numbers from `low` to `high` along the stretch `from`–`to`. A range without width is widened.
    pub(super) fn new([low, high]: [f64; 2], from: f64, to: f64) -> Self {
        let (low, high) = if high - low > f64::EPSILON { (low, high) } else { (low - 0.5, high + 0.5) };
        Self { low, high, from, to }
    }

    /// Where a number is; beyond the ends it stays at the end.
    pub(super) fn at(&self, number: f64) -> f64 {
        let share = ((number - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        self.from + share * (self.to - self.from)
    }

    /// Round numbers within the range, about as many as wanted, and how many decimals they take.
    pub(super) fn ticks(&self, wanted: usize) -> (Vec<f64>, usize) {
        let rough = (self.high - self.low) / wanted.max(1) as f64;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|step| step * power).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(power * 10.0);
        let (first, last) =
            ((self.low / step - 1e-9).ceil() as i64, (self.high / step + 1e-9).floor() as i64);
        let decimals = (-step.log10().floor()).max(0.0) as usize;
        ((first..=last).map(|tick| tick as f64 * step).collect(), decimals)
    }
}

/// The smallest and the largest of some numbers, with a margin; the unit range of none.
pub(super) fn range(numbers: impl Iterator<Item = f64>) -> [f64; 2] {
    let finite = numbers.filter(|number| number.is_finite());
    let [low, high] = finite
        .fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], number| [low.min(number), high.max(number)]);
    if low > high {
        return [0.0, 1.0];
    }
    let margin = 0.06 * (high - low);
    [low - margin, high + margin]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_find_their_place() {
        let scale = Scale::new([0.0, 10.0], 100.0, 200.0);
        let places = [0.0, 5.0, 10.0, 99.0].map(|number| scale.at(number).round() as i32);
        assert_eq!(places, [100, 150, 200, 200]);
        assert!((Scale::new([3.0, 3.0], 0.0, 10.0).at(3.0) - 5.0).abs() < 1e-9);
    }

    #[test]
    fn ticks_are_round() {
        let ticks = |low, high, wanted| Scale::new([low, high], 0.0, 1.0).ticks(wanted);
        assert_eq!(ticks(0.0, 10.0, 5), (vec![0.0, 2.0, 4.0, 6.0, 8.0, 10.0], 0));
        assert_eq!(ticks(37.0, 212.0, 4), (vec![50.0, 100.0, 150.0, 200.0], 0));
        assert_eq!(ticks(0.41, 0.58, 4).1, 2);
        assert_eq!(ticks(-120.0, 130.0, 3).0, [-100.0, 0.0, 100.0]);
    }

    #[test]
    fn a_range_has_a_margin() {
        let [low, high] = range([1.0, 2.0, f64::INFINITY].into_iter());
        assert!((low - 0.94).abs() < 1e-9 && (high - 2.06).abs() < 1e-9);
        assert_eq!(range(std::iter::empty()).to_vec(), vec![0.0, 1.0]);
    }
}
