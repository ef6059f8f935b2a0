//! A load test of a table server: many clients at once, and how long they wait.
//!
//! ```text
//!  plan       the plan: tables, moves per second, seconds
//!  child      a server started for the test, if none is named
//!  requests   HTTP requests
//!  table      one table with its four clients: sits down, plays by the schedule, begins again
//!  sockets    its sockets, of which only those with new data are read
//!  knowledge  what its clients know, and what they decide
//!  message    the parts of a message that a client needs
//!  latency    quantiles of waiting times
//!  process    memory and processor time of the server
//!  report     the figures, as text and as JSON
//! ```
//!
//! The due times of moves are fixed beforehand, and a wait begins when the move is due, not when the client sends it. So
//! a server that stalls is charged for every move that was due meanwhile (no coordinated omission).

mod child;
mod error;
mod knowledge;
mod latency;
mod message;
mod plan;
mod process;
mod report;
mod requests;
mod run;
mod sockets;
mod table;

pub use child::Child;
pub use error::LoadError;
pub use knowledge::Knowledge;
pub use latency::Waits;
pub use plan::Plan;
pub use report::{Memory, Report};
pub use run::run;
