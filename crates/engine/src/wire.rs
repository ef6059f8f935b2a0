//! What travels, and its JSON.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

use crate::Seat;

/// What may travel: over a socket, into a file, to another language.
///
/// Implemented with [`wire!`](crate::wire). Generic code reads and writes JSON through these methods only: the compiler
/// then builds the reading and writing of a type once, in the crate of its game, instead of in every program that plays it.
pub trait Wire: Clone + Eq + Debug + Send + Sync + Serialize + 'static {
    /// Reads a value.
    fn from_json(text: &str) -> serde_json::Result<Self>;
    /// Reads a value from a tree of JSON, by way of its text: reading trees would be another decoder to build for every type.
    fn from_tree(tree: &Value) -> serde_json::Result<Self> {
        Self::from_json(&tree.to_string())
    }
    /// Reads a list of values.
    fn list_from_json(text: &str) -> serde_json::Result<Vec<Self>>;
    /// Appends the value as JSON.
    fn write_json(&self, text: &mut Vec<u8>);
    /// Appends the values as a JSON list.
    fn write_list(list: &[Self], text: &mut Vec<u8>);
    /// The value as JSON.
    fn to_json(&self) -> String {
        let mut text = Vec::with_capacity(64);
        self.write_json(&mut text);
        String::from_utf8(text).expect("JSON is UTF-8")
    }
    /// The value as a tree of JSON.
    fn to_tree(&self) -> Value;
}

/// Lets types travel that serde can write and read.
///
/// ```
/// use cardinal_engine::Wire;
///
/// #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
/// struct Bid(u8);
/// cardinal_engine::wire!(Bid);
///
/// assert_eq!(Bid(7).to_json(), "7");
/// assert_eq!(Bid::list_from_json("[1,2]").unwrap(), [Bid(1), Bid(2)]);
/// ```
#[macro_export]
macro_rules! wire {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::Wire for $type {
            fn from_json(text: &str) -> $crate::json::Result<Self> {
                $crate::json::from_str(text)
            }

            fn list_from_json(text: &str) -> $crate::json::Result<Vec<Self>> {
                $crate::json::from_str(text)
            }

            fn write_json(&self, text: &mut Vec<u8>) {
                $crate::json::to_writer(text, self).expect("wire types have string keys only");
            }

            fn write_list(list: &[Self], text: &mut Vec<u8>) {
                $crate::json::to_writer(text, list).expect("wire types have string keys only");
            }

            fn to_tree(&self) -> $crate::json::Value {
                $crate::json::to_value(self).expect("wire types have string keys only")
            }
        }
    )+};
}

wire!((), Seat);

/// What is wrong with JSON that was not written by hand, so that line and column would say nothing.
pub(crate) fn reason_of(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason).to_owned()
}
