//! How many orders one person may give at a table.

use std::collections::HashMap;

use cardinal_protocol::Millis;

/// How many orders a person may give at once.
const BURST: u64 = 100;
/// After how many milliseconds they may give one more.
const INTERVAL: Millis = 20;
/// Above this number, people whose allowance is full are forgotten.
const REMEMBERED: usize = 64;

/// A limit on each person's orders, so that no one keeps a table busy alone.
#[derive(Debug, Default)]
pub(super) struct OrderPace {
    /// By person: when the allowance is full again.
    free: HashMap<String, Millis>,
}

impl OrderPace {
    /// Whether a person may give an order now, which is thereby counted.
    pub(super) fn allows(&mut self, person: &str, now: Millis) -> bool {
        if self.free.len() > REMEMBERED {
            self.free.retain(|_, free| *free > now);
        }
        let before = self.free.get(person).copied().unwrap_or(0).max(now);
        let allowed = before + INTERVAL <= now + BURST * INTERVAL;
        if allowed {
            self.free.insert(person.to_owned(), before + INTERVAL);
        } else {
            metrics::counter!("cardinal_limited_total", "limit" => "orders").increment(1);
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_may_hurry_for_a_moment_but_not_for_long() {
        let mut pace = OrderPace::default();
        let allowed = (0..1_000).filter(|_| pace.allows("ann", 1_000)).count() as u64;
        assert_eq!(allowed, BURST);
        assert!(pace.allows("ben", 1_000), "others are not concerned");
        assert!(!pace.allows("ann", 1_000 + INTERVAL - 1));
        assert!(pace.allows("ann", 1_000 + INTERVAL));
        assert!(!pace.allows("ann", 1_000 + INTERVAL));
        for person in 0..10 * REMEMBERED {
            pace.allows(&person.to_string(), 5_000 + BURST * INTERVAL * person as u64);
        }
        assert!(pace.free.len() <= REMEMBERED + 1, "people who have gone are forgotten");
    }
}
