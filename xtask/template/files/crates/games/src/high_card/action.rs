//! What a player can do, and the numbers of these actions.

use cardinal_engine::Actions;
use serde::{Deserialize, Serialize};

use super::{Card, HighCard};

/// One step of a player. As JSON it is tagged by `do`: `{"do":"play","card":"7"}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Plays a card to the trick.
    Play {
        /// The card.
        card: Card,
    },
}

impl Actions for HighCard {
    const ACTIONS: usize = Card::COUNT;

    fn encode(action: &Action) -> usize {
        let Action::Play { card } = action;
        card.index()
    }

    fn decode(index: usize) -> Option<Action> {
        Card::at(index).map(|card| Action::Play { card })
    }
}
