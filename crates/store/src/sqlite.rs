//! Writing into SQLite.

use rusqlite::types::ToSqlOutput;
use rusqlite::{Connection, OpenFlags, Statement, ToSql, TransactionBehavior};

use crate::log::APPEND;
use crate::tail::Tail;
use crate::write::Arg;
use crate::writer::Answer;
use crate::{StoreError, Write, write};

/// How many statements stay prepared: more than there are kinds of them.
const PREPARED: usize = 64;

/// What the connection that writes is set to besides. What one statement may have to undo stays in memory, as do the pages
/// of a move of the tail; and a page that changes again soon is copied from the write-ahead log once.
const SETTINGS: &[&str] =
    &["PRAGMA temp_store = MEMORY", "PRAGMA cache_size = -4000", "PRAGMA wal_autocheckpoint = 4000"];

/// The connection that writes.
#[derive(Debug)]
pub(crate) struct Sqlite {
    /// As SQLite spells the address of a file: with its mode, which may allow reading only.
    uri: String,
    settings: &'static [&'static str],
    /// None at first and after a failure: what a failed commit may have left open ends with its connection.
    connection: Option<(Connection, Tail)>,
}

impl Sqlite {
    /// Writes into the database at this URL (`sqlite:…`).
    pub(crate) fn new(url: &str, settings: &'static [&'static str]) -> Self {
        let file = url.trim_start_matches("sqlite:");
        let file = file.strip_prefix("//").unwrap_or(file);
        Self { uri: format!("file:{file}"), settings, connection: None }
    }

    /// Carries out the writes in one transaction, and answers each once it is committed.
    pub(crate) fn commit(&mut self, writes: &[&Write]) -> Result<Vec<Answer>, StoreError> {
        let (mut connection, mut tail) = match self.connection.take() {
            Some(open) => open,
            None => self.open()?,
        };
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        tail.begin(&transaction)?;
        let mut answers = Vec::with_capacity(writes.len());
        for write in writes {
            let answer = execute(&transaction, &mut tail, write);
            match answer {
                Err(StoreError::Unavailable(_)) => return Err(answer.unwrap_err()),
                Err(_) => tail.undo(),
                Ok(()) => tail.keep(),
            }
            answers.push(answer);
        }
        transaction.commit()?;
        self.connection = Some((connection, tail));
        Ok(answers)
    }

    /// Tidies up after a commit, once its callers have their answers.
    pub(crate) fn tidy(&mut self) {
        // After a failure the tail is moved when the database is opened again; nothing in it is lost.
        if let Some((connection, mut tail)) = self.connection.take()
            && tail.trim(&connection).is_ok()
        {
            self.connection = Some((connection, tail));
        }
    }

    /// A database in memory, which is gone with the connection.
    #[cfg(feature = "simulation")]
    pub(crate) fn in_memory() -> Result<Self, StoreError> {
        let connection = Connection::open_in_memory()?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        Ok(Self { uri: String::new(), settings: &[], connection: Some((connection, Tail::default())) })
    }

    /// The connection, while one is open.
    #[cfg(feature = "simulation")]
    pub(crate) fn connection(&mut self) -> Result<&mut Connection, StoreError> {
        let open = self.connection.as_mut().map(|(connection, _)| connection);
        open.ok_or_else(|| StoreError::Unavailable("the connection is closed".to_owned()))
    }

    fn open(&self) -> rusqlite::Result<(Connection, Tail)> {
        let connection = Connection::open_with_flags(&self.uri, OpenFlags::default())?;
        self.settings.iter().chain(SETTINGS).try_for_each(|setting| connection.execute_batch(setting))?;
        connection.set_prepared_statement_cache_capacity(PREPARED);
        let tail = Tail::open(&connection)?;
        Ok((connection, tail))
    }
}

/// Carries out a write, or nothing of it.
fn execute(connection: &Connection, tail: &mut Tail, write: &Write) -> Answer {
    let simple = |sql| connection.prepare_cached(sql)?.execute([]);
    if let Some(node) = write.node()
        && !connection.prepare_cached("SELECT 1 FROM nodes WHERE id = ?1")?.exists([&**node])?
    {
        return Err(StoreError::Fenced);
    }
    // SQLite itself undoes a single statement that fails.
    if let [statement] = write.statements() {
        return run(connection, tail, statement);
    }
    simple("SAVEPOINT write")?;
    let done = write.statements().iter().try_for_each(|statement| run(connection, tail, statement));
    match done {
        // The whole transaction ends; SQLite may have rolled it back already.
        Err(StoreError::Unavailable(_)) => return done,
        Err(_) => simple("ROLLBACK TO write")?,
        Ok(()) => 0,
    };
    simple("RELEASE write")?;
    done
}

fn run(connection: &Connection, tail: &mut Tail, statement: &write::Statement) -> Answer {
    if statement.sql == APPEND {
        return tail.append(connection, &statement.args);
    }
    let mut prepared = connection.prepare_cached(statement.sql)?;
    bind(&mut prepared, &statement.args)?;
    if prepared.raw_execute()? == 0 && statement.fence { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Puts the values of a statement in their places.
pub(crate) fn bind(prepared: &mut Statement<'_>, args: &[Arg]) -> rusqlite::Result<()> {
    // SQLite takes `$2` for a name and counts places in the order of the text.
    for place in 1..=prepared.parameter_count() {
        let number = prepared.parameter_name(place).and_then(|name| name[1..].parse::<usize>().ok());
        let number = number.expect("a parameter is a number");
        prepared.raw_bind_parameter(place, &args[number - 1])?;
    }
    Ok(())
}

impl ToSql for Arg {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Self::Text(text) => text.to_sql(),
            Self::Int(number) => number.to_sql(),
            Self::Real(number) => number.to_sql(),
        }
    }
}
