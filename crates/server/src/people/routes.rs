//! Coming, signing up, signing in, changing, going.

use axum::extract::State as Extract;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use cardinal_protocol::http::{ChangeMe, DeleteMe, Me, NewGuest, SignIn, SignUp};
use cardinal_protocol::{Refusal, ToClient, code};
use cardinal_store::{PersonRow, StoreError, Write};

use super::names::{friendly, login, name, password};
use super::session::{MaybePerson, Person, cookie, from_row};
use crate::State;
use crate::error::ApiError;
use crate::http::{Body, Costly};
use crate::ids::{self, now};
use crate::table::{Command, Frame};

pub(crate) fn routes() -> Router<State> {
    Router::new()
        .route("/api/guest", post(guest))
        .route("/api/sign-up", post(sign_up))
        .route("/api/sign-in", post(sign_in))
        .route("/api/sign-out", post(sign_out))
        .route("/api/me", get(me).patch(change).delete(delete))
}

/// Begins a session, with its cookie.
async fn begin(state: &State, row: PersonRow, more: Write) -> Result<Response, ApiError> {
    let token = ids::token();
    let session = ids::hash(&token);
    state.0.store.write(more.and(Write::session(&session, &row.id, now()))).await?;
    let me = Person { row, session }.me(Some(token.clone()));
    Ok(([(header::SET_COOKIE, cookie(&state.0, Some(&token)))], Json(me)).into_response())
}

async fn guest(
    Extract(state): Extract<State>,
    MaybePerson(known): MaybePerson,
    _limit: Costly,
    Body(body): Body<NewGuest>,
) -> Result<Response, ApiError> {
    if let Some(known) = known {
        return Ok(Json(known.me(None)).into_response());
    }
    let name = body.name.as_deref().map_or_else(|| Ok(friendly()), name)?;
    let (login, password) = (None, None);
    let row = PersonRow { id: ids::id(), name, kind: "guest".to_owned(), login, password, created: now() };
    let write = Write::person(&row);
    begin(&state, row, write).await
}

async fn sign_up(
    Extract(state): Extract<State>,
    MaybePerson(known): MaybePerson,
    _limit: Costly,
    Body(body): Body<SignUp>,
) -> Result<Response, ApiError> {
    let login = login(&body.login)?;
    password(&body.password)?;
    let name = body.name.as_deref().map(name).transpose()?;
    let guest = known.filter(|person| person.row.kind == "guest");
    let hash = state.0.passwords.hash(body.password).await;
    let hash = hash.ok_or_else(|| ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code::BUSY, "try again"))?;
    let taken = |error: StoreError| match error {
        StoreError::Conflict => ApiError::new(StatusCode::CONFLICT, code::TAKEN, "this login is taken"),
        other => other.into(),
    };
    // Asked first for a clear answer; the key decides where two ask at once.
    if state.0.store.member(&login).await?.is_some() {
        return Err(taken(StoreError::Conflict));
    }
    if let Some(mut person) = guest {
        // A guest keeps name, games and ratings: it is the same person, with a key.
        "member".clone_into(&mut person.row.kind);
        person.row.name = name.unwrap_or(person.row.name);
        (person.row.login, person.row.password) = (Some(login), Some(hash));
        state.0.store.write(Write::change_person(&person.row)).await.map_err(taken)?;
        tell(&state, &person).await;
        ask_again(&state, &person);
        return Ok(Json(person.me(None)).into_response());
    }
    let row = PersonRow {
        id: ids::id(),
        name: name.unwrap_or_else(|| login.clone()),
        kind: "member".to_owned(),
        login: Some(login),
        password: Some(hash),
        created: now(),
    };
    state.0.store.write(Write::person(&row)).await.map_err(taken)?;
    begin(&state, row, Write::default()).await
}

async fn sign_in(
    Extract(state): Extract<State>,
    _limit: Costly,
    Body(body): Body<SignIn>,
) -> Result<Response, ApiError> {
    let row = state.0.store.member(&body.login.to_ascii_lowercase()).await?;
    let stored = row.as_ref().and_then(|row| row.password.clone());
    let fits = body.password.len() <= 1024 && state.0.passwords.fits(body.password, stored).await;
    match row {
        Some(row) if fits => begin(&state, row, Write::default()).await,
        _ => {
            Err(ApiError::new(StatusCode::FORBIDDEN, code::WRONG_PASSWORD, "login and password do not match"))
        }
    }
}

async fn sign_out(Extract(state): Extract<State>, person: Person) -> Result<Response, ApiError> {
    state.0.store.write(Write::end_session(&person.session)).await?;
    ask_again(&state, &person);
    Ok(([(header::SET_COOKIE, cookie(&state.0, None))], StatusCode::NO_CONTENT).into_response())
}

/// Whose session it is. A page cannot read its cookie, so it asks without knowing whether it has a session, and nobody is
/// an answer. A program names its token, and is refused where that has ended.
async fn me(MaybePerson(person): MaybePerson, headers: HeaderMap) -> Result<Json<Option<Me>>, ApiError> {
    if person.is_none() && headers.contains_key(header::AUTHORIZATION) {
        return Err(ApiError::who());
    }
    Ok(Json(person.map(|person| person.me(None))))
}

/// Sockets know somebody as they were when the socket was opened. They are asked to connect again: as who they are now,
/// if their session goes on, and as nobody if it has ended.
fn ask_again(state: &State, person: &Person) {
    let refusal = Refusal::new(code::WHO, "who you are has changed; connect again");
    state.0.tell_person(&person.row.id, &Frame::of(&ToClient::Bye { refusal }));
}

/// Tells the tables that somebody has another name or kind.
async fn tell(state: &State, person: &Person) {
    let person = from_row(&person.row);
    state.0.tables.send_all(|| Command::Renamed { person: person.clone() }).await;
    state.0.cluster.say_all(&crate::cluster::Parcel::Renamed { person }, "");
}

async fn change(
    Extract(state): Extract<State>,
    mut person: Person,
    _limit: Costly,
    Body(body): Body<ChangeMe>,
) -> Result<Json<Me>, ApiError> {
    if let Some(wanted) = body.name {
        person.row.name = name(&wanted)?;
    }
    let mut more = Write::default();
    if let Some(wanted) = body.password {
        password(&wanted.new)?;
        if !state.0.passwords.fits(wanted.old, person.row.password.clone()).await {
            let message = "the present password is another one";
            return Err(ApiError::new(StatusCode::FORBIDDEN, code::WRONG_PASSWORD, message));
        }
        person.row.password = state.0.passwords.hash(wanted.new).await.or(person.row.password);
        more = Write::end_sessions(&person.row.id, &person.session);
    }
    state.0.store.write(Write::change_person(&person.row).and(more)).await?;
    tell(&state, &person).await;
    ask_again(&state, &person);
    Ok(Json(person.me(None)))
}

async fn delete(
    Extract(state): Extract<State>,
    mut person: Person,
    _limit: Costly,
    Body(body): Body<DeleteMe>,
) -> Result<Response, ApiError> {
    if person.row.password.is_some() {
        let fits =
            state.0.passwords.fits(body.password.unwrap_or_default(), person.row.password.clone()).await;
        if !fits {
            return Err(ApiError::new(
                StatusCode::FORBIDDEN,
                code::WRONG_PASSWORD,
                "the password is another one",
            ));
        }
    }
    let id = person.row.id.clone();
    state.0.store.write(Write::forget_name(&id).and(Write::end_sessions(&id, ""))).await?;
    (person.row.name, person.row.kind) = ("somebody".to_owned(), "gone".to_owned());
    tell(&state, &person).await;
    ask_again(&state, &person);
    Ok(([(header::SET_COOKIE, cookie(&state.0, None))], StatusCode::NO_CONTENT).into_response())
}
