//! What operators do: on the database alone, so that it works with a running server, with several, and with none.
//!
//! ```text
//!  people       finding, renaming and erasing people, and links for another password
//!  bans         bans
//!  tables       finding and closing tables, and removing lines
//!  reports      what people report
//!  invitations  codes for signing up
//!  log          what operators did
//!  error        why something was not done
//! ```
//!
//! Every change by an operator is written in one transaction with its entry in the audit log; running nodes follow that
//! log (see the module `news`). Entries name people by their ids alone and never hold a secret, so nothing has to be
//! removed from them when an account is erased.

mod bans;
mod error;
mod invitations;
mod log;
mod people;
mod reports;
mod tables;

use cardinal_store::{AuditRow, Store, StoreError, Write};
use serde_json::Value;

pub use bans::BanInfo;
pub use error::AdminError;
pub use invitations::{InvitationInfo, NewInvitation};
pub use log::AuditEntry;
pub use people::{PersonDetails, PersonInfo, ResetLink, SeatInfo, SessionSeen};
pub use reports::ReportInfo;
pub use tables::{Closed, LineInfo, TableDetails, TableSummary};

use crate::Config;
use crate::ids::now;

/// How long reports that were dealt with, and bans and invitations that have ended, are kept, in milliseconds.
pub(crate) const KEPT: u64 = 180 * 86_400_000;

/// The stable names of what operators do.
pub(crate) mod action {
    pub(crate) const BAN_NETWORK: &str = "ban-network";
    pub(crate) const BAN_PERSON: &str = "ban-person";
    pub(crate) const CLOSE_TABLE: &str = "close-table";
    pub(crate) const DELETE_LINE: &str = "delete-line";
    pub(crate) const ERASE: &str = "erase";
    pub(crate) const EXPORT: &str = "export";
    pub(crate) const INVITE: &str = "invite";
    pub(crate) const RENAME: &str = "rename";
    pub(crate) const RESET_PASSWORD: &str = "reset-password";
    pub(crate) const RESOLVE_REPORT: &str = "resolve-report";
    pub(crate) const REVOKE_INVITATION: &str = "revoke-invitation";
    pub(crate) const UNBAN: &str = "unban";
}

/// An operator at work on a database.
#[derive(Clone, Debug)]
pub struct Admin {
    store: Store,
    operator: String,
}

/// The longest reason, note or name of an operator, in characters.
const LONGEST: usize = 500;

/// A text of an operator, in one line.
fn line(text: &str) -> Result<String, AdminError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words.join(" ").chars().filter(|letter| !letter.is_control()).collect();
    if line.chars().count() > LONGEST {
        return Err(AdminError::TooLong(LONGEST));
    }
    Ok(line)
}

impl Admin {
    /// Opens the database that is configured, which must be there and of this version. `operator` is who acts.
    pub async fn open(config: &Config, operator: &str) -> Result<Self, AdminError> {
        let store = if let Some(url) = &config.database {
            Store::open_beside(url).await?
        } else {
            let file = config.database_file();
            if !file.is_file() {
                return Err(AdminError::NoDatabase(config.data.display().to_string()));
            }
            Store::open_file_beside(&file).await?
        };
        let operator = line(operator)?;
        if operator.is_empty() {
            return Err(AdminError::NoOperator);
        }
        Ok(Self { store, operator })
    }

    /// Writes something together with its entry in the audit log; `None` if it was refused, and so not done.
    async fn act(
        &self,
        write: Write,
        (action, subject): (&str, &str),
        detail: Value,
        reason: &str,
    ) -> Result<Option<()>, AdminError> {
        let entry = AuditRow {
            id: 0,
            at: now(),
            operator: self.operator.clone(),
            action: action.to_owned(),
            subject: subject.to_owned(),
            detail: detail.to_string(),
            reason: line(reason)?,
        };
        loop {
            let before = self.store.last_audit().await?;
            match self.store.write(write.clone().audited(&entry)).await {
                Ok(()) => return Ok(Some(())),
                // Another operator was first: theirs is in the log, and this one is next.
                Err(StoreError::Conflict) if self.store.last_audit().await? > before => {}
                Err(StoreError::Conflict) => return Ok(None),
                Err(error) => return Err(error.into()),
            }
        }
    }
}
