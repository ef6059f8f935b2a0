//! Migrations, applied when a store is opened.

use std::borrow::Cow;
use std::cmp::Ordering;

use sqlx::any::AnyRow;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Row, SqlSafeStr};

use crate::StoreError;

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "nodes", include_str!("../migrations/0002_nodes.sql")),
    (3, "talk", include_str!("../migrations/0003_talk.sql")),
    (6, "erasures", include_str!("../migrations/0006_erasures.sql")),
    (7, "listed", include_str!("../migrations/0007_listed.sql")),
    (8, "operators", include_str!("../migrations/0008_operators.sql")),
    (9, "values", include_str!("../migrations/0009_values.sql")),
    (10, "shown", include_str!("../migrations/0010_shown.sql")),
];

/// Only for SQLite.
const LITE: &[(i64, &str, &str)] = &[
    (4, "log", include_str!("../migrations/0004_log.sql")),
    (5, "tail", include_str!("../migrations/0005_tail.sql")),
];

/// Brings a database up to date.
pub(crate) async fn migrate(pool: &AnyPool, lite: bool) -> Result<(), StoreError> {
    run(pool, MIGRATIONS.iter().chain(LITE.iter().filter(|_| lite))).await
}

/// All migrations of an SQLite database.
#[cfg(any(test, feature = "simulation"))]
pub(crate) fn all_for_sqlite() -> impl Iterator<Item = &'static str> {
    let mut all: Vec<&(i64, &str, &str)> = MIGRATIONS.iter().chain(LITE).collect();
    all.sort_by_key(|(version, ..)| *version);
    all.into_iter().map(|(.., sql)| *sql)
}

/// Refuses a database that this version would have to migrate first, or that is of a later one.
pub(crate) async fn check(pool: &AnyPool) -> Result<(), StoreError> {
    let own = MIGRATIONS.iter().chain(LITE).map(|(version, ..)| *version).max().unwrap_or_default();
    let sql = "SELECT MAX(version) AS version FROM _sqlx_migrations";
    let version = |row: AnyRow| row.try_get::<Option<i64>, _>("version");
    let found = match sqlx::query(sql).fetch_one(pool).await.and_then(version) {
        Ok(found) => found.unwrap_or_default(),
        Err(error @ (sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut)) => return Err(error.into()),
        Err(_) => {
            return Err(StoreError::Version("the database was not created by a Cardinal server".to_owned()));
        }
    };
    match found.cmp(&own) {
        Ordering::Less => {
            let why = "the database is of an earlier version; start the server of this version once";
            Err(StoreError::Version(why.to_owned()))
        }
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(later()),
    }
}

fn later() -> StoreError {
    StoreError::Version("the database is of a later version".to_owned())
}

async fn run(
    pool: &AnyPool,
    migrations: impl Iterator<Item = &(i64, &'static str, &'static str)>,
) -> Result<(), StoreError> {
    let list = migrations.map(|&(version, name, sql)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(list.collect());
    migrator.run(pool).await.map_err(|error| match error {
        // Only a later version has applied a migration that this one does not know.
        MigrateError::VersionMissing(_) => later(),
        error => StoreError::Unavailable(format!("migration: {error}")),
    })
}

#[cfg(test)]
mod tests {
    use sqlx::Executor;

    use super::*;

    /// An upgraded server continues the games in its database.
    #[tokio::test]
    async fn an_earlier_database_keeps_its_log() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}?mode=rwc", folder.path().join("old.sqlite3").display());
        let pool = AnyPool::connect(&url).await.unwrap();
        run(&pool, MIGRATIONS.iter()).await.unwrap();
        for seq in 1..=3 {
            let sql = "INSERT INTO match_log (match_id, seq, at, body, submission, clocks) \
                       VALUES ('m', $1, 7, 'body', NULL, '[]')";
            sqlx::query(sql).bind(seq).execute(&pool).await.unwrap();
        }
        migrate(&pool, true).await.unwrap();
        let rows = pool.fetch_all("SELECT seq, body FROM match_log ORDER BY seq").await.unwrap();
        let seqs: Vec<i64> = rows.iter().map(|row| row.get("seq")).collect();
        assert_eq!(seqs, [1, 2, 3]);
        let made = pool.fetch_one("SELECT sql FROM sqlite_master WHERE name = 'match_log'").await.unwrap();
        assert!(made.get::<String, _>("sql").contains("WITHOUT ROWID"));
    }
}
