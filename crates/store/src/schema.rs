//! Migrations, applied when a store is opened.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

use crate::StoreError;

const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "nodes", include_str!("../migrations/0002_nodes.sql")),
    (3, "talk", include_str!("../migrations/0003_talk.sql")),
];

pub(crate) async fn migrate(pool: &AnyPool) -> Result<(), StoreError> {
    let list = MIGRATIONS.iter().map(|&(version, name, sql)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(list.collect());
    migrator.run(pool).await.map_err(|error| StoreError::Unavailable(format!("migration: {error}")))
}
