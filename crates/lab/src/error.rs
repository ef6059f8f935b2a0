//! Why the laboratory could not do what was asked.

use std::io;

use cardinal_engine::SetupError;
use thiserror::Error;

use crate::ArenaError;

/// Why an experiment came to nothing.
#[derive(Debug, Error)]
pub enum LabError {
    /// The table cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The players cannot be compared so.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// The threads cannot be had.
    #[error("cannot start the threads: {0}")]
    Threads(#[from] io::Error),
    /// The records cannot be written.
    #[error("cannot write the records: {0}")]
    Records(io::Error),
}
