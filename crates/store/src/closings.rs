//! Tables that operators close: marked here, and closed by the node that runs them.

use crate::rows::text;
use crate::{Store, StoreError, Write};

impl Store {
    /// The tables that are still to be closed.
    pub async fn closings(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.rows("SELECT table_id FROM closings ORDER BY table_id LIMIT 200", []).await?;
        rows.iter().map(|row| text(row, "table_id")).collect()
    }

    /// Whether a table is still to be closed.
    pub async fn is_closing(&self, table: &str) -> Result<bool, StoreError> {
        let found = self.row("SELECT table_id FROM closings WHERE table_id = $1", [table.into()]).await?;
        Ok(found.is_some())
    }
}

impl Write {
    /// Marks a table to be closed; refused if it does not exist, or is closed.
    #[must_use]
    pub fn mark_closing(table: &str) -> Self {
        let sql = "INSERT INTO closings (table_id) SELECT id FROM tables WHERE id = $1 AND status <> 'closed' \
                   ON CONFLICT DO NOTHING";
        Self::fenced(sql, [table.into()])
    }

    /// Removes the mark of a table.
    #[must_use]
    pub fn closing_done(table: &str) -> Self {
        Self::default().then("DELETE FROM closings WHERE table_id = $1", [table.into()])
    }
}
