//! What people change about their own account.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State as Extract;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use cardinal_protocol::http::{BanMade, ChangeMe, DeleteMe, Me, MyData, ReportMade, SaidLine};
use cardinal_protocol::{Refusal, ToClient, code};
use cardinal_store::{Audience, BanRow, MatchFilter, PersonRow, ReportRow, Store, StoreError, Write};

use super::erasure::erase;
use super::names::{name, password};
use super::session::{Person, cookie, from_row};
use super::sessions;
use crate::State;
use crate::error::ApiError;
use crate::http::{Address, Costly, Sent, rating, summary};
use crate::ids::now;
use crate::table::{Command, Frame};

/// Writes on behalf of a session (see [`Write::within`]). If the session has ended, nothing is stored;
/// `otherwise` is the answer to any other conflict.
pub(super) async fn write_for(
    state: &State,
    session: &str,
    write: Write,
    otherwise: ApiError,
) -> Result<(), ApiError> {
    match state.0.store.write(write).await {
        Err(StoreError::Conflict) if state.0.store.session(session).await?.is_none() => Err(ApiError::who()),
        Err(StoreError::Conflict) => Err(otherwise),
        done => Ok(done?),
    }
}

/// Sockets know a person as they were when the socket was opened. They are asked to reconnect: with the changed account,
/// or without one if their session has ended.
pub(super) fn ask_again(state: &State, id: &str) {
    state.0.tell_person(id, &changed());
}

/// What asks the sockets of a person to connect again.
pub(crate) fn changed() -> Frame {
    let refusal = Refusal::new(code::WHO, "your account has changed; connect again");
    Frame::of(&ToClient::Bye { refusal })
}

/// Tells the tables that a person has another name or kind.
pub(super) async fn tell(state: &State, row: &PersonRow) {
    let person = from_row(row);
    state.0.tables.send_all(|| Command::Renamed { person: person.clone() }).await;
    state.0.cluster.say_all(&crate::cluster::NodeMessage::Renamed { person }, "");
}

pub(super) fn wrong() -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, code::WRONG_PASSWORD, "wrong username or password")
}

/// Checks the password of a login; a wrong one is refused, and too many attempts are not checked at all.
pub(super) async fn prove(
    state: &State,
    (login, from): (&str, IpAddr),
    password: String,
    stored: Option<String>,
) -> Result<(), ApiError> {
    state.0.guesses.attempt(login, from)?;
    if password.len() > 1024 || !state.0.passwords.fits(password, stored).await? {
        return Err(wrong());
    }
    state.0.guesses.right(login, from);
    Ok(())
}

pub(super) async fn change(
    Extract(state): Extract<State>,
    Address(from): Address,
    _limit: Costly,
    Sent(mut person, body): Sent<Person, ChangeMe>,
) -> Result<Json<Me>, ApiError> {
    let mut write = Write::default();
    if let Some(wanted) = body.name {
        person.row.name = name(&wanted)?;
        write = write.and(Write::rename(&person.row.id, &person.row.name));
    }
    let mut more = Write::default();
    if let Some(wanted) = body.password {
        password(&wanted.new)?;
        let old = person.row.password.clone().unwrap_or_default();
        let login = person.row.login.clone().unwrap_or_default();
        prove(&state, (&login, from), wanted.old, person.row.password.clone()).await?;
        let new = state.0.passwords.hash(wanted.new).await?;
        write = write.and(Write::change_password(&person.row.id, &old, &new));
        more = Write::end_sessions(&person.row.id, &person.session);
    }
    let write = write.within(&person.session).and(more);
    write_for(&state, &person.session, write, wrong()).await?;
    tell(&state, &person.row).await;
    ask_again(&state, &person.row.id);
    Ok(Json(person.me(None)))
}

pub(super) async fn delete(
    Extract(state): Extract<State>,
    Address(from): Address,
    _limit: Costly,
    Sent(mut person, body): Sent<Person, DeleteMe>,
) -> Result<Response, ApiError> {
    let stored = person.row.password.clone();
    if stored.is_some() {
        let login = person.row.login.clone().unwrap_or_default();
        prove(&state, (&login, from), body.password.unwrap_or_default(), stored.clone()).await?;
    }
    let id = person.row.id.clone();
    let cookie = cookie(&state.0, None);
    let deletion = Write::proven(&id, stored.as_deref()).and(Write::erase(&id));
    let write = deletion.within(&person.session).and(Write::end_sessions(&id, ""));
    write_for(&state, &person.session, write, wrong()).await?;
    "gone".clone_into(&mut person.row.kind);
    tell(&state, &person.row).await;
    ask_again(&state, &id);
    tokio::spawn(async move { erase(&state.0).await });
    Ok(([(header::SET_COOKIE, cookie)], StatusCode::NO_CONTENT).into_response())
}

/// How many matches a person's data names at most.
const MATCHES: u64 = 10_000;

/// Everything that is stored of a person, for the person.
pub(super) async fn data(
    Extract(state): Extract<State>,
    _limit: Costly,
    person: Person,
) -> Result<Response, ApiError> {
    let data = collected(&state.0.history, person.row, &person.session).await?;
    let name = "attachment; filename=\"cardinal-data.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(data)).into_response())
}

/// Everything that is stored of a person; `current` is the session that asks.
pub(crate) async fn collected(store: &Store, row: PersonRow, current: &str) -> Result<MyData, StoreError> {
    let id = &row.id;
    let own = Some(id.clone());
    let audience = Audience { viewer: Some(id), now: now() };
    let filter = MatchFilter { person: own.clone(), viewer: own, ..MatchFilter::default() };
    let line = |(table, at, text)| SaidLine { table, at, text };
    let made = |row: ReportRow| ReportMade {
        at: row.at,
        person: row.person,
        table: row.table,
        reason: row.reason,
        text: row.remark,
    };
    let banned = |BanRow { reason, at, until, .. }| BanMade { reason, since: at, until };
    Ok(MyData {
        since: row.created,
        sessions: sessions::of(store, id, current).await?,
        ratings: store.ratings(id, audience).await?.into_iter().map(rating).collect(),
        matches: store
            .matches(&filter, MATCHES)
            .await?
            .into_iter()
            .map(|row| summary(row, Some(id)))
            .collect(),
        said: store.said(id).await?.into_iter().map(line).collect(),
        muted: store.muted(id).await?,
        bans: store.bans_of(id).await?.into_iter().map(banned).collect(),
        reported: store.reports_by(id).await?.into_iter().map(made).collect(),
        me: Person { row, session: current.to_owned() }.me(None),
    })
}
