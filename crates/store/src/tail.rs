//! The end of all logs in SQLite.
//!
//! Each match has pages of its own in `match_log`, so a row there costs a page, written twice. Rows go to `match_tail`
//! first, one behind the other whatever their match, and are moved to their matches in bulk.

use std::collections::HashMap;

use rusqlite::Connection;

use crate::StoreError;
use crate::write::Arg;
use crate::writer::Answer;

/// How many rows one connection puts into the tail before they are moved. More would be cheaper, but while they are moved nothing is stored.
const ROOM: usize = 2_048;

/// How many matches are remembered before they are looked up again.
const MATCHES: usize = 50_000;

const APPEND: &str = "INSERT INTO match_tail (match_id, seq, at, body, submission, clocks) \
                      VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
const LAST: &str = "SELECT MAX(seq) FROM match_log WHERE match_id = ?1";
const LAST_OF_ALL: &str = "SELECT MAX(seq) FROM match_rows WHERE match_id = ?1";
const MOVE: &str = "INSERT INTO match_log (match_id, seq, at, body, submission, clocks) \
                    SELECT match_id, seq, at, body, submission, clocks FROM match_tail ORDER BY match_id, seq";

/// What the writer knows of the tail.
#[derive(Debug, Default)]
pub(crate) struct Tail {
    /// The last numbers of matches, committed or about to be: of all that this connection has put into the tail.
    last: HashMap<String, i64>,
    rows: usize,
    /// Changes whenever another connection has written.
    version: i64,
    /// Whether another connection may have put rows into the tail.
    shared: bool,
    /// The last numbers before the write under way.
    before: Vec<(String, Option<i64>)>,
}

impl Tail {
    /// Moves what an earlier process left.
    pub(crate) fn open(connection: &Connection) -> rusqlite::Result<Self> {
        let left: bool =
            connection.query_row("SELECT EXISTS (SELECT 1 FROM match_tail)", [], |row| row.get(0))?;
        if left {
            move_rows(connection)?;
        }
        Ok(Self { shared: true, ..Self::default() })
    }

    /// A transaction has begun: no other connection writes before it ends, but one may have written before it.
    pub(crate) fn begin(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let version = connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?;
        if std::mem::replace(&mut self.version, version) != version {
            self.last.clear();
            self.shared = true;
        }
        Ok(())
    }

    /// Appends a row, or refuses it if its number is taken.
    pub(crate) fn append(&mut self, connection: &Connection, args: &[Arg]) -> Answer {
        let (Arg::Text(Some(match_id)), Arg::Int(Some(seq))) = (&args[0], &args[1]) else {
            return Err(StoreError::Corrupt("a log row without a match or number".to_owned()));
        };
        let known = self.last.get(match_id).copied();
        let last = if let Some(last) = known {
            last
        } else {
            let sql = if self.shared { LAST_OF_ALL } else { LAST };
            let last: Option<i64> =
                connection.prepare_cached(sql)?.query_row([match_id], |row| row.get(0))?;
            last.unwrap_or(0)
        };
        if *seq <= last {
            return Err(StoreError::Conflict);
        }
        let mut append = connection.prepare_cached(APPEND)?;
        for (at, arg) in args.iter().enumerate() {
            append.raw_bind_parameter(at + 1, arg)?;
        }
        append.raw_execute()?;
        self.before.push((match_id.clone(), known));
        match self.last.get_mut(match_id) {
            Some(last) => *last = *seq,
            None => drop(self.last.insert(match_id.clone(), *seq)),
        }
        self.rows += 1;
        Ok(())
    }

    /// The write under way stays.
    pub(crate) fn keep(&mut self) {
        self.before.clear();
    }

    /// The write under way was undone.
    pub(crate) fn undo(&mut self) {
        self.rows -= self.before.len();
        for (match_id, last) in self.before.drain(..).rev() {
            match last {
                Some(last) => drop(self.last.insert(match_id, last)),
                None => drop(self.last.remove(&match_id)),
            }
        }
    }

    /// Moves the rows to their matches once there are many.
    pub(crate) fn trim(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.rows < ROOM {
            return Ok(());
        }
        move_rows(connection)?;
        (self.rows, self.shared) = (0, false);
        if self.last.len() > MATCHES {
            self.last.clear();
        }
        Ok(())
    }
}

fn move_rows(connection: &Connection) -> rusqlite::Result<()> {
    let transaction = connection.unchecked_transaction()?;
    transaction.execute(MOVE, [])?;
    transaction.execute("DELETE FROM match_tail", [])?;
    transaction.commit()
}
