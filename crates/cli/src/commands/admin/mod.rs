//! `cardinal admin`: looking after the people and tables of a server, whether it runs or not.
//!
//! ```text
//!  mod       the arguments, and which command does what
//!  people    finding, showing, renaming, erasing; links for another password
//!  bans      who may not come
//!  tables    finding, showing and closing tables; removing lines
//!  reports   what people report
//!  invites   invitations
//!  log       what operators did
//!  operator  who acts
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

/// Arguments of `cardinal admin`.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
    /// The configuration file of the server (TOML).
    #[arg(long, env = "CARDINAL_CONFIG", global = true)]
    config: Option<PathBuf>,
    /// The directory of the embedded database; ./cardinal-data unless said otherwise.
    #[arg(long, env = "CARDINAL_DATA", global = true)]
    data: Option<PathBuf>,
    /// Another database than the embedded one, by URL.
    #[arg(long, env = "CARDINAL_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
    /// Who acts, for the audit log; the user of the system unless said otherwise.
    #[arg(long = "as", value_name = "NAME", global = true)]
    operator: Option<String>,
    /// Print JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Find people by id, login, part of a name, or the address or network they came from.
    People(people::Find),
    /// Show a person: sessions, matches, reports about them, and what operators did.
    Person(people::Show),
    /// Find tables by id, game, status or a person at them.
    Tables(tables::Find),
    /// Show a table and its chat.
    Table(tables::Show),
    /// Make a link with which a member chooses another password, once.
    ResetPassword(people::Reset),
    /// Ban a person, an address or a network.
    Ban(bans::Ban),
    /// End a ban.
    Unban(bans::Unban),
    /// List the bans.
    Bans(bans::List),
    /// Close a table; a game that is on ends without a result.
    CloseTable(tables::Close),
    /// Remove the words of a line of a table's chat.
    DeleteLine(tables::DeleteLine),
    /// Give a person another name.
    Rename(people::Rename),
    /// Write everything that is stored of a person, as JSON.
    Export(people::Export),
    /// Erase a person: name, login, password, sessions, and everything they said.
    Erase(people::Erase),
    /// List the reports that nobody has dealt with.
    Reports(reports::List),
    /// Show a report.
    Report(reports::Show),
    /// Note that a report was dealt with.
    Resolve(reports::Resolve),
    /// Make a code with which people can sign up.
    Invite(invites::Invite),
    /// List the invitations.
    Invitations,
    /// End an invitation.
    Revoke(invites::Revoke),
    /// Show what operators did.
    Log(log::Log),
}

/// Why operators do something; goes to the audit log.
#[derive(clap::Args, Debug)]
struct Reason {
    /// Why, for the audit log.
    #[arg(long, default_value = "")]
    reason: String,
}

/// Where a command writes, and how.
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
    /// The stable name of the reason, and a sentence.
    fn from(error: AdminError) -> Self {
        Self::new(format!("{}: {error}", error.code()))
    }
}

/// Does what is asked.
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
