//! People as others see them.

use serde::{Deserialize, Serialize};

/// Somebody, in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRef {
    /// Stable id.
    pub id: String,
    /// The name to show; of a bot, its level.
    pub name: String,
    /// What kind of person it is.
    pub kind: PersonKind,
}

/// What kind of person somebody is.
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
