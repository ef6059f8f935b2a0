//! Tables and who runs them.

use crate::rows::{Row, flag, int, maybe_text, text};
use crate::{Store, StoreError, Write};

/// A table as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// `waiting`, `playing`, `paused`, `finished` or `closed`.
    pub status: String,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Everything else, as JSON.
    pub state: String,
    /// When it was opened.
    pub created: u64,
    /// When this row was last written.
    pub changed: u64,
    /// The node that runs it.
    pub owner: Option<String>,
}

pub(crate) fn table(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: text(row, "id")?,
        game: text(row, "game")?,
        status: text(row, "status")?,
        listed: flag(row, "listed")?,
        state: text(row, "state")?,
        created: int(row, "created")?,
        changed: int(row, "changed")?,
        owner: maybe_text(row, "owner")?,
    })
}

impl Store {
    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.row("SELECT * FROM tables WHERE id = $1", [id.into()]).await?.as_ref().map(table).transpose()
    }

    /// The tables that a server has to carry on with after a restart: those with a game on, and those that the lobby
    /// lists. Any other is loaded on request.
    pub async fn living_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE status = 'playing' OR (status = 'waiting' AND listed <> 0) \
                   ORDER BY created";
        self.rows(sql, []).await?.iter().map(table).collect()
    }

    /// The tables with a game on at which this person sits, the latest game first.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT matches.table_id AS id FROM match_seats \
                   JOIN matches ON matches.id = match_seats.match_id \
                   JOIN tables ON tables.id = matches.table_id \
                   WHERE match_seats.person = $1 AND match_seats.ended IS NULL \
                   AND tables.status IN ('playing', 'paused') \
                   GROUP BY matches.table_id ORDER BY MAX(matches.started) DESC, matches.table_id";
        self.rows(sql, [person.into()]).await?.iter().map(|row| text(row, "id")).collect()
    }
}

impl Write {
    /// A new table, run by its owner.
    #[must_use]
    pub fn table(row: &TableRow) -> Self {
        let sql = "INSERT INTO tables (id, game, status, listed, state, created, changed, owner) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
        Self::fenced(
            sql,
            [
                (&row.id).into(),
                (&row.game).into(),
                (&row.status).into(),
                row.listed.into(),
                (&row.state).into(),
                row.created.into(),
                row.changed.into(),
                row.owner.clone().into(),
            ],
        )
    }

    /// A table has changed.
    #[must_use]
    pub fn change_table(id: &str, status: &str, listed: bool, state: &str, now: u64) -> Self {
        let sql = "UPDATE tables SET status = $2, listed = $3, state = $4, changed = $5 WHERE id = $1";
        Self::default().then(sql, [id.into(), status.into(), listed.into(), state.into(), now.into()])
    }

    /// Closes the tables at which nothing has happened since a moment, and no game was begun.
    #[must_use]
    pub fn close_forgotten(before: u64) -> Self {
        let sql = "UPDATE tables SET status = 'closed' WHERE status = 'waiting' AND changed < $1";
        Self::default().then(sql, [before.into()])
    }

    /// Takes a table over, unless another node runs it; refused then.
    #[must_use]
    pub fn claim(id: &str, node: &str) -> Self {
        let sql = "UPDATE tables SET owner = $2 WHERE id = $1 \
                   AND (owner IS NULL OR owner = $3 OR owner NOT IN (SELECT id FROM nodes))";
        Self::fenced(sql, [id.into(), node.into(), node.into()])
    }

    /// Gives a table of a node away.
    #[must_use]
    pub fn release(id: &str, node: &str) -> Self {
        let sql = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2";
        Self::default().then(sql, [id.into(), node.into()])
    }
}
