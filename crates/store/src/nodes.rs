//! The nodes that share a database.

use crate::rows::{flag, text};
use crate::{Store, StoreError, TableRow};

/// Holds a node in PostgreSQL until the end of the transaction. A renewal does not wait for it; an eviction does.
pub(crate) const HOLD: &str = "SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE";

/// A node as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// New after every start.
    pub id: String,
    /// The name given by its operator.
    pub name: String,
    /// Whether its lease has expired.
    pub expired: bool,
}

/// Milliseconds by the clock of the database, for each kind of it.
macro_rules! by_the_clock {
    ($store:expr, $before:literal, $after:literal) => {
        if $store.lite() {
            concat!($before, "CAST((julianday('now') - 2440587.5) * 86400000 AS BIGINT)", $after)
        } else {
            concat!($before, "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", $after)
        }
    };
}

pub(crate) use by_the_clock;

impl Store {
    /// A node joins. An earlier process of this name is evicted, and may not write any more.
    pub async fn join(&self, id: &str, name: &str, lease: u64) -> Result<(), StoreError> {
        self.pulse("DELETE FROM nodes WHERE name = $1 AND id <> $2", [name.into(), id.into()]).await?;
        let sql = by_the_clock!(self, "INSERT INTO nodes (id, name, expires) VALUES ($1, $2, $3 + ", ")");
        self.pulse(sql, [id.into(), name.into(), lease.into()]).await.map(|_| ())
    }

    /// Renews the lease of a node; false if the node was evicted.
    pub async fn renew(&self, id: &str, lease: u64) -> Result<bool, StoreError> {
        let sql = by_the_clock!(self, "UPDATE nodes SET expires = $2 + ", " WHERE id = $1");
        self.pulse(sql, [id.into(), lease.into()]).await.map(|changed| changed > 0)
    }

    /// All nodes.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        let sql = by_the_clock!(
            self,
            "SELECT id, name, CAST(CASE WHEN expires < ",
            " THEN 1 ELSE 0 END AS BIGINT) AS expired FROM nodes ORDER BY id"
        );
        let row = |row| {
            Ok(NodeRow { id: text(row, "id")?, name: text(row, "name")?, expired: flag(row, "expired")? })
        };
        self.pulse_rows(sql).await?.iter().map(row).collect()
    }

    /// Evicts a node with an expired lease; whether this call did it. Waits for its last write; afterwards it can write
    /// nothing.
    pub async fn evict(&self, id: &str) -> Result<bool, StoreError> {
        let sql = by_the_clock!(self, "DELETE FROM nodes WHERE id = $1 AND expires < ", "");
        self.pulse(sql, [id.into()]).await.map(|changed| changed > 0)
    }

    /// A node leaves.
    pub async fn leave(&self, id: &str) -> Result<(), StoreError> {
        self.pulse("DELETE FROM nodes WHERE id = $1", [id.into()]).await.map(|_| ())
    }

    /// Unfinished tables without a node.
    pub async fn orphans(&self, limit: u64) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE status IN ('waiting', 'playing', 'paused') \
                   AND (owner IS NULL OR owner NOT IN (SELECT id FROM nodes)) ORDER BY created LIMIT $1";
        self.rows(sql, [limit.into()]).await?.iter().map(crate::tables::table).collect()
    }
}
