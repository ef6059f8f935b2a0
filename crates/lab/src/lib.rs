//! The laboratory: games by the million, and what they show.
//!
//! ```text
//!  simulate   a Plan (options, a player a seat, how many games, the seed) becomes a Report
//!  arena      an ArenaPlan (players, deals) becomes an ArenaReport: equal deals for all, seats rotated
//!  climb      a RungPlan (one player above another) becomes a Rung, with no more deals than it takes;
//!             sample measures it over a fixed number of deals
//!  tune       a TunePlan (options varied over values) becomes a TuneReport: how the game reacts
//!  study      all of these for a game chosen at run time, built once
//!  play_game  a single game of a series
//!
//!  playing/      one game; many games on all cores, taken in in order
//!  statistics/   exact sums, intervals, ratings, sequential tests
//!  simulation/   fixed players, many games
//!  arena/        players compared over duplicate deals
//!  tuning/       table options varied
//!  page/         reports as HTML
//! ```
//!
//! Game number `n` of a seed does not depend on the games beside it: each game has its own random streams,
//! one for its shuffles and one for each player. All counting is done in whole numbers, or in the order of the
//! games, so a report does not depend on the number of threads or on how they shared the work.

mod arena;
mod error;
mod page;
mod playing;
mod simulation;
mod statistics;
mod study;
mod tuning;

pub use arena::*;
pub use error::LabError;
pub use page::{arena_page, simulation_page, tuning_page};
pub use playing::{Journal, Outcome, Streams, play_game};
pub use simulation::*;
pub use statistics::*;
pub use study::{Studied, Study, study};
pub use tuning::*;
