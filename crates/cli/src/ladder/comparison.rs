//! Two players compared at one table size.

use std::fmt;

use cardinal_bots::Level;
use cardinal_lab::Rung;
use serde::{Deserialize, Serialize};

/// What is compared. Equal questions have equal answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) game: String,
    pub(crate) revision: u16,
    pub(crate) seats: u8,
    pub(crate) upper: Level,
    pub(crate) lower: Level,
    /// The simulations in the budget of each; files of earlier versions have another key.
    #[serde(alias = "futures")]
    pub(crate) simulations: [Option<u32>; 2],
    /// Fingerprints of how they decide; empty in old files.
    #[serde(default)]
    pub(crate) bots: [String; 2],
    /// The share of points that the upper player has to exceed.
    pub(crate) against: f64,
    pub(crate) seed: u64,
    /// The most deals it may take.
    pub(crate) deals: u64,
}

/// A question with its answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Comparison {
    #[serde(flatten)]
    pub(super) question: Question,
    /// How many deals and games decided the sign.
    pub(super) played: u64,
    pub(super) games: u64,
    /// The upper player's share of points at that moment, with its 95 % interval.
    pub(super) points: f64,
    pub(super) interval: [f64; 2],
    /// The measured strength: a second sample, of a size fixed beforehand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) sample: Option<Sample>,
}

/// A sample of fixed size.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sample {
    pub(crate) seed: u64,
    pub(crate) deals: u64,
    pub(crate) games: u64,
    pub(crate) points: f64,
    pub(crate) interval: [f64; 2],
}

impl Sample {
    pub(crate) const fn new(seed: u64, rung: &Rung) -> Self {
        let Rung { deals, games, points, interval } = *rung;
        Self { seed, deals, games, points, interval }
    }
}

/// Whether a kept comparison is up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It is about the rules and players of this program.
    Current,
    /// The rules or a player have changed since.
    Outdated,
}

impl Comparison {
    pub(crate) fn new(question: Question, rung: &Rung, sample: Sample) -> Self {
        let Rung { deals, games, points, interval } = *rung;
        Self { question, played: deals, games, points, interval, sample: Some(sample) }
    }

    pub(crate) const fn question(&self) -> &Question {
        &self.question
    }

    pub(crate) fn with_sample(self, sample: Sample) -> Self {
        Self { sample: Some(sample), ..self }
    }

    /// Whether its second sample has at least this many deals.
    pub(crate) fn is_measured(&self, deals: u64) -> bool {
        self.sample.is_some_and(|sample| sample.deals >= deals)
    }

    /// `+` if the whole interval is above the share to exceed, `−` if below, `?` if it is undecided.
    fn verdict(&self) -> char {
        let [low, high] = self.interval;
        match self.question.against {
            against if low > against => '+',
            against if high < against => '−',
            _ => '?',
        }
    }

    /// The sign, and the share from the second sample; without one, the marked share from the first.
    pub(super) fn short(&self, standing: Standing) -> String {
        let first = Sample {
            seed: self.question.seed,
            deals: self.played,
            games: self.games,
            points: self.points,
            interval: self.interval,
        };
        let mark = if self.sample.is_some() { "" } else { FIRST_SAMPLE };
        let old = if standing == Standing::Outdated { OUTDATED } else { "" };
        let Sample { deals, points, interval, .. } = self.sample.unwrap_or(first);
        let [low, high] = interval.map(|end| 100.0 * end);
        format!("{} {:.0} %{mark}{old} ({low:.0}–{high:.0}; {deals})", self.verdict(), 100.0 * points)
    }
}

/// Marks a share from the first sample.
pub(super) const FIRST_SAMPLE: &str = "\\*";
/// Marks a comparison made before the rules or a player changed.
pub(super) const OUTDATED: &str = "†";

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let against = 100.0 * self.question.against;
        write!(f, "{}, more than {against:.0} %: {}", self.question, self.short(Standing::Current))
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, seats, upper, lower, .. } = self;
        write!(f, "{game}, {seats} seats, {upper} against {lower}")
    }
}
