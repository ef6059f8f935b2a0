use cardinal_engine::random::pick;
use cardinal_engine::{Audit, BadChance, Game, Heuristics, Input, Turn, Wire};

use crate::mutation::mutated;
use crate::soundness::fault;
use crate::{Breach, Course, Effort, Property, Summary};

/// Chance is taken only when due, and only what can be: outcomes of other moments and damaged ones are
/// refused and change nothing, or lead to a sound game.
pub fn chance<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::Chance);
    let outcomes: Vec<&G::Chance> = course.inputs().iter().filter_map(outcome::<G>).collect();
    let mut steps = course.sample(effort.states, &mut rng);
    let due = course.states().filter(|(_, game)| game.turn() == Turn::Chance).map(|(step, _)| step);
    steps.extend(due.take(effort.states));
    for step in steps {
        let game = course.state(step);
        let breach = |detail: String| course.breach(Property::Chance, step, detail);
        if game.turn() == Turn::Chance {
            let sampled = game.sample_chance(&mut rng);
            if let Err(error) = attempt(game, &sampled).map_err(breach)? {
                return Err(breach(format!("the sampled {sampled:?} is refused: {error}")));
            }
            let json = sampled.to_tree();
            let damaged = (0..4 * effort.probes).map(|_| mutated(&json, &mut rng));
            for other in damaged.filter_map(|value| G::Chance::from_tree(&value).ok()) {
                let _ = attempt(game, &other).map_err(breach)?;
            }
            for other in &outcomes {
                let _ = attempt(game, other).map_err(breach)?;
            }
        } else if let Some(other) = pick(&outcomes, &mut rng) {
            match attempt(game, other).map_err(breach)? {
                Err(BadChance::NotDue) => {}
                verdict => return Err(breach(format!("no chance is due, but {other:?} gets {verdict:?}"))),
            }
        }
        summary.count(Property::Chance);
    }
    Ok(())
}

fn outcome<G: Game>(input: &Input<G::Action, G::Chance>) -> Option<&G::Chance> {
    match input {
        Input::Chance(chance) => Some(chance),
        Input::Action { .. } => None,
    }
}

/// Tries an outcome on a copy. Refused, it must leave it equal; accepted, it must lead to a sound game.
fn attempt<G: Audit>(game: &G, chance: &G::Chance) -> Result<Result<(), BadChance>, String> {
    let mut after = game.clone();
    let mut log = Vec::new();
    let verdict = after.apply_chance(chance, &mut log);
    if let Err(refusal) = verdict {
        if after != *game {
            return Err(format!("{chance:?} is refused ({refusal}), but changes the game"));
        }
        if let Some(event) = log.first() {
            return Err(format!("{chance:?} is refused ({refusal}), but emits {event:?}"));
        }
    } else if let Some(fault) = fault(&after) {
        return Err(format!("{chance:?} is accepted, and then {fault}"));
    }
    Ok(verdict)
}
