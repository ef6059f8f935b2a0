//! Texts that belong to no game.

use std::collections::BTreeMap;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::plain::plain;
use crate::{Fault, TextError};

/// The texts of one Fluent file that is no rulebook, by key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Messages(BTreeMap<String, String>);

impl Messages {
    pub(crate) fn parse(file: &str, source: &str) -> Result<Self, TextError> {
        Self::parse_those(file, source, |id| Some(id))
    }

    /// Reads only the messages that `key` gives a key of this collection for.
    pub(crate) fn parse_those(
        file: &str,
        source: &str,
        key: impl Fn(&str) -> Option<&str>,
    ) -> Result<Self, TextError> {
        let faulty = |fault| TextError::Faulty { file: file.to_owned(), fault };
        let resource =
            parser::parse(source).map_err(|(_, errors)| faulty(crate::reader::syntax(source, &errors)))?;
        let mut texts = BTreeMap::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let Some(id) = key(message.id.name) else { continue };
            let pattern =
                message.value.as_ref().ok_or_else(|| faulty(Fault::NoText { id: id.to_owned() }))?;
            if texts.insert(id.to_owned(), plain(id, pattern).map_err(faulty)?).is_some() {
                return Err(faulty(Fault::Duplicate { id: id.to_owned() }));
            }
        }
        Ok(Self(texts))
    }

    /// The text of this key; empty where there is none.
    pub fn text(&self, key: &str) -> &str {
        self.0.get(key).map_or("", String::as_str)
    }

    /// The keys there are.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}
