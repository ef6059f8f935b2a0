//! Guests, sign-up, sign-in, sign-out.

use std::net::IpAddr;

use axum::extract::State as Extract;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use cardinal_protocol::code;
use cardinal_protocol::http::{Me, NewGuest, SignIn, SignUp};
use cardinal_store::{PersonRow, StoreError, Write};

use super::account::{self, ask_again, prove, tell, write_for, wrong};
use super::invitation::{accepted, invitation, still_invited};
use super::names::{friendly, login, name, password};
use super::reset;
use super::session::{MaybePerson, Person, cookie};
use super::sessions;
use crate::State;
use crate::bans::not_banned;
use crate::error::ApiError;
use crate::http::{Address, Body, Costly, Sent};
use crate::ids::{self, now};

pub(crate) fn routes() -> Router<State> {
    Router::new()
        .route("/api/guest", post(guest))
        .route("/api/sign-up", post(sign_up))
        .route("/api/sign-in", post(sign_in))
        .route("/api/reset", post(reset::look).put(reset::choose))
        .route("/api/sign-out", post(sign_out))
        .route("/api/me", get(me).patch(account::change).delete(account::delete))
        .route("/api/me/sessions", get(sessions::list).delete(sessions::end_others))
        .route("/api/me/sessions/{session}", delete(sessions::end))
        .route("/api/me/data", get(account::data))
}

/// The key of a new session, which only its owner ever sees.
pub(super) struct Key(String);

impl Key {
    pub(super) fn new() -> Self {
        Self(ids::token())
    }

    /// Begins the session of a person.
    pub(super) fn begin(&self, person: &str, from: IpAddr) -> Write {
        Write::session(&self.session(), person, &from.to_string(), now())
    }

    /// What is stored of it.
    fn session(&self) -> String {
        ids::hash(&self.0)
    }

    /// The answer with the token and its cookie.
    pub(super) fn give(self, state: &State, row: PersonRow) -> Response {
        let set = cookie(&state.0, Some(&self.0));
        let me = Person { row, session: self.session() }.me(Some(self.0));
        ([(header::SET_COOKIE, set)], Json(me)).into_response()
    }
}

async fn guest(
    Extract(state): Extract<State>,
    Address(from): Address,
    _limit: Costly,
    Sent(MaybePerson(known), body): Sent<MaybePerson, NewGuest>,
) -> Result<Response, ApiError> {
    if let Some(known) = known {
        return Ok(Json(known.me(None)).into_response());
    }
    if !state.0.config.guests {
        let message = "guests are not allowed on this server; sign in or create an account";
        return Err(ApiError::new(StatusCode::FORBIDDEN, code::NO_GUESTS, message));
    }
    let name = body.name.as_deref().map_or_else(|| Ok(friendly()), name)?;
    let (login, password) = (None, None);
    let row = PersonRow { id: ids::id(), name, kind: "guest".to_owned(), login, password, created: now() };
    let key = Key::new();
    state.0.store.write(Write::person(&row).and(key.begin(&row.id, from))).await?;
    Ok(key.give(&state, row))
}

async fn sign_up(
    Extract(state): Extract<State>,
    Address(from): Address,
    _limit: Costly,
    Sent(MaybePerson(known), body): Sent<MaybePerson, SignUp>,
) -> Result<Response, ApiError> {
    let login = login(&body.login)?;
    password(&body.password)?;
    let name = body.name.as_deref().map(name).transpose()?;
    let invitation = invitation(&state, body.invitation.as_deref()).await?;
    let hash = state.0.passwords.hash(body.password).await?;
    let taken = || ApiError::new(StatusCode::CONFLICT, code::TAKEN, "this username is taken");
    // Checked first for a clear answer; the unique key decides between two requests at once.
    if state.0.store.member(&login).await?.is_some() {
        return Err(taken());
    }
    let key = Key::new();
    let Some(Person { mut row, session }) = known.filter(|person| person.row.kind == "guest") else {
        // A login is half of what it takes to sign in: it is not shown unless its owner chooses it as their name.
        let name = name.unwrap_or_else(friendly);
        let (login, password) = (Some(login), Some(hash));
        let row =
            PersonRow { id: ids::id(), name, kind: "member".to_owned(), login, password, created: now() };
        let write = Write::person(&row).and(key.begin(&row.id, from)).and(accepted(invitation.as_deref()));
        match state.0.store.write(write).await {
            Err(StoreError::Conflict) => {
                still_invited(&state, invitation.as_deref()).await?;
                return Err(taken());
            }
            done => done?,
        }
        state.0.guesses.right(row.login.as_deref().unwrap_or_default(), from);
        return Ok(key.give(&state, row));
    };
    // A guest keeps name, games and ratings: it is the same person, with a password. Tokens that were given out before
    // there was something to protect do not open the account.
    let member = Write::become_member(&row.id, &login, &hash, name.clone()).within(&session);
    let member = member.and(Write::end_sessions(&row.id, "")).and(key.begin(&row.id, from));
    let member = member.and(accepted(invitation.as_deref()));
    if let Err(error) = write_for(&state, &session, member, taken()).await {
        still_invited(&state, invitation.as_deref()).await?;
        return Err(error);
    }
    "member".clone_into(&mut row.kind);
    row.name = name.unwrap_or(row.name);
    state.0.guesses.right(&login, from);
    row.login = Some(login);
    tell(&state, &row).await;
    ask_again(&state, &row.id);
    Ok(key.give(&state, row))
}

async fn sign_in(
    Extract(state): Extract<State>,
    Address(from): Address,
    _limit: Costly,
    Body(body): Body<SignIn>,
) -> Result<Response, ApiError> {
    let login = body.login.to_ascii_lowercase();
    let row = state.0.store.member(&login).await?;
    let stored = row.as_ref().and_then(|row| row.password.clone());
    prove(&state, (&login, from), body.password, stored.clone()).await?;
    let (Some(row), Some(stored)) = (row, stored) else {
        return Err(wrong());
    };
    let key = Key::new();
    let write = Write::sign_in(&key.session(), &row.id, &stored, &from.to_string(), now());
    match state.0.store.write(write).await {
        Err(StoreError::Conflict) => {
            // Only a person who knows the password learns of the ban. Otherwise the password has changed since it was read.
            not_banned(&state.0, &row.id).await?;
            return Err(wrong());
        }
        done => done?,
    }
    Ok(key.give(&state, row))
}

async fn sign_out(Extract(state): Extract<State>, person: Person) -> Result<Response, ApiError> {
    state.0.store.write(Write::end_session(&person.session)).await?;
    ask_again(&state, &person.row.id);
    Ok(([(header::SET_COOKIE, cookie(&state.0, None))], StatusCode::NO_CONTENT).into_response())
}

/// Whose session it is. A page cannot read its cookie, so it asks without knowing whether it has a session, and `null` is
/// an answer. A program names its token, and is refused where that has ended.
async fn me(MaybePerson(person): MaybePerson, headers: HeaderMap) -> Result<Json<Option<Me>>, ApiError> {
    if person.is_none() && headers.contains_key(header::AUTHORIZATION) {
        return Err(ApiError::who());
    }
    Ok(Json(person.map(|person| person.me(None))))
}
