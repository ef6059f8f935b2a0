//! The table options.

use cardinal_engine::{Preset, options};
use serde::{Deserialize, Serialize};

options! {
    /// What a table can agree on. [`Default`] is the game as published, with the limits that keep it finite.
    pub struct Options {
        /// A wild `d?` turned up as the first Floor card (NC-A1).
        "NC-A1" start_wild: StartWild,
        /// A wild `d?` as the last discard (NC-A2).
        "NC-A2" discarded_wild: DiscardedWild,
        /// Wilds in one Chain, 1 to 3 (NC-A6).
        "NC-A6" max_wilds_in_chain: u8 = 3 in 1..=3,
        /// What the turn after a Chain may be used for (NC-A10).
        "NC-A10" extra_turn: ExtraTurn,
        /// Whether a player who can act in the closing phase must (NC-A17).
        "NC-A17" closing: Closing,
        /// How the last one left goes on (NC-A18).
        "NC-A18" last_player: LastPlayer,
        /// Turns in a row without a card laid that end the round; 0 for never (NC-A26).
        "NC-A26" stall_limit: u16 = 100 in 0..=10_000,
        /// Turns that end the round; 0 for never (NC-A26).
        "NC-A26" turn_limit: u16 = 1000 in 0..=10_000,
        /// Who begins round one (NC-4).
        "NC-4" first_starter: FirstStarter,
        /// How many rounds, 1 to 9 (NC-3).
        "NC-3" rounds: u8 = 3 in 1..=9,
    }

    /// What happens to a wild `d?` turned up as the first Floor card.
    pub enum StartWild {
        /// Its `?` accepts any digit until it is covered.
        Open = "open",
        /// It is covered at once by the next card.
        Redraw = "redraw",
    }

    /// What happens to a wild `d?` discarded last.
    pub enum DiscardedWild {
        /// The player who discards it names the digit.
        Declare = "declare",
        /// Its `?` accepts any digit until it is covered.
        Open = "open",
    }

    /// What an extra turn may be used for.
    pub enum ExtraTurn {
        /// Any action.
        Any = "any",
        /// Play or Chain only.
        PlayOrChain = "play_or_chain",
    }

    /// What a player who can act in the closing phase may do instead.
    pub enum Closing {
        /// Nothing.
        Forced = "forced",
        /// Wait and stay in.
        MayWait = "may_wait",
        /// Leave the round.
        MayQuit = "may_quit",
    }

    /// How the last one left goes on.
    pub enum LastPlayer {
        /// Turn after turn.
        NewTurns = "new_turns",
        /// In one single turn.
        SameTurn = "same_turn",
    }

    /// Who begins round one.
    pub enum FirstStarter {
        /// Chance decides.
        Random = "random",
        /// The first seat.
        Seat0 = "seat0",
        /// The second seat.
        Seat1 = "seat1",
        /// The third seat.
        Seat2 = "seat2",
        /// The fourth seat.
        Seat3 = "seat3",
    }
}

pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "published", settings: &[] },
    Preset { name: "one-round", settings: &[("rounds", "1")] },
    Preset {
        name: "definite-floor",
        settings: &[("start_wild", "redraw"), ("max_wilds_in_chain", "1"), ("first_starter", "seat0")],
    },
    Preset {
        name: "open-floor",
        settings: &[("discarded_wild", "open"), ("max_wilds_in_chain", "2"), ("first_starter", "seat1")],
    },
    Preset {
        name: "patient",
        settings: &[("closing", "may_wait"), ("extra_turn", "play_or_chain"), ("stall_limit", "12")],
    },
    Preset {
        name: "abrupt",
        settings: &[
            ("closing", "may_quit"),
            ("last_player", "same_turn"),
            ("extra_turn", "play_or_chain"),
            ("turn_limit", "60"),
        ],
    },
    Preset { name: "one-breath", settings: &[("last_player", "same_turn"), ("rounds", "2")] },
];
