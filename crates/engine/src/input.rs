//! One input of a game: an outcome of chance, or an action of a seat.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::{Seat, Wire};

/// What drives a game forward. A game is its options, its seats and the list of these.
///
/// As JSON: `{"chance": …}` or `{"seat": 2, "action": …}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A, C> {
    /// A shuffle, a deal or a random pick.
    Chance(C),
    /// A step of a player.
    Action {
        /// Who acts.
        seat: Seat,
        /// What they do.
        action: A,
    },
}

/// The JSON of an input before the words of its game are read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields<'a> {
    seat: Option<Seat>,
    #[serde(borrow)]
    action: Option<&'a RawValue>,
    #[serde(borrow)]
    chance: Option<&'a RawValue>,
}

impl<A: Wire, C: Wire> Input<A, C> {
    /// Reads an input.
    ///
    /// # Errors
    /// Those of serde, also for an input that is neither a chance nor an action with its seat.
    pub fn from_json(text: &str) -> serde_json::Result<Self> {
        let fields: Fields<'_> = serde_json::from_str(text)?;
        match (fields.seat, fields.action, fields.chance) {
            (None, None, Some(chance)) => Ok(Self::Chance(C::from_json(chance.get())?)),
            (Some(seat), Some(action), None) => {
                Ok(Self::Action { seat, action: A::from_json(action.get())? })
            }
            _ => Err(serde_json::Error::custom("an input is either a chance, or an action with its seat")),
        }
    }

    /// The input as JSON.
    pub fn to_json(&self) -> String {
        let mut text = Vec::with_capacity(64);
        match self {
            Self::Chance(chance) => {
                text.extend_from_slice(br#"{"chance":"#);
                chance.write_json(&mut text);
            }
            Self::Action { seat, action } => {
                text.extend_from_slice(br#"{"seat":"#);
                seat.write_json(&mut text);
                text.extend_from_slice(br#","action":"#);
                action.write_json(&mut text);
            }
        }
        text.push(b'}');
        String::from_utf8(text).expect("JSON is UTF-8")
    }
}

impl<A: Wire, C: Wire> Serialize for Input<A, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(self.to_json()).expect("it is JSON").serialize(serializer)
    }
}

impl<'de, A: Wire, C: Wire> Deserialize<'de> for Input<A, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?;
        Self::from_json(text.get()).map_err(D::Error::custom)
    }
}
