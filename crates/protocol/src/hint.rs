//! Advice of a bot.

use serde::{Deserialize, Serialize};

pub use cardinal_bots::Reason;

use crate::Json;

/// A move that a bot would consider in this seat, from what this seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Suggestion {
    /// The move, in the words of the game; it is one of the legal ones.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: Json,
    /// How many simulations began with it.
    pub looked_at: u32,
    /// Why it stands where it stands in the list.
    #[serde(flatten)]
    pub reason: Reason,
}
