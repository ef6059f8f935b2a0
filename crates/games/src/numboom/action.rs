//! What a player can do, one small step at a time.

use serde::{Deserialize, Deserializer, Serialize};

use super::Card;

/// One step of a player. As JSON it is tagged by `do`: `{"do":"place","card":"3","position":1}`. Positions are
/// counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
// One word, so that lists of actions are moved a word at a time.
#[repr(align(4))]
pub enum Action {
    /// Ends the turn.
    End {},
    /// Turns the top card of a position over.
    Flip {
        /// The position.
        position: u8,
    },
    /// Looks at the top card of a position, as an operation.
    Peek {
        /// The position.
        position: u8,
    },
    /// Lays a card face down.
    Place {
        /// The card.
        card: Card,
        /// Where.
        position: u8,
    },
    /// Plays a Stack.
    Stack {},
    /// Plays an Observe: a look at the top card of a position.
    Observe {
        /// The position.
        position: u8,
    },
    /// Plays a Reverse.
    Reverse {},
    /// Plays a Reset.
    Reset {
        /// The new Death Number.
        number: DeathNumber,
    },
    /// Plays a Disrupt; the arranging follows, position by position.
    Disrupt {},
    /// Plays an Exchange.
    Exchange {
        /// To whom the hands go.
        to: Side,
    },
    /// Says which pile goes to the next position of a Disrupt.
    Arrange {
        /// The position at which the pile lies.
        from: u8,
    },
}

impl Action {
    /// Whether it plays a function card.
    pub(super) const fn is_function(&self) -> bool {
        matches!(
            self,
            Self::Stack {}
                | Self::Observe { .. }
                | Self::Reverse {}
                | Self::Reset { .. }
                | Self::Disrupt {}
                | Self::Exchange { .. }
        )
    }
}

/// A neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The next living seat clockwise.
    Left,
    /// The next living seat counterclockwise.
    Right,
}

/// A Death Number, 0 to 3. Any whole number stands for its remainder by 4 (NB-A22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct DeathNumber(u8);

impl DeathNumber {
    /// The Death Number that this number stands for.
    #[inline]
    pub const fn new(number: i64) -> Self {
        Self(number.rem_euclid(4) as u8)
    }

    /// From 0 to 3.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<'de> Deserialize<'de> for DeathNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        i64::deserialize(deserializer).map(Self::new)
    }
}
