//! Cardinal's tables in a terminal.
//!
//! ```text
//!  session   a person sitting at a table: the match in this program, its bots, its saves
//!  words     games in sentences
//!  tables    what lies where on the screen and what it can be used for, one folder a game
//!  screen    full-screen: playing, setting up, replaying
//!  plain     line by line, for screen readers, pipes and scripts
//! ```
//!
//! Everything on the screen is made from the view of the seat at the terminal. Games are reached through the registry; a test
//! names the game that has no table.

pub mod screen;
pub mod session;
pub mod tables;
pub mod words;

mod ending;
pub mod interrupt;
pub mod plain;
pub mod rules;
mod secret;

pub use ending::{Ending, TerminalError};
pub use secret::ask_secret;
