//! Reading columns.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::StoreError;

/// A row that a query has found.
pub(crate) enum Row {
    /// From a connection of a pool.
    Pooled(AnyRow),
    /// From a simulated database.
    #[cfg(feature = "simulation")]
    Simulated(crate::simulated::Columns),
}

/// Reads one column as a type that both kinds of rows know.
macro_rules! read {
    ($row:expr, $column:expr, $type:ty) => {
        match $row {
            Row::Pooled(row) => Ok(row.try_get::<Option<$type>, _>($column)?),
            #[cfg(feature = "simulation")]
            Row::Simulated(columns) => columns.read::<$type>($column),
        }
    };
}

fn required<T>(value: Option<T>, column: &str) -> Result<T, StoreError> {
    value.ok_or_else(|| StoreError::Corrupt(format!("the column {column} is empty")))
}

pub(crate) fn text(row: &Row, column: &str) -> Result<String, StoreError> {
    required(maybe_text(row, column)?, column)
}

pub(crate) fn maybe_text(row: &Row, column: &str) -> Result<Option<String>, StoreError> {
    read!(row, column, String)
}

pub(crate) fn int(row: &Row, column: &str) -> Result<u64, StoreError> {
    required(maybe_int(row, column)?, column)
}

pub(crate) fn maybe_int(row: &Row, column: &str) -> Result<Option<u64>, StoreError> {
    Ok(maybe_signed(row, column)?.map(|number| number as u64))
}

pub(crate) fn maybe_signed(row: &Row, column: &str) -> Result<Option<i64>, StoreError> {
    read!(row, column, i64)
}

pub(crate) fn flag(row: &Row, column: &str) -> Result<bool, StoreError> {
    Ok(int(row, column)? != 0)
}

pub(crate) fn real(row: &Row, column: &str) -> Result<f64, StoreError> {
    required(maybe_real(row, column)?, column)
}

pub(crate) fn maybe_real(row: &Row, column: &str) -> Result<Option<f64>, StoreError> {
    read!(row, column, f64)
}
