//! Players made of code.
//!
//! ```text
//!  Bot        decides from one seat's outlook, with its own random stream
//!  Level      the players by name, as people choose them: random, eager, greedy
//!  Seated     a player of some level, sitting at a table
//! ```
//!
//! Every player is generic over the game: what it knows of a game is what [`cardinal_engine::Instinct`] says,
//! so a new game has opponents from its first day.

mod bot;
mod eager;
mod greedy;
mod level;
mod random;
mod seated;

pub use bot::Bot;
pub use eager::Eager;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use seated::Seated;
