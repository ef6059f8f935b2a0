//! The database.

use std::path::Path;
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, AssertSqlSafe, Executor};

use crate::write::{Arg, bind};
use crate::writer::Writer;
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

/// The database: reads go to a pool, writes to the one writer.
#[derive(Clone, Debug)]
pub struct Store {
    readers: AnyPool,
    writer: Writer,
    lite: bool,
}

impl Store {
    /// Opens a database by URL (`sqlite:…` or `postgres:…`), creates what is missing and migrates the rest.
    pub async fn open(url: &str, durability: Durability) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let lite = url.starts_with("sqlite:");
        let synchronous = match durability {
            Durability::Machine => "PRAGMA synchronous = FULL",
            Durability::Program => "PRAGMA synchronous = NORMAL",
        };
        let options = |size: u32| {
            let options = AnyPoolOptions::new().max_connections(size).acquire_timeout(Duration::from_secs(5));
            options.after_connect(move |connection, _| {
                Box::pin(async move {
                    if lite {
                        // The log is written ahead, so readers and the writer do not wait for each other.
                        for pragma in ["PRAGMA journal_mode = WAL", "PRAGMA busy_timeout = 2000", synchronous]
                        {
                            connection.execute(pragma).await?;
                        }
                    }
                    Ok(())
                })
            })
        };
        // SQLite has one writer anyway; further ones would only wait for it inside the database.
        let writers = options(1).connect(url).await?;
        schema::migrate(&writers).await?;
        let readers = options(4).connect(url).await?;
        Ok(Self { readers, writer: Writer::start(writers), lite })
    }

    /// Opens the SQLite database in this file.
    pub async fn open_file(file: &Path, durability: Durability) -> Result<Self, StoreError> {
        Self::open(&file_url(file), durability).await
    }

    /// Returns once the write is committed.
    pub async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.write(write).await
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.rows("SELECT 1 AS one", []).await.map(|_| ())
    }

    /// Copies the database into a new file while it is being used. SQLite only: PostgreSQL has tools of its own.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if !self.lite {
            return Err(StoreError::Unavailable("for PostgreSQL use pg_dump".to_owned()));
        }
        let quoted = file.to_string_lossy().replace('\'', "''");
        self.readers.execute(AssertSqlSafe(format!("VACUUM INTO '{quoted}'"))).await?;
        Ok(())
    }

    pub(crate) async fn rows(
        &self,
        sql: &'static str,
        args: impl IntoIterator<Item = Arg>,
    ) -> Result<Vec<AnyRow>, StoreError> {
        let args: Vec<Arg> = args.into_iter().collect();
        Ok(bind(sql, &args).fetch_all(&self.readers).await?)
    }

    pub(crate) async fn row(
        &self,
        sql: &'static str,
        args: impl IntoIterator<Item = Arg>,
    ) -> Result<Option<AnyRow>, StoreError> {
        Ok(self.rows(sql, args).await?.into_iter().next())
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
