//! What a sweep has shown.

use cardinal_bots::Player;
use cardinal_engine::{Game, Setting};
use serde::Serialize;
use serde_json::{Value, json};

use super::plan::settings_json;
use super::{TunePlan, Variation};
use crate::playing::repeatable;
use crate::{ArenaReport, Estimate, Interval, LuckReport, Report};

/// The result of a sweep, with everything it takes to repeat it. It serializes to the documented stable object and
/// holds nothing that depends on the machine or the time.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TuneReport {
    /// The version of the program.
    pub version: &'static str,
    /// The game's id.
    pub game: &'static str,
    /// The game's behaviour revision.
    pub revision: u16,
    /// The options before anything was varied, defaults filled in.
    pub options: Value,
    /// What was varied: options with their values, as typed.
    pub vary: Vec<(String, Vec<String>)>,
    /// How many seats the tables had.
    pub seats: u8,
    /// The player who should win.
    pub strong: Player,
    /// The player who should lose.
    pub weak: Player,
    /// The seed of the series.
    pub seed: u64,
    /// Whether the command gives an equal report again: not so for players who think by the clock.
    pub repeatable: bool,
    /// How many deals the two were compared over at each table.
    pub deals: u64,
    /// How many tables were asked for.
    pub planned_variations: u64,
    /// Decisions in all games.
    pub decisions: u64,
    /// Games in all.
    pub games: u64,
    /// One entry per table that was finished.
    pub variations: Vec<VariationReport>,
}

/// How the game was at one table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct VariationReport {
    /// What was varied, as typed.
    pub settings: Value,
    /// All options of the table.
    pub options: Value,
    /// How many games equals played.
    pub games: u64,
    /// How many of them came to their end.
    pub finished: u64,
    /// Decisions a game, between equals.
    pub length: Estimate,
    /// Turns a game, between equals.
    pub turns: Estimate,
    /// Games without a single winner, between equals.
    pub tie_share: Option<f64>,
    /// Wilson interval of the share.
    pub tie_share_95: Interval,
    /// The points of the first player to decide, between equals; half if starting is no advantage.
    pub starter: Option<f64>,
    /// Its interval.
    pub starter_95: Interval,
    /// The points of each seat, between equals.
    pub seat_points: Vec<Option<f64>>,
    /// Changes of the lead a game, between equals.
    pub lead_changes: Estimate,
    /// After which share of a game the winner took the lead for good, between equals.
    pub settled: Estimate,
    /// The points of the stronger player among the weaker ones: the skill gap; half if they are equal.
    pub points: Option<f64>,
    /// Its interval.
    pub points_95: Interval,
    /// The skill gap on the Elo scale.
    pub elo: Option<f64>,
    /// Where the differences between results came from.
    pub luck: Option<LuckReport>,
    #[serde(skip)]
    named: Vec<Setting>,
}

impl VariationReport {
    pub(super) fn new<G: Game>(variation: &Variation<G>, equals: &Report, duel: &ArenaReport) -> Self {
        let table = &duel.lineups[0];
        Self {
            settings: settings_json(&variation.settings),
            options: json!(variation.options),
            games: equals.games,
            finished: equals.finished,
            length: equals.length.mean,
            turns: equals.turns.mean,
            tie_share: equals.draw_share,
            tie_share_95: equals.draw_share_95,
            starter: equals.starter.points,
            starter_95: equals.starter.points_95,
            seat_points: equals.results.iter().map(|of| of.points).collect(),
            lead_changes: equals.lead_changes.mean,
            settled: equals.settled,
            points: table.points,
            points_95: table.points_95,
            elo: duel.pairs.first().and_then(|pair| pair.elo),
            luck: table.luck,
            named: variation.settings.clone(),
        }
    }

    /// What was varied, as `key=value`.
    pub fn name(&self) -> String {
        self.named.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }

    /// The values alone, for charts.
    pub fn short_name(&self) -> String {
        self.named.iter().map(|(_, value)| value.as_str()).collect::<Vec<_>>().join(" · ")
    }
}

impl TuneReport {
    pub(super) fn new<G: Game>(plan: &TunePlan<G>) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION"),
            game: G::INFO.id,
            revision: G::INFO.revision,
            options: json!(plan.options),
            vary: plan.vary.clone(),
            seats: plan.seats,
            strong: plan.strong,
            weak: plan.weak,
            seed: plan.seed,
            repeatable: repeatable(&[plan.strong, plan.weak]),
            deals: plan.deals,
            planned_variations: plan.variations.len() as u64,
            decisions: 0,
            games: 0,
            variations: Vec::new(),
        }
    }
}
