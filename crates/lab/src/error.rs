//! Why the laboratory could not do what was asked.

use std::io;

use cardinal_engine::SetupError;
use thiserror::Error;

use crate::{ArenaError, CheckpointError, PartError};

/// Why an experiment came to nothing.
#[derive(Debug, Error)]
pub enum LabError {
    /// These settings are invalid.
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
    /// The rows cannot be written.
    #[error("cannot write the rows: {0}")]
    Rows(io::Error),
    /// How far it has come cannot be written.
    #[error("cannot write the state: {0}")]
    State(io::Error),
    /// The series cannot be gone on with so.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    /// The parts do not make up the comparison.
    #[error(transparent)]
    Part(#[from] PartError),
}
