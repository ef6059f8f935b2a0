//! The program `cardinal`.
//!
//! ```text
//!  cardinal serve      the table server; also without any command
//!  cardinal backup     a copy of its database
//!  cardinal rate       its ratings, recomputed
//!  cardinal admin      its people, tables, reports and invitations
//!  cardinal load       many clients at once against a server
//!  cardinal play       a game in the terminal
//!  cardinal games      the games, their seats, options and presets
//!  cardinal rules      the rules of a game, or one clause
//!  cardinal simulate   mass games with statistics
//!  cardinal arena      bots compared over duplicate deals
//!  cardinal ladder     whether each bot level beats the one below it
//!  cardinal tune       how a game reacts to its table options
//!  cardinal replay     a record, step by step
//!  cardinal verify     whether records are valid
//! ```
//!
//! `commands/` has one module per command. What several of them share: `experiment/` (arguments, progress and saved
//! state of long runs), `report/` (their results as text), `ladder/` (kept comparisons).
//!
//! Exit codes: 0 for success; 1 for an invalid record; 2 for anything that could not be done as asked; 130 for a
//! command stopped by Ctrl-C or SIGTERM, which keeps what is done. Every error is one line on stderr.

mod args;
mod commands;
mod experiment;
mod failure;
mod interrupt;
mod ladder;
mod lookup;
mod newfile;
mod notify;
mod numbers;
mod records;
mod report;
mod table;
mod words;
mod wrap;

/// A fifth of what a move costs a server is spent allocating, and this allocator halves it.
#[cfg(feature = "server")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use std::process::ExitCode;

fn main() -> ExitCode {
    match args::run(&std::env::args_os().collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.exit(),
    }
}
