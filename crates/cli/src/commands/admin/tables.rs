//! Finding, showing and closing tables, and removing lines.

use std::io::Write;
use std::time::Duration;

use cardinal_server::{Admin, LineInfo, TableDetails, TableSummary};
use serde_json::json;

use super::show::{list, moment};
use super::{Output, Reason};
use crate::failure::Failure;

#[derive(clap::Args, Debug)]
pub(super) struct Find {
    /// An id, a game, a status, or a person at the table [default: all].
    #[arg(default_value = "")]
    query: String,
    /// The most tables to list.
    #[arg(long, default_value_t = 50)]
    limit: u32,
}

#[derive(clap::Args, Debug)]
pub(super) struct Show {
    /// The id of the table.
    table: String,
}

#[derive(clap::Args, Debug)]
pub(super) struct Close {
    /// The id of the table.
    table: String,
    /// How many seconds to wait for a running server to close it.
    #[arg(long, default_value_t = 5)]
    wait: u64,
    #[command(flatten)]
    reason: Reason,
}

#[derive(clap::Args, Debug)]
pub(super) struct DeleteLine {
    /// The id of the table.
    table: String,
    /// The number of the line, as 'cardinal admin table' shows it.
    line: u64,
    #[command(flatten)]
    reason: Reason,
}

const HEADS: [&str; 7] = ["id", "game", "status", "people", "host", "opened", "changed"];

fn row(table: &TableSummary) -> Vec<String> {
    let people: Vec<&str> = table.people.iter().map(|person| person.name.as_str()).collect();
    let status = if table.closing { format!("{}, closing", table.status) } else { table.status.clone() };
    vec![
        table.id.clone(),
        table.game.clone(),
        status,
        people.join(", "),
        table.host.as_ref().map(|host| host.name.clone()).unwrap_or_default(),
        moment(table.created),
        moment(table.changed),
    ]
}

/// Tables as a list.
pub(super) fn words(tables: &[TableSummary], none: &str) -> String {
    list(&HEADS, tables.iter().map(row), none)
}

pub(super) async fn find<W: Write>(
    admin: &Admin,
    args: &Find,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let tables = admin.tables(&args.query, u64::from(args.limit)).await?;
    out.show(&tables, |tables| words(tables, "no tables found"))
}

pub(super) async fn show<W: Write>(
    admin: &Admin,
    args: &Show,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    out.show(&admin.table(&args.table).await?, |TableDetails { table, match_id, chat }| {
        let line = |line: &LineInfo| {
            vec![
                line.id.to_string(),
                moment(line.at),
                line.person.clone().unwrap_or_default(),
                line.name.clone().unwrap_or_default(),
                line.text.clone(),
            ]
        };
        let people = table.people.iter().map(|person| vec![person.id.clone(), person.name.clone()]);
        let rated = if table.rated { "rated" } else { "not rated" };
        format!(
            "{}match {match_id}, {rated}\n\nPeople\n{}\nChat\n{}",
            list(&HEADS, std::iter::once(row(table)), ""),
            list(&["id", "name"], people, "none"),
            list(&["line", "when", "person", "name", "words"], chat.iter().map(line), "none"),
        )
    })
}

pub(super) async fn close<W: Write>(
    admin: &Admin,
    args: &Close,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let wait = Duration::from_secs(args.wait.min(600));
    let closed = admin.close_table(&args.table, wait, &args.reason.reason).await?;
    out.show(&closed, |closed| {
        if closed.done {
            format!("{} is closed\n", closed.table)
        } else {
            format!(
                "{} is marked for closing; a running server, or the next one to start, will close it\n",
                closed.table
            )
        }
    })
}

pub(super) async fn delete_line<W: Write>(
    admin: &Admin,
    args: &DeleteLine,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let DeleteLine { table, line, reason } = args;
    let person = admin.delete_line(table, *line, &reason.reason).await?;
    let done = json!({"table": table, "line": line, "person": person});
    out.show(&done, |_| format!("line {line} of {person} is deleted\n"))
}
