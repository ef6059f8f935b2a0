//! Shares of points from games that hang together.

use serde::{Deserialize, Serialize};

use super::interval::wilson_within;
use super::{Interval, Z};

/// A share of points, cluster by cluster. The games of one deal are a cluster: they share their shuffles, so
/// they are not independent trials, and only the spread between deals says how sure a share is.
///
/// All sums are whole numbers; the order of the clusters does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clusters {
    /// How many clusters had anything to count.
    count: u64,
    points: i128,
    worth: i128,
    points_squared: i128,
    points_worth: i128,
    worth_squared: i128,
}

/// With fewer clusters than this their spread is itself a guess.
const FEW: u64 = 30;

impl Clusters {
    /// Takes in a cluster in which `points` of `worth` were made.
    pub fn add(&mut self, points: u64, worth: u64) {
        if worth == 0 {
            return;
        }
        let (points, worth) = (i128::from(points), i128::from(worth));
        self.count += 1;
        self.points += points;
        self.worth += worth;
        self.points_squared += points * points;
        self.points_worth += points * worth;
        self.worth_squared += worth * worth;
    }

    /// Whether it can be the sum of at most this number of clusters, worth at most `worth` each.
    pub(crate) fn within(&self, clusters: u64, worth: u64) -> bool {
        let (count, worth) = (i128::from(self.count), i128::from(worth));
        let squares = count.saturating_mul(worth * worth);
        self.count <= clusters
            && (0..=count * worth).contains(&self.worth)
            && (0..=self.worth).contains(&self.points)
            && (0..=squares).contains(&self.worth_squared)
            && (0..=self.worth_squared).contains(&self.points_worth)
            && (0..=self.points_worth).contains(&self.points_squared)
    }

    /// Takes in all clusters of another sum.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.points += other.points;
        self.worth += other.worth;
        self.points_squared += other.points_squared;
        self.points_worth += other.points_worth;
        self.worth_squared += other.worth_squared;
    }

    /// How many clusters had anything to count.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The share of all points; `None` if there were none to make.
    pub fn share(&self) -> Option<f64> {
        (self.worth > 0).then(|| self.points as f64 / self.worth as f64)
    }

    /// The variance of that share, from the spread between clusters (the ratio estimator of cluster sampling);
    /// `None` for fewer than two.
    pub fn variance(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let (points, worth) = (self.points, self.worth);
        // The sum of squared deviations (points − share · worth) times worth², still in whole numbers.
        let deviations = self.points_squared * worth * worth - 2 * points * worth * self.points_worth
            + points * points * self.worth_squared;
        let (count, worth) = (self.count as f64, worth as f64);
        Some(count / (count - 1.0) * deviations as f64 / worth.powi(4))
    }

    /// Wilson's interval of the share, for as many independent trials as would have the spread that was seen
    /// between clusters. Where no spread was seen, a cluster counts for one trial; as long as clusters are few,
    /// for no more than four.
    pub fn share_95(&self) -> Interval {
        self.share_within(Z)
    }

    /// Like [`Clusters::share_95`], with another number of standard deviations either side.
    pub fn share_within(&self, spread: f64) -> Interval {
        let Some(share) = self.share() else { return [0.0, 1.0] };
        let clusters = self.count as f64;
        let seen = self.variance().filter(|&variance| variance > 0.0 && share > 0.0 && share < 1.0);
        let trials = seen.map_or(clusters, |variance| share * (1.0 - share) / variance);
        wilson_within(share, if self.count < FEW { trials.min(4.0 * clusters) } else { trials }, spread)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{wilson, wilson_share};

    fn clusters(of: &[(u64, u64)]) -> Clusters {
        let mut clusters = Clusters::default();
        of.iter().for_each(|&(points, worth)| clusters.add(points, worth));
        clusters
    }

    #[test]
    fn the_variance_matches_values_worked_out_by_hand() {
        // Shares 1, ½, 0, ½ of 2: mean ½, squared deviations ¼ + 0 + ¼ + 0 = ½; variance of the mean ½ / (4·3).
        let four = clusters(&[(2, 2), (1, 2), (0, 2), (1, 2)]);
        assert_eq!(four.share(), Some(0.5));
        assert!((four.variance().unwrap() - 0.5 / 12.0).abs() < 1e-15);
        // Unequal weights: 3 of 4 and 1 of 2, share 4/6; deviations 3 − 8/3 = 1/3 and 1 − 4/3 = −1/3.
        let two = clusters(&[(3, 4), (1, 2), (0, 0)]);
        assert!((two.variance().unwrap() - 2.0 * (2.0 / 9.0) / 36.0).abs() < 1e-15);
        assert_eq!(clusters(&[(1, 2)]).variance(), None);
        assert_eq!(clusters(&[]).share_95().to_vec(), vec![0.0, 1.0]);
    }

    #[test]
    fn clusters_tell_what_they_cannot_be_of() {
        let two = clusters(&[(3, 4), (1, 2)]);
        assert!(two.within(2, 4) && two.within(9, 9));
        assert!(!two.within(1, 4) && !two.within(2, 2));
        assert!(!Clusters { points: 7, ..two }.within(2, 4) && !Clusters { points: -1, ..two }.within(2, 4));
        assert!(!Clusters { worth_squared: 33, ..two }.within(2, 4));
        assert!(!Clusters { points_squared: i128::MAX, ..two }.within(2, 4));
    }

    #[test]
    fn independent_trials_give_wilsons_interval() {
        // Clusters of one trial each: the effective number is the number, but for the n − 1 of the variance.
        let hits: Vec<(u64, u64)> = (0..1000).map(|trial| (u64::from(trial < 300), 1)).collect();
        let (mine, theirs) = (clusters(&hits).share_95(), wilson_share(0.3, 999.0));
        assert!(mine.iter().zip(theirs).all(|(mine, theirs)| (mine - theirs).abs() < 1e-12), "{mine:?}");
    }

    #[test]
    fn clusters_without_spread_are_one_trial_each() {
        assert_eq!(clusters(&[(2, 2); 10]).share_95().to_vec(), wilson(10, 10).to_vec());
        assert_eq!(clusters(&[(1, 2); 10]).share_95().to_vec(), wilson(5, 10).to_vec());
    }

    #[test]
    fn deals_that_cancel_out_make_a_share_surer_and_deals_that_hang_together_less_sure() {
        let width = |of: &[(u64, u64)]| {
            let [low, high] = clusters(of).share_95();
            high - low
        };
        let alike: Vec<_> = (0..100).map(|deal| if deal % 2 == 0 { (0, 2) } else { (2, 2) }).collect();
        let split: Vec<_> =
            (0..100).map(|deal| if deal % 10 == 0 { (deal / 10 % 2 * 2, 2) } else { (1, 2) }).collect();
        let independent = 2.0 * 1.96 * (0.25_f64 / 200.0).sqrt();
        assert!(width(&alike) > 1.3 * independent && width(&split) < 0.7 * independent);
    }
}
