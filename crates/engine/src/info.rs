//! What a game says about itself.

use serde::Serialize;

use crate::Illegal;

/// The fixed facts of a game: its name, sizes and options.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Info {
    /// Stable id, such as `number-chain`.
    pub id: &'static str,
    /// Name for people.
    pub name: &'static str,
    /// Behaviour revision: changes only when the same inputs would play another game.
    pub revision: u16,
    /// What clause ids start with, such as `NC`.
    pub clauses: &'static str,
    /// Admissible numbers of seats, ascending.
    pub seats: &'static [u8],
    /// How many cards there are, at most.
    pub cards: u16,
    /// Whether the lowest score wins.
    pub lowest_wins: bool,
    /// Whether several seats can be on turn at once and their order must not matter.
    pub simultaneous: bool,
    /// Names of the numbers reported per seat beside the score.
    pub measures: &'static [&'static str],
    /// Every reason a move can be refused for; the rules text has a sentence for each.
    pub refusals: &'static [Illegal],
    /// The table options.
    pub options: &'static [OptionSpec],
    /// Named sets of options that are worth playing or testing; the first is the default table.
    pub presets: &'static [Preset],
}

/// One table option.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Its name, as in `--set key=value` and in JSON.
    pub key: &'static str,
    /// The clause or ruling it belongs to.
    pub clause: &'static str,
    /// What it can be.
    pub choices: Choices,
    /// What it is unless set, as text.
    pub default: &'static str,
}

/// The values an option can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Choices {
    /// One of these words.
    Words {
        /// The words.
        words: &'static [&'static str],
    },
    /// A whole number in a range.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// `true` or `false`.
    Switch,
}

/// A named set of options.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What differs from the defaults, as key and value.
    pub settings: &'static [(&'static str, &'static str)],
}

impl Info {
    /// The option named `key`.
    pub fn option(&self, key: &str) -> Option<&'static OptionSpec> {
        self.options.iter().find(|option| option.key == key)
    }

    /// The preset of this name.
    pub fn preset(&self, name: &str) -> Option<&'static Preset> {
        self.presets.iter().find(|preset| preset.name == name)
    }
}

impl OptionSpec {
    /// An option that is one of some words.
    pub const fn words(
        key: &'static str,
        clause: &'static str,
        words: &'static [&'static str],
        default: &'static str,
    ) -> Self {
        Self { key, clause, choices: Choices::Words { words }, default }
    }

    /// An option that is a whole number from `min` to `max`.
    pub const fn number(
        key: &'static str,
        clause: &'static str,
        min: u32,
        max: u32,
        default: &'static str,
    ) -> Self {
        Self { key, clause, choices: Choices::Number { min, max }, default }
    }

    /// An option that is `true` or `false`.
    pub const fn switch(key: &'static str, clause: &'static str, default: &'static str) -> Self {
        Self { key, clause, choices: Choices::Switch, default }
    }
}

impl Choices {
    /// The values in words, for messages.
    pub fn describe(&self) -> String {
        match self {
            Self::Words { words } => words.join(", "),
            Self::Number { min, max } => format!("a whole number from {min} to {max}"),
            Self::Switch => "true, false".to_owned(),
        }
    }
}
