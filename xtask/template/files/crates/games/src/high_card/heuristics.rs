//! What bots know of the moves. Search is stronger with each method of the trait that a game replaces.

use cardinal_engine::Heuristics;

use super::{Action, HighCard, View};

impl Heuristics for HighCard {
    fn sheds(_: &Action) -> bool {
        true
    }

    /// Leads high; otherwise takes the trick as cheaply as it can, or gets rid of a low card.
    fn static_score(view: &View, action: &Action) -> i32 {
        let Action::Play { card } = action;
        let number = i32::from(card.number());
        match view.players.iter().filter_map(|player| player.played).max() {
            None => number,
            Some(highest) if *card > highest => 100 - number,
            Some(_) => -number,
        }
    }
}
