//! The record of a game at a server, written to a file when the game is over.

use std::path::{Path, PathBuf};
use std::time::Duration;

use cardinal_client::Session;
use cardinal_texts::{Speech, with};

use super::save::write_whole;

/// How often a record is asked for that is not there yet, and how long is waited in between.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(100);

/// Where the record goes, if it is wanted, and why it could not be written.
#[derive(Debug, Default)]
pub(super) struct Recording {
    file: Option<PathBuf>,
    failed: Option<String>,
}

impl Recording {
    pub(super) fn to(file: Option<PathBuf>) -> Self {
        Self { file, failed: None }
    }

    /// Where the record goes.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Why the record could not be written.
    pub(super) fn failed(&self) -> Option<&str> {
        self.failed.as_deref()
    }

    /// Asks for the record and writes it; says so if that worked. The server may need a moment to have it.
    pub(super) fn keep(&mut self, session: &Session, match_id: &str, speech: &Speech) -> Option<String> {
        let file = self.file.as_ref()?;
        let mut record = session.record(match_id);
        for _ in 0..TRIES {
            if record.is_ok() {
                break;
            }
            std::thread::sleep(PAUSE);
            record = session.record(match_id);
        }
        let record = record.map_err(|error| error.to_string());
        let written = record
            .and_then(|record| write_whole(file, &record.to_string()).map_err(|error| error.to_string()));
        let file = with("file", file.display().to_string());
        match written {
            Ok(()) => Some(speech.say("term-record", file)),
            Err(why) => {
                self.failed = Some(speech.say("term-record-failed", file.with("why", why)));
                None
            }
        }
    }
}
