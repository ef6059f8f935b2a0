//! One input of a game: an outcome of chance, or an action of a seat.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// What drives a game forward. A game is its options, its seats and the list of these.
///
/// As JSON: `{"chance": …}` or `{"seat": 2, "action": …}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Fields<A, C>", try_from = "Fields<A, C>")]
#[serde(bound(
    serialize = "A: Serialize + Clone, C: Serialize + Clone",
    deserialize = "A: Deserialize<'de>, C: Deserialize<'de>"
))]
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

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields<A, C> {
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    action: Option<A>,
    #[serde(default = "Option::default", skip_serializing_if = "Option::is_none")]
    chance: Option<C>,
}

impl<A, C> From<Input<A, C>> for Fields<A, C> {
    fn from(input: Input<A, C>) -> Self {
        match input {
            Input::Chance(chance) => Self { seat: None, action: None, chance: Some(chance) },
            Input::Action { seat, action } => Self { seat: Some(seat), action: Some(action), chance: None },
        }
    }
}

impl<A, C> TryFrom<Fields<A, C>> for Input<A, C> {
    type Error = &'static str;

    fn try_from(fields: Fields<A, C>) -> Result<Self, Self::Error> {
        match (fields.seat, fields.action, fields.chance) {
            (None, None, Some(chance)) => Ok(Self::Chance(chance)),
            (Some(seat), Some(action), None) => Ok(Self::Action { seat, action }),
            _ => Err("an input is either a chance, or an action with its seat"),
        }
    }
}
