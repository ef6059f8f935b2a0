//! What chance decides.

use arrayvec::ArrayVec;
use cardinal_engine::Seat;
use serde::{Deserialize, Serialize};

use super::Card;

/// Cards in an order, the first on top.
pub type Order = ArrayVec<Card, { Card::COUNT }>;

/// One outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Who deals; the next seat begins.
    Dealer(Seat),
    /// The order of all cards: the hands of seat 0, 1, … one after the other, then the deck from the top.
    Deal(Order),
    /// The order of the new deck, made of all discard piles.
    Reshuffle(Order),
}
