//! Reports to the operators.

use crate::rows::{Row, int, maybe_int, maybe_text, text};
use crate::{Store, StoreError, Write};

/// A report as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its id.
    pub id: String,
    /// When.
    pub at: u64,
    /// Who reports.
    pub reporter: String,
    /// Whom.
    pub person: String,
    /// Where.
    pub table: String,
    /// During which match.
    pub match_id: Option<String>,
    /// The line that is reported; 0 for none.
    pub line: u64,
    /// The line as it was.
    pub words: Option<String>,
    /// Why, by its stable name.
    pub reason: String,
    /// What the reporter adds.
    pub remark: String,
    /// When an operator resolved it.
    pub resolved: Option<u64>,
    /// How.
    pub resolution: Option<String>,
}

fn report(row: &Row) -> Result<ReportRow, StoreError> {
    Ok(ReportRow {
        id: text(row, "id")?,
        at: int(row, "at")?,
        reporter: text(row, "reporter")?,
        person: text(row, "person")?,
        table: text(row, "table_id")?,
        match_id: maybe_text(row, "match_id")?,
        line: int(row, "line")?,
        words: maybe_text(row, "words")?,
        reason: text(row, "reason")?,
        remark: text(row, "remark")?,
        resolved: maybe_int(row, "resolved")?,
        resolution: maybe_text(row, "resolution")?,
    })
}

impl Store {
    /// The unresolved reports, the oldest first; or all, the newest first.
    pub async fn reports(&self, open: bool, limit: u64) -> Result<Vec<ReportRow>, StoreError> {
        let sql = if open {
            "SELECT * FROM reports WHERE resolved IS NULL ORDER BY at, id LIMIT $1"
        } else {
            "SELECT * FROM reports ORDER BY at DESC, id LIMIT $1"
        };
        self.rows(sql, [limit.into()]).await?.iter().map(report).collect()
    }

    /// One report.
    pub async fn report(&self, id: &str) -> Result<Option<ReportRow>, StoreError> {
        self.row("SELECT * FROM reports WHERE id = $1", [id.into()]).await?.as_ref().map(report).transpose()
    }

    /// The reports about a person, the newest first.
    pub async fn reports_about(&self, person: &str) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT * FROM reports WHERE person = $1 ORDER BY at DESC, id";
        self.rows(sql, [person.into()]).await?.iter().map(report).collect()
    }

    /// The reports by a person, the newest first.
    pub async fn reports_by(&self, person: &str) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT * FROM reports WHERE reporter = $1 ORDER BY at DESC, id";
        self.rows(sql, [person.into()]).await?.iter().map(report).collect()
    }

    /// Whether a person has reported this already.
    pub async fn has_reported(&self, row: &ReportRow) -> Result<bool, StoreError> {
        let sql =
            "SELECT id FROM reports WHERE reporter = $1 AND person = $2 AND table_id = $3 AND line = $4";
        let ReportRow { reporter, person, table, line, .. } = row;
        let found = self.row(sql, [reporter.into(), person.into(), table.into(), (*line).into()]).await?;
        Ok(found.is_some())
    }
}

impl Write {
    /// A report; refused if the person has reported this before, or `most` other things since a moment.
    #[must_use]
    pub fn report(row: &ReportRow, since: u64, most: u64) -> Self {
        let sql = "INSERT INTO reports (id, at, reporter, person, table_id, match_id, line, words, reason, remark) \
                   SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 \
                   WHERE (SELECT COUNT(*) FROM reports WHERE reporter = $3 AND at > $11) < $12 \
                   ON CONFLICT DO NOTHING";
        let ReportRow { id, at, reporter, person, table, match_id, line, words, reason, remark, .. } = row;
        Self::fenced(
            sql,
            [
                id.into(),
                (*at).into(),
                reporter.into(),
                person.into(),
                table.into(),
                match_id.clone().into(),
                (*line).into(),
                words.clone().into(),
                reason.into(),
                remark.into(),
                since.into(),
                most.into(),
            ],
        )
    }

    /// Resolves a report; refused if it is resolved already, or does not exist.
    #[must_use]
    pub fn resolve_report(id: &str, resolution: &str, now: u64) -> Self {
        let sql = "UPDATE reports SET resolved = $3, resolution = $2 WHERE id = $1 AND resolved IS NULL";
        Self::fenced(sql, [id.into(), resolution.into(), now.into()])
    }
}
