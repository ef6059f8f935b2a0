//! What chance decides.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use cardinal_engine::Seat;

use super::Card;

/// Cards in an order, the first on top.
pub type Order = ArrayVec<Card, { Card::COUNT }>;

/// One outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Who begins round one.
    Starter(Seat),
    /// The order of all cards for a new round: the hands of seat 0, 1, … one after the other, then the three
    /// Pools, the Floor, and the Supply from the top.
    Deal(Order),
    /// The order of the new Supply, made of the covered Floor cards.
    Reshuffle(Order),
}
