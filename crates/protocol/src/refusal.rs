//! Why a request was refused.

use serde::{Deserialize, Serialize};

/// A refusal: stable words for programs, a sentence for people, a clause where the rules forbid it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// Stable id of the reason: one of [`code`], a refusal of the game (`breaks-relay`), or one of the set-up
    /// (`setup-bad-value`).
    pub code: String,
    /// The clause of the rules that forbids it, such as `NC-12`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub clause: Option<String>,
    /// For a move of several actions: which of them is refused, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub index: Option<u32>,
    /// One sentence in English.
    pub message: String,
}

impl Refusal {
    /// A refusal that is not a matter of the rules.
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), clause: None, index: None, message: message.into() }
    }
}

/// The codes of the server itself; those of the games are listed in their rules.
pub mod code {
    /// The message is not JSON, or not one of the known shapes.
    pub const MALFORMED: &str = "malformed";
    /// The message is longer than allowed.
    pub const TOO_LONG: &str = "too-long";
    /// Too many messages in too short a time.
    pub const TOO_MANY: &str = "too-many";
    /// The request has no valid session.
    pub const WHO: &str = "who-are-you";
    /// The name or login is not allowed.
    pub const BAD_NAME: &str = "bad-name";
    /// The login is taken.
    pub const TAKEN: &str = "taken";
    /// The password is too short or too long.
    pub const BAD_PASSWORD: &str = "bad-password";
    /// Login and password do not match.
    pub const WRONG_PASSWORD: &str = "wrong-password";
    /// There is no such thing, or it is not for this person.
    pub const NOT_FOUND: &str = "not-found";
    /// The server has no such game.
    pub const UNKNOWN_GAME: &str = "unknown-game";
    /// This is for the host of the table.
    pub const NOT_HOST: &str = "not-host";
    /// This person has no seat here.
    pub const NOT_SEATED: &str = "not-seated";
    /// The seat is not free.
    pub const SEAT_TAKEN: &str = "seat-taken";
    /// The host has removed this person from the table.
    pub const REMOVED: &str = "removed";
    /// Not every seat is taken yet.
    pub const SEATS_OPEN: &str = "seats-open";
    /// It is not possible at this stage of the table: before the start, during play, after the end.
    pub const NOT_NOW: &str = "not-now";
    /// It is another seat's turn.
    pub const NOT_YOUR_TURN: &str = "not-your-turn";
    /// The move was made for an earlier position.
    pub const STALE: &str = "stale";
    /// The move belongs to another match.
    pub const OTHER_MATCH: &str = "other-match";
    /// The table is paused.
    pub const PAUSED: &str = "paused";
    /// Talk is closed.
    pub const CHAT_CLOSED: &str = "chat-closed";
    /// There is nothing to take back.
    pub const NOTHING_TO_UNDO: &str = "nothing-to-undo";
    /// It is not allowed in a rated game.
    pub const RATED: &str = "rated";
    /// There is no such vote, or it has ended.
    pub const NO_VOTE: &str = "no-vote";
    /// Spectators are not admitted.
    pub const NO_SPECTATORS: &str = "no-spectators";
    /// The database is not available; nothing has changed, and the client may try again.
    pub const STORAGE: &str = "storage";
    /// The server is busy; try again later.
    pub const BUSY: &str = "busy";
    /// A cross-origin request.
    pub const ORIGIN: &str = "origin";
    /// An operator has banned this person or network.
    pub const BANNED: &str = "banned";
    /// Sign-up is closed.
    pub const SIGN_UP_CLOSED: &str = "sign-up-closed";
    /// A new account needs a valid invitation.
    pub const INVITATION: &str = "invitation";
    /// Guests are not allowed.
    pub const NO_GUESTS: &str = "no-guests";
    /// The server is shutting down; reconnect in a moment.
    pub const DRAINING: &str = "draining";
    /// The client reads too slowly; connect again and resume.
    pub const SLOW: &str = "slow";
    /// The match needs rules of a revision that this server does not have.
    pub const REVISION: &str = "resume-revision";
    /// A fault of the server.
    pub const FAULT: &str = "fault";

    /// All of them.
    pub const ALL: &[&str] = &[
        MALFORMED,
        TOO_LONG,
        TOO_MANY,
        WHO,
        BAD_NAME,
        TAKEN,
        BAD_PASSWORD,
        WRONG_PASSWORD,
        NOT_FOUND,
        UNKNOWN_GAME,
        NOT_HOST,
        NOT_SEATED,
        SEAT_TAKEN,
        REMOVED,
        SEATS_OPEN,
        NOT_NOW,
        NOT_YOUR_TURN,
        STALE,
        OTHER_MATCH,
        PAUSED,
        CHAT_CLOSED,
        NOTHING_TO_UNDO,
        RATED,
        NO_VOTE,
        NO_SPECTATORS,
        STORAGE,
        BUSY,
        ORIGIN,
        BANNED,
        SIGN_UP_CLOSED,
        INVITATION,
        NO_GUESTS,
        DRAINING,
        SLOW,
        REVISION,
        FAULT,
    ];
}
