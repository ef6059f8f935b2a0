//! One rung of a ladder: whether a player beats another, with no more games than the answer takes.

use cardinal_bots::{Halt, Player};
use cardinal_engine::{Game, Heuristics};

use super::contest::play;
use super::{ArenaError, ArenaPlan, Tables};
use crate::{Interval, LabError, Looks};

/// A player measured among clones of another.
#[derive(Clone, Debug)]
pub struct RungPlan<G: Game> {
    /// The table options.
    pub options: G::Options,
    /// How many seats the table has.
    pub seats: u8,
    /// The one that is measured.
    pub upper: Player,
    /// The one it is measured against.
    pub lower: Player,
    /// When to look, and what is to be shown.
    pub looks: Looks,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads. The result does not depend on it.
    pub threads: usize,
}

/// The result of a rung.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// How many deals it took.
    pub deals: u64,
    /// How many games these were.
    pub games: u64,
    /// The share of points of the upper player; half for equals.
    pub points: f64,
    /// Its 95 % interval; after [`climb`], corrected for early stopping.
    pub interval: Interval,
}

impl<G: Game> RungPlan<G> {
    fn arena(&self, deals: u64, seed: u64) -> ArenaPlan<G> {
        ArenaPlan {
            options: self.options.clone(),
            seats: self.seats,
            bots: vec![self.upper, self.lower],
            hero: Some(0),
            tables: Some(Tables::Clones),
            deals,
            seed,
            threads: self.threads,
            sprt: None,
        }
    }
}

/// Plays this exact number of deals of a rung with another seed; `None` if it was halted before it was done.
///
/// [`climb`] stops when the sign is clear, which favours lucky samples: the share at that moment is biased.
/// How strong a player is takes a sample whose size does not depend on what it shows.
pub fn sample<G: Heuristics>(
    plan: &RungPlan<G>,
    deals: u64,
    seed: u64,
    progress: Option<&(dyn Fn(u64) + Sync)>,
    halt: Option<&Halt>,
) -> Result<Option<Rung>, LabError> {
    let played = play(&plan.arena(deals, seed), None, progress, halt)?;
    let points = &played.score.tables[0].points;
    let done = played.score.deals.len() as u64 == deals;
    let games = played.score.finished + played.score.unfinished;
    let share = points.share().filter(|_| done);
    Ok(share.map(|share| Rung { deals, games, points: share, interval: points.share_95() }))
}

/// Plays a rung; `None` if it was halted before it was done.
pub fn climb<G: Heuristics>(
    plan: &RungPlan<G>,
    progress: Option<&(dyn Fn(u64) + Sync)>,
    halt: Option<&Halt>,
) -> Result<Option<Rung>, LabError> {
    if plan.looks.deals > Looks::MOST_DEALS {
        return Err(ArenaError::TooManyDeals(Looks::MOST_DEALS).into());
    }
    let played = play(&plan.arena(plan.looks.deals, plan.seed), Some(plan.looks), progress, halt)?;
    let points = &played.score.tables[0].points;
    let deals = played.score.deals.len() as u64;
    let done = deals == plan.looks.deals || plan.looks.is_clear(points);
    let games = played.score.finished + played.score.unfinished;
    let share = points.share().filter(|_| done && plan.looks.is_due(deals));
    Ok(share.map(|points_share| Rung {
        deals,
        games,
        points: points_share,
        interval: plan.looks.interval(points),
    }))
}
