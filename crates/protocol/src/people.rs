//! People as others see them.

use serde::{Deserialize, Serialize};

/// A person or bot, in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRef {
    /// Stable id.
    pub id: String,
    /// The name to show; of a bot, its level; empty for a deleted account, which clients word in their own language.
    pub name: String,
    /// What kind of person it is.
    pub kind: PersonKind,
}

impl PersonRef {
    /// The name to show, in English.
    pub fn shown_name(&self) -> &str {
        if self.kind == PersonKind::Gone { "Deleted account" } else { &self.name }
    }
}

/// What kind of person it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// Came without an account.
    Guest,
    /// Has an account.
    Member,
    /// A bot of the server.
    Bot,
    /// Has deleted the account; only the games remain.
    Gone,
}
