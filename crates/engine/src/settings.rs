//! From `key=value` to the options of a game.

use serde_json::{Map, Value};
use thiserror::Error;

use crate::wire::reason_of;
use crate::{Choices, Game, Info, OptionSpec, Wire};

/// One `key=value`, as typed by a person.
pub type Setting = (String, String);

/// Why these settings are invalid.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The game is not played by this many.
    #[error("{game} is for {allowed} players, not {seats} ({clause})")]
    Seats {
        /// The game's name.
        game: &'static str,
        /// The admissible numbers, in words.
        allowed: String,
        /// The number asked for.
        seats: usize,
        /// The clause that says so.
        clause: &'static str,
    },
    /// The game has no such option.
    #[error("{game} has no option '{key}'; it has {known}")]
    UnknownOption {
        /// The game's name.
        game: &'static str,
        /// The key asked for.
        key: String,
        /// The keys there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("option {key} cannot be '{value}'; it can be {allowed}")]
    BadValue {
        /// The option.
        key: String,
        /// The value asked for.
        value: String,
        /// The values there are, in words.
        allowed: String,
    },
    /// Each option is fine, but not together.
    #[error("option {key} cannot be '{value}' here: {reason}")]
    Conflict {
        /// The option.
        key: &'static str,
        /// Its value.
        value: String,
        /// Why not.
        reason: &'static str,
    },
    /// The options are not an object of keys and values.
    #[error("the options must be an object of keys and values")]
    NotAnObject,
}

impl SetupError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "setup-seats",
            Self::UnknownOption { .. } => "setup-unknown-option",
            Self::BadValue { .. } => "setup-bad-value",
            Self::Conflict { .. } => "setup-conflict",
            Self::NotAnObject => "setup-not-an-object",
        }
    }

    /// Refuses the first of the numbers, each with the key of its option, that is outside the option's range.
    ///
    /// # Errors
    /// [`SetupError::BadValue`].
    pub fn check_ranges(options: &[OptionSpec], numbers: &[(&str, u32)]) -> Result<(), Self> {
        for (key, number) in numbers {
            let option = options.iter().find(|option| option.key == *key);
            let wrong = option.filter(|option| !admits(option, &Value::from(*number)));
            if let Some(option) = wrong {
                return Err(bad_value(option, &number.to_string()));
            }
        }
        Ok(())
    }

    /// That `info`'s game is not for `seats` players, as `clause` says.
    pub fn seats(info: &Info, seats: usize, clause: &'static str) -> Self {
        let counts: Vec<String> = info.seats.iter().map(ToString::to_string).collect();
        let allowed = match counts.as_slice() {
            [.., _, _] => {
                let (last, rest) = counts.split_last().expect("there are at least two");
                format!("{} or {last}", rest.join(", "))
            }
            _ => counts.join(""),
        };
        Self::Seats { game: info.name, allowed, seats, clause }
    }
}

/// Options of a game as people and files give them: checked against the game's [`OptionSpec`]s, which name
/// the option that is wrong, before they become the game's own type.
///
/// ```
/// # use cardinal_engine::{Info, OptionSpec, Settings};
/// # const INFO: Info = Info { id: "toy", name: "Toy", revision: 1, oldest: 1, clauses: "TY", seats: &[2], cards: 4,
/// #   lowest_wins: false, simultaneous: false, measures: &[], refusals: &[], presets: &[], options: &[
/// #   OptionSpec::number("rounds", "TY-1", 1, 9, "3")] };
/// let typed = [("rounds".to_owned(), "12".to_owned())];
/// let refused = Settings::from_pairs(&INFO, &typed).unwrap_err();
/// assert_eq!(refused.to_string(), "option rounds cannot be '12'; it can be a whole number from 1 to 9");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Settings(Map<String, Value>);

impl Settings {
    /// From `key=value` pairs; later ones win.
    pub fn from_pairs<K: AsRef<str>, V: AsRef<str>>(
        info: &Info,
        pairs: &[(K, V)],
    ) -> Result<Self, SetupError> {
        let mut values = Map::new();
        for (key, value) in pairs {
            let (key, value) = (key.as_ref(), value.as_ref());
            let option = known(info, key)?;
            let typed = parse(option, value).ok_or_else(|| bad_value(option, value))?;
            values.insert(key.to_owned(), typed);
        }
        Ok(Self(values))
    }

    /// From a JSON object.
    pub fn from_json(info: &Info, json: &Value) -> Result<Self, SetupError> {
        let values = json.as_object().ok_or(SetupError::NotAnObject)?;
        for (key, value) in values {
            let option = known(info, key)?;
            if !admits(option, value) {
                let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                return Err(bad_value(option, &shown));
            }
        }
        Ok(Self(values.clone()))
    }

    /// As the game's own options, the defaults filled in.
    pub fn resolve<G: Game>(self) -> Result<G::Options, SetupError> {
        // Keys and values were checked against the game's list, so this fails only where that list and the
        // type disagree; the contract tests compare them.
        let shown = Value::Object(self.0.clone()).to_string();
        G::Options::from_json(&shown).map_err(|error| SetupError::BadValue {
            key: "set".to_owned(),
            allowed: reason_of(&error),
            value: shown,
        })
    }
}

fn known(info: &Info, key: &str) -> Result<&'static OptionSpec, SetupError> {
    info.option(key).ok_or_else(|| SetupError::UnknownOption {
        game: info.name,
        key: key.to_owned(),
        known: info.options.iter().map(|option| option.key).collect::<Vec<_>>().join(", "),
    })
}

fn bad_value(option: &OptionSpec, value: &str) -> SetupError {
    SetupError::BadValue {
        key: option.key.to_owned(),
        value: value.to_owned(),
        allowed: option.choices.describe(),
    }
}

fn parse(option: &OptionSpec, text: &str) -> Option<Value> {
    let value = match option.choices {
        Choices::Words { .. } => Value::from(text),
        Choices::Number { .. } => Value::from(text.parse::<u32>().ok()?),
        Choices::Switch => Value::from(text.parse::<bool>().ok()?),
    };
    admits(option, &value).then_some(value)
}

fn admits(option: &OptionSpec, value: &Value) -> bool {
    match option.choices {
        Choices::Words { words } => value.as_str().is_some_and(|word| words.contains(&word)),
        Choices::Number { min, max } => {
            value.as_u64().is_some_and(|number| (u64::from(min)..=u64::from(max)).contains(&number))
        }
        Choices::Switch => value.is_boolean(),
    }
}
