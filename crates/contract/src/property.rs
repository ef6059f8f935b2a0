//! What a game promises, by name.

use std::fmt;

/// One promise of the [`Game`](cardinal_engine::Game) contract. The names are stable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Property {
    /// The option schema, the defaults, the presets and the seat counts agree with the game.
    Options,
    /// Actions and their numbers correspond one to one; everything that travels survives JSON.
    Codec,
    /// Equal inputs give equal games, and clones are independent.
    Determinism,
    /// Exactly the listed actions are accepted, in ascending order, and only for seats to act.
    Listed,
    /// A refused action changes nothing.
    Refused,
    /// Only possible outcomes of the chance that is due are accepted; a refused one changes nothing.
    Chance,
    /// Every card is in exactly one place.
    Conservation,
    /// The seats rank once the game is over, consistently.
    Standings,
    /// What is done for an absent seat is legal and depends on its view alone.
    DefaultAction,
    /// Games end within their bound.
    Ends,
    /// Folding the notices over the first view gives every later view.
    Fold,
    /// Damaged notices and views are folded or refused, and never panic.
    Damaged,
    /// Known places of cards are true and are not forgotten.
    Recall,
    /// A determinization has an equal view and is a sound game.
    Determinize,
    /// What a seat may do, and why not, depends on its view alone.
    Legality,
    /// In two worlds that look alike to an observer, its notices are equal until something is revealed.
    NonInterference,
    /// Simultaneous actions give equal games in any order.
    ArrivalOrder,
    /// A record replays to an equal game, and a changed one is refused.
    Record,
}

impl Property {
    /// All of them, in the order in which they are checked.
    pub const ALL: [Self; 18] = [
        Self::Options,
        Self::Codec,
        Self::Determinism,
        Self::Listed,
        Self::Refused,
        Self::Chance,
        Self::Conservation,
        Self::Standings,
        Self::DefaultAction,
        Self::Ends,
        Self::Fold,
        Self::Damaged,
        Self::Recall,
        Self::Determinize,
        Self::Legality,
        Self::NonInterference,
        Self::ArrivalOrder,
        Self::Record,
    ];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Options => "options",
            Self::Codec => "codec",
            Self::Determinism => "determinism",
            Self::Listed => "listed-is-accepted",
            Self::Refused => "refused-changes-nothing",
            Self::Chance => "possible-chance-only",
            Self::Conservation => "conservation",
            Self::Standings => "standings",
            Self::DefaultAction => "default-action",
            Self::Ends => "ends",
            Self::Fold => "fold",
            Self::Damaged => "damaged-notices",
            Self::Recall => "recall",
            Self::Determinize => "determinize",
            Self::Legality => "legality-from-view",
            Self::NonInterference => "non-interference",
            Self::ArrivalOrder => "arrival-order",
            Self::Record => "record",
        }
    }
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
