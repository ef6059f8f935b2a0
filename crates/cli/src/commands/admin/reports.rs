//! What people report.

use std::io::Write;

use cardinal_server::{Admin, ReportInfo};

use super::Output;
use super::show::{moment, plain};
use crate::failure::Failure;

#[derive(clap::Args, Debug)]
pub(super) struct List {
    /// Also those that were dealt with; the newest first.
    #[arg(long)]
    all: bool,
    /// How many to list at most.
    #[arg(long, default_value_t = 100)]
    limit: u32,
}

#[derive(clap::Args, Debug)]
pub(super) struct Show {
    /// The id of the report.
    report: String,
}

#[derive(clap::Args, Debug)]
pub(super) struct Resolve {
    /// The id of the report.
    report: String,
    /// What was done about it.
    #[arg(long)]
    reason: String,
}

/// Whom a report is about, or who made it: the name, if it was looked up, and the id.
fn who(id: &str, name: Option<&str>) -> String {
    name.map_or_else(|| id.to_owned(), |name| format!("{name} ({id})"))
}

/// Reports as a list.
pub(super) fn words(reports: &[ReportInfo], none: &str) -> String {
    let row = |report: &ReportInfo| {
        let names = report.names.as_ref();
        vec![
            report.id.clone(),
            moment(report.at),
            who(&report.person, names.map(|(_, name)| name.as_str())),
            report.reason.clone(),
            report.words.clone().unwrap_or_default(),
            if report.resolved.is_some() { "resolved" } else { "open" }.to_owned(),
        ]
    };
    super::show::list(&["id", "when", "about", "reason", "line", "state"], reports.iter().map(row), none)
}

fn in_full(report: &ReportInfo) -> String {
    let names = report.names.as_ref();
    let mut text = format!("report {}, {}\n", report.id, moment(report.at));
    let mut add = |key: &str, value: &str| text += &format!("{key:<11}{}\n", plain(value));
    add("about", &who(&report.person, names.map(|(_, name)| name.as_str())));
    add("by", &who(&report.reporter, names.map(|(name, _)| name.as_str())));
    add("table", &report.table);
    add("match", report.match_id.as_deref().unwrap_or("none"));
    add("reason", &report.reason);
    if let Some(line) = report.line {
        add("line", &line.to_string());
        add("words", report.words.as_deref().unwrap_or("erased"));
    }
    if !report.remark.is_empty() {
        add("remark", &report.remark);
    }
    match report.resolved {
        Some(at) => {
            add("resolved", &format!("{}: {}", moment(at), report.resolution.as_deref().unwrap_or_default()))
        }
        None => add("state", "open"),
    }
    text
}

pub(super) async fn list<W: Write>(
    admin: &Admin,
    args: &List,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let reports = admin.reports(args.all, u64::from(args.limit)).await?;
    out.show(&reports, |reports| words(reports, "no reports"))
}

pub(super) async fn show<W: Write>(
    admin: &Admin,
    args: &Show,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    out.show(&admin.report(&args.report).await?, in_full)
}

pub(super) async fn resolve<W: Write>(
    admin: &Admin,
    args: &Resolve,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    out.show(&admin.resolve(&args.report, &args.reason).await?, in_full)
}
