//! What all nodes of a database know together.

use crate::rows::{int, maybe_int, text};
use crate::{Store, StoreError, Write};

impl Store {
    /// A value by its name.
    pub async fn value(&self, name: &str) -> Result<Option<String>, StoreError> {
        let found = self.row("SELECT value FROM server_values WHERE name = $1", [name.into()]).await?;
        found.map(|row| text(&row, "value")).transpose()
    }

    /// The secret of this name. The first node to ask stores its proposal, and every node gets that one.
    pub async fn secret(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO server_values (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.write(Write::default().then(sql, [name.into(), proposal.into()])).await?;
        let found = self.value(name).await?;
        found.ok_or_else(|| StoreError::Corrupt(format!("the secret '{name}' is missing")))
    }

    /// When a session was last used, if there is any.
    pub async fn last_use(&self) -> Result<Option<u64>, StoreError> {
        match self.row("SELECT MAX(seen) AS seen FROM sessions", []).await? {
            Some(row) => maybe_int(&row, "seen"),
            None => Ok(None),
        }
    }

    /// The time by the clock of the database, in milliseconds since 1970: the same for all nodes.
    pub async fn time(&self) -> Result<u64, StoreError> {
        let sql = crate::nodes::by_the_clock!(self, "SELECT ", " AS now");
        let rows = self.pulse_rows(sql).await?;
        int(
            rows.first()
                .ok_or_else(|| StoreError::Corrupt("the database did not tell the time".to_owned()))?,
            "now",
        )
    }
}

impl Write {
    /// Gives a name this value.
    #[must_use]
    pub fn value(name: &str, value: &str) -> Self {
        let sql = "INSERT INTO server_values (name, value) VALUES ($1, $2) \
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        Self::default().then(sql, [name.into(), value.into()])
    }
}
