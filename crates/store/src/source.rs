//! The sources of rows.

use sqlx::AnyPool;

use crate::StoreError;
use crate::rows::Row;
use crate::write::{Arg, bind};

/// Where rows are read from, and where statements outside the [`Writer`](crate::writer::Writer) go.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// The connections of a pool.
    Pool(AnyPool),
    /// A simulated database.
    #[cfg(feature = "simulation")]
    Simulated(crate::simulated::Handle),
}

impl Source {
    /// The rows that a query finds.
    pub(crate) async fn fetch(&self, sql: &'static str, args: &[Arg]) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Pool(pool) => {
                let rows = bind(sql, args).fetch_all(pool).await?;
                Ok(rows.into_iter().map(Row::Pooled).collect())
            }
            #[cfg(feature = "simulation")]
            Self::Simulated(database) => database.fetch(sql, args).await,
        }
    }

    /// Carries a statement out; how many rows it changed.
    pub(crate) async fn execute(&self, sql: &'static str, args: &[Arg]) -> Result<u64, StoreError> {
        match self {
            Self::Pool(pool) => Ok(bind(sql, args).execute(pool).await?.rows_affected()),
            #[cfg(feature = "simulation")]
            Self::Simulated(database) => database.execute(sql, args).await,
        }
    }
}
