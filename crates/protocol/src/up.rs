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
    /// Subscribes to the lobby and its changes, or unsubscribes.
    Lobby {
        /// Whether to send them.
        on: bool,
    },
    /// Asks for everything that happens at a table. Answered with `table`, `chat` and an `update`, or `not_admitted`;
    /// asking again on the same socket replaces the earlier request.
    Watch(Watch),
    /// Asks for the steps of the match at a watched table before a number, for a log. Answered with `history`.
    History {
        /// The table.
        table: String,
        /// The match.
        match_id: String,
        /// Only steps before this number; the latest ones where it is absent.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        before: Option<u64>,
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
        /// Chosen by the client, at most 64 characters; an id is executed once.
        id: String,
        /// What to do.
        order: TableOrder,
    },
}

/// A request to follow a table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// The table.
    pub table: String,
    /// The last number this client has seen, if it has seen any.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub since: Option<Since>,
    /// The seat to look over the shoulder of, for spectators where the table allows it.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub shoulder: Option<u8>,
    /// The last line of chat this client has seen.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub chat: Option<u64>,
    /// Whether every update includes a view, for clients that do not fold notices.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub views: bool,
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
    /// Takes this seat, or the first open one. A player who has a seat already changes it.
    Sit {
        /// The seat.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        seat: Option<u8>,
        /// A pledge to add to the shuffles; see `pledge`. With it a game that starts by itself waits for the reveal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional = nullable))]
        pledge: Option<String>,
    },
    /// Leaves the seat. During a game it is kept: a bot plays on while another player waits, and `sit` takes it back.
    Stand {},
    /// Abandons a game: a bot plays on while other people play. Once only bots are left the table is closed.
    Abandon {},
    /// Host, before the start: opens a seat, locks it, or seats a bot. A person sitting there is removed from the
    /// table.
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
    /// Host: removes a person from the table, who is not admitted again. Players can be removed only between games.
    Remove {
        /// The person, player or spectator.
        person: String,
    },
    /// Host: deals the cards. After a game: deals the next one.
    Start {},
    /// Host, before the start or after the end: closes the table.
    Close {},
    /// Before the deal: promises to add 32 random bytes to the shuffles. A later pledge of the same person takes its
    /// place.
    Pledge {
        /// SHA-256 of `cardinal pledge 1`, a line feed and the bytes: 64 hexadecimal digits.
        hash: String,
    },
    /// While the cards are being dealt: the bytes that were pledged.
    Reveal {
        /// 64 hexadecimal digits.
        value: String,
    },
    /// Makes a move of one or more actions: all of them, or none. An action that shows the player something new must
    /// be the last.
    Moves {
        /// The match.
        match_id: String,
        /// The last number seen when deciding.
        base: u64,
        /// The actions, in the words of the game; at most 64.
        #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
        actions: Vec<Value>,
    },
    /// Asks to take one's last move back. Done at once if no player was shown anything since and it did not
    /// become another person's turn; otherwise the others are asked.
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
    /// After the end: offers or accepts a rematch, withdraws the own offer, or declines that of others. The next match
    /// starts when every player who has not left has offered or accepted; the seats of those who have left are open for it.
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
    /// Mutes a person, or unmutes them.
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
