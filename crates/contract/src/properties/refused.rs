use std::collections::HashSet;

use cardinal_engine::random::{Stream, below, pick};
use cardinal_engine::{Audit, Game, Heuristics, Seat, Wire};
use serde_json::Value;

use crate::mutation::mutated;
use crate::setup::strangers;
use crate::{Breach, Course, Effort, Property, Summary};

/// A refused action leaves the game equal and sends no notice; and actions that are well-formed JSON
/// but not actions of the game are refused.
pub fn refused<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::Refused);
    let known: HashSet<G::Action> = (0..G::ACTIONS).filter_map(G::decode).collect();
    let templates: Vec<Value> = known.iter().filter_map(|action| serde_json::to_value(action).ok()).collect();
    for step in course.sample(effort.states, &mut rng) {
        let game = course.state(step);
        let breach = |detail: String| course.breach(Property::Refused, step, detail);
        for seat in course.seats().chain(strangers(game.seats())) {
            let to_act = game.turn().is_on(seat);
            let probes = if to_act { G::ACTIONS } else { effort.probes };
            for probe in 0..probes {
                let index = if to_act { probe } else { below(&mut rng, G::ACTIONS as u32) as usize };
                if let Some(action) = G::decode(index) {
                    untouched(game, seat, &action).map_err(breach)?;
                }
            }
            for action in foreign::<G>(&templates, &known, effort.probes, &mut rng) {
                if game.check(seat, &action).is_ok() || untouched(game, seat, &action).map_err(breach)? {
                    return Err(breach(format!("{action:?} of {seat:?} is accepted, but has no number")));
                }
            }
        }
        summary.count(Property::Refused);
    }
    Ok(())
}

/// Tries an action on a copy; says whether it was accepted.
fn untouched<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Result<bool, String> {
    let mut after = game.clone();
    let mut log = Vec::new();
    let Err(refusal) = after.apply(seat, action, &mut log) else {
        return Ok(true);
    };
    if after != *game {
        return Err(format!("{action:?} of {seat:?} is refused ({refusal}), but changes the game"));
    }
    if let Some(event) = log.first() {
        return Err(format!("{action:?} of {seat:?} is refused ({refusal}), but emits {event:?}"));
    }
    Ok(false)
}

/// Values that read as actions from JSON, but are not among the numbered ones.
fn foreign<G: Game>(
    templates: &[Value],
    known: &HashSet<G::Action>,
    probes: usize,
    rng: &mut Stream,
) -> Vec<G::Action> {
    let damaged = |_| mutated(pick(templates, rng).unwrap_or(&Value::Null), rng);
    let read = (0..probes).map(damaged).filter_map(|value| G::Action::from_tree(&value).ok());
    read.filter(|action| !known.contains(action)).collect()
}
