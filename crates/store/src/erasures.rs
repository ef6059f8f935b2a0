//! Names of deleted accounts that are still stored.

use crate::rows::{maybe_text, text};
use crate::{Store, StoreError, Write};

/// A match that may name a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamingMatch {
    /// Its id.
    pub id: String,
    /// The names at the seats, as JSON.
    pub names: String,
    /// The record, once it has ended.
    pub record: Option<String>,
    /// Whether it may still end.
    pub running: bool,
}

impl Store {
    /// People whose names are still to be removed.
    pub async fn erasures(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.rows("SELECT person FROM erasures ORDER BY person", []).await?;
        rows.iter().map(|row| text(row, "person")).collect()
    }

    /// Matches a person has played, a few at a time, by id.
    pub async fn matches_naming(&self, person: &str, after: &str) -> Result<Vec<NamingMatch>, StoreError> {
        let sql = "SELECT matches.id AS id, matches.names AS names, matches.record AS record, \
                   tables.status AS status FROM match_seats JOIN matches ON matches.id = match_seats.match_id \
                   LEFT JOIN tables ON tables.id = matches.table_id \
                   WHERE match_seats.person = $1 AND matches.id > $2 ORDER BY matches.id LIMIT 20";
        let found = self.rows(sql, [person.into(), after.into()]).await?;
        let row = |row| {
            let (record, status) = (maybe_text(row, "record")?, maybe_text(row, "status")?);
            let running = record.is_none() && matches!(status.as_deref(), Some("playing" | "paused"));
            Ok(NamingMatch { id: text(row, "id")?, names: text(row, "names")?, record, running })
        };
        found.iter().map(row).collect()
    }

    /// Tables whose stored state has this id in it, with that state.
    pub async fn tables_naming(&self, person: &str) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT id, state FROM tables WHERE state LIKE $1";
        let rows = self.rows(sql, [format!("%\"{person}\"%").into()]).await?;
        rows.iter().map(|row| Ok((text(row, "id")?, text(row, "state")?))).collect()
    }
}

impl Write {
    /// The name of a person is removed everywhere.
    #[must_use]
    pub fn erased(person: &str) -> Self {
        Self::default().then("DELETE FROM erasures WHERE person = $1", [person.into()])
    }

    /// A match under other names, with the record that goes with them.
    #[must_use]
    pub fn rename_match(id: &str, names: &str, record: Option<String>) -> Self {
        let sql = "UPDATE matches SET names = $2, record = COALESCE($3, record) WHERE id = $1";
        Self::default().then(sql, [id.into(), names.into(), record.into()])
    }

    /// The state of a table under other names; refused if it has changed meanwhile.
    #[must_use]
    pub fn rename_table(id: &str, before: &str, after: &str) -> Self {
        let sql = "UPDATE tables SET state = $3 WHERE id = $1 AND state = $2";
        Self::fenced(sql, [id.into(), before.into(), after.into()])
    }
}
