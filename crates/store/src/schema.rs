//! Migrations, applied when a store is opened.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

use crate::StoreError;

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "nodes", include_str!("../migrations/0002_nodes.sql")),
    (3, "talk", include_str!("../migrations/0003_talk.sql")),
    (6, "erasures", include_str!("../migrations/0006_erasures.sql")),
    (7, "listed", include_str!("../migrations/0007_listed.sql")),
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

async fn run(
    pool: &AnyPool,
    migrations: impl Iterator<Item = &(i64, &'static str, &'static str)>,
) -> Result<(), StoreError> {
    let list = migrations.map(|&(version, name, sql)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(list.collect());
    migrator.run(pool).await.map_err(|error| StoreError::Unavailable(format!("migration: {error}")))
}

#[cfg(test)]
mod tests {
    use sqlx::{Executor, Row};

    use super::*;

    /// A server that is upgraded goes on with the games in its database.
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
