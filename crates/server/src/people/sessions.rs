//! A person's own sessions.

use axum::Json;
use axum::extract::State as Extract;
use axum::http::StatusCode;
use cardinal_protocol::http::SessionInfo;
use cardinal_store::{Store, StoreError, Write};

use super::account::{ask_again, write_for};
use super::session::Person;
use crate::State;
use crate::error::ApiError;
use crate::http::{Costly, Named};

/// How much of the hash of a token names its session; it cannot be used to sign in.
const SHORT: usize = 16;

/// The name of a session.
pub(crate) fn short(session: &str) -> &str {
    session.get(..SHORT).unwrap_or(session)
}

/// The sessions of a person as they see them.
pub(super) async fn of(store: &Store, person: &str, current: &str) -> Result<Vec<SessionInfo>, StoreError> {
    let found = store.session_uses(person).await?.into_iter();
    let shown = found.map(|session| SessionInfo {
        id: short(&session.token).to_owned(),
        seen: session.seen,
        address: session.address,
        current: session.token == current,
    });
    Ok(shown.collect())
}

pub(super) async fn list(
    Extract(state): Extract<State>,
    person: Person,
) -> Result<Json<Vec<SessionInfo>>, ApiError> {
    Ok(Json(of(&state.0.store, &person.row.id, &person.session).await?))
}

/// Ends one session of a person, which may be the one that asks.
pub(super) async fn end(
    Extract(state): Extract<State>,
    _limit: Costly,
    person: Person,
    Named(id): Named<String>,
) -> Result<StatusCode, ApiError> {
    let all = state.0.store.sessions(&person.row.id).await?;
    let found = all.into_iter().map(|(session, _)| session).find(|session| short(session) == id);
    let found = found.ok_or_else(|| ApiError::not_found("session"))?;
    finish(&state, &person, Write::end_session(&found)).await
}

/// Ends all sessions of a person but the one that asks.
pub(super) async fn end_others(
    Extract(state): Extract<State>,
    _limit: Costly,
    person: Person,
) -> Result<StatusCode, ApiError> {
    finish(&state, &person, Write::end_sessions(&person.row.id, &person.session)).await
}

async fn finish(state: &State, person: &Person, end: Write) -> Result<StatusCode, ApiError> {
    let write = Write::default().within(&person.session).and(end);
    write_for(state, &person.session, write, ApiError::who()).await?;
    ask_again(state, &person.row.id);
    Ok(StatusCode::NO_CONTENT)
}
