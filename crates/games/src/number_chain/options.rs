//! The table options.

use cardinal_engine::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

/// What a table can agree on. [`Default`] is the game as published, with the limits that keep it finite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A wild `d?` turned up as the first Floor card (NC-A1).
    pub start_wild: StartWild,
    /// A wild `d?` as the last discard (NC-A2).
    pub discarded_wild: DiscardedWild,
    /// Wilds in one Chain, 1 to 3 (NC-A6).
    pub max_wilds_in_chain: u8,
    /// What the turn after a Chain may be used for (NC-A10).
    pub extra_turn: ExtraTurn,
    /// Whether a player who can act in the closing phase must (NC-A17).
    pub closing: Closing,
    /// How the last one left goes on (NC-A18).
    pub last_player: LastPlayer,
    /// Turns in a row without a card laid that end the round; 0 for never (NC-A26).
    pub stall_limit: u16,
    /// Turns that end the round; 0 for never (NC-A26).
    pub turn_limit: u16,
    /// Who begins round one (NC-4).
    pub first_starter: FirstStarter,
    /// How many rounds, 1 to 9 (NC-3).
    pub rounds: u8,
}

/// What happens to a wild `d?` turned up as the first Floor card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StartWild {
    /// Its `?` accepts any digit until it is covered.
    #[default]
    Open,
    /// It is covered at once by the next card.
    Redraw,
}

/// What happens to a wild `d?` discarded last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DiscardedWild {
    /// Whoever discards it names the digit.
    #[default]
    Declare,
    /// Its `?` accepts any digit until it is covered.
    Open,
}

/// What an extra turn may be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ExtraTurn {
    /// Any action.
    #[default]
    Any,
    /// Play or Chain only.
    PlayOrChain,
}

/// What a player who can act in the closing phase may do instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// Nothing.
    #[default]
    Forced,
    /// Wait and stay in.
    MayWait,
    /// Leave the round.
    MayQuit,
}

/// How the last one left goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LastPlayer {
    /// Turn after turn.
    #[default]
    NewTurns,
    /// In one single turn.
    SameTurn,
}

/// Who begins round one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FirstStarter {
    /// Chance decides.
    #[default]
    Random,
    /// The first seat.
    Seat0,
    /// The second seat.
    Seat1,
    /// The third seat.
    Seat2,
    /// The fourth seat.
    Seat3,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            start_wild: StartWild::default(),
            discarded_wild: DiscardedWild::default(),
            max_wilds_in_chain: 3,
            extra_turn: ExtraTurn::default(),
            closing: Closing::default(),
            last_player: LastPlayer::default(),
            stall_limit: 100,
            turn_limit: 1000,
            first_starter: FirstStarter::default(),
            rounds: 3,
        }
    }
}

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec::words("start_wild", "NC-A1", &["open", "redraw"], "open"),
    OptionSpec::words("discarded_wild", "NC-A2", &["declare", "open"], "declare"),
    OptionSpec::number("max_wilds_in_chain", "NC-A6", 1, 3, "3"),
    OptionSpec::words("extra_turn", "NC-A10", &["any", "play_or_chain"], "any"),
    OptionSpec::words("closing", "NC-A17", &["forced", "may_wait", "may_quit"], "forced"),
    OptionSpec::words("last_player", "NC-A18", &["new_turns", "same_turn"], "new_turns"),
    OptionSpec::number("stall_limit", "NC-A26", 0, 10_000, "100"),
    OptionSpec::number("turn_limit", "NC-A26", 0, 10_000, "1000"),
    OptionSpec::words("first_starter", "NC-4", &["random", "seat0", "seat1", "seat2", "seat3"], "random"),
    OptionSpec::number("rounds", "NC-3", 1, 9, "3"),
];

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
