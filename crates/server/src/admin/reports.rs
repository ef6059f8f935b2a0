//! What people report.

use cardinal_store::{ReportRow, Write};
use serde::Serialize;
use serde_json::json;

use super::{Admin, AdminError, action, line};
use crate::ids::now;

/// A report.
#[derive(Clone, Debug, Serialize)]
pub struct ReportInfo {
    /// Its id.
    pub id: String,
    /// When.
    pub at: u64,
    /// The id of who reports.
    pub reporter: String,
    /// The id of whom.
    pub person: String,
    /// Their names of today, where they are looked up.
    pub names: Option<(String, String)>,
    /// Where.
    pub table: String,
    /// During which match.
    #[serde(rename = "match")]
    pub match_id: Option<String>,
    /// The line that is reported.
    pub line: Option<u64>,
    /// The line as it was.
    pub words: Option<String>,
    /// `abuse`, `cheating`, `stalling`, `name` or `other`.
    pub reason: String,
    /// What the reporter adds.
    pub remark: String,
    /// When it was dealt with.
    pub resolved: Option<u64>,
    /// How.
    pub resolution: Option<String>,
}

impl From<ReportRow> for ReportInfo {
    fn from(row: ReportRow) -> Self {
        let ReportRow { id, at, reporter, person, table, match_id, line, words, reason, remark, .. } = row;
        let line = (line > 0).then_some(line);
        let (resolved, resolution) = (row.resolved, row.resolution);
        let names = None;
        Self {
            id,
            at,
            reporter,
            person,
            names,
            table,
            match_id,
            line,
            words,
            reason,
            remark,
            resolved,
            resolution,
        }
    }
}

impl Admin {
    async fn with_names(&self, row: ReportRow) -> Result<ReportInfo, AdminError> {
        let name = async |id: &str| -> Result<String, AdminError> {
            Ok(self.store.person(id).await?.map(|row| row.name).unwrap_or_default())
        };
        let names = (name(&row.reporter).await?, name(&row.person).await?);
        Ok(ReportInfo { names: Some(names), ..row.into() })
    }

    /// The unresolved reports, the oldest first; or all, the newest first.
    pub async fn reports(&self, all: bool, limit: u64) -> Result<Vec<ReportInfo>, AdminError> {
        let mut reports = Vec::new();
        for row in self.store.reports(!all, limit).await? {
            reports.push(self.with_names(row).await?);
        }
        Ok(reports)
    }

    /// One report.
    pub async fn report(&self, id: &str) -> Result<ReportInfo, AdminError> {
        let row = self.store.report(id).await?;
        self.with_names(row.ok_or_else(|| AdminError::UnknownReport(id.to_owned()))?).await
    }

    /// Notes that a report was dealt with, and how.
    pub async fn resolve(&self, id: &str, resolution: &str) -> Result<ReportInfo, AdminError> {
        let known = self.report(id).await?;
        let resolution = line(resolution)?;
        let write = Write::resolve_report(id, &resolution, now());
        let detail = json!({"person": known.person});
        let done = self.act(write, (action::RESOLVE_REPORT, id), detail, &resolution).await?;
        done.ok_or(AdminError::ReportResolved)?;
        self.report(id).await
    }
}
