//! `cardinal admin`: managing the people and tables of a server, running or stopped.
//!
//! ```text
//!  mod       the arguments, and which command does what
//!  people    finding, showing, renaming, erasing; password reset links
//!  bans      bans of people, addresses and networks
//!  tables    finding, showing and closing tables; removing lines
//!  reports   reports about people
//!  invites   invitations
//!  log       the audit log
//!  operator  the name of the operator
//!  show      times, durations and lists
//! ```

mod bans;
mod invites;
mod log;
mod operator;
mod people;
mod reports;
mod show;
mod tables;

use std::io::Write;
use std::path::PathBuf;

use cardinal_server::{Admin, AdminError};
use clap::Subcommand;
use serde::Serialize;

use super::serve;
use crate::failure::Failure;

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
    /// The configuration file of the server (TOML).
    #[arg(long, env = "CARDINAL_CONFIG", global = true)]
    config: Option<PathBuf>,
    /// The directory of the embedded database [default: cardinal-data].
    #[arg(long, env = "CARDINAL_DATA", global = true)]
    data: Option<PathBuf>,
    /// The URL of a PostgreSQL database to use instead of the embedded one.
    #[arg(long, env = "CARDINAL_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
    /// The operator's name in the audit log [default: the system user].
    #[arg(long = "as", value_name = "NAME", global = true)]
    operator: Option<String>,
    /// Print JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Find people by id, username, part of a name, or the address or network they connected from.
    People(people::Find),
    /// Show a person: sessions, tables, matches, reports about them, and their audit log.
    Person(people::Show),
    /// Find tables by id, game, status or a person at them.
    Tables(tables::Find),
    /// Show a table and its chat.
    Table(tables::Show),
    /// Make a single-use link for a member to choose a new password.
    ResetPassword(people::Reset),
    /// Ban a person, an address or a network.
    Ban(bans::Ban),
    /// End a ban.
    Unban(bans::Unban),
    /// List the bans.
    Bans(bans::List),
    /// Close a table; a running game ends without a result.
    CloseTable(tables::Close),
    /// Delete a line of a table's chat.
    DeleteLine(tables::DeleteLine),
    /// Give a person another name.
    Rename(people::Rename),
    /// Export everything stored about a person, as JSON.
    Export(people::Export),
    /// Erase a person: name, username, password, sessions, and everything they wrote.
    Erase(people::Erase),
    /// List the open reports.
    Reports(reports::List),
    /// Show a report.
    Report(reports::Show),
    /// Mark a report as resolved.
    Resolve(reports::Resolve),
    /// Make an invitation code for new accounts.
    Invite(invites::Invite),
    /// List the invitations.
    Invitations,
    /// End an invitation.
    Revoke(invites::Revoke),
    /// Show the audit log: what operators did.
    Log(log::Log),
}

/// The reason for an operator's action.
#[derive(clap::Args, Debug)]
struct Reason {
    /// The reason, for the audit log.
    #[arg(long, default_value = "")]
    reason: String,
}

/// Where a command writes, and in which form.
struct Output<'a, W> {
    out: &'a mut W,
    json: bool,
}

impl<W: Write> Output<'_, W> {
    /// Writes a value, as JSON or in words.
    fn show<T: Serialize>(&mut self, value: &T, words: impl FnOnce(&T) -> String) -> Result<(), Failure> {
        if self.json {
            write!(self.out, "{}", show::json(value)?)?;
        } else {
            write!(self.out, "{}", words(value))?;
        }
        Ok(())
    }
}

impl From<AdminError> for Failure {
    /// The stable code of the error, and a sentence.
    fn from(error: AdminError) -> Self {
        Self::new(format!("{}: {error}", error.code()))
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let Args { config, data, database, .. } = args;
    let config = serve::Args::of_database(config.clone(), data.clone(), database.clone()).config()?;
    let operator = args.operator.clone().unwrap_or_else(operator::name);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let admin = Admin::open(&config, &operator).await?;
        let mut output = Output { out, json: args.json };
        match &args.task {
            Task::People(find) => people::find(&admin, find, &mut output).await,
            Task::Person(show) => people::show(&admin, show, &mut output).await,
            Task::Tables(find) => tables::find(&admin, find, &mut output).await,
            Task::Table(show) => tables::show(&admin, show, &mut output).await,
            Task::ResetPassword(reset) => people::reset(&admin, &config, reset, &mut output).await,
            Task::Ban(ban) => bans::ban(&admin, ban, &mut output).await,
            Task::Unban(unban) => bans::unban(&admin, unban, &mut output).await,
            Task::Bans(list) => bans::list(&admin, list, &mut output).await,
            Task::CloseTable(close) => tables::close(&admin, close, &mut output).await,
            Task::DeleteLine(delete) => tables::delete_line(&admin, delete, &mut output).await,
            Task::Rename(rename) => people::rename(&admin, rename, &mut output).await,
            Task::Export(export) => people::export(&admin, export, &mut output).await,
            Task::Erase(erase) => people::erase(&admin, erase, &mut output).await,
            Task::Reports(list) => reports::list(&admin, list, &mut output).await,
            Task::Report(show) => reports::show(&admin, show, &mut output).await,
            Task::Resolve(resolve) => reports::resolve(&admin, resolve, &mut output).await,
            Task::Invite(invite) => invites::invite(&admin, invite, &mut output).await,
            Task::Invitations => invites::list(&admin, &mut output).await,
            Task::Revoke(revoke) => invites::revoke(&admin, revoke, &mut output).await,
            Task::Log(log) => log::list(&admin, log, &mut output).await,
        }
    })
}
