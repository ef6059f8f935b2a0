//! What a client sends.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::SeatPlan;

/// A message of a client; tagged by `do`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Asks for a `pong`.
    Ping {},
    /// Asks for the lobby and its changes, or for no more of them.
    Lobby {
        /// Whether to send them.
        on: bool,
    },
    /// Asks for a fresh `view` after all `events`, or for none; for clients that do not fold. Holds for every `watch` after it.
    Views {
        /// Whether to send them.
        on: bool,
    },
    /// Asks for everything that happens at a table. Answered with `table`, `chat` and either the `events` missed
    /// or a fresh `view`; asking again on the same socket replaces the earlier request.
    Watch {
        /// The table.
        table: String,
        /// The last number this client has seen, if it has seen any.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        since: Option<Since>,
        /// The seat to look over the shoulder of, for those who look on where the table allows it.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        shoulder: Option<u8>,
        /// The last line of talk this client has seen.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        chat: Option<u64>,
    },
    /// No more of this table.
    Unwatch {
        /// The table.
        table: String,
    },
    /// Something to be done at a table. Answered with `done`, `hint` or `refused`.
    Order {
        /// The table.
        table: String,
        /// Chosen by the client, at most 64 characters; an order with the same id is carried out once.
        id: String,
        /// What to do.
        order: TableOrder,
    },
}

/// Up to where a client knows a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The match.
    pub match_id: String,
    /// The last number seen.
    pub seq: u64,
}

/// Something to be done at a table; tagged by `do`. Also the body of `POST /api/tables/{table}/orders/{id}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableOrder {
    /// Sits down: on this seat, or on the first free one. Changes the seat of somebody who sits already.
    Sit {
        /// The seat.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        seat: Option<u8>,
    },
    /// Gets up. During a game a bot plays on for this seat until its owner sits down again.
    Stand {},
    /// Host, before the start: makes a seat free, or seats a bot. A person sitting there gets up.
    Plan {
        /// The seat.
        seat: u8,
        /// For whom it is to be.
        plan: SeatPlan,
    },
    /// Host: hands the table over.
    Host {
        /// The person, who must be seated.
        person: String,
    },
    /// Host: deals the cards. After a game: deals the next one.
    Start {},
    /// Host, before the start or after the end: closes the table.
    Close {},
    /// Before the deal: adds to the shuffles. Once per seat and match; at most 200 characters.
    Entropy {
        /// Any text.
        text: String,
    },
    /// Makes a move.
    Move {
        /// The match.
        match_id: String,
        /// The last number seen when deciding.
        base: u64,
        /// The move, in the words of the game.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        action: Value,
    },
    /// Asks to take one's last move back. Done at once if nobody was shown anything since; otherwise the others
    /// are asked.
    Undo {
        /// The match.
        match_id: String,
        /// The last number seen when asking.
        base: u64,
    },
    /// Asks the others to let the game rest.
    Pause {},
    /// Goes on after a rest.
    Resume {},
    /// Answers a vote.
    Vote {
        /// The vote.
        vote: u64,
        /// The answer.
        yes: bool,
    },
    /// After the end: would play again, or would not. The next match starts when everybody seated would.
    Rematch {
        /// The answer.
        yes: bool,
    },
    /// Says something, at most 500 characters.
    Say {
        /// The text.
        text: String,
    },
    /// Shows one of the reactions.
    React {
        /// Its name; see [`crate::REACTIONS`].
        reaction: String,
    },
    /// Does not want to hear somebody, or does again.
    Mute {
        /// The person.
        person: String,
        /// Whether to mute.
        on: bool,
    },
    /// Asks a bot for advice.
    Hint {
        /// The match.
        match_id: String,
        /// The last number seen when asking.
        base: u64,
    },
}
