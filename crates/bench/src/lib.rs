//! How fast the games are, measured through the very contract everybody else uses.

mod course;
pub mod kernel;
pub mod scorer;
pub mod search;

pub use course::{Course, Tally};
