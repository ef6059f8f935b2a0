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
    /// Who begins.
    Starter(Seat),
    /// The order of all cards: the hands of seat 0, 1, … one after the other, then the deck from the top.
    Deal(Order),
    /// The order of the deck after a hand that cannot be placed from was put back. The top four are the new hand; where
    /// that cannot be placed from either, it is shown and another one is drawn (NB-A5).
    Redraw(Order),
    /// The order of the new deck, made of the discards.
    Reshuffle(Order),
}
