//! Long work that ends on Ctrl-C.

use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use cardinal_bots::Halt;
use pyo3::prelude::*;

use crate::trouble::{Trouble, guard};

/// How often it is looked for Ctrl-C.
const BLINK: Duration = Duration::from_millis(50);

/// Whether Ctrl-C was pressed: an exception if so.
fn signals(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}

/// Does work that is soon done, without the interpreter.
pub(crate) fn quickly<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> Result<T, Trouble> + Send,
) -> PyResult<T> {
    Ok(py.detach(|| guard(work))?)
}

/// Does long work without the interpreter, which meanwhile looks for Ctrl-C and then calls a halt. The work has to heed it:
/// the exception comes when the work has ended.
pub(crate) fn patiently<T: Send>(
    py: Python<'_>,
    halt: &Halt,
    work: impl FnOnce() -> Result<T, Trouble> + Send,
) -> PyResult<T> {
    halt.clear();
    py.detach(|| {
        thread::scope(|scope| {
            let (sender, receiver) = sync_channel(1);
            scope.spawn(move || {
                let done = guard(work);
                // After Ctrl-C the result is no longer wanted.
                let _ = sender.send(done);
            });
            loop {
                match receiver.recv_timeout(BLINK) {
                    Ok(done) => return Ok(done?),
                    Err(RecvTimeoutError::Timeout) => {
                        Python::attach(signals).inspect_err(|_| halt.call())?;
                    }
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err(Trouble::usage("lab", "the work broke off").into());
                    }
                }
            }
        })
    })
}
