//! The secrets that shuffles come from.
//!
//! With the feature `testing`, which only tests turn on, a server that finds `CARDINAL_TEST_DEALS` in its environment
//! derives them from that text, one after the other, so that a test gets the same cards in every run. Without the
//! feature the program contains none of this.

/// A fresh secret, as text.
#[cfg(not(feature = "testing"))]
pub(crate) fn fresh() -> String {
    crate::ids::token()
}

/// A fresh secret, as text; the next one of those that a test has chosen.
#[cfg(feature = "testing")]
pub(crate) fn fresh() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static DEALT: AtomicU64 = AtomicU64::new(0);
    match std::env::var("CARDINAL_TEST_DEALS") {
        Ok(chosen) => crate::ids::hash(&format!("{chosen} {}", DEALT.fetch_add(1, Ordering::Relaxed))),
        Err(_) => crate::ids::token(),
    }
}
