//! Sign-up by invitation.

use axum::http::StatusCode;
use cardinal_protocol::code;
use cardinal_protocol::http::SignUpMode;
use cardinal_store::Write;

use crate::State;
use crate::error::ApiError;
use crate::ids::{self, now};

/// The hash of the invitation code of a new account, if the server needs one.
pub(super) async fn invitation(state: &State, given: Option<&str>) -> Result<Option<String>, ApiError> {
    match state.0.config.sign_up {
        SignUpMode::Open => Ok(None),
        SignUpMode::Closed => {
            let message = "sign-up is closed on this server";
            Err(ApiError::new(StatusCode::FORBIDDEN, code::SIGN_UP_CLOSED, message))
        }
        SignUpMode::Invitation => {
            let code = ids::hash(&plain(given.unwrap_or_default()));
            still_invited(state, Some(&code)).await?;
            Ok(Some(code))
        }
    }
}

/// Refuses an invalid or expired invitation.
pub(super) async fn still_invited(state: &State, code: Option<&str>) -> Result<(), ApiError> {
    let Some(invited) = code else { return Ok(()) };
    if state.0.store.invites(invited, now()).await? {
        return Ok(());
    }
    let message = "sign-up needs a valid invitation";
    Err(ApiError::new(StatusCode::FORBIDDEN, code::INVITATION, message))
}

/// Uses an invitation up, in the write that makes the account.
pub(super) fn accepted(code: Option<&str>) -> Write {
    code.map_or_else(Write::default, |code| Write::accept_invitation(code, now()))
}

/// Normalizes a copied code: without blanks, in lower case.
pub(super) fn plain(code: &str) -> String {
    let kept = code.chars().filter(char::is_ascii_alphanumeric);
    kept.map(|letter| letter.to_ascii_lowercase()).take(64).collect()
}
