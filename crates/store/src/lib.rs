//! The database of a server: people, tables, inputs of games, records and ratings.
//!
//! ```text
//!  Store      the database: reads go to a pool, history to another, writes to the Writer
//!  Writer     gathers the writes of many tables into one transaction (group commit)
//!  sqlite     executes them on its own thread; postgres does so in a task
//!  Write      a list of statements that happen together or not at all
//!  migrations one set of SQL files, understood by SQLite and PostgreSQL
//! ```
//!
//! A write is acknowledged after its transaction is committed, so every acknowledged write survives a crash.
//! Where several nodes share a PostgreSQL, each is a row that it has to renew, and every write in the name of a node
//! holds that row. When the lease of a node has expired, another node evicts it and takes its tables; if the evicted node
//! comes back, its writes are refused with [`StoreError::Fenced`].
//! The primary key `(match, seq)` of the log is the fence: of two owners of a table, one gets
//! [`StoreError::Conflict`].

mod audience;
mod audit;
mod bans;
mod closings;
mod erasures;
mod error;
mod invitations;
mod log;
mod matches;
mod nodes;
mod people;
mod postgres;
mod private;
mod ratings;
mod reports;
mod resets;
mod retention;
mod rows;
mod schema;
mod search;
#[cfg(feature = "simulation")]
mod simulated;
mod source;
mod sqlite;
mod store;
mod tables;
mod tail;
mod talk;
mod values;
mod write;
mod writer;

pub use audience::{Audience, LONGEST_DELAY};
pub use audit::AuditRow;
pub use bans::BanRow;
pub use erasures::NamingMatch;
pub use error::StoreError;
pub use invitations::InvitationRow;
pub use log::LogRow;
pub use matches::{Ending, ListedMatch, MatchFilter, MatchRow, NewMatch, SeatEnding, SeatRow};
pub use nodes::NodeRow;
pub use people::{PersonRow, SessionRow};
pub use private::{keep_private, private_directory};
pub use ratings::RatingRow;
pub use reports::ReportRow;
pub use search::{SeatOf, SessionUse};
#[cfg(feature = "simulation")]
pub use simulated::{Fate, Faults, Outcome, Request, Simulated};
pub use store::{Durability, Store};
pub use tables::TableRow;
pub use talk::ChatRow;
pub use write::Write;
