//! The table options.

use cardinal_engine::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

/// What a table can agree on. [`Default`] is the game as published.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each switch is a separate agreement of the table")]
pub struct Options {
    /// How many games are added up, 1 to 9 (CH-2).
    pub games: u8,
    /// Who begins the first build phase (CH-4).
    pub first_starter: FirstStarter,
    /// Who begins the next build phase (CH-A15).
    pub next_starter: NextStarter,
    /// Which cards must be scored (CH-A3).
    pub settlement: Settlement,
    /// Whether all settle at once (CH-A10).
    pub settling: Settling,
    /// Whether a group may be of X alone (CH-A7).
    pub all_x_groups: bool,
    /// Whose score is the lowest at the start of the release (CH-A16).
    pub release_start: ReleaseStart,
    /// Who of several counts as the youngest (CH-A16).
    pub youngest: Youngest,
    /// How often a trick goes round (CH-A18).
    pub laps: Laps,
    /// Whether an equal meld may follow (CH-A20).
    pub equal_plays: bool,
    /// How long runs of the release are (CH-A22).
    pub run_length: RunLength,
    /// How runs and triples beat each other (CH-A24).
    pub run_against_triple: RunAgainstTriple,
    /// Whether X may be in runs of the release (CH-A25).
    pub x_in_runs: bool,
    /// Whether a meld of several cards may be of X alone (CH-A25).
    pub all_x_melds: bool,
    /// When a 0 may be played (CH-A27).
    pub zero_play: ZeroPlay,
    /// Whether a 0 may be in melds of several cards (CH-A28).
    pub zero_in_melds: bool,
    /// Whether a 0 may be led (CH-A29).
    pub zero_lead: bool,
    /// Who gets the trick when a 0 empties a hand (CH-A31).
    pub zero_finish: ZeroFinish,
    /// Whether an emptied hand ends the trick (CH-A32).
    pub finish: Finish,
    /// What X and 0 cost in the last hand (CH-A37).
    pub left_in_hand: LeftInHand,
}

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }
    )+};
}

choices! {
    /// Who begins the first build phase.
    FirstStarter {
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
    /// Who begins the next build phase.
    NextStarter {
        /// The player to the left of who began the last one.
        #[default]
        Rotate,
        /// Who has the lowest total.
        LowestTotal,
    }
    /// Which cards must be scored.
    Settlement {
        /// No unscored card may still fit.
        #[default]
        Maximal,
        /// Any may stay unscored.
        Free,
        /// Nothing below the best total will do.
        BestPoints,
    }
    /// In which order players settle.
    Settling {
        /// All at once, sealed.
        #[default]
        Together,
        /// One after the other, open once done.
        Clockwise,
    }
    /// Whose score counts for the start of the release.
    ReleaseStart {
        /// The points of this build phase.
        #[default]
        Build,
        /// The total over all games, this build phase included.
        Total,
    }
    /// Who of several counts as the youngest.
    Youngest {
        /// The lowest seat.
        #[default]
        Seat,
        /// Chance decides.
        Random,
    }
    /// How often a trick goes round.
    Laps {
        /// Everybody has one turn.
        #[default]
        One,
        /// Until all others pass in a row.
        UntilAllPass,
    }
    /// How long runs of the release are.
    RunLength {
        /// Three cards.
        #[default]
        Three,
        /// Three cards or more.
        ThreeOrMore,
    }
    /// How runs and triples beat each other.
    RunAgainstTriple {
        /// From the number named in the rule upwards.
        #[default]
        OrHigher,
        /// With exactly that number.
        Exact,
    }
    /// When a 0 may be played.
    ZeroPlay {
        /// On anything.
        #[default]
        Anytime,
        /// Only where it beats what lies there, which is nowhere but as a lead.
        MustBeat,
    }
    /// Who gets the trick when a 0 empties a hand.
    ZeroFinish {
        /// Nobody.
        #[default]
        Aside,
        /// The player who finishes.
        Takes,
    }
    /// Whether an emptied hand ends the trick.
    Finish {
        /// Yes, and its player takes the cards.
        #[default]
        AtOnce,
        /// No, the others still have their turns.
        CompleteLap,
    }
    /// What X and 0 cost in the last hand.
    LeftInHand {
        /// 10 each, as face-up cards.
        #[default]
        Ten,
        /// Nothing.
        Nothing,
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            games: 1,
            first_starter: FirstStarter::default(),
            next_starter: NextStarter::default(),
            settlement: Settlement::default(),
            settling: Settling::default(),
            all_x_groups: true,
            release_start: ReleaseStart::default(),
            youngest: Youngest::default(),
            laps: Laps::default(),
            equal_plays: true,
            run_length: RunLength::default(),
            run_against_triple: RunAgainstTriple::default(),
            x_in_runs: true,
            all_x_melds: true,
            zero_play: ZeroPlay::default(),
            zero_in_melds: false,
            zero_lead: true,
            zero_finish: ZeroFinish::default(),
            finish: Finish::default(),
            left_in_hand: LeftInHand::default(),
        }
    }
}

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec::number("games", "CH-2", 1, 9, "1"),
    OptionSpec::words("first_starter", "CH-4", &["random", "seat0", "seat1", "seat2", "seat3"], "random"),
    OptionSpec::words("next_starter", "CH-A15", &["rotate", "lowest_total"], "rotate"),
    OptionSpec::words("settlement", "CH-A3", &["maximal", "free", "best_points"], "maximal"),
    OptionSpec::words("settling", "CH-A10", &["together", "clockwise"], "together"),
    OptionSpec::switch("all_x_groups", "CH-A7", "true"),
    OptionSpec::words("release_start", "CH-A16", &["build", "total"], "build"),
    OptionSpec::words("youngest", "CH-A16", &["seat", "random"], "seat"),
    OptionSpec::words("laps", "CH-A18", &["one", "until_all_pass"], "one"),
    OptionSpec::switch("equal_plays", "CH-A20", "true"),
    OptionSpec::words("run_length", "CH-A22", &["three", "three_or_more"], "three"),
    OptionSpec::words("run_against_triple", "CH-A24", &["or_higher", "exact"], "or_higher"),
    OptionSpec::switch("x_in_runs", "CH-A25", "true"),
    OptionSpec::switch("all_x_melds", "CH-A25", "true"),
    OptionSpec::words("zero_play", "CH-A27", &["anytime", "must_beat"], "anytime"),
    OptionSpec::switch("zero_in_melds", "CH-A28", "false"),
    OptionSpec::switch("zero_lead", "CH-A29", "true"),
    OptionSpec::words("zero_finish", "CH-A31", &["aside", "takes"], "aside"),
    OptionSpec::words("finish", "CH-A32", &["at_once", "complete_lap"], "at_once"),
    OptionSpec::words("left_in_hand", "CH-A37", &["ten", "nothing"], "ten"),
];

pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "published", settings: &[] },
    Preset { name: "three-games", settings: &[("games", "3")] },
    Preset {
        name: "free-hand",
        settings: &[
            ("settlement", "free"),
            ("settling", "clockwise"),
            ("games", "2"),
            ("next_starter", "lowest_total"),
            ("release_start", "total"),
            ("first_starter", "seat0"),
        ],
    },
    Preset {
        name: "best-points",
        settings: &[("settlement", "best_points"), ("all_x_groups", "false"), ("first_starter", "seat1")],
    },
    Preset {
        name: "long-tricks",
        settings: &[("laps", "until_all_pass"), ("run_length", "three_or_more"), ("youngest", "random")],
    },
    Preset {
        name: "strict",
        settings: &[
            ("equal_plays", "false"),
            ("run_against_triple", "exact"),
            ("x_in_runs", "false"),
            ("all_x_melds", "false"),
            ("zero_play", "must_beat"),
            ("left_in_hand", "nothing"),
        ],
    },
    Preset {
        name: "gentle-zeros",
        settings: &[("zero_in_melds", "true"), ("zero_lead", "false"), ("zero_finish", "takes")],
    },
    Preset {
        name: "whole-laps",
        settings: &[
            ("finish", "complete_lap"),
            ("zero_in_melds", "true"),
            ("run_length", "three_or_more"),
            ("games", "2"),
            ("next_starter", "lowest_total"),
            ("youngest", "random"),
        ],
    },
    Preset {
        name: "endless-laps",
        settings: &[("finish", "complete_lap"), ("laps", "until_all_pass"), ("zero_play", "must_beat")],
    },
];
