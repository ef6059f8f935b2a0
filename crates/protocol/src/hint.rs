//! Advice of a bot.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A move that a bot would consider in this seat, from what this seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Suggestion {
    /// The move, in the words of the game; it is one of the legal ones.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub action: Value,
    /// The expected result from 0 (last) to 1 (win); `null` from a bot that does not reckon.
    pub expected: Option<f64>,
    /// Why, in a few words (English) or a stable word that the texts translate.
    pub reason: String,
}
