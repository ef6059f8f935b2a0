//! Sharing numbered work among threads, and collecting it in order.

use std::collections::BTreeMap;
use std::io;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::Brake;

/// What a thread has done: the numbers it took, how far it came, and the result for those.
#[derive(Debug)]
struct Done<T> {
    numbers: Range<u64>,
    reached: u64,
    result: T,
}

/// The target duration of a batch: long enough to make the sharing free, short enough to keep all
/// threads busy until the end and to lose little when the work is stopped.
const BATCH: Duration = Duration::from_millis(40);

/// How the work is done. Neither the size of the batches nor which thread does which changes what is
/// collected.
pub(crate) struct Crew<'a> {
    pub(crate) threads: usize,
    /// The most numbers in a batch.
    pub(crate) batch: u64,
    /// Whether every batch is that large, however long it takes.
    pub(crate) fixed: bool,
    /// When to end.
    pub(crate) brake: &'a Brake,
}

impl Crew<'_> {
    /// Does all `numbers`. Each thread makes its state with `prepare`; `work` takes a batch and says how
    /// far it came, which is the end of the batch unless it was halted; `take` gets the results in ascending
    /// order without gaps, and may break off.
    ///
    /// Gives the first number that was not collected.
    pub(crate) fn work<S, T: Send, E: From<io::Error>>(
        &self,
        numbers: Range<u64>,
        prepare: impl Fn() -> S + Sync,
        work: impl Fn(&mut S, Range<u64>) -> (u64, T) + Sync,
        mut take: impl FnMut(Range<u64>, T) -> Result<ControlFlow<()>, E>,
    ) -> Result<u64, E> {
        let next = AtomicU64::new(numbers.start);
        let mut due = numbers.start;
        thread::scope(|scope| {
            let (sender, receiver) = sync_channel(4 * self.threads);
            for _ in 0..self.threads {
                let (sender, next, end) = (sender.clone(), &next, numbers.end);
                let (prepare, work) = (&prepare, &work);
                let hand = move || self.hand(next, end, prepare(), work, &sender);
                thread::Builder::new().spawn_scoped(scope, hand).inspect_err(|_| self.brake.enough())?;
            }
            drop(sender);
            let mut early = BTreeMap::new();
            for done in receiver {
                early.insert(done.numbers.start, done);
                while let Some(done) = early.remove(&due) {
                    due = done.reached;
                    match take(done.numbers.start..done.reached, done.result) {
                        Ok(ControlFlow::Continue(())) => {}
                        // Without a receiver the threads end, each at its next decision.
                        Ok(ControlFlow::Break(())) => {
                            self.brake.enough();
                            return Ok(due);
                        }
                        Err(error) => {
                            self.brake.enough();
                            return Err(error);
                        }
                    }
                }
            }
            Ok(due)
        })
    }

    const fn first_size(&self) -> u64 {
        if self.fixed { self.batch } else { 1 }
    }

    /// The size of the next batch after one of this size that took this long.
    fn next_size(&self, size: u64, took: Duration) -> u64 {
        match took {
            _ if self.fixed => self.batch,
            quick if quick < BATCH / 2 => (2 * size).min(self.batch),
            slow if slow > BATCH * 2 => (size / 2).max(1),
            _ => size,
        }
    }

    /// The work of one thread.
    fn hand<S, T>(
        &self,
        next: &AtomicU64,
        end: u64,
        mut state: S,
        work: &impl Fn(&mut S, Range<u64>) -> (u64, T),
        sender: &SyncSender<Done<T>>,
    ) {
        let mut size = self.first_size();
        while !self.brake.pulled() {
            let start = next.fetch_add(size, Ordering::Relaxed);
            if start >= end {
                return;
            }
            let numbers = start..end.min(start.saturating_add(size));
            let began = Instant::now();
            let (reached, result) = work(&mut state, numbers.clone());
            size = self.next_size(size, began.elapsed());
            if sender.send(Done { numbers, reached, result }).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cardinal_bots::Halt;

    fn squares(threads: usize, end: u64, brake: &Brake, most: usize) -> (u64, Vec<u64>) {
        let crew = Crew { threads, batch: 7, fixed: false, brake };
        let mut all = Vec::new();
        let work = |(): &mut (), numbers: Range<u64>| {
            let squares: Vec<u64> =
                numbers.clone().take_while(|_| !brake.pulled()).map(|number| number * number).collect();
            (numbers.start + squares.len() as u64, squares)
        };
        let reached = crew.work(
            3..end,
            || (),
            work,
            |_, squares| {
                all.extend(squares);
                Ok::<_, io::Error>(if all.len() >= most {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            },
        );
        (reached.unwrap(), all)
    }

    #[test]
    fn fixed_batches_do_not_depend_on_the_clock() {
        let brake = Brake::new(None);
        let by_clock = Crew { threads: 1, batch: 7, fixed: false, brake: &brake };
        let fixed = Crew { fixed: true, ..by_clock };
        let sizes = |crew: &Crew<'_>| [BATCH / 4, BATCH, BATCH * 4].map(|took| crew.next_size(4, took));
        assert_eq!((by_clock.first_size(), sizes(&by_clock)), (1, [7, 4, 2]));
        assert_eq!((fixed.first_size(), sizes(&fixed)), (7, [7, 7, 7]));
    }

    #[test]
    fn everything_comes_in_once_and_in_order() {
        let expected: Vec<u64> = (3..1000).map(|number| number * number).collect();
        for threads in [1, 2, 5] {
            let brake = Brake::new(None);
            assert_eq!(squares(threads, 1000, &brake, usize::MAX), (1000, expected.clone()));
        }
    }

    #[test]
    fn breaking_off_keeps_a_prefix() {
        let brake = Brake::new(None);
        let (reached, all) = squares(3, 1_000_000, &brake, 50);
        assert!(all.len() >= 50 && all.len() < 60, "{}", all.len());
        assert_eq!(all, (3..reached).map(|number| number * number).collect::<Vec<_>>());
    }

    #[test]
    fn a_wish_to_stop_is_followed() {
        let halt = Halt::default();
        halt.call();
        assert_eq!(squares(2, 1000, &Brake::new(Some(&halt)), usize::MAX), (3, Vec::new()));
    }

    #[test]
    fn an_error_of_the_taker_ends_the_work() {
        let brake = Brake::new(None);
        let crew = Crew { threads: 2, batch: 7, fixed: false, brake: &brake };
        let failed = crew.work(
            0..1_000_000,
            || (),
            |(), numbers| (numbers.end, ()),
            |_, ()| Err::<ControlFlow<()>, _>(io::Error::other("full")),
        );
        assert_eq!(failed.unwrap_err().to_string(), "full");
    }
}
