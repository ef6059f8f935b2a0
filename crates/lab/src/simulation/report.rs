//! What a series of games has shown.

use std::collections::BTreeMap;

use cardinal_bots::Player;
use cardinal_engine::Game;
use serde::Serialize;
use serde_json::{Value, json};

use super::Plan;
use super::tally::{SeatTally, Tally};
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
    /// How long the finished games were.
    pub length: LengthReport,
    /// How many of the finished games had no single winner: several teams shared the first place.
    pub draws: u64,
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
    /// The same as a share of the finished games.
    pub win_share: Option<f64>,
    /// Wilson interval of the share.
    pub win_share_95: Interval,
    /// Games in which it shared the first place with other teams.
    pub shared_wins: u64,
}

/// How long games were, in decisions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LengthReport {
    /// The mean.
    #[serde(flatten)]
    pub mean: Estimate,
    /// The shortest game.
    pub min: Option<u64>,
    /// The longest game.
    pub max: Option<u64>,
    /// 5 % of the games were no longer than this (nearest rank, as all of these).
    pub p5: Option<u64>,
    /// A quarter of the games were no longer than this.
    pub p25: Option<u64>,
    /// Half of the games were no longer than this: the median.
    pub p50: Option<u64>,
    /// Three quarters of the games were no longer than this.
    pub p75: Option<u64>,
    /// 95 % of the games were no longer than this.
    pub p95: Option<u64>,
    /// 99 % of the games were no longer than this.
    pub p99: Option<u64>,
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
    /// The same as a share of the finished games.
    pub win_share: Option<f64>,
    /// Wilson interval of the share.
    pub win_share_95: Interval,
    /// Games in which the first place was shared with others.
    pub shared_wins: u64,
    /// The same as a share of the finished games.
    pub shared_win_share: Option<f64>,
    /// Wilson interval of the share.
    pub shared_win_share_95: Interval,
    /// The mean score by the rules of the game.
    pub mean_score: Option<f64>,
    /// Its interval.
    pub mean_score_95: Option<Interval>,
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
            games: plan.games,
            finished: tally.finished,
            unfinished: tally.unfinished,
            cap: plan.cap(),
            decisions: tally.decisions,
            length: LengthReport::new(&tally.lengths),
            draws: tally.draws,
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

impl LengthReport {
    fn new(lengths: &Histogram) -> Self {
        Self {
            mean: Estimate::of(&lengths.sum()),
            min: lengths.min(),
            max: lengths.max(),
            p5: lengths.quantile(5),
            p25: lengths.quantile(25),
            p50: lengths.quantile(50),
            p75: lengths.quantile(75),
            p95: lengths.quantile(95),
            p99: lengths.quantile(99),
        }
    }
}

impl Estimate {
    fn of(sum: &Sum) -> Self {
        Self { mean: mean(sum), mean_95: mean_interval(sum) }
    }
}

impl SeatReport {
    fn new<G: Game>(seat: usize, player: Player, of: &SeatTally, all: &Tally) -> Self {
        let games = all.finished;
        let share = |hits: u64| (games > 0).then(|| hits as f64 / games as f64);
        let score = Estimate::of(&of.score);
        Self {
            seat: seat as u8,
            player,
            wins: of.wins,
            win_share: share(of.wins),
            win_share_95: wilson(of.wins, games),
            shared_wins: of.shared_wins,
            shared_win_share: share(of.shared_wins),
            shared_win_share_95: wilson(of.shared_wins, games),
            mean_score: score.mean,
            mean_score_95: score.mean_95,
            places: of.places[..all.seats.len()].to_vec(),
            measures: G::INFO.measures.iter().copied().zip(of.measures.iter().map(Estimate::of)).collect(),
        }
    }
}
