//! What a series of games has shown.

use std::collections::BTreeMap;

use cardinal_bots::Player;
use cardinal_engine::Game;
use serde::Serialize;
use serde_json::{Value, json};

use super::Plan;
use super::tally::{CloseTally, Occurrence, SeatTally, Tally};
use crate::playing::repeatable;
use crate::{Histogram, Interval, Sum, mean, mean_interval, wilson};

/// The result of a simulation, with everything it takes to repeat it. It serializes to the documented stable
/// object and holds nothing that depends on the machine or the time.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The version of the program.
    pub version: &'static str,
    /// The game's id.
    pub game: &'static str,
    /// The game's behaviour revision.
    pub revision: u16,
    /// The options, defaults filled in: what was really played.
    pub options: Value,
    /// The players in seat order.
    pub seats: Vec<Player>,
    /// The seed of the series.
    pub seed: u64,
    /// Whether the command gives an equal report again: not so for players who think by the clock.
    pub repeatable: bool,
    /// How many games were asked for.
    pub planned_games: u64,
    /// How many games were played.
    pub games: u64,
    /// How many of them came to their end; only these count in the results.
    pub finished: u64,
    /// How many were given up after [`Report::cap`] decisions.
    pub unfinished: u64,
    /// After how many decisions a game is given up.
    pub cap: u64,
    /// Decisions in all games, given up or not.
    pub decisions: u64,
    /// How long the finished games were, in decisions.
    pub length: Distribution,
    /// How long they were in turns. A turn is everything a seat decides before another one does.
    pub turns: Distribution,
    /// How many of the finished games had no single winner: several teams shared the first place.
    pub draws: u64,
    /// Draws as a share of the finished games.
    pub draw_share: Option<f64>,
    /// Wilson interval of the share.
    pub draw_share_95: Interval,
    /// How often the lead changed in a game that was watched closely: another team than the last leader was alone
    /// ahead, by the public running score at the end of a turn or by the final result.
    pub lead_changes: Distribution,
    /// After which share of such a game's turns the later winner took the lead for good; 1 where only the end decided.
    pub settled: Estimate,
    /// How the first player to decide fared.
    pub starter: StarterReport,
    /// What the games that were watched closely showed.
    pub close: CloseReport,
    /// One entry per team; in games without teams each seat is one of its own. None if no game came to its end.
    pub teams: Vec<TeamReport>,
    /// One entry per seat.
    pub results: Vec<SeatReport>,
}

/// How one team fared in the finished games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TeamReport {
    /// The team, counted from 0.
    pub team: u8,
    /// Its seats, counted from 0.
    pub seats: Vec<u8>,
    /// Games it won alone.
    pub wins: u64,
    /// Wins as a share of the finished games.
    pub win_share: Option<f64>,
    /// Wilson interval of the share.
    pub win_share_95: Interval,
    /// Games in which it shared the first place with other teams.
    pub shared_wins: u64,
}

/// How the first player to decide fared.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct StarterReport {
    /// Games won alone, as a share of the finished ones.
    pub win_share: Option<f64>,
    /// Wilson interval of the share.
    pub win_share_95: Interval,
    /// Points: the share of opponents beaten, ties counting half. Half if starting is no advantage.
    pub points: Option<f64>,
    /// Its interval.
    pub points_95: Interval,
}

/// The first games of a series are watched closely.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CloseReport {
    /// How many were.
    pub games: u64,
    /// How many legal actions a decision had.
    pub branching: Distribution,
    /// Kinds of actions, the most frequent first: the tag of the action, with the words among its fields.
    pub actions: Vec<KindReport>,
    /// Kinds of events that spectators see, the most frequent first.
    pub events: Vec<KindReport>,
}

/// How often a kind of action or event occurred.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KindReport {
    /// Its name.
    pub kind: String,
    /// How often it occurred.
    pub count: u64,
    /// How often a game.
    pub per_game: f64,
    /// The share of games in which it occurred at all.
    pub game_share: f64,
    /// Wilson interval of the share.
    pub game_share_95: Interval,
}

/// How numbers were distributed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Distribution {
    /// The mean.
    #[serde(flatten)]
    pub mean: Estimate,
    /// The smallest.
    pub min: Option<i64>,
    /// The largest.
    pub max: Option<i64>,
    /// 5 % of them were no larger than this (nearest rank, as all of these).
    pub p5: Option<i64>,
    /// A quarter of them were no larger than this.
    pub p25: Option<i64>,
    /// Half of them were no larger than this: the median.
    pub p50: Option<i64>,
    /// Three quarters of them were no larger than this.
    pub p75: Option<i64>,
    /// 95 % of them were no larger than this.
    pub p95: Option<i64>,
    /// 99 % of them were no larger than this.
    pub p99: Option<i64>,
    /// All of them, for plots.
    #[serde(skip)]
    pub histogram: Histogram,
}

/// A mean with its 95 % interval; `null` where there are too few games to say.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: Option<f64>,
    /// The interval; it takes two games.
    pub mean_95: Option<Interval>,
}

/// How one seat fared in the finished games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// The seat, counted from 0.
    pub seat: u8,
    /// Who played there.
    pub player: Player,
    /// Games won alone (or by its team alone).
    pub wins: u64,
    /// Wins as a share of the finished games.
    pub win_share: Option<f64>,
    /// Wilson interval of the share.
    pub win_share_95: Interval,
    /// Games in which the first place was shared with others.
    pub shared_wins: u64,
    /// Shared wins as a share of the finished games.
    pub shared_win_share: Option<f64>,
    /// Wilson interval of the share.
    pub shared_win_share_95: Interval,
    /// Points: the share of opponents left behind, those tied with counting half. Half for equal players and seats.
    pub points: Option<f64>,
    /// Its interval.
    pub points_95: Interval,
    /// The mean score by the rules of the game.
    pub mean_score: Option<f64>,
    /// Its interval.
    pub mean_score_95: Option<Interval>,
    /// How the scores were distributed.
    pub scores: Distribution,
    /// How often each score occurred, ascending.
    pub score_counts: Vec<(i64, u64)>,
    /// How often it had each place, the first place first.
    pub places: Vec<u64>,
    /// The game's own measures by name.
    pub measures: BTreeMap<&'static str, Estimate>,
}

impl Report {
    pub(crate) fn new<G: Game>(plan: &Plan<G>, tally: &Tally) -> Self {
        let seats = plan.seats.iter().zip(&tally.seats).enumerate();
        Self {
            version: env!("CARGO_PKG_VERSION"),
            game: G::INFO.id,
            revision: G::INFO.revision,
            options: json!(plan.options),
            seats: plan.seats.clone(),
            seed: plan.seed,
            repeatable: repeatable(&plan.seats),
            planned_games: plan.games,
            games: tally.finished + tally.unfinished,
            finished: tally.finished,
            unfinished: tally.unfinished,
            cap: plan.cap(),
            decisions: tally.decisions,
            length: Distribution::of(&tally.lengths),
            turns: Distribution::of(&tally.turns),
            draws: tally.draws,
            draw_share: share_of(tally.draws, tally.finished),
            draw_share_95: wilson(tally.draws, tally.finished),
            lead_changes: Distribution::of(&tally.lead_changes),
            settled: Estimate::of(&tally.settled).scaled(0.001),
            starter: StarterReport {
                win_share: share_of(tally.starter_wins, tally.finished),
                win_share_95: wilson(tally.starter_wins, tally.finished),
                points: tally.starter.share(),
                points_95: tally.starter.share_95(),
            },
            close: CloseReport::new(&tally.close),
            teams: TeamReport::all(tally),
            results: seats
                .map(|(seat, (&player, of))| SeatReport::new::<G>(seat, player, of, tally))
                .collect(),
        }
    }
}

impl TeamReport {
    fn all(tally: &Tally) -> Vec<Self> {
        let seats_of = |team| {
            let seats = tally.teams.iter().enumerate().filter(move |(_, of)| **of == team);
            seats.map(|(seat, _)| seat as u8).collect::<Vec<_>>()
        };
        let mut teams = tally.teams.clone();
        teams.sort_unstable();
        teams.dedup();
        let report = |team| {
            let seats = seats_of(team);
            // Team mates win and lose together, so any of them speaks for the team.
            let of = &tally.seats[usize::from(seats[0])];
            Self {
                team,
                wins: of.wins,
                win_share: (tally.finished > 0).then(|| of.wins as f64 / tally.finished as f64),
                win_share_95: wilson(of.wins, tally.finished),
                shared_wins: of.shared_wins,
                seats,
            }
        };
        teams.into_iter().map(report).collect()
    }
}

/// A share of `of`; `None` of nothing.
fn share_of(hits: u64, of: u64) -> Option<f64> {
    (of > 0).then(|| hits as f64 / of as f64)
}

impl Distribution {
    pub(crate) fn of(numbers: &Histogram) -> Self {
        Self {
            mean: Estimate::of(&numbers.sum()),
            min: numbers.min(),
            max: numbers.max(),
            p5: numbers.quantile(5),
            p25: numbers.quantile(25),
            p50: numbers.quantile(50),
            p75: numbers.quantile(75),
            p95: numbers.quantile(95),
            p99: numbers.quantile(99),
            histogram: numbers.clone(),
        }
    }
}

impl CloseReport {
    fn new(tally: &CloseTally) -> Self {
        let kinds = |all: &BTreeMap<String, Occurrence>| {
            let mut kinds: Vec<KindReport> =
                all.iter().map(|(kind, of)| KindReport::new(kind, *of, tally.games)).collect();
            // A stable sort: what is equally frequent stays in alphabetical order.
            kinds.sort_by_key(|kind| std::cmp::Reverse(kind.count));
            kinds
        };
        Self {
            games: tally.games,
            branching: Distribution::of(&tally.branching),
            actions: kinds(&tally.actions),
            events: kinds(&tally.events),
        }
    }
}

impl KindReport {
    fn new(kind: &str, of: Occurrence, games: u64) -> Self {
        Self {
            kind: kind.to_owned(),
            count: of.count,
            per_game: of.count as f64 / games as f64,
            game_share: of.games as f64 / games as f64,
            game_share_95: wilson(of.games, games),
        }
    }
}

impl Estimate {
    pub(crate) fn of(sum: &Sum) -> Self {
        Self { mean: mean(sum), mean_95: mean_interval(sum) }
    }

    /// The estimate in another unit.
    fn scaled(self, by: f64) -> Self {
        Self {
            mean: self.mean.map(|mean| mean * by),
            mean_95: self.mean_95.map(|ends| ends.map(|end| end * by)),
        }
    }
}

impl SeatReport {
    fn new<G: Game>(seat: usize, player: Player, of: &SeatTally, all: &Tally) -> Self {
        let games = all.finished;
        let share = |hits: u64| share_of(hits, games);
        let scores = Distribution::of(&of.scores);
        Self {
            seat: seat as u8,
            player,
            wins: of.wins,
            win_share: share(of.wins),
            win_share_95: wilson(of.wins, games),
            shared_wins: of.shared_wins,
            shared_win_share: share(of.shared_wins),
            shared_win_share_95: wilson(of.shared_wins, games),
            points: of.points.share(),
            points_95: of.points.share_95(),
            mean_score: scores.mean.mean,
            mean_score_95: scores.mean.mean_95,
            score_counts: of.scores.counts().collect(),
            scores,
            places: of.places.clone(),
            measures: G::INFO.measures.iter().copied().zip(of.measures.iter().map(Estimate::of)).collect(),
        }
    }
}
