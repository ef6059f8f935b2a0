//! The table options.

use cardinal_engine::{Preset, options};
use serde::{Deserialize, Serialize};

options! {
    /// What a table can agree on. [`Default`] is the usual game.
    pub struct Options {
        /// How many cards a hand has (HC-A1).
        "HC-A1" cards: u8 = 7 in 3..=7,
    }
}

pub(super) const PRESETS: &[Preset] =
    &[Preset { name: "usual", settings: &[] }, Preset { name: "short", settings: &[("cards", "3")] }];
