//! JSON in the words of a game, opaque to everything between a game and its screen.

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
        Self(Form::Text(serde_json::value::to_raw_value(value).expect("wire types have string keys only")))
    }

    /// Reads it as a type of the game.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        match &self.0 {
            Form::Text(text) => serde_json::from_str(text.get()),
            Form::Tree(tree) => T::deserialize(tree),
        }
    }

    /// The same as a tree.
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{ToClient, Watcher};

    /// Text written by the server and the tree a client reads are the same message.
    #[test]
    fn a_message_with_written_text_reads_back_as_the_same_message() {
        let message = |view: Json, notices: Json| {
            let step = crate::Step { seq: 3, at: 9, notices, back_to: None };
            let outlook = crate::Outlook {
                turn: vec![1],
                optional: Vec::new(),
                legal: Some(Json::of(&[json!({"do": "end"})])),
                clocks: crate::Clocks { now: 1, left: vec![None], running: Vec::new() },
                scores: vec![0, 4],
                result: None,
                undo: false,
                lesson: None,
            };
            let update = crate::Update {
                match_id: "m".to_owned(),
                seq: 3,
                watcher: Watcher::Seat { seat: 1 },
                steps: vec![step],
                view: Some(view),
                outlook,
            };
            ToClient::Update { table: "t".to_owned(), update: Box::new(update) }
        };
        let written = message(Json::of(&json!({"hand": ["12"]})), Json::of(&[json!({"on": "drew"})]));
        let text = serde_json::to_string(&written).unwrap();
        assert!(text.contains(r#""view":{"hand":["12"]}"#), "{text}");
        assert_eq!(serde_json::from_str::<ToClient>(&text).unwrap(), written);
        assert_eq!(message(json!({"hand": ["12"]}).into(), json!([{"on": "drew"}]).into()), written);
        assert_ne!(message(json!({"hand": []}).into(), json!([{"on": "drew"}]).into()), written);
    }
}
