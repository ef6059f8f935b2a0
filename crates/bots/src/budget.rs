//! How long a player may think.

use std::time::Duration;

/// What a search may spend on one decision. It ends with whichever runs out first.
///
/// Only a budget without a time limit makes every decision repeatable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// How many simulations it runs.
    pub simulations: u32,
    /// How long that may take.
    pub time: Option<Duration>,
    /// How many cores share the work, each with a search of its own whose findings are added up.
    pub threads: u8,
}

impl Budget {
    /// This many simulations, however long they take, on one core.
    ///
    /// ```
    /// use std::time::Duration;
    /// use cardinal_bots::Budget;
    /// let budget = Budget::simulations(1000).within(Duration::from_millis(50)).on(2);
    /// assert_eq!((budget.simulations, budget.threads), (1000, 2));
    /// ```
    pub const fn simulations(simulations: u32) -> Self {
        Self { simulations, time: None, threads: 1 }
    }

    /// As many simulations as the time allows, on one core.
    pub const fn time(time: Duration) -> Self {
        Self { simulations: u32::MAX, time: Some(time), threads: 1 }
    }

    /// This budget, cut off after a time.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// This budget, spent on several cores, at least one.
    #[must_use]
    pub const fn on(self, threads: u8) -> Self {
        Self { threads: if threads == 0 { 1 } else { threads }, ..self }
    }
}
