//! The lines that come in, read on a thread of their own so that the game goes on meanwhile.

use std::io::BufRead;
use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};

/// Lines as they come.
#[derive(Debug)]
pub struct Lines {
    incoming: Receiver<String>,
    typed: bool,
}

impl Lines {
    /// Reads from `source`; `typed` where a person types them in, in contrast to a script.
    pub fn new(source: impl BufRead + Send + 'static, typed: bool) -> Self {
        let (sender, incoming) = sync_channel(64);
        std::thread::spawn(move || {
            for line in source.lines() {
                // What is not text ends the input like its end does.
                let Ok(line) = line else { return };
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { incoming, typed }
    }

    /// Whether a person types them.
    pub const fn are_typed(&self) -> bool {
        self.typed
    }

    /// The next line, if there is one by now; `Err(())` when there will be none any more.
    pub(super) fn next(&mut self) -> Option<Result<String, ()>> {
        match self.incoming.try_recv() {
            Ok(line) => Some(Ok(line)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(())),
        }
    }
}
