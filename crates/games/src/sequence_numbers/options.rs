//! The table options.

use cardinal_engine::{Preset, options};
use serde::{Deserialize, Serialize};

options! {
    /// What a table can agree on. [`Default`] is the game as published, on a board of our own, with the limits that keep
    /// it finite.
    pub struct Options {
        /// The size of the board (SN-A1).
        "SN-A1" board: BoardSize,
        /// Which of the boards of that size (SN-A1).
        "SN-A1" board_seed: u32 = 1 in 0..=999_999,
        /// How hard the equations are (SN-A2).
        "SN-A2" equations: Equations,
        /// Who finds the space for a card (SN-A3).
        "SN-A3" answers: Answers,
        /// What a wrong answer costs where the player has to find it (SN-A3).
        "SN-A3" wrong_answer: WrongAnswer,
        /// How many Sequences win (SN-5, SN-A7).
        "SN-A7" sequences_to_win: SequencesToWin,
        /// How six players form teams (SN-A5).
        "SN-A5" teams: TeamSplit,
        /// Whether cards have to be drawn, and can be lost (SN-12).
        "SN-A23" strict_draw: bool = false,
        /// Whether table talk can be called (SN-13).
        "SN-A24" table_talk: TableTalk silent at "called",
        /// What ends a game that has come to a standstill (SN-A27).
        "SN-A27" stalemate: Stalemate,
        /// Turns that end the game; 0 for never (SN-A29).
        "SN-A29" turn_limit: u16 = 2000 in 0..=10_000,
    }

    /// The size of the board.
    pub enum BoardSize {
        /// 8 rows of 11 spaces: 42 numbers.
        Wide = "8x11",
        /// 10 rows of 10 spaces: 48 numbers.
        Square = "10x10",
    }

    /// How hard the equations are: the range of the number added or taken away.
    pub enum Equations {
        /// 3 to 12.
        Normal = "normal",
        /// 1 to 5.
        Easy = "easy",
        /// 11 to 39.
        Hard = "hard",
    }

    /// Who finds the space for a card.
    pub enum Answers {
        /// The table shows what can be done.
        Shown = "shown",
        /// The player has to work it out.
        Solve = "solve",
    }

    /// What a wrong answer costs.
    pub enum WrongAnswer {
        /// Nothing; it just cannot be given again in this turn.
        Refuse = "refuse",
        /// The turn.
        LoseTurn = "lose_turn",
    }

    /// How many Sequences win.
    pub enum SequencesToWin {
        /// One with two or three players, two with more.
        Rulebook = "rulebook",
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }

    /// How six players form teams.
    pub enum TeamSplit {
        /// Two teams of three.
        TwoOfThree = "2x3",
        /// Three teams of two.
        ThreeOfTwo = "3x2",
    }

    /// Whether table talk can be called.
    pub enum TableTalk {
        /// It cannot.
        Off = "off",
        /// Any player may call it on an opposing team, and the players outside that team vote.
        Called = "called",
    }

    /// What ends a game that has come to a standstill.
    pub enum Stalemate {
        /// As many cards drawn as the deck held, with no chip placed or removed; or a lap of passes without an exchange.
        DeckCycle = "deck_cycle",
        /// A lap of passes.
        LapOfPasses = "lap_of_passes",
        /// Nothing but the turn limit and the players themselves.
        Never = "never",
    }
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
        // An exchange, a play, a choice of five, two draws, and a shuffle after each of these draws; every seat may
        // wish to end before the chip moves and again after it.
        let plain = 7 + 2 * seats;
        // Every player may call on two teams, four may vote, three have to give up a card.
        let talk = if matches!(self.table_talk, TableTalk::Called) { seats * 2 * (1 + 4 + 3) } else { 0 };
        // Every card on every space, every card as a dead one, and a pass.
        let attempts = if matches!(self.answers, Answers::Solve) { 5 * 96 + 5 + 1 } else { 0 };
        plain + talk + attempts
    }
}

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
