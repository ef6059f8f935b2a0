//! Table options varied, and how the game reacts.

mod plan;
mod report;
mod sweep;

pub use plan::{TunePlan, Variation, variations};
pub use report::{TuneReport, VariationReport};
pub use sweep::tune;
