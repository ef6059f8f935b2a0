//! When to stop.

use std::sync::atomic::{AtomicBool, Ordering};

use cardinal_bots::Halt;

/// Ends the work at hand, because of a halt from outside or because the result is clear. All games in progress
/// end before the next decision of a player; finished games count.
#[derive(Debug)]
pub(crate) struct Brake {
    asked: Halt,
    enough: AtomicBool,
}

impl Brake {
    /// Ends when this halt is called; without one only when the result is clear.
    pub(crate) fn new(asked: Option<&Halt>) -> Self {
        Self { asked: asked.cloned().unwrap_or_default(), enough: AtomicBool::new(false) }
    }

    /// The result is clear.
    pub(crate) fn enough(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    #[inline]
    pub(crate) fn pulled(&self) -> bool {
        self.enough.load(Ordering::Relaxed) || self.asked.is_called()
    }

    /// The halt for players that search for long.
    pub(crate) fn halt(&self) -> Halt {
        self.asked.clone()
    }
}
