//! What tests ask of a game beyond its rules.

use crate::{CardId, Census, Game};

/// Where the cards are and what may depend on order: the contract checks conservation, memory and fairness with it.
/// Nothing but tests needs it.
pub trait Audit: Game {
    // What a game implements.

    /// Where every card is, each exactly once.
    fn census(&self) -> Census;

    /// The cards whose place the observer of this view knows for sure.
    fn pinned(view: &Self::View) -> Census;

    // What a game may replace.

    /// Tables that differ so much from the default one that they have a golden playthrough of their own: the number of
    /// seats and the name of the preset.
    const PLAYTHROUGHS: &'static [(u8, &'static str)] = &[];

    /// The number of cards in play: [`Info::cards`](crate::Info::cards), or fewer where an option leaves some out.
    fn cards(&self) -> u16 {
        Self::INFO.cards
    }

    /// The lowest-numbered of the cards that look like this one: the card itself, unless the
    /// game has several alike. Cards that look alike may be renumbered in each census, as long as each number
    /// keeps its look.
    fn look(card: CardId) -> CardId {
        card
    }

    /// Whether the rules make the order of these two seats' actions matter, as when both draw from one pile. All other
    /// simultaneous actions commute.
    fn ordered(_one: &Self::Action, _other: &Self::Action) -> bool {
        false
    }
}
