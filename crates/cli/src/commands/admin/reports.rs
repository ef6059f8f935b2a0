//! Reports about people.

use std::io::Write;

use cardinal_server::{Admin, ReportInfo};

use super::Output;
use super::show::{moment, plain};
use crate::failure::Failure;

#[derive(clap::Args, Debug)]
pub(super) struct List {
    /// Include resolved reports; newest first.
    #[arg(long)]
    all: bool,
    /// The most reports to list.
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

/// A person in a report: the name, if it was looked up, and the id.
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
    let mut facts = vec![
        ("about", who(&report.person, names.map(|(_, name)| name.as_str()))),
        ("by", who(&report.reporter, names.map(|(name, _)| name.as_str()))),
        ("table", report.table.clone()),
        ("match", report.match_id.clone().unwrap_or_else(|| "none".to_owned())),
        ("reason", report.reason.clone()),
    ];
    if let Some(line) = report.line {
        facts.push(("line", line.to_string()));
        facts.push(("words", report.words.clone().unwrap_or_else(|| "erased".to_owned())));
    }
    if !report.remark.is_empty() {
        facts.push(("remark", report.remark.clone()));
    }
    facts.push(match report.resolved {
        Some(at) => {
            ("resolved", format!("{}: {}", moment(at), report.resolution.as_deref().unwrap_or_default()))
        }
        None => ("state", "open".to_owned()),
    });
    let facts = facts.into_iter().map(|(key, value)| format!("{key:<11}{}\n", plain(&value)));
    format!("report {}, {}\n{}", report.id, moment(report.at), facts.collect::<String>())
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
