//! The inputs of matches, numbered.

use crate::rows::{int, maybe_text, text};
use crate::{Store, StoreError, Write};

/// One number of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// The number, counted from 1.
    pub seq: u64,
    /// When.
    pub at: u64,
    /// The input, or what was undone, as JSON.
    pub body: String,
    /// Whose order it was: seat and id.
    pub submission: Option<String>,
    /// The clocks after it, as JSON.
    pub clocks: String,
}

impl Store {
    /// Everything that went into a match, in order.
    pub async fn log(&self, match_id: &str) -> Result<Vec<LogRow>, StoreError> {
        let sql = "SELECT seq, at, body, submission, clocks FROM match_log WHERE match_id = $1 ORDER BY seq";
        let rows = self.rows(sql, [match_id.into()]).await?;
        let row = |row| {
            Ok(LogRow {
                seq: int(row, "seq")?,
                at: int(row, "at")?,
                body: text(row, "body")?,
                submission: maybe_text(row, "submission")?,
                clocks: text(row, "clocks")?,
            })
        };
        rows.iter().map(row).collect()
    }
}

impl Write {
    /// The next numbers of a match; refused if the first of them is taken.
    #[must_use]
    pub fn append(match_id: &str, rows: &[LogRow]) -> Self {
        let sql = "INSERT INTO match_log (match_id, seq, at, body, submission, clocks) \
                   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
        let args = |row: &LogRow| {
            [
                match_id.into(),
                row.seq.into(),
                row.at.into(),
                (&row.body).into(),
                row.submission.clone().into(),
                (&row.clocks).into(),
            ]
        };
        let Some((first, rest)) = rows.split_first() else {
            return Self::default();
        };
        rest.iter().fold(Self::fenced(sql, args(first)), |write, row| write.and(Self::fenced(sql, args(row))))
    }
}
