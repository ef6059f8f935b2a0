//! Estimates as text.

use cardinal_lab::Interval;

/// A share with its interval; a dash if there is none.
pub(crate) fn share(share: Option<f64>, [low, high]: Interval) -> String {
    share.map_or_else(
        || "–".to_owned(),
        |share| format!("{:.1} % [{:.1}, {:.1}]", 100.0 * share, 100.0 * low, 100.0 * high),
    )
}

/// A share without its interval.
pub(crate) fn plain(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}

/// A mean with its interval.
pub(crate) fn estimate(mean: Option<f64>, interval: Option<Interval>) -> String {
    match (mean, interval) {
        (Some(mean), Some([low, high])) => format!("{mean:.2} [{low:.2}, {high:.2}]"),
        (Some(mean), None) => format!("{mean:.2}"),
        (None, _) => "–".to_owned(),
    }
}
