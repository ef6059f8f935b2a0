//! The result of a comparison.

use cardinal_bots::Player;
use cardinal_engine::Game;
use serde::Serialize;
use serde_json::{Value, json};

use super::score::{Score, TableScore, WIN};
use super::{ArenaPlan, Tables};
use crate::playing::{Sides, repeatable};
use crate::{Clusters, Estimate, Interval, Sprt, SprtState, SprtVerdict, elo, rate, wilson_share};

/// The result of a comparison, with everything it takes to repeat it. It serializes to the documented stable
/// object and holds nothing that depends on the machine or the time.
///
/// Points: for each opponent, one point for doing better and half a point for doing equally well. Equal players
/// get half of the points at any number of seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaReport {
    /// The version of the program.
    pub version: &'static str,
    /// The game's id.
    pub game: &'static str,
    /// The game's behaviour revision.
    pub revision: u16,
    /// The options, defaults filled in.
    pub options: Value,
    /// How many seats the table had.
    pub seats: u8,
    /// How many sides: teams, or seats where each plays alone.
    pub sides: u8,
    /// The players.
    pub bots: Vec<Player>,
    /// The player to be measured, if not all.
    pub hero: Option<Player>,
    /// Who sat together.
    pub tables: Tables,
    /// The seed of the series.
    pub seed: u64,
    /// Whether the command gives an equal report again: not so for players who think by the clock.
    pub repeatable: bool,
    /// How many deals were asked for.
    pub planned_deals: u64,
    /// How many deals were played completely.
    pub deals: u64,
    /// How many games each deal was played in.
    pub games_a_deal: u64,
    /// How many games came to their end; only these count.
    pub finished: u64,
    /// How many were given up after [`ArenaReport::cap`] decisions.
    pub unfinished: u64,
    /// After how many decisions a game is given up.
    pub cap: u64,
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions a finished game.
    pub length: LengthOfGames,
    /// Finished games in which several sides shared the first place.
    pub ties: u64,
    /// The strength model: `bradley-terry` for two sides, `plackett-luce` for more.
    pub model: &'static str,
    /// One entry per player, the strongest first.
    pub ratings: Vec<RatingReport>,
    /// One entry for each pair that met.
    pub pairs: Vec<PairReport>,
    /// One entry per table: the first player among the others.
    pub lineups: Vec<TableReport>,
    /// What each side is worth, on average over its players.
    pub by_side: Vec<SideReport>,
    /// The share of points of the side that decided first.
    pub starter: Option<f64>,
    /// Its interval.
    pub starter_95: Interval,
    /// The test, if one was asked for.
    pub sprt: Option<SprtReport>,
}

/// Decisions a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LengthOfGames {
    /// The mean with its interval.
    #[serde(flatten)]
    pub mean: Estimate,
}

/// The strength of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RatingReport {
    /// Who.
    pub bot: Player,
    /// On the Elo scale, relative to the mean of all players; `null` if they were never compared.
    pub elo: Option<f64>,
    /// Its interval.
    pub elo_95: Option<Interval>,
    /// The share of points against all others.
    pub points: Option<f64>,
    /// Its interval.
    pub points_95: Interval,
    /// The share of games won, a shared first place divided; equal players have 1/sides.
    pub wins: Option<f64>,
    /// How often it was a side of a finished game.
    pub seated: u64,
}

/// One player against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairReport {
    /// One.
    pub one: Player,
    /// The other.
    pub other: Player,
    /// How many deals they met in.
    pub deals: u64,
    /// How often one did better.
    pub better: u64,
    /// How often both did equally well.
    pub equal: u64,
    /// How often the other did better.
    pub worse: u64,
    /// The share of points of the one.
    pub points: Option<f64>,
    /// Its interval.
    pub points_95: Interval,
    /// That share on the Elo scale; `null` where one got everything.
    pub elo: Option<f64>,
    /// The ends of that interval; `null` for an end without bound.
    pub elo_95: [Option<f64>; 2],
}

/// The first player of a table among the others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableReport {
    /// Who sat there, the measured one first.
    pub players: Vec<Player>,
    /// Its share of points; half for equal players.
    pub points: Option<f64>,
    /// Its interval.
    pub points_95: Interval,
    /// The share of games it won, a shared first place divided.
    pub wins: Option<f64>,
    /// Its interval, each deal counted as one trial.
    pub wins_95: Interval,
    /// What equal players would win: 1/sides.
    pub fair_wins: f64,
    /// Where the differences between results came from.
    pub luck: Option<LuckReport>,
}

/// Luck against skill at a table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LuckReport {
    /// The share of the variance of results explained by who plays.
    pub skill: f64,
    /// The share explained by seats and cards.
    pub deal: f64,
    /// The share explained by neither: the players' own dice and how their choices met.
    pub rest: f64,
    /// After how many independent games the better player is ahead with 95 %; `null` if neither is better.
    pub games_to_lead: Option<u64>,
    /// Like `games_to_lead`, in duplicate deals, each played with all rotations.
    pub deals_to_lead: Option<u64>,
}

/// The worth of a side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideReport {
    /// Its seats.
    pub seats: Vec<u8>,
    /// The share of points of this side.
    pub points: Option<f64>,
    /// Its interval.
    pub points_95: Interval,
}

/// A sequential test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// What was tested: shares of points of the first player, and error rates.
    #[serde(flatten)]
    pub test: Sprt,
    /// The bounds of the log-likelihood ratio.
    pub bounds: [f64; 2],
    /// Where the log-likelihood ratio ended.
    pub ratio: f64,
    /// The decision; `null` while undecided.
    pub verdict: Option<SprtVerdict>,
}

/// How many standard deviations on one side cover 95 % of a normal distribution.
const ONE_SIDED: f64 = 1.644_853_626_951_472_2;

impl ArenaReport {
    pub(super) fn new<G: Game>(
        plan: &ArenaPlan<G>,
        tables: Tables,
        sides: &Sides,
        score: &Score,
        test: Option<(SprtState, Option<SprtVerdict>)>,
    ) -> Self {
        let reports = Reports { bots: &plan.bots, sides, score };
        Self {
            version: env!("CARGO_PKG_VERSION"),
            game: G::INFO.id,
            revision: G::INFO.revision,
            options: json!(plan.options),
            seats: plan.seats,
            sides: sides.count() as u8,
            bots: plan.bots.clone(),
            hero: plan.hero.map(|hero| plan.bots[hero]),
            tables,
            seed: plan.seed,
            repeatable: repeatable(&plan.bots),
            planned_deals: plan.deals,
            deals: score.deals.len() as u64,
            games_a_deal: score.games_a_deal() as u64,
            finished: score.finished,
            unfinished: score.unfinished,
            cap: plan.cap(),
            decisions: score.decisions,
            length: LengthOfGames { mean: Estimate::of(&score.lengths) },
            ties: score.ties,
            model: if sides.count() == 2 { "bradley-terry" } else { "plackett-luce" },
            ratings: reports.ratings(),
            pairs: reports.pairs(),
            lineups: reports.tables(),
            by_side: reports.by_side(),
            starter: score.starter.share(),
            starter_95: score.starter.share_95(),
            sprt: plan.sprt.zip(test).map(|(test, (state, verdict))| SprtReport {
                test,
                bounds: test.bounds(),
                ratio: state.ratio(),
                verdict,
            }),
        }
    }
}

struct Reports<'a> {
    bots: &'a [Player],
    sides: &'a Sides,
    score: &'a Score,
}

impl Reports<'_> {
    fn ratings(&self) -> Vec<RatingReport> {
        let ratings = rate(self.bots.len(), &self.score.deals);
        let report = |(at, &bot): (usize, &Player)| {
            let (rating, of) = (ratings.as_ref().map(|all| all[at]), &self.score.bots[at]);
            RatingReport {
                bot,
                elo: rating.map(|rating| rating.elo),
                elo_95: rating.and_then(|rating| rating.elo_95),
                points: of.points.share(),
                points_95: of.points.share_95(),
                wins: (of.seated > 0).then(|| of.wins as f64 / (WIN * of.seated) as f64),
                seated: of.seated,
            }
        };
        let mut reports: Vec<RatingReport> = self.bots.iter().enumerate().map(report).collect();
        // A stable sort: players never compared stay in the order in which they were named.
        reports.sort_by(|a, b| b.elo.unwrap_or(0.0).total_cmp(&a.elo.unwrap_or(0.0)));
        reports
    }

    fn pairs(&self) -> Vec<PairReport> {
        let bots = self.bots.len();
        let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
        let report = |(one, other): (usize, usize)| {
            let mut points = Clusters::default();
            for deal in &self.score.deals {
                points.add(deal.points(one, other).into(), deal.worth(one, other).into());
            }
            let [better, equal, worse] = self.score.records[one * bots + other];
            let (share, share_95) = (points.share(), points.share_95());
            PairReport {
                one: self.bots[one],
                other: self.bots[other],
                deals: points.count(),
                better,
                equal,
                worse,
                points: share,
                points_95: share_95,
                elo: share.and_then(elo),
                elo_95: share_95.map(elo),
            }
        };
        pairs.map(report).filter(|pair| pair.deals > 0).collect()
    }

    fn tables(&self) -> Vec<TableReport> {
        let tables = self.score.lineups().iter().zip(&self.score.tables);
        let report = |(lineup, table): (&Vec<usize>, &TableScore)| {
            let games = table.games.count;
            let wins = (games > 0).then(|| table.wins as f64 / (WIN * games) as f64);
            TableReport {
                players: lineup.iter().map(|&bot| self.bots[bot]).collect(),
                points: table.points.share(),
                points_95: table.points.share_95(),
                wins,
                wins_95: wins.map_or([0.0, 1.0], |wins| wilson_share(wins, table.points.count() as f64)),
                fair_wins: 1.0 / self.sides.count() as f64,
                luck: self.luck(table),
            }
        };
        tables.map(report).collect()
    }

    fn luck(&self, table: &TableScore) -> Option<LuckReport> {
        let shares = table.luck.shares()?;
        let lead = table.points.share()? - 0.5;
        let most = 2.0 * (self.sides.count() as f64 - 1.0);
        let games = table.games;
        let (count, total) = (games.count as f64, games.total as f64);
        let variance = (games.squares as f64 - total * total / count) / (count - 1.0) / (most * most);
        let needed = |variance: f64| {
            // Neither is better as long as the interval contains both signs.
            let [low, high] = table.points.share_95();
            (low > 0.5 || high < 0.5)
                .then(|| (ONE_SIDED * ONE_SIDED * variance / (lead * lead)).ceil().max(1.0) as u64)
        };
        let per_deal = table.points.variance()? * table.points.count() as f64;
        Some(LuckReport {
            skill: shares.skill,
            deal: shares.deal,
            rest: shares.rest,
            games_to_lead: needed(variance),
            deals_to_lead: needed(per_deal),
        })
    }

    fn by_side(&self) -> Vec<SideReport> {
        let report = |(side, points): (usize, &Clusters)| SideReport {
            seats: self.sides.seats(side),
            points: points.share(),
            points_95: points.share_95(),
        };
        self.score.sides.iter().enumerate().map(report).collect()
    }
}
