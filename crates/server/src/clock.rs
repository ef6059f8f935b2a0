//! The time, which tests can let pass.
//!
//! With the feature `testing`, which only tests turn on, a server that finds `CARDINAL_TEST_CLOCK` in its environment
//! reads numbers from its input, one a line, and behaves as if so many milliseconds had passed; a line for each says
//! that they have. Without the feature nothing of this is in the program.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use cardinal_protocol::Millis;
use tokio::time::sleep;

/// The time.
pub(crate) fn now() -> Millis {
    let system = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis);
    system + passed()
}

#[cfg(not(feature = "testing"))]
const fn passed() -> Millis {
    0
}

/// Wakes somebody when the time has come.
#[derive(Debug)]
pub(crate) struct Alarm {
    #[cfg(feature = "testing")]
    news: tokio::sync::watch::Receiver<Millis>,
}

#[cfg(not(feature = "testing"))]
impl Alarm {
    pub(crate) const fn new() -> Self {
        Self {}
    }

    /// Returns after so many milliseconds.
    pub(crate) async fn ring(&mut self, wait: Millis) {
        sleep(Duration::from_millis(wait)).await;
    }
}

#[cfg(feature = "testing")]
mod test_clock {
    use std::sync::LazyLock;

    use tokio::sync::watch;

    use super::{Alarm, Duration, Millis, sleep};

    static PASSED: LazyLock<watch::Sender<Millis>> = LazyLock::new(|| watch::Sender::new(0));

    pub(super) fn passed() -> Millis {
        *PASSED.borrow()
    }

    impl Alarm {
        pub(crate) fn new() -> Self {
            Self { news: PASSED.subscribe() }
        }

        /// Returns after so many milliseconds, or when a test lets time pass.
        pub(crate) async fn ring(&mut self, wait: Millis) {
            tokio::select! {
                () = sleep(Duration::from_millis(wait)) => {}
                _ = self.news.changed() => {}
            }
        }
    }

    /// Lets a test decide how much time passes, if it wants to.
    pub(crate) fn obey() {
        if std::env::var_os("CARDINAL_TEST_CLOCK").is_none() {
            return;
        }
        std::thread::spawn(|| {
            for line in std::io::stdin().lines().map_while(Result::ok) {
                if let Ok(more) = line.trim().parse::<Millis>() {
                    PASSED.send_modify(|passed| *passed += more);
                    println!("{more} ms have passed");
                }
            }
        });
    }
}

#[cfg(feature = "testing")]
pub(crate) use test_clock::obey;
#[cfg(feature = "testing")]
use test_clock::passed;
