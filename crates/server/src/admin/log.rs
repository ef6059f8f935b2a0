//! What operators did.

use cardinal_store::AuditRow;
use serde::Serialize;
use serde_json::Value;

use super::{Admin, AdminError};

/// An entry of the audit log.
#[derive(Clone, Debug, Serialize)]
pub struct AuditEntry {
    /// Its number, counted from 1 without a gap.
    pub id: u64,
    /// When.
    pub at: u64,
    /// Who did it.
    pub operator: String,
    /// What was done, by its stable name.
    pub action: String,
    /// To whom or what: the id of a person, table, report or invitation, or a network.
    pub subject: String,
    /// More of what was done.
    pub detail: Value,
    /// Why.
    pub reason: String,
}

impl From<AuditRow> for AuditEntry {
    fn from(row: AuditRow) -> Self {
        let AuditRow { id, at, operator, action, subject, detail, reason } = row;
        let detail = serde_json::from_str(&detail).unwrap_or(Value::Null);
        Self { id, at, operator, action, subject, detail, reason }
    }
}

impl Admin {
    /// The last entries of the audit log, the newest first; where `about` is given, only those about this person, table,
    /// report, invitation or network.
    pub async fn log(&self, about: Option<&str>, limit: u64) -> Result<Vec<AuditEntry>, AdminError> {
        Ok(self.store.audit(about, limit).await?.into_iter().map(Into::into).collect())
    }
}
