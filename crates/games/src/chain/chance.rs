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
    /// Who begins a build phase or, of those tied for the lowest score, the release.
    Starter(Seat),
    /// The order of all cards for a new game: the first card of seat 0, 1, …, then the five face-up cards, then the
    /// deck from the top.
    Deal(Order),
    /// The order of the new deck, made of the discards.
    Reshuffle(Order),
    /// The cards dealt before the release, to seat 0, 1, …
    Extra(ArrayVec<Card, 4>),
    /// The card drawn from a hand as a penalty; of several X one that the others know of, if there is one.
    Penalty(Card),
}
