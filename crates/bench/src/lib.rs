//! How fast the games are, measured through their public contract.

mod best;
mod course;
pub mod kernel;
pub mod scorer;
pub mod search;
pub mod simulate;

pub use best::{Best, per};
pub use course::{Course, Tally};
