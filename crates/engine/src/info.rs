//! What a game says about itself.

use serde::Serialize;
use serde_json::Value;

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
    /// The oldest revision that can still be replayed; see [`Game::of_revision`](crate::Game::of_revision).
    pub oldest: u16,
    /// What clause ids start with, such as `NC`.
    pub clauses: &'static str,
    /// Admissible numbers of seats, ascending.
    pub seats: &'static [u8],
    /// How many cards there are, at most.
    pub cards: u16,
    /// Whether the lowest score wins.
    pub lowest_wins: bool,
    /// Whether several seats can act at once, in an order that must not matter.
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
    /// The value at which players must not talk during a game; the server then closes the chat.
    #[serde(skip)]
    pub silent_at: Option<&'static str>,
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

    /// Whether these options, an object of keys and values, forbid players to talk during a game.
    pub fn forbids_talk(&self, options: &Value) -> bool {
        self.options.iter().any(|option| {
            let set = options.get(option.key).and_then(Value::as_str).unwrap_or(option.default);
            option.silent_at == Some(set)
        })
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
        Self { key, clause, choices: Choices::Words { words }, default, silent_at: None }
    }

    /// An option that is a whole number from `min` to `max`.
    pub const fn number(
        key: &'static str,
        clause: &'static str,
        min: u32,
        max: u32,
        default: &'static str,
    ) -> Self {
        Self { key, clause, choices: Choices::Number { min, max }, default, silent_at: None }
    }

    /// An option that is `true` or `false`.
    pub const fn switch(key: &'static str, clause: &'static str, default: &'static str) -> Self {
        Self { key, clause, choices: Choices::Switch, default, silent_at: None }
    }

    /// This option, marked as forbidding players to talk during a game when it has this value.
    #[must_use]
    pub const fn silent_at(mut self, value: &'static str) -> Self {
        self.silent_at = Some(value);
        self
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn talk_is_forbidden_at_one_value_of_one_option_only() {
        const TALK: OptionSpec =
            OptionSpec::words("talk", "TY-1", &["free", "none"], "free").silent_at("none");
        const PACE: OptionSpec = OptionSpec::words("pace", "TY-2", &["slow", "none"], "slow");
        const QUIET: OptionSpec =
            OptionSpec::words("talk", "TY-1", &["none", "free"], "none").silent_at("none");
        let info = Info { options: &[TALK, PACE], ..EMPTY };
        assert!(info.forbids_talk(&json!({ "talk": "none" })));
        for options in [json!({ "talk": "free" }), json!({ "pace": "none" }), json!({}), Value::Null] {
            assert!(!info.forbids_talk(&options), "{options}");
        }
        assert!(Info { options: &[QUIET], ..EMPTY }.forbids_talk(&Value::Null), "by default");
    }

    const EMPTY: Info = Info {
        id: "toy",
        name: "Toy",
        revision: 1,
        oldest: 1,
        clauses: "TY",
        seats: &[2],
        cards: 4,
        lowest_wins: false,
        simultaneous: false,
        measures: &[],
        refusals: &[],
        options: &[],
        presets: &[],
    };
}
