//! The time, which runs evenly from the start of the program on, and which tests can let pass.
//!
//! The clock of the system is read once: should it be set forwards or back later, no player runs out of time and
//! no player counts as disconnected. The program uses the new time after its next start.
//!
//! With the feature `testing`, which only tests turn on, a server that finds `CARDINAL_TEST_CLOCK` in its environment
//! reads numbers from its input, one a line, and behaves as if that many milliseconds had passed, or after `wall` as if the
//! system clock had been set forwards by them; it confirms each with a line. `CARDINAL_TEST_WALL` says
//! by how much the clock of the system is wrong at the start. Without the feature nothing of this is in the program.

use std::pin::Pin;
use std::sync::LazyLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use cardinal_protocol::Millis;
use tokio::time::{Instant, Sleep, sleep};

/// The moment of the first look at the clock, and what the system's clock said.
static START: LazyLock<(Instant, Millis)> = LazyLock::new(|| (Instant::now(), wall()));

/// The time.
pub(crate) fn now() -> Millis {
    #[cfg(feature = "testing")]
    if let Some(now) = simulated_time::now() {
        return now;
    }
    let (start, then) = *START;
    then + start.elapsed().as_millis() as Millis + passed()
}

/// By how many milliseconds the system's clock is ahead of the time here, or behind.
pub(crate) fn jumped() -> i64 {
    (wall() + passed()) as i64 - now() as i64
}

/// What the system's clock says.
fn wall() -> Millis {
    let system = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis);
    system + set_forwards()
}

#[cfg(not(feature = "testing"))]
const fn passed() -> Millis {
    0
}

#[cfg(not(feature = "testing"))]
const fn set_forwards() -> Millis {
    0
}

/// Wakes a task when something is due.
#[derive(Debug)]
pub(crate) struct Alarm {
    timer: Pin<Box<Sleep>>,
    #[cfg(feature = "testing")]
    news: tokio::sync::watch::Receiver<Millis>,
}

impl Alarm {
    pub(crate) fn new() -> Self {
        Self {
            timer: Box::pin(sleep(Duration::ZERO)),
            #[cfg(feature = "testing")]
            news: test_clock::subscribe(),
        }
    }

    /// Returns after `wait` milliseconds, or somewhat earlier: a timer that is set already is set again only to ring
    /// sooner, since that costs more than ringing once too often. Also returns when a test lets time pass.
    pub(crate) async fn ring(&mut self, wait: Millis) {
        let due = Instant::now() + Duration::from_millis(wait);
        if due < self.timer.deadline() || self.timer.is_elapsed() {
            self.timer.as_mut().reset(due);
        }
        #[cfg(not(feature = "testing"))]
        self.timer.as_mut().await;
        #[cfg(feature = "testing")]
        tokio::select! {
            () = self.timer.as_mut() => {}
            _ = self.news.changed() => {}
        }
    }
}

#[cfg(feature = "testing")]
mod test_clock {
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    use tokio::sync::watch;

    use super::Millis;

    static PASSED: LazyLock<watch::Sender<Millis>> = LazyLock::new(|| watch::Sender::new(0));
    static FORWARDS: LazyLock<AtomicU64> = LazyLock::new(|| {
        let at_start = std::env::var("CARDINAL_TEST_WALL").ok().and_then(|wall| wall.parse().ok());
        AtomicU64::new(at_start.unwrap_or(0))
    });

    pub(super) fn set_forwards() -> Millis {
        FORWARDS.load(Ordering::Relaxed)
    }

    pub(super) fn passed() -> Millis {
        *PASSED.borrow()
    }

    /// Hears when a test lets time pass.
    pub(super) fn subscribe() -> watch::Receiver<Millis> {
        PASSED.subscribe()
    }

    /// Lets a test decide how much time passes, if it wants to.
    pub(crate) fn obey() {
        if std::env::var_os("CARDINAL_TEST_CLOCK").is_none() {
            return;
        }
        std::thread::spawn(|| {
            for line in std::io::stdin().lines().map_while(Result::ok) {
                if let Some(more) = line.strip_prefix("wall ").and_then(|more| more.trim().parse().ok()) {
                    FORWARDS.fetch_add(more, Ordering::Relaxed);
                    // Every table looks at the time.
                    PASSED.send_modify(|_| ());
                    println!("set forwards by {more} ms");
                } else if let Ok(more) = line.trim().parse::<Millis>() {
                    PASSED.send_modify(|passed| *passed += more);
                    println!("{more} ms have passed");
                }
            }
        });
    }
}

/// The time of a simulation, which is that of its runtime: paused, and moved on by what waits.
#[cfg(feature = "testing")]
pub(crate) mod simulated_time {
    use std::cell::Cell;

    use tokio::time::Instant;

    use super::Millis;

    /// When every simulation begins.
    const BEGINNING: Millis = 1_700_000_000_000;

    thread_local! {
        static BEGUN: Cell<Option<Instant>> = const { Cell::new(None) };
    }

    /// From now on the time on this thread is that of the runtime.
    #[cfg(test)]
    pub(crate) fn begin() {
        BEGUN.set(Some(Instant::now()));
    }

    /// The simulation on this thread is over.
    #[cfg(test)]
    pub(crate) fn end() {
        BEGUN.set(None);
    }

    /// The time of the simulation on this thread, if there is one.
    pub(crate) fn now() -> Option<Millis> {
        BEGUN.get().map(|begun| BEGINNING + begun.elapsed().as_millis() as Millis)
    }
}

#[cfg(feature = "testing")]
pub(crate) use test_clock::obey;
#[cfg(feature = "testing")]
use test_clock::{passed, set_forwards};
