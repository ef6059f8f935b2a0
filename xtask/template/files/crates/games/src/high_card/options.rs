//! The table options.

use cardinal_engine::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

/// What a table can agree on. [`Default`] is the usual game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many cards a hand has, 3 to 7 (HC-A1).
    pub cards: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { cards: 7 }
    }
}

pub(super) const SPECS: &[OptionSpec] = &[OptionSpec::number("cards", "HC-A1", 3, 7, "7")];

pub(super) const PRESETS: &[Preset] =
    &[Preset { name: "usual", settings: &[] }, Preset { name: "short", settings: &[("cards", "3")] }];
