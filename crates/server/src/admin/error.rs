//! Why an operator's action failed.

use cardinal_store::StoreError;
use thiserror::Error;

/// Why an action failed. Nothing has changed then, and the audit log has no entry.
#[derive(Debug, Error)]
pub enum AdminError {
    /// The database cannot be used.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// There is no database.
    #[error("there is no database in {0}")]
    NoDatabase(String),
    /// The operator has not been named.
    #[error("name yourself with --as NAME")]
    NoOperator,
    /// No person has this id, login or name.
    #[error("there is no person '{0}'; give an id, a username or a full name")]
    UnknownPerson(String),
    /// Several people have this name.
    #[error("several people are named '{0}': {1}; give the id of one")]
    AmbiguousPerson(String, String),
    /// The account is deleted.
    #[error("this person has deleted their account")]
    Gone,
    /// The person has no password.
    #[error("this person is a guest and has no password")]
    NoPassword,
    /// The name is not allowed.
    #[error("{0}")]
    BadName(String),
    /// The network cannot be banned.
    #[error("{0}: {1}")]
    BadNetwork(String, &'static str),
    /// There is no such ban.
    #[error("'{0}' is not banned")]
    NotBanned(String),
    /// There is no such table.
    #[error("there is no table '{0}'")]
    UnknownTable(String),
    /// The table is closed already.
    #[error("the table is already closed")]
    TableClosed,
    /// There is no such chat message.
    #[error("there is no chat message {1} at the table '{0}'")]
    UnknownLine(String, u64),
    /// There is no such report.
    #[error("there is no report '{0}'")]
    UnknownReport(String),
    /// The report was dealt with before.
    #[error("this report is already resolved")]
    ReportResolved,
    /// There is no such invitation.
    #[error("there is no invitation '{0}'")]
    UnknownInvitation(String),
    /// The number is out of range.
    #[error("{0} must be between 1 and {1}")]
    OutOfRange(&'static str, u64),
    /// A text is too long.
    #[error("a reason, note or name must have at most {0} characters")]
    TooLong(usize),
}

impl AdminError {
    /// The stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Store(StoreError::Version(_)) => "version",
            Self::Store(_) => "storage",
            Self::NoDatabase(_) => "no-database",
            Self::NoOperator => "no-operator",
            Self::UnknownPerson(_) => "unknown-person",
            Self::AmbiguousPerson(..) => "ambiguous-person",
            Self::Gone => "gone",
            Self::NoPassword => "no-password",
            Self::BadName(_) => "bad-name",
            Self::BadNetwork(..) => "bad-network",
            Self::NotBanned(_) => "not-banned",
            Self::UnknownTable(_) => "unknown-table",
            Self::TableClosed => "table-closed",
            Self::UnknownLine(..) => "unknown-line",
            Self::UnknownReport(_) => "unknown-report",
            Self::ReportResolved => "report-resolved",
            Self::UnknownInvitation(_) => "unknown-invitation",
            Self::OutOfRange(..) => "out-of-range",
            Self::TooLong(_) => "too-long",
        }
    }
}
