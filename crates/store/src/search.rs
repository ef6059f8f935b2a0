//! Finding people, tables and lines, for operators.

use crate::people::person;
use crate::rows::{Row, flag, int, maybe_int, maybe_text, text};
use crate::{PersonRow, Store, StoreError, TableRow, Write};

/// A session, without anything that would open it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionUse {
    /// What is stored of its token.
    pub token: String,
    /// When it was last used, roughly.
    pub seen: u64,
    /// Where it was last used from, if that is known.
    pub address: Option<String>,
}

/// A seat that a person has or had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatOf {
    /// The match.
    pub match_id: String,
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Whether the match is rated.
    pub rated: bool,
    /// The seat.
    pub seat: u64,
    /// The place at the end.
    pub place: Option<u64>,
    /// When it began.
    pub started: u64,
    /// When it ended.
    pub ended: Option<u64>,
    /// The status of the table.
    pub status: Option<String>,
}

/// A pattern that finds a text anywhere.
fn pattern(text: &str) -> String {
    let plain = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{plain}%")
}

fn seat_of(row: &Row) -> Result<SeatOf, StoreError> {
    Ok(SeatOf {
        match_id: text(row, "match_id")?,
        table: text(row, "table_id")?,
        game: text(row, "game")?,
        rated: flag(row, "rated")?,
        seat: int(row, "seat")?,
        place: maybe_int(row, "place")?,
        started: int(row, "started")?,
        ended: maybe_int(row, "ended")?,
        status: maybe_text(row, "status")?,
    })
}

impl Store {
    /// People whose id or login this is, or whose name has it in it; all where it is empty. The newest first, without bots.
    pub async fn find_people(&self, query: &str, limit: u64) -> Result<Vec<PersonRow>, StoreError> {
        // SQLite knows capital letters of ASCII only: a name in other letters is found as it is written.
        let sql = "SELECT * FROM people WHERE kind <> 'bot' AND (id = $1 OR login = $2 OR \
                   LOWER(name) LIKE $3 ESCAPE '\\' OR name LIKE $4 ESCAPE '\\') \
                   ORDER BY created DESC, id LIMIT $5";
        let (login, lower) = (query.to_ascii_lowercase(), pattern(&query.to_lowercase()));
        let args = [query.into(), login.into(), lower.into(), pattern(query).into(), limit.into()];
        self.rows(sql, args).await?.iter().map(person).collect()
    }

    /// People with exactly this name.
    pub async fn people_named(&self, name: &str) -> Result<Vec<PersonRow>, StoreError> {
        let sql = "SELECT * FROM people WHERE name = $1 AND kind <> 'bot' ORDER BY created DESC, id LIMIT 20";
        self.rows(sql, [name.into()]).await?.iter().map(person).collect()
    }

    /// Where sessions were last used from: person and address, the latest first.
    pub async fn session_addresses(&self) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT person, address FROM sessions WHERE address IS NOT NULL ORDER BY seen DESC, token";
        let rows = self.rows(sql, []).await?;
        rows.iter().map(|row| Ok((text(row, "person")?, text(row, "address")?))).collect()
    }

    /// The sessions of a person and where they were used from, the latest first.
    pub async fn session_uses(&self, person: &str) -> Result<Vec<SessionUse>, StoreError> {
        let sql = "SELECT token, seen, address FROM sessions WHERE person = $1 ORDER BY seen DESC, token";
        let rows = self.rows(sql, [person.into()]).await?;
        let row = |row| {
            Ok(SessionUse {
                token: text(row, "token")?,
                seen: int(row, "seen")?,
                address: maybe_text(row, "address")?,
            })
        };
        rows.iter().map(row).collect()
    }

    /// The seats a person has or had in matches, the newest first.
    pub async fn seats_of(&self, person: &str, limit: u64) -> Result<Vec<SeatOf>, StoreError> {
        let sql = "SELECT match_seats.match_id AS match_id, match_seats.seat AS seat, match_seats.place AS place, \
                   matches.table_id AS table_id, matches.game AS game, matches.rated AS rated, \
                   matches.started AS started, matches.ended AS ended, tables.status AS status \
                   FROM match_seats JOIN matches ON matches.id = match_seats.match_id \
                   LEFT JOIN tables ON tables.id = matches.table_id \
                   WHERE match_seats.person = $1 ORDER BY matches.started DESC, matches.id LIMIT $2";
        self.rows(sql, [person.into(), limit.into()]).await?.iter().map(seat_of).collect()
    }

    /// Tables whose id, game or status this is, or whose stored state has this id in it; all where it is empty. The latest
    /// changed first.
    pub async fn find_tables(&self, query: &str, limit: u64) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE $1 = '' OR id = $1 OR game = $1 OR status = $1 \
                   OR state LIKE $2 ORDER BY changed DESC, id LIMIT $3";
        let named = format!("%\"{query}\"%");
        let rows = self.rows(sql, [query.into(), named.into(), limit.into()]).await?;
        rows.iter().map(crate::tables::table).collect()
    }

    /// The tables that are neither finished nor closed and whose stored state has this id in it, the latest changed first.
    pub async fn open_tables_naming(&self, person: &str, limit: u64) -> Result<Vec<TableRow>, StoreError> {
        let sql = "SELECT * FROM tables WHERE status NOT IN ('finished', 'closed') AND state LIKE $1 \
                   ORDER BY changed DESC, id LIMIT $2";
        let rows = self.rows(sql, [format!("%\"{person}\"%").into(), limit.into()]).await?;
        rows.iter().map(crate::tables::table).collect()
    }

    /// Whether a person has played or talked at a table.
    pub async fn was_at(&self, table: &str, person: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM chat WHERE table_id = $1 AND person = $2) \
                   OR EXISTS (SELECT 1 FROM match_seats JOIN matches ON matches.id = match_seats.match_id \
                   WHERE matches.table_id = $1 AND match_seats.person = $2)";
        Ok(self.row(sql, [table.into(), person.into()]).await?.is_some())
    }

    /// A line that a person said at a table: who, and what.
    pub async fn line(&self, table: &str, id: u64) -> Result<Option<(String, String)>, StoreError> {
        let sql = "SELECT person, words FROM chat WHERE table_id = $1 AND id = $2 AND kind = 'said' \
                   AND person IS NOT NULL";
        let row = self.row(sql, [table.into(), id.into()]).await?;
        row.map(|row| Ok((text(&row, "person")?, text(&row, "words")?))).transpose()
    }
}

impl Write {
    /// A line loses its words; refused if there is no such line.
    #[must_use]
    pub fn delete_line(table: &str, id: u64) -> Self {
        let sql = "UPDATE chat SET words = '…' WHERE table_id = $1 AND id = $2 AND kind = 'said'";
        Self::fenced(sql, [table.into(), id.into()])
    }

    /// Deletes expired data: links that have ended, bans and invitations that ended before `old`, invitations
    /// from before it that are used up, and reports that were resolved before it.
    #[must_use]
    pub fn forget_operations(now: u64, old: u64) -> Self {
        Self::default()
            .then("DELETE FROM resets WHERE until < $1", [now.into()])
            .then("DELETE FROM invitations WHERE until < $1 OR (used >= uses AND at < $1)", [old.into()])
            .then("DELETE FROM bans WHERE until < $1", [old.into()])
            .then("DELETE FROM reports WHERE resolved < $1", [old.into()])
    }
}
