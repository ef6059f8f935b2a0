//! Looking at a comparison a few times and stopping once it is clear.

use super::{Clusters, Interval};

/// A comparison that is looked at after 16, 32, 64 … deals and ends at the first look that decides it.
///
/// Looking often and stopping when one likes what one sees finds differences that are not there. So the error of 5 %
/// is shared out over all looks there can be, equally (Bonferroni): each look takes an interval that much wider, and
/// the one it stops with holds the true share in at least 95 % of all comparisons, however early it stops.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Looks {
    /// The share of points it is about: a half for "who is better".
    pub against: f64,
    /// How many deals, at most; the last look is then.
    pub deals: u64,
}

/// The first look; each is twice as far as the one before.
const FIRST: u64 = 16;

/// How many standard deviations either side cover 95 % of a normal distribution in 1, 2, 3 … looks together.
const SPREADS: [f64; 20] = [
    1.959_964, 2.241_403, 2.393_980, 2.497_705, 2.575_829, 2.638_257, 2.690_110, 2.734_369, 2.772_921,
    2.807_034, 2.837_597, 2.865_260, 2.890_512, 2.913_726, 2.935_199, 2.955_167, 2.973_820, 2.991_316,
    3.007_787, 3.023_341,
];

impl Looks {
    /// The most deals there can be: for more looks than these take, no spread is known here.
    pub const MOST_DEALS: u64 = FIRST << (SPREADS.len() - 1);

    /// How many looks there are, at most.
    pub fn count(&self) -> usize {
        let doublings = (self.deals.max(FIRST).div_ceil(FIRST)).next_power_of_two().trailing_zeros();
        doublings as usize + 1
    }

    /// Whether to look after this number of deals.
    pub fn is_due(&self, deals: u64) -> bool {
        deals >= self.deals || (deals.is_multiple_of(FIRST) && (deals / FIRST).is_power_of_two())
    }

    /// What is known of the share at a look.
    pub fn interval(&self, points: &Clusters) -> Interval {
        points.share_within(SPREADS[self.count().min(SPREADS.len()) - 1])
    }

    /// Whether it is clear on which side of [`Looks::against`] the share is.
    pub fn is_clear(&self, points: &Clusters) -> bool {
        let [low, high] = self.interval(points);
        low > self.against || high < self.against
    }
}

#[cfg(test)]
mod tests {
    use cardinal_engine::random::{Purpose, below, stream};

    use super::*;

    #[test]
    fn looks_double_up_to_the_last_deal() {
        let looks = Looks { against: 0.5, deals: 100 };
        let due: Vec<u64> = (1..=100).filter(|deals| looks.is_due(*deals)).collect();
        assert_eq!(due, [16, 32, 64, 100]);
        assert_eq!(looks.count(), due.len());
        assert_eq!(Looks { against: 0.5, deals: 64 }.count(), 3);
        assert_eq!(Looks { against: 0.5, deals: 5 }.count(), 1);
        assert_eq!(Looks { against: 0.5, deals: Looks::MOST_DEALS }.count(), SPREADS.len());
    }

    /// Each look more has its share of the error, so it takes a wider interval; those beyond the tenth as well.
    #[test]
    fn more_looks_take_wider_intervals() {
        let mut points = Clusters::default();
        (0..100).for_each(|deal| points.add(deal % 3, 2));
        let width = |doublings: u32| {
            let [low, high] = Looks { against: 0.5, deals: FIRST << doublings }.interval(&points);
            high - low
        };
        assert!((1..SPREADS.len() as u32).all(|doublings| width(doublings) > width(doublings - 1)));
        // The shares of all looks together, by the usual bound of the tail: φ(z)/z · (1 − 1/z²) … φ(z)/z.
        for (looks, spread) in SPREADS.iter().enumerate().skip(4) {
            let tail = (-spread * spread / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() / spread;
            let share = 0.025 / (looks + 1) as f64;
            assert!((tail * (1.0 - 1.0 / (spread * spread))..tail).contains(&share), "{} looks", looks + 1);
        }
    }

    /// Equal players are found unequal in at most 5 % of comparisons, although it is looked at six times.
    #[test]
    fn equals_are_rarely_told_apart() {
        let looks = Looks { against: 0.5, deals: 512 };
        let mut rng = stream(1, 0, Purpose::Test);
        let mut wrong = 0;
        for _ in 0..1000 {
            let mut points = Clusters::default();
            for deal in 1..=looks.deals {
                points.add(below(&mut rng, 3).into(), 2);
                if looks.is_due(deal) && looks.is_clear(&points) {
                    wrong += 1;
                    break;
                }
            }
        }
        assert!(wrong <= 50, "{wrong} of 1000");
    }

    #[test]
    fn a_clear_difference_is_seen_early() {
        let looks = Looks { against: 0.5, deals: 512 };
        let mut points = Clusters::default();
        (0..32).for_each(|deal| points.add(if deal % 4 == 0 { 1 } else { 2 }, 2));
        assert!(looks.is_clear(&points), "{:?}", looks.interval(&points));
        assert!(!Looks { against: 0.85, ..looks }.is_clear(&points));
    }
}
