//! The laboratory: games by the million, and what they show.
//!
//! ```text
//!  Plan       what to play: options, a player a seat, how many games, the seed
//!  simulate   plays it on all cores and gives a Report
//!  Report     wins, places, scores and measures per seat, each with a 95 % interval
//!  play_game  a single game of the same series
//! ```
//!
//! Game number `n` of a seed is the same game whatever else is played: each game has its own random streams,
//! one for its shuffles and one for each player. All counting is done in whole numbers and turned into ratios
//! at the very end. So a report does not depend on the number of threads or on how they shared the work.

mod histogram;
mod journal;
mod plan;
mod play;
mod report;
mod simulate;
mod statistics;
mod sum;
mod tally;

pub use histogram::Histogram;
pub use journal::Journal;
pub use plan::{DEFAULT_CAP, Plan};
pub use play::{Outcome, play_game};
pub use report::{Estimate, LengthReport, Report, SeatReport, TeamReport};
pub use simulate::{LabError, RecordSink, Watch, simulate};
pub use statistics::{Interval, mean, mean_interval, wilson};
pub use sum::Sum;
