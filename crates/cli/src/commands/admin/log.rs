//! The audit log: what operators did.

use std::io::Write;

use cardinal_server::{Admin, AuditEntry};

use super::Output;
use super::show::moment;
use crate::failure::Failure;

#[derive(clap::Args, Debug)]
pub(super) struct Log {
    /// Only entries about this person, table, report, invitation or network, by its id.
    #[arg(long)]
    about: Option<String>,
    /// The most entries to show.
    #[arg(long, default_value_t = 100)]
    limit: u32,
}

/// Entries as a list.
pub(super) fn words(entries: &[AuditEntry], none: &str) -> String {
    let row = |entry: &AuditEntry| {
        vec![
            entry.id.to_string(),
            moment(entry.at),
            entry.operator.clone(),
            entry.action.clone(),
            entry.subject.clone(),
            entry.reason.clone(),
        ]
    };
    super::show::list(&["no", "when", "who", "action", "about", "reason"], entries.iter().map(row), none)
}

pub(super) async fn list<W: Write>(
    admin: &Admin,
    args: &Log,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let entries = admin.log(args.about.as_deref(), u64::from(args.limit)).await?;
    out.show(&entries, |entries| words(entries, "no entries"))
}
