//! Whether to go on.

use std::sync::atomic::{AtomicBool, Ordering};

use cardinal_bots::Halt;

/// Ends the work at hand: because somebody outside called a halt, or because there is enough already. Whatever
/// follows it ends before the next decision of a player and keeps every game that came to its end.
#[derive(Debug)]
pub(crate) struct Brake {
    asked: Halt,
    enough: AtomicBool,
}

impl Brake {
    /// Ends when this halt is called; without one only when there is enough.
    pub(crate) fn new(asked: Option<&Halt>) -> Self {
        Self { asked: asked.cloned().unwrap_or_default(), enough: AtomicBool::new(false) }
    }

    /// Nothing more is needed.
    pub(crate) fn enough(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// Whether to end.
    #[inline]
    pub(crate) fn pulled(&self) -> bool {
        self.enough.load(Ordering::Relaxed) || self.asked.is_called()
    }

    /// What players heed who would think for long.
    pub(crate) fn halt(&self) -> Halt {
        self.asked.clone()
    }
}
