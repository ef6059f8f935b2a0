//! Errors of the store.

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
use thiserror::Error;

/// Why a read or write failed.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// The database does not answer, is full, locked or read-only. Nothing was stored, unless a commit in progress
    /// finished after the caller stopped waiting: read before writing again.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// The number, login or id is taken: another writer was first. Nothing was stored.
    #[error("another request was first")]
    Conflict,
    /// The node that wants to write has been evicted, and others run its tables. Nothing was stored.
    #[error("this node was evicted from the cluster")]
    Fenced,
    /// A text that the database cannot hold: too long, or with a zero character. Nothing was stored.
    #[error("the database cannot store this: {0}")]
    Unfit(String),
    /// The stored data needs another version of the program, such as rules that this one does not have.
    #[error("another version of the program is needed: {0}")]
    Version(String),
    /// The stored data is invalid.
    #[error("the stored data cannot be read: {0}")]
    Corrupt(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Conflict,
            // PostgreSQL's class of data exceptions. SQLite's codes are shorter.
            sqlx::Error::Database(database)
                if database.code().is_some_and(|code| code.len() == 5 && code.starts_with("22")) =>
            {
                Self::Unfit(error.to_string())
            }
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::ColumnNotFound(_) => {
                Self::Corrupt(error.to_string())
            }
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let (code, extended) =
            error.sqlite_error().map_or((None, 0), |error| (Some(error.code), error.extended_code));
        match (code, extended) {
            (_, SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY) => Self::Conflict,
            (Some(ErrorCode::TooBig), _) => Self::Unfit(error.to_string()),
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Corrupt(error.to_string())
    }
}
