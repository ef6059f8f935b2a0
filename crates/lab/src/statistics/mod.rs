//! From exact counts to estimates with their uncertainty.

mod clusters;
mod histogram;
mod interval;
mod looks;
mod ratings;
mod sprt;
mod sum;

pub use clusters::Clusters;
pub use histogram::Histogram;
pub use interval::{Interval, Z, mean, mean_interval, wilson, wilson_share};
pub use looks::Looks;
pub use ratings::{Comparisons, Rating, elo, rate};
pub use sprt::{Sprt, SprtState, SprtVerdict};
pub use sum::Sum;
