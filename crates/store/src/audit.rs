//! The audit log of operators.

use crate::rows::{Row, int, text};
use crate::{Store, StoreError, Write};

/// An entry of the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditRow {
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
    /// More of what was done, as JSON.
    pub detail: String,
    /// Why.
    pub reason: String,
}

fn entry(row: &Row) -> Result<AuditRow, StoreError> {
    Ok(AuditRow {
        id: int(row, "id")?,
        at: int(row, "at")?,
        operator: text(row, "operator")?,
        action: text(row, "action")?,
        subject: text(row, "subject")?,
        detail: text(row, "detail")?,
        reason: text(row, "reason")?,
    })
}

impl Store {
    /// The number of the last entry.
    pub async fn last_audit(&self) -> Result<u64, StoreError> {
        let row = self.row("SELECT COALESCE(MAX(id), 0) AS id FROM audit", []).await?;
        row.as_ref().map_or(Ok(0), |row| int(row, "id"))
    }

    /// The entries after a number, the oldest first, some at a time.
    pub async fn audit_after(&self, id: u64) -> Result<Vec<AuditRow>, StoreError> {
        let sql = "SELECT * FROM audit WHERE id > $1 ORDER BY id LIMIT 200";
        self.rows(sql, [id.into()]).await?.iter().map(entry).collect()
    }

    /// The last entries, the newest first; where `about` is given, only those with this subject.
    pub async fn audit(&self, about: Option<&str>, limit: u64) -> Result<Vec<AuditRow>, StoreError> {
        let rows = match about {
            Some(about) => {
                let sql = "SELECT * FROM audit WHERE subject = $1 ORDER BY id DESC LIMIT $2";
                self.rows(sql, [about.into(), limit.into()]).await?
            }
            None => self.rows("SELECT * FROM audit ORDER BY id DESC LIMIT $1", [limit.into()]).await?,
        };
        rows.iter().map(entry).collect()
    }
}

impl Write {
    /// Adds an entry in the audit log to this write; `row.id` is not looked at. Refused if another entry is
    /// written at the same time: then the caller tries again.
    #[must_use]
    pub fn audited(self, row: &AuditRow) -> Self {
        let sql = "INSERT INTO audit (id, at, operator, action, subject, detail, reason) \
                   SELECT COALESCE(MAX(id), 0) + 1, $1, $2, $3, $4, $5, $6 FROM audit WHERE id > 0 \
                   ON CONFLICT DO NOTHING";
        let AuditRow { at, operator, action, subject, detail, reason, .. } = row;
        self.and(Self::fenced(
            sql,
            [(*at).into(), operator.into(), action.into(), subject.into(), detail.into(), reason.into()],
        ))
    }
}
