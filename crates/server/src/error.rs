//! Failed HTTP requests.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cardinal_engine::SetupError;
use cardinal_protocol::{Refusal, code};
use cardinal_store::StoreError;

/// A refusal with its HTTP status.
#[derive(Debug)]
pub(crate) struct ApiError(pub(crate) StatusCode, pub(crate) Refusal);

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str, message: &str) -> Self {
        Self(status, Refusal::new(code, message))
    }

    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code::NOT_FOUND, &format!("there is no such {what}"))
    }

    /// There is no game of this id.
    pub(crate) fn unknown_game(id: &str) -> Self {
        let known: Vec<&str> = cardinal_games::all().iter().map(|game| game.info().id).collect();
        let message = format!("there is no game '{id}'; the games are {}", known.join(", "));
        Self::new(StatusCode::NOT_FOUND, code::UNKNOWN_GAME, &message)
    }

    pub(crate) fn who() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code::WHO, "sign in or continue as a guest first")
    }

    pub(crate) fn bad(code: &str, message: &str) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self(status(&error), refusal(&error))
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            code::NOT_FOUND | code::UNKNOWN_GAME => StatusCode::NOT_FOUND,
            code::WHO => StatusCode::UNAUTHORIZED,
            code::NOT_HOST | code::REMOVED | code::NO_SPECTATORS | code::ORIGIN | code::BANNED => {
                StatusCode::FORBIDDEN
            }
            code::STORAGE | code::BUSY | code::DRAINING => StatusCode::SERVICE_UNAVAILABLE,
            code::TOO_MANY => StatusCode::TOO_MANY_REQUESTS,
            code::FAULT => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::CONFLICT,
        };
        Self(status, refusal)
    }
}

impl From<SetupError> for ApiError {
    fn from(error: SetupError) -> Self {
        Self(StatusCode::UNPROCESSABLE_ENTITY, Refusal::new(error.code(), error.to_string()))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}

const fn status(error: &StoreError) -> StatusCode {
    match error {
        StoreError::Conflict | StoreError::Version(_) => StatusCode::CONFLICT,
        StoreError::Unfit(_) => StatusCode::UNPROCESSABLE_ENTITY,
        StoreError::Unavailable(_) | StoreError::Fenced => StatusCode::SERVICE_UNAVAILABLE,
        StoreError::Corrupt(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The refusal for a failure of the store; the details go to the log.
pub(crate) fn refusal(error: &StoreError) -> Refusal {
    tracing::warn!(%error, "database error");
    match error {
        StoreError::Conflict => Refusal::new(code::TAKEN, "another request was first"),
        StoreError::Unavailable(_) => Refusal::new(
            code::STORAGE,
            "the database is not available; nothing has changed, try again in a moment",
        ),
        StoreError::Unfit(_) => {
            Refusal::new(code::MALFORMED, "the text contains characters that cannot be stored")
        }
        StoreError::Fenced => {
            Refusal::new(code::BUSY, "the table is moving to another node; try again in a moment")
        }
        StoreError::Version(why) => {
            Refusal::new(code::REVISION, format!("the match cannot go on here: {why}"))
        }
        StoreError::Corrupt(_) => Refusal::new(code::FAULT, "the stored data could not be read"),
    }
}
