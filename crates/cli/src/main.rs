//! The program `cardinal`.
//!
//! ```text
//!  cardinal serve      the table server; also without any command
//!  cardinal backup     a copy of its database
//!  cardinal rate       its ratings anew
//!  cardinal admin      its people, tables, reports and invitations
//!  cardinal load       many clients at once against a server
//!  cardinal play       a game in the terminal
//!  cardinal games      the games, their seats, options and presets
//!  cardinal rules      the rules of a game, or one clause
//!  cardinal simulate   mass games with statistics
//!  cardinal arena      bots compared over duplicate deals
//!  cardinal ladder     whether each level of bot beats the one below it
//!  cardinal tune       how a game reacts to its table options
//!  cardinal replay     a record, step by step
//!  cardinal verify     whether records hold
//! ```
//!
//! Exit codes: 0 for success, 1 for a record that does not hold, 2 for anything that could not be done as asked,
//! 130 for a command stopped by Ctrl-C or SIGTERM, which keeps what is done.
//! Whatever is wrong is said in one line on stderr.

mod args;
mod commands;
mod complaint;
mod failure;
mod known;
mod newfile;
mod numbers;
mod records;
mod stopping;
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
