//! A table: one task owns it, and everything reaches it as a command in its inbox.
//!
//! ```text
//!  run        the task: commands and deadlines
//!  command    the commands to a table
//!  order      an order on its way, and the way of its answer
//!  frame      messages as they go over the wire
//!  outbox     where messages for one client go
//!  pace       how many orders one person may give
//!  table      the table and its parts; what follows from every change
//!  orders     the orders of people: seats, votes, chat, the life of a table
//!  leaving    leaving a table, and playing again
//!  operating  the actions of operators at a table
//!  watching   who may watch, and as whom
//!  play       moves, undo, the beginning and the end of a match
//!
//!  state      the stored state of the table
//!  roster     who sits where, who is the host, who is there
//!  journal    the numbers of the match, and the orders they came from
//!  taken_back the notices of moves that were taken back
//!  clocks     time
//!  watchers   the clients that follow the table
//!  telling    the updates for a watcher
//!  shade      what delayed spectators must not see
//!  embargo    the end of a match that is not public yet
//!  votes      questions to the people at the table
//!  chat       the chat
//!  namesakes  people whose names look alike
//!  bots       which bots think, and when
//!  lesson     guided first games
//!  storage    writing, and recovery from failures
//! ```
//!
//! Each part owns its fields. A command or a deadline changes parts and marks what has changed; then
//! `Table::after_change` does everything that follows: clocks, bots, the end of the match, and telling every watcher.

mod bots;
mod chat;
mod clocks;
mod command;
mod dealing;
mod embargo;
mod frame;
#[cfg(test)]
mod inspection;
mod journal;
mod leaving;
mod lesson;
mod namesakes;
mod operating;
mod order;
mod orders;
mod outbox;
mod pace;
mod play;
mod roster;
mod run;
mod shade;
mod state;
mod storage;
#[expect(clippy::module_inception, reason = "it is the file of the noun itself")]
mod table;
mod taken_back;
mod telling;
mod votes;
mod watchers;
mod watching;

pub(crate) use command::{Command, WatchRequest};
pub(crate) use dealing::checked as check_pledge;
pub(crate) use frame::{Frame, Kind};
#[cfg(test)]
pub(crate) use inspection::Inspection;
#[cfg(feature = "testing")]
pub(crate) use journal::read_log;
pub(crate) use order::Wish;
pub(crate) use orders::MUTES;
pub(crate) use outbox::Outbox;
pub(crate) use roster::Roster;
pub(crate) use run::{FORGOTTEN, spawn};
pub(crate) use state::{MatchState, TableState};
pub(crate) use telling::outlook;
