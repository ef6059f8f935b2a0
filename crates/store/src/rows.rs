//! Reading columns.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::StoreError;

pub(crate) fn text(row: &AnyRow, column: &str) -> Result<String, StoreError> {
    Ok(row.try_get(column)?)
}

pub(crate) fn maybe_text(row: &AnyRow, column: &str) -> Result<Option<String>, StoreError> {
    Ok(row.try_get(column)?)
}

pub(crate) fn int(row: &AnyRow, column: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>(column)? as u64)
}

pub(crate) fn maybe_int(row: &AnyRow, column: &str) -> Result<Option<u64>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(|number| number as u64))
}

pub(crate) fn maybe_signed(row: &AnyRow, column: &str) -> Result<Option<i64>, StoreError> {
    Ok(row.try_get(column)?)
}

pub(crate) fn flag(row: &AnyRow, column: &str) -> Result<bool, StoreError> {
    Ok(int(row, column)? != 0)
}

pub(crate) fn real(row: &AnyRow, column: &str) -> Result<f64, StoreError> {
    Ok(row.try_get(column)?)
}

pub(crate) fn maybe_real(row: &AnyRow, column: &str) -> Result<Option<f64>, StoreError> {
    Ok(row.try_get(column)?)
}
