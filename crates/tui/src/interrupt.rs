//! Ctrl-C and the system's wish to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

static CALLED: AtomicBool = AtomicBool::new(false);

/// How long the program may take to end by itself. A terminal whose window is gone can block its reader for
/// ever; everything that matters is saved by then.
const GRACE: Duration = Duration::from_secs(3);
/// The exit code of a stopped program, as shells have it.
const STOPPED: i32 = 130;

/// From now on, Ctrl-C and the like are noted instead of ending the program at once.
pub fn watch() {
    // Another handler may be set already; then that one decides.
    drop(ctrlc::set_handler(|| {
        CALLED.store(true, Ordering::Relaxed);
        std::thread::sleep(GRACE);
        std::process::exit(STOPPED);
    }));
}

/// Whether the program has been asked to stop.
pub fn is_called() -> bool {
    CALLED.load(Ordering::Relaxed)
}
