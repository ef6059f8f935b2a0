//! The database.

use std::path::Path;
#[cfg(feature = "simulation")]
use std::sync::Arc;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, Connection as _, Executor};
use tokio::time::timeout;

use crate::private::private_file;
use crate::rows::Row;
#[cfg(feature = "simulation")]
use crate::simulated::{Faults, Simulated};
use crate::source::Source;
use crate::sqlite::Sqlite;
use crate::write::Arg;
use crate::writer::{Writer, silent};
use crate::{StoreError, Write, schema};

/// What an acknowledged write survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// A crash of the machine: every commit is flushed to the disk.
    #[default]
    Machine,
    /// A crash of the program, also by `kill -9`; the operating system flushes when it likes.
    Program,
}

/// What is done with a database of an earlier version.
#[derive(Clone, Copy)]
enum Opening {
    /// It is brought up to date.
    Migrate,
    /// It is refused.
    Check,
}

/// The database: reads go to a pool, writes to the one writer.
#[derive(Clone, Debug)]
pub struct Store {
    readers: Source,
    /// For lists and statistics: few connections, so that play never waits for them.
    history: Source,
    /// For the leases of nodes, which must not wait for anything else.
    pulse: Source,
    writer: Writer,
    /// Whether it speaks SQLite's dialect.
    lite: bool,
    /// Whether several nodes may share it.
    shared: bool,
}

/// A pool whose connections are given these settings first.
fn pool(size: u32, settings: &'static [&'static str]) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(size).acquire_timeout(Duration::from_secs(5));
    options.after_connect(move |connection, _| {
        Box::pin(async move {
            for setting in settings {
                connection.execute(*setting).await?;
            }
            Ok(())
        })
    })
}

/// SQLite's settings. With a write-ahead log, readers and the writer do not wait for each other.
const fn lite_settings(durability: Durability) -> &'static [&'static str] {
    match durability {
        Durability::Machine => {
            &["PRAGMA journal_mode = WAL", "PRAGMA busy_timeout = 2000", "PRAGMA synchronous = FULL"]
        }
        Durability::Program => {
            &["PRAGMA journal_mode = WAL", "PRAGMA busy_timeout = 2000", "PRAGMA synchronous = NORMAL"]
        }
    }
}

/// PostgreSQL's settings. A node that stalls in the middle of a transaction must not keep others from taking its tables.
const WRITING: &[&str] = &["SET idle_in_transaction_session_timeout = 1500"];
/// Lists and statistics may not take long.
const LOOKING_BACK: &[&str] = &["SET statement_timeout = 5000"];
/// A renewal that waits too long is tried again.
const PULSE: &[&str] = &["SET statement_timeout = 2000"];

impl Store {
    /// Opens a database by URL (`sqlite:…` or `postgres:…`), creates and migrates it as needed.
    pub async fn open(url: &str, durability: Durability) -> Result<Self, StoreError> {
        Self::open_as(url, durability, Opening::Migrate).await
    }

    /// Opens the database of a server that may be running, by URL. It is left as it is: one that this version would have to
    /// migrate first is refused.
    pub async fn open_beside(url: &str) -> Result<Self, StoreError> {
        Self::open_as(url, Durability::Machine, Opening::Check).await
    }

    /// Like [`Store::open_beside`], but for the SQLite database in this file.
    pub async fn open_file_beside(file: &Path) -> Result<Self, StoreError> {
        Self::open_beside(&file_url(file)).await
    }

    async fn open_as(url: &str, durability: Durability, opening: Opening) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let lite = url.starts_with("sqlite:");
        let own = lite_settings(durability);
        let settings = |others: &'static [&'static str]| if lite { own } else { others };
        if !lite {
            reach(url).await?;
        }
        let readers = pool(if lite { 4 } else { 8 }, settings(&[])).connect(url).await?;
        match opening {
            Opening::Migrate => schema::migrate(&readers, lite).await?,
            Opening::Check => schema::check(&readers).await?,
        }
        let history = pool(2, settings(LOOKING_BACK)).connect_lazy(url)?;
        let pulse = pool(2, settings(PULSE)).connect_lazy(url)?;
        let writer = if lite {
            Writer::sqlite(Sqlite::new(url, own))?
        } else {
            Writer::postgres(pool(1, WRITING).connect(url).await?)
        };
        let [readers, history, pulse] = [readers, history, pulse].map(Source::Pool);
        Ok(Self { readers, history, pulse, writer, lite, shared: !lite })
    }

    /// A store on a simulated database, with the faults that happen on the way to it; `shared` if several nodes have one.
    #[cfg(feature = "simulation")]
    pub fn simulated(database: &Simulated, faults: Arc<dyn Faults>, shared: bool) -> Self {
        let handle = database.handle(faults);
        let source = Source::Simulated(handle.clone());
        let (readers, history, pulse) = (source.clone(), source.clone(), source);
        Self { readers, history, pulse, writer: Writer::simulated(handle), lite: true, shared }
    }

    /// The store for lists and statistics: on a few connections of its own.
    #[must_use]
    pub fn history(&self) -> Self {
        Self { readers: self.history.clone(), ..self.clone() }
    }

    /// Whether it speaks SQLite's dialect.
    pub(crate) const fn lite(&self) -> bool {
        self.lite
    }

    /// Whether several nodes may share it; the embedded database has one.
    pub const fn shared(&self) -> bool {
        self.shared
    }

    /// A statement about leases; how many rows it changed.
    pub(crate) async fn pulse(
        &self,
        sql: &'static str,
        args: impl IntoIterator<Item = Arg>,
    ) -> Result<u64, StoreError> {
        let args: Vec<Arg> = args.into_iter().collect();
        timeout(PULSE_PATIENCE, self.pulse.execute(sql, &args)).await.map_err(|_| silent())?
    }

    /// A question about leases.
    pub(crate) async fn pulse_rows(&self, sql: &'static str) -> Result<Vec<Row>, StoreError> {
        timeout(PULSE_PATIENCE, self.pulse.fetch(sql, &[])).await.map_err(|_| silent())?
    }

    /// Opens the SQLite database in this file.
    pub async fn open_file(file: &Path, durability: Durability) -> Result<Self, StoreError> {
        Self::open(&file_url(file), durability).await
    }

    /// Returns once the write is committed.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.write(write).await
    }

    /// How many transactions were committed since the store was opened; each holds the writes of many tables.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.rows("SELECT 1 AS one", []).await.map(|_| ())
    }

    /// Copies a database file into a new one while it is being used. It is copied as it is: one of an earlier version stays
    /// one, so that the server that uses it goes on. SQLite only: PostgreSQL has tools of its own.
    pub fn backup(database: &Path, file: &Path) -> Result<(), StoreError> {
        let failed = |error: std::io::Error| StoreError::Unavailable(format!("{}: {error}", file.display()));
        private_file(file).map_err(failed)?;
        let copied =
            Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE).and_then(|source| {
                source.busy_timeout(Duration::from_secs(10))?;
                source.execute("VACUUM INTO ?1", [file.to_string_lossy()])
            });
        if copied.is_err() {
            // An incomplete copy is useless.
            std::fs::remove_file(file).map_err(failed)?;
        }
        copied.map(|_| ()).map_err(StoreError::from)
    }

    pub(crate) async fn rows(
        &self,
        sql: &'static str,
        args: impl IntoIterator<Item = Arg>,
    ) -> Result<Vec<Row>, StoreError> {
        let args: Vec<Arg> = args.into_iter().collect();
        self.readers.fetch(sql, &args).await
    }

    pub(crate) async fn row(
        &self,
        sql: &'static str,
        args: impl IntoIterator<Item = Arg>,
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, args).await?.into_iter().next())
    }
}

/// How long a lease may take to be renewed before it is tried again.
const PULSE_PATIENCE: Duration = Duration::from_millis(2500);

/// Fails at once with the reason if there is no such database: a pool would retry for long and then only report a time-out.
async fn reach(url: &str) -> Result<(), StoreError> {
    // A password, before the host or after it, must not be shown.
    let place = url.rsplit_once('@').map_or(url, |(_, place)| place);
    let place = place.split_once('?').map_or(place, |(place, _)| place);
    let failed = |why: String| StoreError::Unavailable(format!("{place}: {why}"));
    match timeout(Duration::from_secs(5), AnyConnection::connect(url)).await {
        Ok(Ok(connection)) => Ok(connection.close().await?),
        Ok(Err(error)) => Err(failed(error.to_string())),
        Err(_) => Err(failed("no answer within 5 seconds".to_owned())),
    }
}

/// The URL of a SQLite file; characters that mean something in a URL are escaped.
fn file_url(file: &Path) -> String {
    let path: String = file
        .to_string_lossy()
        .chars()
        .map(|c| match c {
            '%' => "%25".to_owned(),
            '?' => "%3F".to_owned(),
            '#' => "%23".to_owned(),
            ' ' => "%20".to_owned(),
            c => c.to_string(),
        })
        .collect();
    format!("sqlite:{path}?mode=rwc")
}
