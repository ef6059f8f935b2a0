//! What is said at tables.

use crate::rows::{int, maybe_text, text};
use crate::{Store, StoreError, Write};

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Its number within the table.
    pub id: u64,
    /// When.
    pub at: u64,
    /// Who, with the name of today.
    pub person: Option<(String, String, String)>,
    /// `said`, `reaction` or `remark`.
    pub kind: String,
    /// What.
    pub words: String,
    /// The id of the order, if it came with one.
    pub submission: Option<String>,
}

impl Store {
    /// The last lines of a table, the oldest first.
    pub async fn chat(&self, table: &str, limit: u64) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT chat.id AS id, chat.at AS at, chat.person AS person, people.name AS name, \
                   people.kind AS person_kind, chat.kind AS kind, chat.words AS words, \
                   chat.submission AS submission \
                   FROM chat LEFT JOIN people ON people.id = chat.person \
                   WHERE chat.table_id = $1 ORDER BY chat.id DESC LIMIT $2";
        let rows = self.rows(sql, [table.into(), limit.into()]).await?;
        let row = |row| {
            let person = maybe_text(row, "person")?;
            let name = maybe_text(row, "name")?.unwrap_or_default();
            let person_kind = maybe_text(row, "person_kind")?.unwrap_or_default();
            Ok(ChatRow {
                id: int(row, "id")?,
                at: int(row, "at")?,
                person: person.map(|id| (id, name, person_kind)),
                kind: text(row, "kind")?,
                words: text(row, "words")?,
                submission: maybe_text(row, "submission")?,
            })
        };
        rows.iter().rev().map(row).collect()
    }

    /// Whether an order at a table has become a line.
    pub async fn has_line(&self, table: &str, submission: &str) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM chat WHERE table_id = $1 AND submission = $2";
        Ok(!self.rows(sql, [table.into(), submission.into()]).await?.is_empty())
    }
}

impl Write {
    /// A line of talk; refused if its number is taken, or if its order was carried out before.
    #[must_use]
    pub fn say(table: &str, row: &ChatRow) -> Self {
        let sql = "INSERT INTO chat (table_id, id, at, person, kind, words, submission) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let person = row.person.as_ref().map(|(id, ..)| id.clone());
        Self::fenced(
            sql,
            [
                table.into(),
                row.id.into(),
                row.at.into(),
                person.into(),
                (&row.kind).into(),
                (&row.words).into(),
                row.submission.clone().into(),
            ],
        )
    }
}
