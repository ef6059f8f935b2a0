//! The table options.

use cardinal_engine::{Preset, options};
use serde::{Deserialize, Serialize};

use super::Cards;

options! {
    /// What a table can agree on. [`Default`] is the full game, with the limit that keeps it finite.
    pub struct Options {
        /// Which cards are played with (NB-2, NB-A1).
        "NB-2" deck: Deck,
        /// Whether the function cards are in; never in the base deck (NB-A1).
        "NB-A1" functions: bool = true,
        /// Whether the bombs are in; never in the base deck (NB-A1).
        "NB-A1" bombs: bool = true,
        /// When hands are filled up (NB-A8).
        "NB-A8" refill: Refill,
        /// Whether a card may be flipped in the turn it was placed in (NB-A12).
        "NB-A12" flip_own_fresh: YesNo,
        /// Whether both positions must be filled before a flip in Dual (NB-A27).
        "NB-A27" dual_fill: OnOff,
        /// What a bomb does as the first card turned over (NB-A4).
        "NB-A4" first_bomb: FirstBomb,
        /// How a game of two begins (NB-A25).
        "NB-A25" two_players: TwoPlayers,
        /// Turns after which the survivors share the win; 0 for never (NB-A32).
        "NB-A32" turn_limit: u16 = 1000 in 0..=10_000,
        /// Whether screens help to remember; what a view holds does not depend on it (NB-A34).
        "NB-A34" memory_aid: bool = true,
    }

    /// Which cards are played with.
    pub enum Deck {
        /// Numbers, and functions and bombs unless they are switched off.
        Full = "full",
        /// Numbers only.
        Base = "base",
    }

    /// When hands are filled up to four.
    pub enum Refill {
        /// Each at the start of the own turn.
        Turn = "turn",
        /// All at the start of a round.
        Round = "round",
    }

    /// Yes or no.
    pub enum YesNo {
        /// Allowed.
        Yes = "yes",
        /// Forbidden.
        No = "no",
    }

    /// On or off.
    pub enum OnOff {
        /// In force.
        On = "on",
        /// Not in force.
        Off = "off",
    }

    /// What a bomb does as the first card turned over.
    pub enum FirstBomb {
        /// The Death Number is 0, and the bomb restricts the player who turned it over.
        Restrict = "restrict",
        /// Another card is turned over.
        Again = "again",
        /// Bombs may not be placed in round one.
        Barred = "barred",
    }

    /// How a game of two begins.
    pub enum TwoPlayers {
        /// With a round one of one position, then Dual.
        Opening = "opening",
        /// With Dual: both place one card, and the Death Number is 0.
        Dual = "dual",
    }
}

impl Options {
    /// The options as they are played: the base deck has neither functions nor bombs, whatever their switches.
    #[must_use]
    pub const fn settled(mut self) -> Self {
        if matches!(self.deck, Deck::Base) {
            (self.functions, self.bombs) = (false, false);
        }
        self
    }

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
