//! The command line as a whole.

use std::ffi::OsString;
use std::io::{BufWriter, Write};
use std::sync::LazyLock;

use cardinal_protocol::VersionInfo;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

#[cfg(feature = "play")]
use crate::commands::play;
#[cfg(feature = "server")]
use crate::commands::{admin, backup, load, serve};
use crate::commands::{arena, games, ladder, replay, rules, simulate, tune, verify};
use crate::failure::Failure;

/// Number-card games: play them, host them, study them.
#[derive(Parser, Debug)]
#[command(name = "cardinal", version, long_version = long_version(), after_help = "See 'cardinal COMMAND --help' for each command.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Run the table server with the web client (the default command).
    #[cfg(feature = "server")]
    Serve(serve::Args),
    /// Copy a server's database while the server is running.
    #[cfg(feature = "server")]
    Backup(backup::Args),
    /// Recompute a server's ratings from its matches.
    #[cfg(feature = "server")]
    Rate(backup::RateArgs),
    /// Manage the people and tables of a server, running or stopped.
    #[cfg(feature = "server")]
    Admin(admin::Args),
    /// Load-test a server with many clients and report their waiting times.
    #[cfg(feature = "server")]
    Load(load::Args),
    /// Play in the terminal: against bots, hot-seat, or on a server.
    #[cfg(feature = "play")]
    Play(play::Args),
    /// List the games with their numbers of seats, options and presets.
    Games(games::Args),
    /// Show the rules of a game, or one clause of them.
    Rules(rules::Args),
    /// Play many games between bots and report statistics.
    Simulate(simulate::Args),
    /// Compare bots over the same deals, from every seat.
    Arena(arena::Args),
    /// Test whether each bot level beats the one below it.
    Ladder(ladder::Args),
    /// Vary table options and see how they change length, ties, seat advantage and skill.
    Tune(tune::Args),
    /// Step through a recorded game.
    Replay(replay::Args),
    /// Verify records: every move legal, the result right, the shuffles as committed.
    Verify(verify::Args),
}

/// The output of `--version`; `-V` prints only the first line.
fn long_version() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        VersionInfo::of_this_program(cardinal_games::all().iter().map(|game| game.info())).to_string()
    });
    &TEXT
}

/// Runs the command that the arguments name; the first is the name of the program.
pub(crate) fn run(args: &[OsString]) -> Result<(), Failure> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    match Cli::try_parse_from(args) {
        #[cfg(feature = "server")]
        Ok(Cli { command: None }) => {
            let name = args.first().cloned().unwrap_or_default();
            return run(&[name, "serve".into()]);
        }
        #[cfg(not(feature = "server"))]
        Ok(Cli { command: None }) => write!(out, "{}", Cli::command().render_help())?,
        Ok(Cli { command: Some(command) }) => match command {
            #[cfg(feature = "server")]
            Command::Serve(args) => {
                drop(out);
                return serve::run(&args);
            }
            #[cfg(feature = "server")]
            Command::Backup(args) => backup::run(&args, &mut out)?,
            #[cfg(feature = "server")]
            Command::Rate(args) => backup::rate(&args, &mut out)?,
            #[cfg(feature = "server")]
            Command::Admin(args) => admin::run(&args, &mut out)?,
            #[cfg(feature = "server")]
            Command::Load(args) => load::run(&args, &mut out)?,
            #[cfg(feature = "play")]
            Command::Play(args) => {
                drop(out);
                return play::run(&args);
            }
            Command::Games(args) => games::run(&args, &mut out)?,
            Command::Rules(args) => rules::run(&args, &mut out)?,
            Command::Simulate(args) => simulate::run(&args, &mut out)?,
            Command::Arena(args) => arena::run(&args, &mut out)?,
            Command::Ladder(args) => ladder::run(&args, &mut out)?,
            Command::Tune(args) => tune::run(&args, &mut out)?,
            Command::Replay(args) => replay::run(&args, &mut out)?,
            Command::Verify(args) => verify::run(&args, &mut out)?,
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => write!(out, "{}", error.render())?,
            _ => return Err(Failure::Impossible(condense(&error.render().to_string(), args))),
        },
    }
    out.flush()?;
    Ok(())
}

/// Clap explains an error in several lines; this is its first paragraph, and where to find help.
fn condense(explained: &str, args: &[OsString]) -> String {
    let first = explained.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.trim_start_matches("error: ").split_whitespace().collect();
    let commands = Cli::command();
    let command = args.get(1).and_then(|name| commands.find_subcommand(name.to_str()?));
    let help = command.map_or_else(String::new, |command| format!(" {}", command.get_name()));
    format!("{}; see 'cardinal{help} --help'", words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
