//! A simulated database for tests.
//!
//! It is SQLite in memory, with the statements, constraints and fences of the real one. What happens to each request on
//! its way is decided by [`Faults`]: it may be slow, fail before anything is done, or be carried out and its answer lost.
//! Nothing here looks at a clock or runs on another thread, so that a test on a paused runtime repeats exactly. Several
//! stores may be handles on one database, as several nodes are.

use std::collections::HashMap;
use std::fmt::{self, Debug, Formatter};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rusqlite::functions::FunctionFlags;
use rusqlite::types::{FromSql, Value};
use tokio::time::sleep;

use crate::rows::Row;
use crate::sqlite::Sqlite;
use crate::write::Arg;
use crate::{StoreError, Write, schema};

/// What happens to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fate {
    /// How long the database takes, before it does anything and again before it answers.
    pub delay: Duration,
    /// What comes of it.
    pub outcome: Outcome,
}

/// The outcome of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is executed and answered.
    Answered,
    /// Nothing is written, and the caller gets an error.
    Refused,
    /// It is written, but the caller gets an error.
    Lost,
    /// Nothing is done, and nothing is ever answered.
    Silent,
}

/// What kind of request it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// A query.
    Read,
    /// A write, in its turn.
    Write,
    /// A statement about the leases of nodes.
    Pulse,
}

/// Decides what happens to every request.
pub trait Faults: Send + Sync {
    /// The fate of the next request.
    fn fate(&self, request: Request) -> Fate;

    /// Whether the one who asks has ended: what was on its way is not carried out.
    fn ended(&self) -> bool;
}

/// The columns of a row, by name.
pub(crate) struct Columns(HashMap<String, Value>);

impl Columns {
    pub(crate) fn read<T: FromSql>(&self, column: &str) -> Result<Option<T>, StoreError> {
        let value = self.0.get(column).ok_or_else(|| corrupt(column, "it was not asked for"))?;
        Option::<T>::column_result(value.into()).map_err(|error| corrupt(column, &error.to_string()))
    }
}

fn corrupt(column: &str, why: &str) -> StoreError {
    StoreError::Corrupt(format!("the column {column}: {why}"))
}

/// A database in memory.
#[derive(Clone)]
pub struct Simulated(Arc<Mutex<Sqlite>>);

impl Debug for Simulated {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Simulated(…)")
    }
}

impl Simulated {
    /// An empty database whose clock is this one, in milliseconds.
    pub fn new(clock: impl Fn() -> u64 + Send + Sync + 'static) -> Result<Self, StoreError> {
        let mut database = Sqlite::in_memory()?;
        let connection = database.connection()?;
        for sql in schema::all_for_sqlite() {
            connection.execute_batch(sql)?;
        }
        // The statements about leases ask for the time in this way.
        let day = 86_400_000.0;
        connection.create_scalar_function("julianday", 1, FunctionFlags::SQLITE_UTF8, move |_| {
            Ok(clock() as f64 / day + 2_440_587.5)
        })?;
        Ok(Self(Arc::new(Mutex::new(database))))
    }

    /// A way to it.
    pub(crate) fn handle(&self, faults: Arc<dyn Faults>) -> Handle {
        Handle { database: self.clone(), faults, turn: Arc::default() }
    }
}

/// A way to a simulated database, with the faults that happen on it.
#[derive(Clone)]
pub(crate) struct Handle {
    database: Simulated,
    faults: Arc<dyn Faults>,
    /// Held by the write whose turn it is: they are carried out in the order in which they were made.
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Debug for Handle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Handle(…)")
    }
}

impl Handle {
    /// Applies the fate of a request.
    async fn ask<T>(
        &self,
        request: Request,
        act: impl FnOnce(&mut Sqlite) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let failed = |why: &str| Err(StoreError::Unavailable(why.to_owned()));
        let Fate { delay, outcome } = self.faults.fate(request);
        if outcome == Outcome::Silent {
            return std::future::pending().await;
        }
        let turn = if request == Request::Write { Some(self.turn.lock().await) } else { None };
        if !delay.is_zero() {
            sleep(delay).await;
        }
        if self.faults.ended() {
            return std::future::pending().await;
        }
        if outcome == Outcome::Refused {
            return failed("the simulation refused it");
        }
        let answer = {
            let mut database = self.database.0.lock().expect("no simulation goes on after a panic");
            let answer = act(&mut database);
            // Only simulated faults may fail. Any other failure is a bug, which must not pass for a fault.
            if let Err(StoreError::Unavailable(why)) = &answer {
                panic!("the simulated database has failed by itself: {why}");
            }
            answer
        };
        drop(turn);
        if !delay.is_zero() {
            sleep(delay).await;
        }
        if outcome == Outcome::Lost { failed("the simulation lost the answer") } else { answer }
    }

    pub(crate) async fn fetch(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<Row>, StoreError> {
        self.ask(Request::Read, |database| {
            let mut statement = database.connection()?.prepare_cached(sql)?;
            let names: Vec<String> = statement.column_names().into_iter().map(str::to_owned).collect();
            crate::sqlite::bind(&mut statement, args)?;
            let (mut found, mut rows) = (statement.raw_query(), Vec::new());
            while let Some(row) = found.next()? {
                let column = |(at, name): (usize, &String)| Ok((name.clone(), row.get(at)?));
                let columns = names.iter().enumerate().map(column).collect::<rusqlite::Result<_>>()?;
                rows.push(Row::Simulated(Columns(columns)));
            }
            Ok(rows)
        })
        .await
    }

    pub(crate) async fn execute(&self, sql: &'static str, args: &[Arg]) -> Result<u64, StoreError> {
        self.ask(Request::Pulse, |database| {
            let mut statement = database.connection()?.prepare_cached(sql)?;
            crate::sqlite::bind(&mut statement, args)?;
            Ok(statement.raw_execute()? as u64)
        })
        .await
    }

    pub(crate) async fn write(&self, write: &Write) -> Result<(), StoreError> {
        self.ask(Request::Write, |database| {
            let mut answers = database.commit(&[write])?;
            database.tidy();
            answers.pop().unwrap_or(Ok(()))
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Calm;

    impl Faults for Calm {
        fn fate(&self, _: Request) -> Fate {
            Fate { delay: Duration::ZERO, outcome: Outcome::Answered }
        }

        fn ended(&self) -> bool {
            false
        }
    }

    #[tokio::test]
    #[should_panic(expected = "no simulation goes on after a panic")]
    async fn a_mistake_does_not_pass_for_bad_weather() {
        let database = Simulated::new(|| 0).unwrap().handle(Arc::new(Calm));
        // A panic in the task of a server would go unnoticed.
        let server = database.clone();
        let failed =
            tokio::spawn(async move { server.fetch("SELECT nothing FROM nowhere", &[]).await.is_err() });
        assert!(failed.await.is_err());
        drop(database.fetch("SELECT 1 AS one", &[]).await);
    }
}
