//! Password links, made by operators.

use axum::Json;
use axum::extract::State as Extract;
use axum::http::StatusCode;
use axum::response::Response;
use cardinal_protocol::code;
use cardinal_protocol::http::{ResetCode, ResetInfo, ResetPassword};
use cardinal_store::{PersonRow, StoreError, Write};

use super::account::ask_again;
use super::invitation::plain;
use super::names::password;
use super::routes::Key;
use crate::State;
use crate::bans::not_banned;
use crate::error::ApiError;
use crate::http::{Address, Body, Costly};
use crate::ids::{self, now};

fn over() -> ApiError {
    let message = "this link is invalid, expired or already used; ask the operator for another one";
    ApiError::new(StatusCode::NOT_FOUND, code::NOT_FOUND, message)
}

/// Whose link a code belongs to, and until when it holds.
async fn found(state: &State, code: &str) -> Result<(PersonRow, String, u64), ApiError> {
    let code = ids::hash(&plain(code));
    let (row, until) = state.0.store.reset(&code, now()).await?.ok_or_else(over)?;
    Ok((row, code, until))
}

/// Describes a link without using it.
pub(super) async fn look(
    Extract(state): Extract<State>,
    _limit: Costly,
    Body(body): Body<ResetCode>,
) -> Result<Json<ResetInfo>, ApiError> {
    let (row, _, until) = found(&state, &body.code).await?;
    Ok(Json(ResetInfo { login: row.login.unwrap_or_default(), until }))
}

/// Uses a link: sets the password, ends all sessions and begins one.
pub(super) async fn choose(
    Extract(state): Extract<State>,
    Address(from): Address,
    _limit: Costly,
    Body(body): Body<ResetPassword>,
) -> Result<Response, ApiError> {
    password(&body.password)?;
    let (row, code, _) = found(&state, &body.code).await?;
    let hash = state.0.passwords.hash(body.password).await?;
    let key = Key::new();
    let write = Write::use_reset(&row.id, &code, &hash, now()).and(key.begin(&row.id, from));
    match state.0.store.write(write).await {
        Err(StoreError::Conflict) => {
            not_banned(&state.0, &row.id).await?;
            return Err(over());
        }
        done => done?,
    }
    state.0.guesses.right(row.login.as_deref().unwrap_or_default(), from);
    ask_again(&state, &row.id);
    Ok(key.give(&state, row))
}
