//! The comparisons of `cardinal ladder`: kept in a file, checked for being up to date, shown as a table.

mod comparison;
mod fingerprints;
mod page;
mod results;

pub(crate) use comparison::{Comparison, Question, Sample, Standing};
pub(crate) use fingerprints::Fingerprints;
pub(crate) use page::with_table;
pub(crate) use results::Results;
