//! A series of games with fixed players, and what it shows.

mod plan;
mod report;
mod series;
mod tally;

pub use plan::{DEFAULT_CAP, Plan};
pub use report::{Estimate, LengthReport, Report, SeatReport, TeamReport};
pub use series::{RecordSink, Watch, simulate};
