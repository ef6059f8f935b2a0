use cardinal_engine::{Audit, Game, Heuristics};

use crate::difference::{bytes, parting};
use crate::policy::legal;
use crate::{Breach, Course, Effort, Property, Summary};

/// A seed always gives equal inputs, the inputs of a game always lead to equal states, and states copied away from it
/// do not change as it goes on.
pub fn determinism<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let again = Course::of_inputs(course.setup(), course.inputs().iter().cloned()).map_err(|error| {
        course.breach(
            Property::Determinism,
            course.len(),
            format!("refuses the second time what it took: {error}"),
        )
    })?;
    if let Some(replayed) = course.again().transpose()?
        && replayed.inputs() != course.inputs()
    {
        let detail = "equal players with an equal seed play another game";
        return Err(course.breach(Property::Determinism, course.len(), detail));
    }
    let mut rng = course.rng(Property::Determinism);
    let close = course.sample(effort.states, &mut rng);
    for (step, game) in course.states() {
        let breach = |detail: String| course.breach(Property::Determinism, step, detail);
        // `course` copied each state before it went on, and so did `again`: different amounts of play would have
        // changed anything that copies share.
        if game != again.state(step) {
            return Err(breach("equal inputs lead to another state, or copies share something".to_owned()));
        }
        if close.binary_search(&step).is_ok() {
            let fresh = Course::of_inputs(course.setup(), course.inputs()[..step].iter().cloned());
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
