//! What a server keeps: people, tables, inputs of games, records and ratings.
//!
//! ```text
//!  Store      the database: reads go to a pool, history to another, writes to the Writer
//!  Writer     gathers the writes of many tables into one transaction (group commit)
//!  Write      a list of statements that happen together or not at all
//!  migrations one set of SQL files, understood by SQLite and PostgreSQL
//! ```
//!
//! A write is acknowledged after its transaction is committed, so whatever was acknowledged survives a crash.
//! Where several nodes share a PostgreSQL, each is a row that it has to renew, and every write in the name of a node
//! holds that row. A node whose lease is over is deleted by another, which takes its tables; a node that comes back from
//! wherever it was is told [`StoreError::Fenced`].
//! The primary key `(match, seq)` of the log is the fence: of two owners of a table, one is told
//! [`StoreError::Conflict`].

mod error;
mod log;
mod matches;
mod nodes;
mod people;
mod postgres;
mod ratings;
mod rows;
mod schema;
mod sqlite;
mod store;
mod tables;
mod talk;
mod write;
mod writer;

pub use error::StoreError;
pub use log::LogRow;
pub use matches::{Ending, MatchFilter, MatchRow, NewMatch, SeatEnding, SeatRow};
pub use nodes::NodeRow;
pub use people::{PersonRow, SessionRow};
pub use ratings::RatingRow;
pub use store::{Durability, Store};
pub use tables::TableRow;
pub use talk::ChatRow;
pub use write::Write;
