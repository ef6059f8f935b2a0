//! The file in which a simulation saves its progress.

use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use cardinal_engine::Game;
use cardinal_lab::{Checkpoint, Plan};

use crate::failure::Failure;
use crate::newfile::NewFile;

/// A state file, which may not exist yet.
#[derive(Debug)]
pub(crate) struct StateFile {
    path: PathBuf,
    found: Option<Checkpoint>,
    saved: Instant,
}

/// How often it is written while games are played.
const INTERVAL: Duration = Duration::from_secs(10);

impl StateFile {
    /// Reads the state of this series, if the file exists.
    pub(crate) fn open<G: Game>(path: &Path, plan: &Plan<G>) -> Result<Self, Failure> {
        let found = match std::fs::read_to_string(path) {
            Ok(text) => {
                let wrong = |error| Failure::Impossible(format!("{}: {error}", path.display()));
                let found = Checkpoint::from_json(&text).map_err(wrong)?;
                found.fits(plan).map_err(wrong)?;
                Some(found)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // Find out before playing whether the file can be written.
                drop(NewFile::create(path)?);
                None
            }
            Err(error) => return Err(Failure::reading(path, &error)),
        };
        Ok(Self { path: path.to_owned(), found, saved: Instant::now() })
    }

    /// The number of finished games.
    pub(crate) fn done(&self) -> u64 {
        self.found.as_ref().map_or(0, Checkpoint::done)
    }

    /// The number of decisions in them.
    pub(crate) fn decisions(&self) -> u64 {
        self.found.as_ref().map_or(0, Checkpoint::decisions)
    }

    /// The checkpoint to continue from.
    pub(crate) fn take(&mut self) -> Option<Checkpoint> {
        self.found.take()
    }

    pub(crate) fn save(&self, now: &Checkpoint) -> Result<(), Failure> {
        NewFile::write(&self.path, &(now.to_json() + "\n"))
    }

    /// Saves at most once per [`INTERVAL`].
    pub(crate) fn save_periodically(&mut self, now: &Checkpoint) -> io::Result<()> {
        if self.saved.elapsed() < INTERVAL {
            return Ok(());
        }
        self.saved = Instant::now();
        self.save(now).map_err(|failure| io::Error::other(failure.to_string()))
    }
}
