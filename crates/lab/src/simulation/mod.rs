//! A series of games with fixed players, and what it shows.

mod checkpoint;
mod kinds;
mod observer;
mod plan;
mod report;
mod row;
mod series;
mod tally;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use plan::{DEFAULT_CAP, Plan};
pub use report::{
    CloseReport, Distribution, Estimate, KindReport, Report, SeatReport, StarterReport, TeamReport,
};
pub use row::csv_head;
pub use series::{CLOSE, Keeper, Sink, Watch, simulate};
