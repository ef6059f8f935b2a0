//! Secrets that all nodes of a database share.

use crate::rows::{int, text};
use crate::{Store, StoreError, Write};

impl Store {
    /// The secret of this name. The first node to ask stores its proposal, and every node gets that one.
    pub async fn secret(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.write(Write::default().then(sql, [name.into(), proposal.into()])).await?;
        let found = self.row("SELECT value FROM secrets WHERE name = $1", [name.into()]).await?;
        let found = found.ok_or_else(|| StoreError::Corrupt(format!("the secret '{name}' is not there")))?;
        text(&found, "value")
    }

    /// The time by the clock of the database, in milliseconds since 1970: the same for all nodes.
    pub async fn time(&self) -> Result<u64, StoreError> {
        let sql = crate::nodes::by_the_clock!(self, "SELECT ", " AS now");
        let rows = self.pulse_rows(sql).await?;
        int(rows.first().ok_or_else(|| StoreError::Corrupt("there is no time".to_owned()))?, "now")
    }
}
