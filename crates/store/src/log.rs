//! The logs of matches: their inputs, numbered.

use std::sync::LazyLock;

use crate::rows::{int, maybe_text, text};
use crate::{Store, StoreError, Write};

/// The statement that appends one row; it changes nothing if the number is taken.
pub(crate) const APPEND: &str = "INSERT INTO match_log (match_id, seq, at, body, submission, clocks) \
                                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

/// How many rows one statement may append in PostgreSQL, the most first. Few sizes, so that each stays prepared.
pub(crate) const SIZES: [usize; 3] = [32, 8, 1];

/// The statement that appends this many rows at once.
pub(crate) fn append_all(size: usize) -> &'static str {
    static TEXTS: LazyLock<[String; 3]> = LazyLock::new(|| {
        SIZES.map(|size| {
            let row = |row: usize| {
                let first = row * 6;
                let places: Vec<String> = (1..=6).map(|place| format!("${}", first + place)).collect();
                format!("({})", places.join(", "))
            };
            let rows: Vec<String> = (0..size).map(row).collect();
            APPEND.replace("($1, $2, $3, $4, $5, $6)", &rows.join(", "))
        })
    });
    let at = SIZES.iter().position(|known| *known == size).expect("it is one of the sizes");
    &TEXTS[at]
}

/// One row of the log of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// The number, counted from 1.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The input or the undo, as JSON.
    pub body: String,
    /// The order that caused it: seat and id.
    pub submission: Option<String>,
    /// The clocks after it, as JSON.
    pub clocks: String,
}

impl Store {
    /// The log of a match, in order.
    pub async fn log(&self, match_id: &str) -> Result<Vec<LogRow>, StoreError> {
        let sql = if self.lite() {
            "SELECT seq, at, body, submission, clocks FROM match_rows WHERE match_id = $1 ORDER BY seq"
        } else {
            "SELECT seq, at, body, submission, clocks FROM match_log WHERE match_id = $1 ORDER BY seq"
        };
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
    /// The next rows of the log of a match; refused if one of their numbers is taken.
    #[must_use]
    pub fn append(match_id: &str, rows: &[LogRow]) -> Self {
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
        rest.iter()
            .fold(Self::fenced(APPEND, args(first)), |write, row| write.and(Self::fenced(APPEND, args(row))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_for_many_has_as_many_places() {
        assert_eq!(append_all(1), APPEND);
        assert!(append_all(8).contains("($43, $44, $45, $46, $47, $48) ON CONFLICT"));
        assert_eq!(append_all(32).matches('$').count(), 192);
    }
}
