//! The rules of the games as texts for people to read, in every language there is a file for.
//!
//! Each game has one Fluent file per language, `locales/LANGUAGE/GAME.ftl`. The whole folder is built
//! into the program, so a new language is a new file and nothing else. A [`Rulebook`] is what such a
//! file holds: clauses in sections, options, refusals and single words.

mod embedded;
mod error;
mod fault;
mod markdown;
mod messages;
mod plain;
mod printable;
mod reader;
mod rulebook;
mod speech;

pub use embedded::{ENGLISH, languages};
pub use error::TextError;
pub use fault::Fault;
pub use messages::Messages;
pub use printable::{printable, printable_json};
pub use rulebook::{Clause, Headings, OptionText, Refusal, Rulebook, Section, ValueText};
pub use speech::{Speech, Unsaid, Values, with};
