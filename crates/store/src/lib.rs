//! What a server keeps: people, tables, inputs of games, records and ratings.
//!
//! ```text
//!  Store      the database: reads go to a pool, writes to the Writer
//!  Writer     gathers the writes of many tables into one transaction (group commit)
//!  Write      a list of statements that happen together or not at all
//!  migrations one set of SQL files, understood by SQLite and PostgreSQL
//! ```
//!
//! A write is acknowledged after its transaction is committed, so whatever was acknowledged survives a crash.
//! The primary key `(match, seq)` of the log is the fence: of two owners of a table, one is told
//! [`StoreError::Conflict`].

mod error;
mod log;
mod matches;
mod people;
mod ratings;
mod rows;
mod schema;
mod store;
mod tables;
mod talk;
mod write;
mod writer;

pub use error::StoreError;
pub use log::LogRow;
pub use matches::{Ending, MatchFilter, MatchRow, NewMatch, SeatEnding, SeatRow};
pub use people::{PersonRow, SessionRow};
pub use ratings::RatingRow;
pub use store::{Durability, Store};
pub use tables::TableRow;
pub use talk::ChatRow;
pub use write::Write;
