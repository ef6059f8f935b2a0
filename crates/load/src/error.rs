//! How a load can fail to be brought about.

use thiserror::Error;

/// Why there is nothing to report.
#[derive(Debug, Error)]
pub enum LoadError {
    /// The server cannot be reached.
    #[error("cannot reach {0}: {1}")]
    Unreachable(String, String),
    /// The server refused what it takes to begin.
    #[error("{path}: {status} {code}{hint}")]
    Refused {
        /// What was asked for.
        path: String,
        /// The status of the answer.
        status: u16,
        /// The code of the refusal.
        code: String,
        /// What may help.
        hint: &'static str,
    },
    /// A table did not begin.
    #[error("a table did not begin: {0}")]
    Stuck(String),
    /// The server of one's own did not start.
    #[error("the server did not start: {0}")]
    Child(String),
    /// What is asked for makes no sense.
    #[error("{0}")]
    Plan(&'static str),
}
