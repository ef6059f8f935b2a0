//! Talk at a table.

use serde::{Deserialize, Serialize};

use crate::{Millis, PersonRef};

/// The reactions there are.
pub const REACTIONS: [&str; 8] =
    ["hello", "thanks", "well-played", "oops", "wow", "thinking", "hurry", "good-game"];

/// What is left of a line whose author has deleted their account, or that an operator has deleted.
pub const DELETED: &str = "…";

/// One thing said, stored with the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Counts up within the table.
    pub id: u64,
    /// When.
    pub at: Millis,
    /// The author; none for messages of the table itself.
    pub from: Option<PersonRef>,
    /// What kind of line it is.
    pub kind: ChatKind,
    /// The text, or the name of the reaction, or the stable word of a table's remark.
    pub text: String,
}

/// What a line of talk is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChatKind {
    /// Words of a person.
    Said,
    /// One of [`REACTIONS`].
    Reaction,
    /// A remark of the table: `sat-down`, `left`, `abandoned`, `came-back`, `bot-took-over`, `out-of-time` or
    /// `declined-rematch`.
    Remark,
}
