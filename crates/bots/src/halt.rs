//! Ending a search early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Ends a search from outside: any holder of a copy can call it, and the player answers with the best move found
/// so far.
///
/// ```
/// use cardinal_bots::Halt;
/// let halt = Halt::default();
/// let copy = halt.clone();
/// copy.call();
/// assert!(halt.is_called());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// Asks for an answer now.
    pub fn call(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets the player search again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether an answer is wanted now.
    pub fn is_called(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
