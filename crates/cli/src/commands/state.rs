//! The file in which a simulation keeps how far it has come.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use cardinal_engine::Game;
use cardinal_lab::{Checkpoint, Plan};

use crate::failure::Failure;
use crate::newfile::NewFile;

/// A state file, there already or yet to be written.
#[derive(Debug)]
pub(crate) struct StateFile {
    path: PathBuf,
    found: Option<Checkpoint>,
    kept: Instant,
}

/// How often it is written while games are played.
const NOW_AND_THEN: Duration = Duration::from_secs(10);

impl StateFile {
    /// Reads what is there, which has to be of the same series; a file that is not there yet is begun later.
    pub(crate) fn open<G: Game>(path: &Path, plan: &Plan<G>) -> Result<Self, Failure> {
        let found = match std::fs::read_to_string(path) {
            Ok(text) => {
                let wrong = |error| Failure::Impossible(format!("{}: {error}", path.display()));
                let found = Checkpoint::from_json(&text).map_err(wrong)?;
                found.fits(plan).map_err(wrong)?;
                Some(found)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // Whether it can be written is better known before the games than after them.
                drop(NewFile::create(path)?);
                None
            }
            Err(error) => return Err(Failure::reading(path, &error)),
        };
        Ok(Self { path: path.to_owned(), found, kept: Instant::now() })
    }

    /// How many games are done.
    pub(crate) fn done(&self) -> u64 {
        self.found.as_ref().map_or(0, Checkpoint::done)
    }

    /// How many decisions they took.
    pub(crate) fn decisions(&self) -> u64 {
        self.found.as_ref().map_or(0, Checkpoint::decisions)
    }

    /// What was found, to go on from.
    pub(crate) fn take(&mut self) -> Option<Checkpoint> {
        self.found.take()
    }

    /// Writes it.
    pub(crate) fn keep(&self, now: &Checkpoint) -> Result<(), Failure> {
        NewFile::write(&self.path, &(now.to_json() + "\n"))
    }

    /// Writes it if it was not written for a while.
    pub(crate) fn keep_now_and_then(&mut self, now: &Checkpoint) -> io::Result<()> {
        if self.kept.elapsed() < NOW_AND_THEN {
            return Ok(());
        }
        self.kept = Instant::now();
        self.keep(now).map_err(|failure| io::Error::other(failure.to_string()))
    }
}
