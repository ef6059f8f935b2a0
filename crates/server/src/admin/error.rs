//! Why something was not done for an operator.

use cardinal_store::StoreError;
use thiserror::Error;

/// Why something was not done. Nothing has changed then, and nothing is in the audit log.
#[derive(Debug, Error)]
pub enum AdminError {
    /// The database cannot be used.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// There is none.
    #[error("there is no database in {0}")]
    NoDatabase(String),
    /// It is not known who acts.
    #[error("say who you are with --as NAME")]
    NoOperator,
    /// Nobody has this id, login or name.
    #[error("there is no person '{0}'; give an id, a login or a whole name")]
    UnknownPerson(String),
    /// Several people have this name.
    #[error("several people are called '{0}': {1}; give the id of one")]
    AmbiguousPerson(String, String),
    /// The account is deleted.
    #[error("this person has deleted their account")]
    Gone,
    /// The person has no password.
    #[error("this person is a guest and has no password")]
    NoPassword,
    /// The name will not do.
    #[error("{0}")]
    BadName(String),
    /// This is no network that can be banned.
    #[error("{0}: {1}")]
    BadNetwork(String, &'static str),
    /// Neither is banned.
    #[error("'{0}' is not banned")]
    NotBanned(String),
    /// There is no such table.
    #[error("there is no table '{0}'")]
    UnknownTable(String),
    /// The table is closed already.
    #[error("the table is closed already")]
    TableClosed,
    /// Nobody said this line.
    #[error("there is no line {1} that a person said at the table '{0}'")]
    UnknownLine(String, u64),
    /// There is no such report.
    #[error("there is no report '{0}'")]
    UnknownReport(String),
    /// The report was dealt with before.
    #[error("this report has been dealt with already")]
    ReportResolved,
    /// There is no such invitation.
    #[error("there is no invitation '{0}'")]
    UnknownInvitation(String),
    /// A number that makes no sense.
    #[error("{0} must be at least 1 and at most {1}")]
    OutOfRange(&'static str, u64),
    /// A text is too long.
    #[error("a reason, note or name has at most {0} characters")]
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
