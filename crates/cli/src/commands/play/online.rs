//! `cardinal play --connect`: a table on a server.

use std::io::{Write, stdout};

use cardinal_client::{Server, Session};
use cardinal_engine::Info;
use cardinal_protocol::http::SignUpMode;
use cardinal_protocol::{SeatPlan, TableSetup, code};
use cardinal_texts::{Rulebook, Speech};
use cardinal_tui::screen::{Choice, Lobby, Palette, Setup, Shell, describe};
use cardinal_tui::session::{Account, Online, Who, come, enter, parse_seats};
use cardinal_tui::{Ending, ask_secret};
use serde_json::{Map, Value};

use super::{Args, is_plain, language, settings};
use crate::failure::Failure;
use crate::lookup;

/// Resumes the last session on this server, signs in, or comes as a guest.
fn arrive(args: &Args, server: &Server) -> Result<Session, Failure> {
    let (name, invitation) = (args.name.as_deref(), args.invitation.as_deref());
    let Some(login) = &args.login else {
        return come(server, name).map_err(|error| match error.code() {
            code::NO_GUESTS => Failure::new(format!(
                "{error}; sign in with --login LOGIN, and add --sign-up to create an account"
            )),
            _ => Failure::new(error),
        });
    };
    match (args.sign_up, server.info().sign_up) {
        (true, SignUpMode::Closed) => return Err(Failure::new("this server does not accept new accounts")),
        (true, SignUpMode::Invitation) if invitation.is_none() => {
            let why =
                "this server requires an invitation for a new account; pass its code with --invitation CODE";
            return Err(Failure::new(why));
        }
        _ => {}
    }
    let password = match std::env::var("CARDINAL_PASSWORD") {
        Ok(password) => password,
        Err(_) => ask_secret(&format!("Password of {login}: ")).map_err(|error| {
            Failure::new(format!("cannot ask for the password: {error}; set CARDINAL_PASSWORD"))
        })?,
    };
    let account = Account { login, password: &password, new: args.sign_up, invitation };
    enter(server, account, name).map_err(Failure::new)
}

/// Joins a table on the server: the one of the link, a new one if a game is named, or one chosen on a screen. `None`
/// if the player leaves that screen, or only asked for the list.
pub(super) fn sit_down(args: &Args, url: &str, info: Option<Info>) -> Result<Option<Online>, Failure> {
    let server = Server::at(url).map_err(Failure::new)?;
    let session = arrive(args, &server)?;
    let table = match (server.invited(), info) {
        (Some(_), _) if args.quick => {
            return Err(Failure::new(
                "this link leads to one table; for --quick, pass the address of the server only",
            ));
        }
        (Some(table), _) => Some(table.to_owned()),
        (None, Some(info)) if args.quick => Some(quick(&session, &info, &seats(args, &info)?)?),
        (None, Some(info)) => Some(open(&session, &info, &seats(args, &info)?, &settings(args, &info)?)?),
        (None, None) if is_plain(args) => {
            list(&server, Speech::of(&language(args, None)?))?;
            None
        }
        (None, None) => choose(args, &session)?,
    };
    let Some(table) = table else { return Ok(None) };
    let online = Online::join(&session, &table).map_err(Failure::new)?;
    let online = online.recorded_to(args.record.clone());
    Ok(Some(if args.quick { online.quick() } else { online }))
}

/// The players asked for; otherwise you and open seats.
fn seats(args: &Args, info: &Info) -> Result<Vec<Who>, Failure> {
    if let Some(seats) = &args.seats {
        return parse_seats(seats).map_err(Failure::new);
    }
    let count = info.seats.first().copied().unwrap_or(2);
    Ok((0..count).map(|seat| if seat == 0 { Who::You(None) } else { Who::Open }).collect())
}

/// Opens a table and returns its id.
fn open(
    session: &Session,
    info: &Info,
    seats: &[Who],
    settings: &[(String, String)],
) -> Result<String, Failure> {
    let people = seats.iter().filter(|who| matches!(who, Who::You(_))).count();
    if people > 1 {
        return Err(Failure::new("on a server, a terminal is for one person; use 'open' for the others"));
    }
    let plans = seats.iter().map(|who| match who {
        Who::You(_) | Who::Open => SeatPlan::Open,
        Who::Bot(player) => SeatPlan::Bot { level: player.to_string() },
    });
    let mut setup = TableSetup::new(info.id, plans.collect());
    // Numbers and switches are JSON values, words are strings.
    let typed = |text: &str| serde_json::from_str::<Value>(text).ok().filter(|value| !value.is_string());
    let options: Map<String, Value> = settings
        .iter()
        .map(|(key, value)| {
            let words = matches!(
                info.option(key).map(|option| option.choices),
                Some(cardinal_engine::Choices::Words { .. }) | None
            );
            let value = typed(value).filter(|_| !words).unwrap_or_else(|| Value::from(value.as_str()));
            (key.clone(), value)
        })
        .collect();
    setup.options = Value::Object(options);
    setup.open = seats.contains(&Who::Open);
    setup.sit = people == 1;
    setup.start_when_full = true;
    session.open(&setup).map(|table| table.table).map_err(Failure::new)
}

/// Joins others who look for this game, or opens a table for them; returns its id.
fn quick(session: &Session, info: &Info, seats: &[Who]) -> Result<String, Failure> {
    let people = seats.iter().filter(|who| matches!(who, Who::You(_))).count();
    if people != 1 || seats.iter().any(|who| matches!(who, Who::Bot(_))) {
        return Err(Failure::new("a quick match is between people: pass --seats you,open or you,open,open"));
    }
    let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    session.quick(info.id, count).map(|table| table.table).map_err(Failure::new)
}

/// Lists the open tables, each with the command that joins it.
fn list(server: &Server, speech: &'static Speech) -> Result<(), Failure> {
    let tables = server.tables().map_err(Failure::new)?;
    let mut out = stdout();
    if tables.is_empty() {
        writeln!(out, "{}", speech.text("term-lobby-empty"))?;
    }
    for table in tables {
        writeln!(
            out,
            "{}\n  cardinal play --connect {}",
            describe(&table, speech),
            server.address().invitation(&table.id)
        )?;
    }
    Ok(())
}

/// A screen to choose a table, or to set one up.
fn choose(args: &Args, session: &Session) -> Result<Option<String>, Failure> {
    let palette = Palette::of_terminal();
    let mut shell = Shell::open().map_err(Failure::new)?;
    let mut lobby = Lobby::new(session, palette, Speech::of(&language(args, None)?));
    loop {
        match shell.show(&mut lobby).map_err(Failure::new)? {
            Ending::Over => {}
            Ending::Interrupted => return Err(Failure::Interrupted("stopped".to_owned())),
            Ending::Left | Ending::ReaderGone => return Ok(None),
        }
        let game = match lobby.choice() {
            Some(Choice::Table(table)) => return Ok(Some(table)),
            Some(Choice::New(game)) => game,
            None => continue,
        };
        let info = lookup::game(&game)?.info();
        let book = Rulebook::load_or_english(info.id, &language(args, Some(&info))?)?;
        let mut setup = Setup::new(info, book, &[], palette).online();
        match shell.show(&mut setup).map_err(Failure::new)? {
            Ending::Over => {}
            Ending::Left => continue,
            Ending::Interrupted => return Err(Failure::Interrupted("stopped".to_owned())),
            Ending::ReaderGone => return Ok(None),
        }
        match open(session, &info, &setup.seats(), &setup.settings()) {
            Ok(table) => return Ok(Some(table)),
            Err(failure) => lobby.complain(&failure.to_string()),
        }
    }
}
