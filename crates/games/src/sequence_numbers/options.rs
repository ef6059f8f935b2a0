//! The table options.

use cardinal_engine::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

/// What a table can agree on. [`Default`] is the game as published, on a board of our own, with the limits that keep
/// it finite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The size of the board (SN-A1).
    pub board: BoardSize,
    /// Which of the boards of that size (SN-A1).
    pub board_seed: u32,
    /// How hard the equations are (SN-A2).
    pub equations: Equations,
    /// Who finds the space for a card (SN-A3).
    pub answers: Answers,
    /// What a wrong answer costs where the player has to find it (SN-A3).
    pub wrong_answer: WrongAnswer,
    /// How many Sequences win (SN-5, SN-A7).
    pub sequences_to_win: SequencesToWin,
    /// How six players form teams (SN-A5).
    pub teams: TeamSplit,
    /// Whether cards have to be drawn, and can be lost (SN-12).
    pub strict_draw: bool,
    /// Whether table talk can be called (SN-13).
    pub table_talk: TableTalk,
    /// What ends a game in which nothing moves any more (SN-A27).
    pub stalemate: Stalemate,
    /// Turns that end the game; 0 for never (SN-A29).
    pub turn_limit: u16,
}

/// The size of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum BoardSize {
    /// 8 rows of 11 spaces: 42 numbers.
    #[default]
    #[serde(rename = "8x11")]
    Wide,
    /// 10 rows of 10 spaces: 48 numbers.
    #[serde(rename = "10x10")]
    Square,
}

impl BoardSize {
    /// Rows and columns.
    pub const fn dimensions(self) -> (u8, u8) {
        match self {
            Self::Wide => (8, 11),
            Self::Square => (10, 10),
        }
    }
}

/// How hard the equations are: the range of the number added or taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Equations {
    /// 1 to 5.
    Easy,
    /// 3 to 12.
    #[default]
    Normal,
    /// 11 to 39.
    Hard,
}

/// Who finds the space for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answers {
    /// The table shows what can be done.
    #[default]
    Shown,
    /// The player has to work it out.
    Solve,
}

/// What a wrong answer costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WrongAnswer {
    /// Nothing; it just cannot be given again in this turn.
    #[default]
    Refuse,
    /// The turn.
    LoseTurn,
}

/// How many Sequences win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum SequencesToWin {
    /// One with two or three players, two with more.
    #[default]
    #[serde(rename = "rulebook")]
    Rulebook,
    /// One.
    #[serde(rename = "1")]
    One,
    /// Two.
    #[serde(rename = "2")]
    Two,
}

/// How six players form teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum TeamSplit {
    /// Two teams of three.
    #[default]
    #[serde(rename = "2x3")]
    TwoOfThree,
    /// Three teams of two.
    #[serde(rename = "3x2")]
    ThreeOfTwo,
}

/// Whether table talk can be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableTalk {
    /// It cannot.
    #[default]
    Off,
    /// Any player may call it on an opposing team, and the players outside that team vote.
    Called,
}

/// What ends a game in which nothing moves any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stalemate {
    /// As many cards drawn as the deck held, with no chip placed or removed; or a lap of passes without an exchange.
    #[default]
    DeckCycle,
    /// A lap of passes.
    LapOfPasses,
    /// Nothing but the turn limit and the players themselves.
    Never,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: BoardSize::default(),
            board_seed: 1,
            equations: Equations::default(),
            answers: Answers::default(),
            wrong_answer: WrongAnswer::default(),
            sequences_to_win: SequencesToWin::default(),
            teams: TeamSplit::default(),
            strict_draw: false,
            table_talk: TableTalk::default(),
            stalemate: Stalemate::default(),
            turn_limit: 2000,
        }
    }
}

impl Options {
    /// How many parties a table of this many seats has (SN-1, SN-A5).
    pub const fn parties(&self, seats: u8) -> u8 {
        match (seats, self.teams) {
            (4, _) | (6, TeamSplit::TwoOfThree) => 2,
            (6, TeamSplit::ThreeOfTwo) => 3,
            _ => seats,
        }
    }

    /// How many Sequences win at a table of this many seats (SN-5).
    pub const fn target(&self, seats: u8) -> u8 {
        match self.sequences_to_win {
            SequencesToWin::Rulebook if seats > 3 => 2,
            SequencesToWin::Rulebook | SequencesToWin::One => 1,
            SequencesToWin::Two => 2,
        }
    }
}

impl Options {
    /// No turn takes more inputs than this.
    pub(super) const fn inputs_per_turn(&self, seats: u8) -> u64 {
        let seats = seats as u64;
        // An exchange, a play, a choice of five, two draws, and a shuffle after each of these draws; everybody may wish
        // to end before the chip moves and again after it.
        let plain = 7 + 2 * seats;
        // Every player may call on two teams, four may vote, three have to give up a card.
        let talk = if matches!(self.table_talk, TableTalk::Called) { seats * 2 * (1 + 4 + 3) } else { 0 };
        // Every card on every space, every card as a dead one, and a pass.
        let attempts = if matches!(self.answers, Answers::Solve) { 5 * 96 + 5 + 1 } else { 0 };
        plain + talk + attempts
    }
}

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec::words("board", "SN-A1", &["8x11", "10x10"], "8x11"),
    OptionSpec::number("board_seed", "SN-A1", 0, 999_999, "1"),
    OptionSpec::words("equations", "SN-A2", &["normal", "easy", "hard"], "normal"),
    OptionSpec::words("answers", "SN-A3", &["shown", "solve"], "shown"),
    OptionSpec::words("wrong_answer", "SN-A3", &["refuse", "lose_turn"], "refuse"),
    OptionSpec::words("sequences_to_win", "SN-A7", &["rulebook", "1", "2"], "rulebook"),
    OptionSpec::words("teams", "SN-A5", &["2x3", "3x2"], "2x3"),
    OptionSpec::switch("strict_draw", "SN-A23", "false"),
    OptionSpec::words("table_talk", "SN-A24", &["off", "called"], "off").silent_at("called"),
    OptionSpec::words("stalemate", "SN-A27", &["deck_cycle", "lap_of_passes", "never"], "deck_cycle"),
    OptionSpec::number("turn_limit", "SN-A29", 0, 10_000, "2000"),
];

pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "published", settings: &[] },
    Preset { name: "square", settings: &[("board", "10x10"), ("equations", "easy")] },
    Preset {
        name: "three-teams",
        settings: &[("teams", "3x2"), ("sequences_to_win", "1"), ("equations", "hard"), ("board_seed", "2")],
    },
    Preset {
        name: "long",
        settings: &[
            ("teams", "3x2"),
            ("sequences_to_win", "2"),
            ("stalemate", "lap_of_passes"),
            ("turn_limit", "400"),
        ],
    },
    Preset { name: "strict", settings: &[("strict_draw", "true"), ("sequences_to_win", "2")] },
    Preset {
        name: "talk",
        settings: &[("table_talk", "called"), ("board", "10x10"), ("teams", "3x2"), ("turn_limit", "300")],
    },
    Preset {
        name: "school",
        settings: &[("answers", "solve"), ("equations", "easy"), ("turn_limit", "80"), ("board_seed", "3")],
    },
    Preset {
        name: "exam",
        settings: &[
            ("answers", "solve"),
            ("wrong_answer", "lose_turn"),
            ("equations", "hard"),
            ("board", "10x10"),
            ("turn_limit", "300"),
        ],
    },
    Preset {
        name: "everything",
        settings: &[
            ("strict_draw", "true"),
            ("table_talk", "called"),
            ("answers", "solve"),
            ("stalemate", "never"),
            ("sequences_to_win", "2"),
            ("turn_limit", "60"),
        ],
    },
];
