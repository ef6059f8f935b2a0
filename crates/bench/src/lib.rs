//! How fast the games are, measured through the very contract everybody else uses.

mod best;
mod course;
pub mod kernel;
pub mod scorer;
pub mod search;
pub mod simulate;

pub use best::{Best, per};
pub use course::{Course, Tally};
