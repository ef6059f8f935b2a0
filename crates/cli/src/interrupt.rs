//! Stopping an experiment by Ctrl-C or by a request of the system.

use std::time::{Duration, Instant};

use cardinal_bots::Halt;

use crate::failure::{Failure, INTERRUPTED};
use crate::newfile::NewFile;

/// Two presses of Ctrl-C closer together than this are one: some programs send it to a process and again to its group.
const BOUNCE: Duration = Duration::from_millis(250);

/// Returns a halt that Ctrl-C and the system's request to terminate call from now on; it ends an experiment and keeps
/// what is done. Only a second Ctrl-C ends the program at once: `timeout` and batch systems send the request to
/// terminate twice, which must not lose games.
pub(crate) fn halt_on_interrupt() -> Result<Halt, Failure> {
    let halt = Halt::default();
    listen(halt.clone()).map_err(|error| Failure::new(format!("cannot listen for Ctrl-C: {error}")))?;
    Ok(halt)
}

#[cfg(unix)]
fn listen(halt: Halt) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    let listener = std::thread::Builder::new().name("signals".to_owned());
    listener.spawn(move || {
        let mut presses = Presses::default();
        for signal in signals.forever() {
            obey(&halt, signal == SIGINT && presses.is_second(Instant::now()));
        }
    })?;
    Ok(())
}

#[cfg(not(unix))]
fn listen(halt: Halt) -> Result<(), ctrlc::Error> {
    let mut presses = Presses::default();
    ctrlc::set_handler(move || obey(&halt, presses.is_second(Instant::now())))
}

fn obey(halt: &Halt, at_once: bool) {
    if at_once {
        // Exiting here drops nothing.
        NewFile::abandon_all();
        std::process::exit(i32::from(INTERRUPTED));
    }
    halt.call();
}

/// When Ctrl-C was pressed first.
#[derive(Debug, Default)]
struct Presses {
    first: Option<Instant>,
}

impl Presses {
    /// Whether this is a second press, and not a bounce of the first.
    fn is_second(&mut self, now: Instant) -> bool {
        let first = *self.first.get_or_insert(now);
        now.duration_since(first) > BOUNCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_that_bounces_is_one_press() {
        let (mut presses, start) = (Presses::default(), Instant::now());
        assert!(!presses.is_second(start));
        assert!(!presses.is_second(start + Duration::from_millis(1)));
        assert!(presses.is_second(start + Duration::from_secs(1)));
    }
}
