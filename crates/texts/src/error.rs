//! Why a rulebook cannot be had.

use thiserror::Error;

use crate::Fault;

/// Why a rulebook cannot be had.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TextError {
    /// There is no text for this game in any language.
    #[error("there are no rules texts for the game `{game}`")]
    UnknownGame {
        /// The game asked for.
        game: String,
    },
    /// The game has texts, but not in this language.
    #[error("the rules of `{game}` are not available in the language `{language}`")]
    UnknownLanguage {
        /// The game asked for.
        game: String,
        /// The language asked for.
        language: String,
    },
    /// The file is there and cannot be read as a rulebook.
    #[error("{file}: {fault}")]
    Faulty {
        /// The file, from the locales folder: `en/number-chain.ftl`.
        file: String,
        /// What is wrong with it.
        fault: Fault,
    },
}

impl TextError {
    /// A short name that never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownGame { .. } => "unknown-game",
            Self::UnknownLanguage { .. } => "unknown-language",
            Self::Faulty { fault, .. } => fault.code(),
        }
    }
}
