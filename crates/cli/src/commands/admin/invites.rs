//! Invitations.

use std::io::Write;

use cardinal_server::{Admin, InvitationInfo};
use serde_json::json;

use super::show::{moment, moment_or};
use super::{Output, Reason};
use crate::failure::Failure;
use crate::words::count;

#[derive(clap::Args, Debug)]
pub(super) struct Invite {
    /// How many people can create an account with it.
    #[arg(long, default_value_t = 1)]
    uses: u64,
    /// For how many days it is valid [default: until an operator ends it].
    #[arg(long)]
    days: Option<u64>,
    /// A note for operators: whom or what it is for.
    #[arg(long, default_value = "")]
    note: String,
}

#[derive(clap::Args, Debug)]
pub(super) struct Revoke {
    /// The id of the invitation, not its code.
    invitation: String,
    #[command(flatten)]
    reason: Reason,
}

pub(super) async fn invite<W: Write>(
    admin: &Admin,
    args: &Invite,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let made = admin.invite(args.uses, args.days, &args.note).await?;
    out.show(&made, |made| {
        let InvitationInfo { id, uses, until, .. } = &made.invitation;
        let end = moment_or(*until, "an operator ends it");
        format!(
            "{}\n\nThis code is good for {} until {end}. The id of the invitation is {id}.\n",
            made.code,
            count(*uses, "account")
        )
    })
}

pub(super) async fn list<W: Write>(admin: &Admin, out: &mut Output<'_, W>) -> Result<(), Failure> {
    let row = |one: &InvitationInfo| {
        vec![
            one.id.clone(),
            format!("{} of {}", one.used, one.uses),
            moment(one.at),
            moment_or(one.until, "no end"),
            if one.holds { "" } else { "ended" }.to_owned(),
            one.note.clone(),
        ]
    };
    let heads = ["id", "used", "since", "until", "", "note"];
    out.show(&admin.invitations().await?, |all| {
        super::show::list(&heads, all.iter().map(row), "no invitations")
    })
}

pub(super) async fn revoke<W: Write>(
    admin: &Admin,
    args: &Revoke,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    admin.revoke(&args.invitation, &args.reason.reason).await?;
    out.show(&json!({"revoked": args.invitation}), |_| format!("{} is revoked\n", args.invitation))
}
