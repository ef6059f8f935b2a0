//! The rules of one game in one language.

use std::collections::BTreeMap;

use serde::Serialize;

/// The rules of one game in one language, in the order of the file they were read from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rulebook {
    /// The game, as its file is named: `number-chain`.
    pub game: String,
    /// The language, as its folder is named: `en`.
    pub language: String,
    /// What the game is called.
    pub title: String,
    /// The game in one sentence.
    pub tagline: String,
    /// Who made and published the game.
    pub credits: String,
    /// The clauses, section by section.
    pub sections: Vec<Section>,
    /// The headings of the parts that hold no clauses.
    pub headings: Headings,
    /// What a table can set.
    pub options: Vec<OptionText>,
    /// Why a move or a set-up is refused.
    pub refusals: Vec<Refusal>,
    /// Short labels by their id: `action-play`, `place-floor`.
    pub words: BTreeMap<String, String>,
}

/// Clauses under one heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The clauses; never empty.
    pub clauses: Vec<Clause>,
}

/// One rule, the smallest thing a refusal or a test can point to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// The id, the same in every language: `NC-7`, `NC-A12`.
    pub id: String,
    /// A heading of a few words.
    pub title: String,
    /// The rule itself; a blank line separates paragraphs.
    pub text: String,
}

/// The headings of the parts of a rulebook that hold no clauses; empty where the part is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Headings {
    /// Over the options.
    pub options: String,
    /// Over the refusals.
    pub refusals: String,
    /// Over the words.
    pub words: String,
}

/// One thing a table can set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionText {
    /// The key, the same in every language: `start_wild`.
    pub key: String,
    /// A label of a few words.
    pub title: String,
    /// The clause the option belongs to.
    pub clause: String,
    /// What the option decides.
    pub text: String,
    /// What each value means, the usual one first; empty for an option that is a number.
    pub values: Vec<ValueText>,
}

/// One value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ValueText {
    /// The value, the same in every language: `redraw`.
    pub value: String,
    /// What it means.
    pub text: String,
}

/// Why a move or a set-up is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The code, the same in every language: `not-held`.
    pub code: String,
    /// The clause that forbids it.
    pub clause: String,
    /// What the player reads.
    pub text: String,
}

impl Rulebook {
    /// All clauses in the order of the file.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The clause with this id, in upper or lower case.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }

    /// The option with this key.
    pub fn option(&self, key: &str) -> Option<&OptionText> {
        self.options.iter().find(|option| option.key == key)
    }

    /// The refusal with this code.
    pub fn refusal(&self, code: &str) -> Option<&Refusal> {
        self.refusals.iter().find(|refusal| refusal.code == code)
    }

    /// The label with this id.
    pub fn word(&self, id: &str) -> Option<&str> {
        self.words.get(id).map(String::as_str)
    }
}

impl OptionText {
    /// What this value means; nothing if the option is a number or has no such value.
    pub fn value(&self, value: &str) -> Option<&str> {
        self.values.iter().find(|known| known.value == value).map(|known| known.text.as_str())
    }
}
