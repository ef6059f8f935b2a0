//! Finding, showing, renaming and erasing people, and password reset links.

use std::io::Write;
use std::path::{Path, PathBuf};

use cardinal_server::{Admin, Config, PersonDetails, PersonInfo, ResetLink};
use serde::Serialize;
use serde_json::json;

use super::show::{self, list, moment, moment_or, plain};
use super::{Output, Reason, log, reports, tables};
use crate::failure::Failure;
use crate::newfile::is_stdout;

#[derive(clap::Args, Debug)]
pub(super) struct Find {
    /// An id, a username, part of a name, an address or a network [default: everyone].
    #[arg(default_value = "")]
    query: String,
    /// The most people to list.
    #[arg(long, default_value_t = 50)]
    limit: u32,
}

#[derive(clap::Args, Debug)]
pub(super) struct Show {
    /// An id, a username or a full name.
    who: String,
}

#[derive(clap::Args, Debug)]
pub(super) struct Reset {
    /// An id, a username or a full name.
    who: String,
    /// For how many hours the link is valid.
    #[arg(long, default_value_t = 24)]
    hours: u64,
    /// End all sessions and the old password at once, for a stolen account.
    #[arg(long)]
    lock: bool,
    /// The public address of the server [default: the first configured origin].
    #[arg(long, env = "CARDINAL_ORIGINS")]
    url: Option<String>,
    #[command(flatten)]
    reason: Reason,
}

#[derive(clap::Args, Debug)]
pub(super) struct Rename {
    /// An id, a username or a full name.
    who: String,
    /// The new name.
    name: String,
    #[command(flatten)]
    reason: Reason,
}

#[derive(clap::Args, Debug)]
pub(super) struct Export {
    /// An id, a username or a full name.
    who: String,
    /// The file to create [default: stdout].
    file: Option<PathBuf>,
    #[command(flatten)]
    reason: Reason,
}

#[derive(clap::Args, Debug)]
pub(super) struct Erase {
    /// An id, a username or a full name.
    who: String,
    /// Confirm: this cannot be undone.
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    reason: Reason,
}

fn row(person: &PersonInfo) -> Vec<String> {
    vec![
        person.id.clone(),
        person.name.clone(),
        person.kind.clone(),
        person.login.clone().unwrap_or_default(),
        moment(person.created),
        if person.banned { "banned".to_owned() } else { String::new() },
    ]
}

pub(super) async fn find<W: Write>(
    admin: &Admin,
    args: &Find,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let people = admin.people(&args.query, u64::from(args.limit)).await?;
    let heads = ["id", "name", "kind", "login", "since", ""];
    out.show(&people, |people| list(&heads, people.iter().map(row), "no one found"))
}

pub(super) async fn show<W: Write>(
    admin: &Admin,
    args: &Show,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    out.show(&admin.person(&args.who).await?, words)
}

fn words(of: &PersonDetails) -> String {
    let PersonDetails { person, ban, sessions, tables, matches, reports, log } = of;
    let login = person.login.as_ref().map_or_else(String::new, |login| format!(", username {login}"));
    let (name, since) = (plain(&person.name), moment(person.created));
    let mut text = format!("{name} ({}), {}{login}, since {since}\n", person.id, person.kind);
    if let Some(ban) = ban {
        let (since, end) = (moment(ban.at), moment_or(ban.until, "an operator ends it"));
        text = format!("{text}banned from {since} until {end}: {}\n", plain(&ban.reason));
    }
    let session = |one: &cardinal_server::SessionSeen| {
        vec![one.id.clone(), moment(one.seen), one.address.clone().unwrap_or_default()]
    };
    text += "\nSessions\n";
    text += &list(&["id", "last used", "from"], sessions.iter().map(session), "none");
    let seat = |one: &cardinal_server::SeatInfo| {
        let end = match (one.running, one.ended) {
            (true, _) => "running".to_owned(),
            (false, Some(ended)) => moment(ended),
            (false, None) => "not finished".to_owned(),
        };
        let place = one.place.map_or_else(String::new, |place| place.to_string());
        vec![one.game.clone(), one.table.clone(), one.match_id.clone(), moment(one.started), end, place]
    };
    text += "\nOpen tables\n";
    text += &tables::words(tables, "none");
    text += "\nMatches\n";
    text += &list(&["game", "table", "match", "began", "ended", "place"], matches.iter().map(seat), "none");
    text += "\nReports about them\n";
    text += &reports::words(reports, "none");
    text += "\nAudit log\n";
    text += &log::words(log, "none");
    text
}

/// A link, with its full address if the server's is known.
#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    link: ResetLink,
    url: Option<String>,
}

/// The address of the server: the first given, otherwise the first configured.
fn address<'a>(given: Option<&'a str>, origins: &'a [String]) -> Option<&'a str> {
    let given = given.into_iter().flat_map(|all| all.split(','));
    let plain = |address: &'a str| address.trim().trim_end_matches('/');
    given.chain(origins.iter().map(String::as_str)).map(plain).find(|address| !address.is_empty())
}

pub(super) async fn reset<W: Write>(
    admin: &Admin,
    config: &Config,
    args: &Reset,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let link = admin.reset_password(&args.who, args.hours, args.lock, &args.reason.reason).await?;
    let url = address(args.url.as_deref(), &config.origins).map(|address| format!("{address}{}", link.path));
    out.show(&Shown { link, url }, |Shown { link, url }| {
        let place =
            url.clone().unwrap_or_else(|| format!("{} (after the address of your server)", link.path));
        let login = link.login.as_deref().unwrap_or_default();
        format!(
            "{place}\n\nSend this link to {login} over a channel you trust. It works once, until {}.\n",
            moment(link.until)
        )
    })
}

pub(super) async fn rename<W: Write>(
    admin: &Admin,
    args: &Rename,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let person = admin.rename(&args.who, &args.name, &args.reason.reason).await?;
    out.show(&person, |person| format!("{} is now called {}\n", person.id, plain(&person.name)))
}

pub(super) async fn export<W: Write>(
    admin: &Admin,
    args: &Export,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    let file = args.file.as_ref().filter(|file| !is_stdout(file));
    if let Some(file) = file.filter(|file| file.exists()) {
        return Err(Failure::new(format!("{} already exists", file.display())));
    }
    let data = admin.export(&args.who, &args.reason.reason).await?;
    let text = show::json(&data)?;
    match file {
        None => write!(out.out, "{text}")?,
        Some(file) => {
            write_private(file, &text).map_err(|error| Failure::writing(file, &error))?;
            writeln!(out.out, "written to {}", file.display())?;
        }
    }
    Ok(())
}

/// Writes a new file that only its owner may read.
fn write_private(file: &Path, text: &str) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}

pub(super) async fn erase<W: Write>(
    admin: &Admin,
    args: &Erase,
    out: &mut Output<'_, W>,
) -> Result<(), Failure> {
    if !args.yes {
        return Err(Failure::new("not-sure: this cannot be undone; add --yes to confirm"));
    }
    let id = admin.erase(&args.who, &args.reason.reason).await?;
    out.show(&json!({"erased": id}), |_| format!("{id} is erased\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_begins_with_the_first_address_there_is() {
        let origins = ["https://b.example/".to_owned()];
        assert_eq!(
            address(Some("https://a.example/, https://c.example"), &origins),
            Some("https://a.example")
        );
        for none in [None, Some(""), Some(" ,")] {
            assert_eq!(address(none, &origins), Some("https://b.example"), "{none:?}");
            assert_eq!(address(none, &[]), None, "{none:?}");
        }
    }
}
