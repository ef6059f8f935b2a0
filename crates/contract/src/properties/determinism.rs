use cardinal_engine::{Audit, Game, Heuristics};

use crate::difference::{bytes, parting};
use crate::policy::legal;
use crate::{Breach, Course, Effort, Property, Summary};

/// The same seed gives the same inputs, the inputs of a game lead to the same states again, and states that were copied away from it stayed as
/// they were while it went on.
pub fn determinism<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let again = Course::of_inputs(course.table(), course.inputs().iter().cloned()).map_err(|error| {
        course.breach(
            Property::Determinism,
            course.len(),
            format!("refuses the second time what it took: {error}"),
        )
    })?;
    if let Some(replayed) = course.again().transpose()?
        && replayed.inputs() != course.inputs()
    {
        let detail = "the same players with the same seed play another game";
        return Err(course.breach(Property::Determinism, course.len(), detail));
    }
    let mut rng = course.rng(Property::Determinism);
    let close = course.sample(effort.states, &mut rng);
    for (step, game) in course.states() {
        let breach = |detail: String| course.breach(Property::Determinism, step, detail);
        // `course` kept a copy of each state before it went on, and so did `again`: what is shared between
        // copies has by now been changed by different amounts of play.
        if game != again.state(step) {
            return Err(breach(
                "the same inputs lead to another state, or copies share something".to_owned(),
            ));
        }
        if close.binary_search(&step).is_ok() {
            let fresh = Course::of_inputs(course.table(), course.inputs()[..step].iter().cloned());
            let fresh =
                fresh.map_err(|error| breach(format!("refuses the third time what it took: {error}")))?;
            same_state(course, game, fresh.last()).map_err(breach)?;
            summary.count(Property::Determinism);
        }
    }
    Ok(())
}

/// Compares the outsides, too: equality of states is the game's own notion.
fn same_state<G: Game>(course: &Course<G>, game: &G, fresh: &G) -> Result<(), String> {
    if game != fresh {
        return Err("playing on changed the state it was copied from".to_owned());
    }
    for who in course.observers() {
        if let Some(difference) = parting(&bytes(&game.view(who)), &bytes(&fresh.view(who))) {
            return Err(format!("equal states have different views for {who:?}: {difference}"));
        }
    }
    match course.seats().find(|&seat| legal(game, seat) != legal(fresh, seat)) {
        Some(seat) => Err(format!("equal states list different actions for {seat:?}")),
        None => Ok(()),
    }
}
