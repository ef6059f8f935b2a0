//! A table: one task owns it, and everything reaches it as a letter in its inbox.
//!
//! ```text
//!  lesson     guided first games
//!  letter     what can be asked of a table
//!  kept       what a table stores of itself
//!  table      the state the task owns; loading it
//!  run        the task: letters and deadlines
//!  orders     what people order, before, during and after a game
//!  seating    who sits where, and who is the host
//!  moves      check, store, apply, tell
//!  undo       taking back, and votes
//!  bots       who thinks when
//!  clocks     time
//!  watchers   who is told what
//!  admission  who may be at a table
//!  talk       chat
//!  finish     the end of a match, and the next one
//! ```

mod admission;
mod bots;
mod clocks;
mod finish;
mod kept;
mod lesson;
mod letter;
mod moves;
mod orders;
mod run;
mod seating;
mod state;
mod talk;
mod undo;
mod watchers;

pub(crate) use kept::{Kept, KeptMatch, KeptSeat, status_name};
pub(crate) use letter::{Answer, Letter, Outbox, frame};
pub(crate) use orders::MUTES;
pub(crate) use run::spawn;
pub(crate) use state::bot;
