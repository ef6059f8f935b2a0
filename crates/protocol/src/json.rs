//! JSON in the words of a game, opaque to everything between a game and its screen.

use std::borrow::Cow;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A view, a list of notices or a list of actions as it travels.
///
/// The server writes the text once, straight from the game's own types, and copies it into every message it belongs
/// to; a client reads it as a tree.
#[derive(Clone, Debug)]
pub struct Json(Form);

#[derive(Clone, Debug)]
enum Form {
    Text(Box<RawValue>),
    Tree(Value),
}

impl Json {
    /// The JSON of a value.
    ///
    /// ```
    /// use cardinal_protocol::Json;
    ///
    /// assert_eq!(Json::of(&["12", "3?"]).read::<Vec<String>>().unwrap(), ["12", "3?"]);
    /// ```
    pub fn of(value: &impl Serialize) -> Self {
        serde_json::value::to_raw_value(value).expect("wire types have string keys only").into()
    }

    /// Reads it as a type of the game.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        match &self.0 {
            Form::Text(text) => serde_json::from_str(text.get()),
            Form::Tree(tree) => T::deserialize(tree),
        }
    }

    /// The JSON itself.
    pub fn text(&self) -> Cow<'_, str> {
        match &self.0 {
            Form::Text(text) => Cow::Borrowed(text.get()),
            Form::Tree(tree) => Cow::Owned(tree.to_string()),
        }
    }

    /// The value as a tree.
    pub fn tree(&self) -> Value {
        match &self.0 {
            Form::Text(text) => serde_json::from_str(text.get()).expect("it is JSON"),
            Form::Tree(tree) => tree.clone(),
        }
    }

    /// The elements of a list; empty for anything else.
    pub fn items(&self) -> Vec<Value> {
        match self.tree() {
            Value::Array(items) => items,
            _ => Vec::new(),
        }
    }
}

impl From<Value> for Json {
    fn from(tree: Value) -> Self {
        Self(Form::Tree(tree))
    }
}

impl From<Box<RawValue>> for Json {
    fn from(text: Box<RawValue>) -> Self {
        Self(Form::Text(text))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.tree() == other.tree()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Form::Text(text) => text.serialize(serializer),
            Form::Tree(tree) => tree.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self::from)
    }
}
