//! The table options.

use cardinal_engine::{Preset, options};
use serde::{Deserialize, Serialize};

options! {
    /// What a table can agree on. [`Default`] is the game as published.
    pub struct Options {
        /// How many games are added up, 1 to 9 (CH-2).
        "CH-2" games: u8 = 1 in 1..=9,
        /// Who begins the first build phase (CH-4).
        "CH-4" first_starter: FirstStarter,
        /// Who begins the next build phase (CH-A15).
        "CH-A15" next_starter: NextStarter,
        /// Which cards must be scored (CH-A3).
        "CH-A3" settlement: Settlement,
        /// Whether all settle at once (CH-A10).
        "CH-A10" settling: Settling,
        /// Whether a group may be of X alone (CH-A7).
        "CH-A7" all_x_groups: bool = true,
        /// Whose score is the lowest at the start of the release (CH-A16).
        "CH-A16" release_start: ReleaseStart,
        /// Who of several counts as the youngest (CH-A16).
        "CH-A16" youngest: Youngest,
        /// How often a trick goes round (CH-A18).
        "CH-A18" laps: Laps,
        /// Whether an equal meld may follow (CH-A20).
        "CH-A20" equal_plays: bool = true,
        /// How long runs of the release are (CH-A22).
        "CH-A22" run_length: RunLength,
        /// How runs and triples beat each other (CH-A24).
        "CH-A24" run_against_triple: RunAgainstTriple,
        /// Whether X may be in runs of the release (CH-A25).
        "CH-A25" x_in_runs: bool = true,
        /// Whether a meld of several cards may be of X alone (CH-A25).
        "CH-A25" all_x_melds: bool = true,
        /// When a 0 may be played (CH-A27).
        "CH-A27" zero_play: ZeroPlay,
        /// Whether a 0 may be in melds of several cards (CH-A28).
        "CH-A28" zero_in_melds: bool = false,
        /// Whether a 0 may be led (CH-A29).
        "CH-A29" zero_lead: bool = true,
        /// Who gets the trick when a 0 empties a hand (CH-A31).
        "CH-A31" zero_finish: ZeroFinish,
        /// Whether an emptied hand ends the trick (CH-A32).
        "CH-A32" finish: Finish,
        /// What X and 0 cost in the last hand (CH-A37).
        "CH-A37" left_in_hand: LeftInHand,
    }

    /// Who begins the first build phase.
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

    /// Who begins the next build phase.
    pub enum NextStarter {
        /// The player to the left of who began the last one.
        Rotate = "rotate",
        /// Who has the lowest total.
        LowestTotal = "lowest_total",
    }

    /// Which cards must be scored.
    pub enum Settlement {
        /// No unscored card may still fit.
        Maximal = "maximal",
        /// Any may stay unscored.
        Free = "free",
        /// Nothing below the best total will do.
        BestPoints = "best_points",
    }

    /// In which order players settle.
    pub enum Settling {
        /// All at once, sealed.
        Together = "together",
        /// One after the other, open once done.
        Clockwise = "clockwise",
    }

    /// Whose score counts for the start of the release.
    pub enum ReleaseStart {
        /// The points of this build phase.
        Build = "build",
        /// The total over all games, this build phase included.
        Total = "total",
    }

    /// Who of several counts as the youngest.
    pub enum Youngest {
        /// The lowest seat.
        Seat = "seat",
        /// Chance decides.
        Random = "random",
    }

    /// How often a trick goes round.
    pub enum Laps {
        /// Every player has one turn.
        One = "one",
        /// Until all others pass in a row.
        UntilAllPass = "until_all_pass",
    }

    /// How long runs of the release are.
    pub enum RunLength {
        /// Three cards.
        Three = "three",
        /// Three cards or more.
        ThreeOrMore = "three_or_more",
    }

    /// How runs and triples beat each other.
    pub enum RunAgainstTriple {
        /// From the number named in the rule upwards.
        OrHigher = "or_higher",
        /// With exactly that number.
        Exact = "exact",
    }

    /// When a 0 may be played.
    pub enum ZeroPlay {
        /// On anything.
        Anytime = "anytime",
        /// Only where it beats what lies there, which is nowhere but as a lead.
        MustBeat = "must_beat",
    }

    /// Who gets the trick when a 0 empties a hand.
    pub enum ZeroFinish {
        /// No player: the card is set aside.
        Aside = "aside",
        /// The player who finishes.
        Takes = "takes",
    }

    /// Whether an emptied hand ends the trick.
    pub enum Finish {
        /// Yes, and its player takes the cards.
        AtOnce = "at_once",
        /// No, the others still have their turns.
        CompleteLap = "complete_lap",
    }

    /// What X and 0 cost in the last hand.
    pub enum LeftInHand {
        /// 10 each, as face-up cards.
        Ten = "ten",
        /// Nothing.
        Nothing = "nothing",
    }
}

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
