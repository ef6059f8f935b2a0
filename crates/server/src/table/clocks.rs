//! The clocks of a table.

use cardinal_protocol::{Clock, Clocks as Shown, Millis};

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    left: Vec<Option<u64>>,
    /// Since when each seat's clock runs.
    running: Vec<Option<Millis>>,
}

const DAY: u64 = 86_400_000;

impl Clocks {
    pub(super) fn new(clock: Clock, seats: usize) -> Self {
        Self { clock, left: vec![full(clock); seats], running: vec![None; seats] }
    }

    /// Gives every seat its whole time again.
    pub(super) fn reset(&mut self) {
        self.left.fill(full(self.clock));
        self.running.fill(None);
    }

    /// A seat has acted: the time it took is charged.
    pub(super) fn acted(&mut self, seat: u8, at: Millis) {
        let seat = usize::from(seat);
        let Some(since) = self.running[seat].take() else {
            return;
        };
        self.left[seat] = match self.clock {
            Clock::None => None,
            Clock::Move { .. } | Clock::Days { .. } => full(self.clock),
            Clock::Bank { .. } => self.left[seat].map(|left| left.saturating_sub(at.saturating_sub(since))),
        };
    }

    /// A seat's turn is over: its increment is added.
    pub(super) fn passed(&mut self, seat: u8) {
        if let Clock::Bank { increment, .. } = self.clock {
            let left = &mut self.left[usize::from(seat)];
            *left = left.map(|left| left + u64::from(increment) * 1000);
        }
    }

    /// Lets the clocks of just these seats run; whether any was started or stopped.
    pub(super) fn run(&mut self, runs: impl Fn(u8) -> bool, at: Millis) -> bool {
        let mut changed = false;
        for seat in 0..self.running.len() {
            let runs = self.left[seat].is_some() && runs(seat as u8);
            match self.running[seat] {
                None if runs => self.running[seat] = Some(at),
                Some(since) if !runs => {
                    self.running[seat] = None;
                    self.left[seat] =
                        self.left[seat].map(|left| left.saturating_sub(at.saturating_sub(since)));
                }
                _ => continue,
            }
            changed = true;
        }
        changed
    }

    /// The next seat whose time is out, and when.
    pub(super) fn deadline(&self) -> Option<(Millis, u8)> {
        let ends = self.running.iter().zip(&self.left).enumerate();
        ends.filter_map(|(seat, (since, left))| Some(((*since)? + (*left)?, seat as u8))).min()
    }

    /// As clients see them.
    pub(super) fn shown(&self, now: Millis) -> Shown {
        let left = self.left.iter().zip(&self.running).map(|(left, since)| {
            left.map(|left| since.map_or(left, |since| left.saturating_sub(now.saturating_sub(since))))
        });
        let running = self.running.iter().enumerate().filter(|(_, since)| since.is_some());
        Shown { now, left: left.collect(), running: running.map(|(seat, _)| seat as u8).collect() }
    }

    /// As they are stored in the log.
    pub(super) fn to_text(&self) -> String {
        serde_json::to_string(&self.left).expect("it is a list of numbers")
    }

    /// Takes over what these seats had, with the clocks that were running.
    pub(super) fn keep(&mut self, before: &Self, which: impl Fn(u8) -> bool) {
        for seat in (0..self.left.len()).filter(|seat| which(*seat as u8)) {
            (self.left[seat], self.running[seat]) = (before.left[seat], before.running[seat]);
        }
    }

    /// Reads them from the log, standing still: the time while the server was down counts against no player.
    pub(super) fn restore(&mut self, text: &str) -> serde_json::Result<()> {
        let left: Vec<Option<u64>> = serde_json::from_str(text)?;
        if left.len() == self.left.len() {
            self.left = left;
        }
        self.running.fill(None);
        Ok(())
    }
}

fn full(clock: Clock) -> Option<u64> {
    match clock {
        Clock::None => None,
        Clock::Move { seconds } | Clock::Bank { seconds, .. } => Some(u64::from(seconds) * 1000),
        Clock::Days { days } => Some(u64::from(days) * DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(clock: Clock) -> Clocks {
        Clocks::new(clock, 2)
    }

    #[test]
    fn a_bank_is_charged_and_grows_when_the_turn_passes() {
        let mut time = time(Clock::Bank { seconds: 10, increment: 2 });
        time.run(|seat| seat == 0, 1_000);
        assert_eq!(time.deadline(), Some((11_000, 0)));
        time.acted(0, 4_000);
        time.run(|seat| seat == 0, 4_000);
        assert_eq!(time.deadline(), Some((11_000, 0)), "a second step of the same turn adds nothing");
        time.acted(0, 5_000);
        time.passed(0);
        time.run(|seat| seat == 1, 5_000);
        assert_eq!((time.left[0], time.deadline()), (Some(8_000), Some((15_000, 1))));
    }

    #[test]
    fn each_decision_has_its_own_time_and_a_rest_costs_nothing() {
        let mut time = time(Clock::Move { seconds: 5 });
        time.run(|seat| seat == 1, 0);
        time.run(|_| false, 2_000);
        assert_eq!((time.left[1], time.deadline()), (Some(3_000), None));
        time.run(|seat| seat == 1, 60_000);
        assert_eq!(time.deadline(), Some((63_000, 1)));
        time.acted(1, 61_000);
        assert_eq!(time.left[1], Some(5_000));
    }

    #[test]
    fn no_limit_never_runs_out() {
        let mut time = time(Clock::None);
        time.run(|_| true, 0);
        assert_eq!((time.deadline(), time.shown(0).running), (None, Vec::<u8>::new()));
    }
}
