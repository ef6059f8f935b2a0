//! Numbers as people type them.

use std::str::FromStr;

/// A whole number of at least 1.
pub(crate) fn at_least_one<T: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<T, &'static str> {
    text.parse().ok().filter(|number| *number >= T::from(1)).ok_or("it must be a whole number of at least 1")
}
