//! Many clients at once against a table server, and how long it makes them wait.
//!
//! ```text
//!  plan       what is asked for: tables, moves a second, seconds
//!  child      a server of its own, where none is named
//!  requests   requests, aside from the sockets
//!  table      one table with its four clients: sits down, plays by the schedule, begins again
//!  sockets    its sockets, read only where something has arrived
//!  knowledge  what its clients know, and what they decide
//!  message    as much of a message as a client needs
//!  latency    waits, sorted
//!  process    memory and processor time of the server
//!  report     the figures, as text and as JSON
//! ```
//!
//! The moments at which moves are due are fixed beforehand, and a wait begins at that moment, not when the client got
//! round to sending. So a server that stalls is charged for everything that should have happened meanwhile.

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
