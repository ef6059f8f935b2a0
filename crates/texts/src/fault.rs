//! What can be wrong inside a rules file.

use thiserror::Error;

/// What is wrong inside a rules file; only the first fault of a file is reported.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Fault {
    /// The file is not UTF-8.
    #[error("the file is not UTF-8")]
    NotUtf8,
    /// The file is not Fluent.
    #[error("line {line}: {problem}")]
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// What the Fluent parser says about it.
        problem: String,
    },
    /// Two messages have the same id, or one message has an attribute twice.
    #[error("`{id}` occurs twice")]
    Duplicate {
        /// The message, or message and attribute.
        id: String,
    },
    /// A message or an attribute has no text.
    #[error("`{id}` has no text")]
    NoText {
        /// The message, or message and attribute.
        id: String,
    },
    /// A text holds more than words: a variable, a selector, a reference.
    #[error("`{id}` is not plain text")]
    NotPlain {
        /// The message, or message and attribute.
        id: String,
    },
    /// A message lacks an attribute that its kind must have.
    #[error("`{id}` has no attribute `.{attribute}`")]
    MissingAttribute {
        /// The message.
        id: String,
        /// The attribute it should have.
        attribute: &'static str,
    },
    /// A message has an attribute that its kind does not know.
    #[error("`{id}` has an attribute `.{attribute}`, which means nothing there")]
    UnknownAttribute {
        /// The message.
        id: String,
        /// The attribute it should not have.
        attribute: String,
    },
    /// An option or a refusal points to a clause that the file does not have.
    #[error("`{id}` points to the clause `{clause}`, which is not in the file")]
    UnknownClause {
        /// The option or refusal.
        id: String,
        /// The clause that is not there.
        clause: String,
    },
    /// A message that belongs under a heading stands before the first one.
    #[error("`{id}` stands under no heading")]
    NoHeading {
        /// The message.
        id: String,
    },
    /// A message stands under a heading where its kind does not belong.
    #[error("`{id}` does not belong under the heading `{heading}`")]
    WrongHeading {
        /// The message.
        id: String,
        /// The heading it stands under.
        heading: String,
    },
    /// The file lacks a message that every rulebook must have.
    #[error("the message `{id}` is missing")]
    MissingMessage {
        /// The message.
        id: &'static str,
    },
    /// An entry is nothing that a rulebook is made of.
    #[error("`{id}` is no clause, option, refusal or word")]
    UnknownMessage {
        /// The message or term.
        id: String,
    },
}

impl Fault {
    /// A short name that never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotUtf8 => "not-utf8",
            Self::Syntax { .. } => "syntax",
            Self::Duplicate { .. } => "duplicate",
            Self::NoText { .. } => "no-text",
            Self::NotPlain { .. } => "not-plain",
            Self::MissingAttribute { .. } => "missing-attribute",
            Self::UnknownAttribute { .. } => "unknown-attribute",
            Self::UnknownClause { .. } => "unknown-clause",
            Self::NoHeading { .. } => "no-heading",
            Self::WrongHeading { .. } => "wrong-heading",
            Self::MissingMessage { .. } => "missing-message",
            Self::UnknownMessage { .. } => "unknown-message",
        }
    }
}
