use cardinal_engine::random::below;
use cardinal_engine::{Actions, Audit, Heuristics, Seat, Silent};

use crate::policy::legal;
use crate::setup::strangers;
use crate::soundness::turn_fault;
use crate::{Breach, Course, Effort, Property, Summary};

/// Exactly the listed actions are accepted, by `check` and `apply` alike; lists ascend; seats that may act have
/// a choice, all others, also those beyond the table, have none.
pub fn listed<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::Listed);
    let close = course.sample(effort.states, &mut rng);
    for (step, game) in course.states() {
        let breach = |detail: String| course.breach(Property::Listed, step, detail);
        if let Some(fault) = turn_fault(game) {
            return Err(breach(fault));
        }
        let look = Look { game };
        for seat in course.seats() {
            let indices = look.indices(seat).map_err(breach)?;
            for &index in &indices {
                look.verdict(seat, index, true, summary).map_err(breach)?;
            }
            let all = close.binary_search(&step).is_ok() && game.turn().is_on(seat);
            let probes: Vec<usize> = if all {
                (0..G::ACTIONS).collect()
            } else {
                (0..effort.probes).map(|_| below(&mut rng, G::ACTIONS as u32) as usize).collect()
            };
            for index in probes {
                look.verdict(seat, index, indices.binary_search(&index).is_ok(), summary).map_err(breach)?;
            }
        }
        if close.binary_search(&step).is_ok() {
            for seat in strangers(game.seats()) {
                look.indices(seat).map_err(breach)?;
                look.verdict(seat, below(&mut rng, G::ACTIONS as u32) as usize, false, summary)
                    .map_err(breach)?;
            }
            summary.count(Property::Listed);
        }
    }
    Ok(())
}

struct Look<'a, G> {
    game: &'a G,
}

impl<G: Actions> Look<'_, G> {
    /// The numbers of the listed actions, ascending.
    fn indices(&self, seat: Seat) -> Result<Vec<usize>, String> {
        let indices: Vec<usize> = legal(self.game, seat).iter().map(G::encode).collect();
        if let Some([this, next, ..]) = indices.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(format!("the list of {seat:?} does not ascend: {this} before {next}"));
        }
        let may_act = self.game.turn().is_on(seat) || self.game.optional().contains(seat);
        if !may_act && !indices.is_empty() {
            return Err(format!("{seat:?} is not to act, but has {} legal actions", indices.len()));
        }
        Ok(indices)
    }

    /// Compares what `check` and `apply` say of an action with whether it is listed.
    fn verdict(&self, seat: Seat, index: usize, listed: bool, summary: &mut Summary) -> Result<(), String> {
        let Some(action) = G::decode(index) else {
            return Err(format!("there is no action {index}"));
        };
        let checked = self.game.check(seat, &action);
        let applied = self.game.clone().apply(seat, &action, &mut Silent);
        if checked != applied {
            return Err(format!("{action:?} of {seat:?}: check says {checked:?}, apply says {applied:?}"));
        }
        match checked {
            Ok(()) if !listed => Err(format!("{action:?} of {seat:?} is accepted, but not listed")),
            Err(refusal) if listed => {
                Err(format!("{action:?} of {seat:?} is listed, but refused: {refusal}"))
            }
            Err(refusal) => {
                summary.met(refusal);
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }
}
