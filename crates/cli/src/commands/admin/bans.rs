//! Bans of people, addresses and networks.

use std::io::Write;

use cardinal_server::{Admin, BanInfo};

use super::show::{duration, moment, moment_or};
use super::{Output, Reason};
use crate::failure::Failure;

#[derive(clap::Args, Debug)]
pub(super) struct Ban {
    /// An id, a username or a full name; or an address or network, such as 192.0.2.7 or 192.0.2.0/24.
    whom: String,
    /// For how long, such as 12h, 7d or 4w [default: until an operator ends it].
    #[arg(long = "for", value_name = "TIME", value_parser = duration)]
    time: Option<u64>,
    /// The reason, for the audit log and for those who are banned.
    #[arg(long)]
    reason: String,
}

#[derive(clap::Args, Debug)]
pub(super) struct Unban {
    /// An id, a username or a full name, an address or network, or the id of a ban.
    whom: String,
    #[command(flatten)]
    reason: Reason,
}

#[derive(clap::Args, Debug)]
pub(super) struct List {
    /// Include bans that have ended.
    #[arg(long)]
    all: bool,
}

pub(super) async fn ban<W: Write>(admin: &Admin, args: &Ban, out: &mut Output<'_, W>) -> Result<(), Failure> {
    let ban = admin.ban(&args.whom, args.time, &args.reason).await?;
    out.show(&ban, |ban| {
        format!("{} is banned until {}\n", ban.whom(), moment_or(ban.until, "an operator ends it"))
    })
}

pub(super) async fn unban<W: Write>(
    admin: &Admin,
    args: &Unban,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let ban = admin.unban(&args.whom, &args.reason.reason).await?;
    out.show(&ban, |ban| format!("{} is no longer banned\n", ban.whom()))
}

pub(super) async fn list<W: Write>(
    admin: &Admin,
    args: &List,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let bans = admin.bans(args.all).await?;
    let row = |ban: &BanInfo| {
        vec![
            ban.id.clone(),
            ban.whom().to_owned(),
            moment(ban.at),
            moment_or(ban.until, "no end"),
            ban.reason.clone(),
        ]
    };
    let heads = ["id", "whom", "since", "until", "reason"];
    out.show(&bans, |bans| super::show::list(&heads, bans.iter().map(row), "no bans"))
}
