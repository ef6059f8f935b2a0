//! Playing a sweep.

use cardinal_bots::Halt;
use cardinal_engine::Heuristics;

use super::{TunePlan, TuneReport, Variation, VariationReport};
use crate::{ArenaPlan, LabError, Plan, Tables, Watch, arena, simulate};

impl<G: Heuristics> TunePlan<G> {
    /// The stronger player against clones of the weaker one.
    fn duel(&self, variation: &Variation<G>) -> ArenaPlan<G> {
        ArenaPlan {
            options: variation.options.clone(),
            seats: self.seats,
            bots: vec![self.strong, self.weak],
            hero: Some(0),
            tables: Some(Tables::Clones),
            deals: self.deals,
            seed: self.seed,
            threads: self.threads,
            sprt: None,
        }
    }

    /// The stronger player everywhere.
    fn equals(&self, variation: &Variation<G>, games: u64) -> Plan<G> {
        Plan {
            options: variation.options.clone(),
            seats: vec![self.strong; usize::from(self.seats)],
            games,
            seed: self.seed,
            threads: self.threads,
        }
    }

    /// How many games it takes, if it can be played at all.
    pub fn games(&self) -> Result<u64, LabError> {
        self.variations.iter().try_fold(0_u64, |sum, variation| {
            Ok(sum.saturating_add(self.duel(variation).games()?.saturating_mul(2)))
        })
    }
}

/// Plays the tables of a sweep, one after the other, and reports how the game reacts.
///
/// A halted sweep reports the finished tables. The number of threads does not change the report.
pub fn tune<G: Heuristics>(
    plan: &TunePlan<G>,
    progress: Option<&(dyn Fn(u64) + Sync)>,
    halt: Option<&Halt>,
) -> Result<TuneReport, LabError> {
    let mut report = TuneReport::new(plan);
    plan.games()?;
    for variation in &plan.variations {
        let duel_plan = plan.duel(variation);
        let games = duel_plan.games()?;
        let duel = arena(&duel_plan, progress, halt)?;
        let equals_plan = plan.equals(variation, games);
        let (equals, _) = simulate(&equals_plan, Watch { progress, halt, ..Watch::default() })?;
        if duel.deals < duel.planned_deals || equals.games < equals.planned_games {
            break;
        }
        report.decisions += duel.decisions + equals.decisions;
        report.games += duel.finished + duel.unfinished + equals.games;
        report.variations.push(VariationReport::new(variation, &equals, &duel));
    }
    Ok(report)
}
