//! The table options.

use cardinal_engine::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

use super::Cards;

/// What a table can agree on. [`Default`] is the full game, with the limit that keeps it finite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which cards are played with (NB-2, NB-A1).
    pub deck: Deck,
    /// Whether the function cards are in; never in the base deck (NB-A1).
    pub functions: bool,
    /// Whether the bombs are in; never in the base deck (NB-A1).
    pub bombs: bool,
    /// When hands are filled up (NB-A8).
    pub refill: Refill,
    /// Whether a card may be flipped in the turn it was placed in (NB-A12).
    pub flip_own_fresh: YesNo,
    /// Whether both positions must be filled before somebody flips in Dual (NB-A27).
    pub dual_fill: OnOff,
    /// What a bomb does as the first card turned over (NB-A4).
    pub first_bomb: FirstBomb,
    /// How a game of two begins (NB-A25).
    pub two_players: TwoPlayers,
    /// Turns after which the survivors share the win; 0 for never (NB-A32).
    pub turn_limit: u16,
    /// Whether screens help to remember; what a view holds does not depend on it (NB-A34).
    pub memory_aid: bool,
}

/// Which cards are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Numbers, and functions and bombs unless they are switched off.
    #[default]
    Full,
    /// Numbers only.
    Base,
}

/// When hands are filled up to four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Refill {
    /// Each at the start of the own turn.
    #[default]
    Turn,
    /// All at the start of a round.
    Round,
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum YesNo {
    /// Allowed.
    #[default]
    Yes,
    /// Forbidden.
    No,
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OnOff {
    /// In force.
    #[default]
    On,
    /// Not in force.
    Off,
}

/// What a bomb does as the first card turned over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FirstBomb {
    /// The Death Number is 0, and the bomb restricts whoever turned it over.
    #[default]
    Restrict,
    /// Another card is turned over.
    Again,
    /// There is none: bombs may not be placed in round one.
    Barred,
}

/// How a game of two begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TwoPlayers {
    /// With a round one of one position, then Dual.
    #[default]
    Opening,
    /// With Dual: both place one card, and the Death Number is 0.
    Dual,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            deck: Deck::default(),
            functions: true,
            bombs: true,
            refill: Refill::default(),
            flip_own_fresh: YesNo::default(),
            dual_fill: OnOff::default(),
            first_bomb: FirstBomb::default(),
            two_players: TwoPlayers::default(),
            turn_limit: 1000,
            memory_aid: true,
        }
    }
}

impl Options {
    /// The options as they are played: the base deck has neither functions nor bombs, whatever the switches say.
    #[must_use]
    pub const fn settled(mut self) -> Self {
        if matches!(self.deck, Deck::Base) {
            (self.functions, self.bombs) = (false, false);
        }
        self
    }

    /// The cards that are played with.
    pub(super) const fn cards(&self) -> Cards {
        let mut cards = Cards::NUMBERS;
        if self.bombs {
            cards = cards.plus(Cards::BOMBS);
        }
        if self.functions {
            cards = cards.plus(Cards::FUNCTIONS);
        }
        cards
    }
}

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec::words("deck", "NB-2", &["full", "base"], "full"),
    OptionSpec::switch("functions", "NB-A1", "true"),
    OptionSpec::switch("bombs", "NB-A1", "true"),
    OptionSpec::words("refill", "NB-A8", &["turn", "round"], "turn"),
    OptionSpec::words("flip_own_fresh", "NB-A12", &["yes", "no"], "yes"),
    OptionSpec::words("dual_fill", "NB-A27", &["on", "off"], "on"),
    OptionSpec::words("first_bomb", "NB-A4", &["restrict", "again", "barred"], "restrict"),
    OptionSpec::words("two_players", "NB-A25", &["opening", "dual"], "opening"),
    OptionSpec::number("turn_limit", "NB-A32", 0, 10_000, "1000"),
    OptionSpec::switch("memory_aid", "NB-A34", "true"),
];

pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "full", settings: &[] },
    Preset { name: "base", settings: &[("deck", "base")] },
    Preset { name: "base-and-bombs", settings: &[("functions", "false"), ("first_bomb", "again")] },
    Preset { name: "base-and-functions", settings: &[("bombs", "false"), ("memory_aid", "false")] },
    Preset {
        name: "rounds",
        settings: &[("refill", "round"), ("flip_own_fresh", "no"), ("first_bomb", "barred")],
    },
    Preset {
        name: "base-rounds",
        settings: &[("deck", "base"), ("refill", "round"), ("flip_own_fresh", "no"), ("dual_fill", "off")],
    },
    Preset {
        name: "sharp",
        settings: &[
            ("dual_fill", "off"),
            ("two_players", "dual"),
            ("first_bomb", "again"),
            ("turn_limit", "40"),
        ],
    },
];
