//! Reports as one self-contained page of HTML: no scripts, fonts or pictures from elsewhere.
//!
//! ```text
//!  document   the frame of every page, and its parts: cards, tiles, tables
//!  scale      from numbers to places on a chart, with round ticks
//!  intervals  dots with whiskers: estimates and how sure they are
//!  bars       histograms, stacked and plain bars
//!  lines      how something reacts to something
//!  simulation, arena, tuning   the three reports
//! ```
//!
//! Charts are drawn as SVG in the colours of the page, so they follow it from light to dark, at the size of a phone,
//! so that they are as readable there as on a desk.

mod arena;
mod bars;
mod document;
mod intervals;
mod lines;
mod scale;
mod simulation;
mod tuning;

pub use arena::arena_page;
pub use simulation::simulation_page;
pub use tuning::tuning_page;
