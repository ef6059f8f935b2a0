use cardinal_engine::{Audit, Heuristics, Observer};

use crate::setup::strangers;
use crate::{Breach, Course, Effort, Property, Summary};

/// The default action for a seat whose time ran out is legal, exists for every seat to act and for no other,
/// and is equal in all worlds the seat cannot tell apart.
pub fn default_action<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::DefaultAction);
    let close = course.sample(4 * effort.states, &mut rng);
    for (step, game) in course.states() {
        let breach = |detail: String| course.breach(Property::DefaultAction, step, detail);
        for seat in course.seats().chain(strangers(game.seats())) {
            let action = game.default_action(seat);
            if action.is_some() != game.turn().is_on(seat) {
                return Err(breach(format!("{seat:?} gets {action:?}; to act is {:?}", game.turn())));
            }
            let Some(action) = action else { continue };
            if let Err(refusal) = game.check(seat, &action) {
                return Err(breach(format!("{action:?} is done for {seat:?}, but refused: {refusal}")));
            }
            if close.binary_search(&step).is_ok() {
                let world = G::determinize(&game.view(Observer::Seat(seat)), &mut rng);
                let other = world.default_action(seat);
                if other != Some(action) {
                    let detail = format!(
                        "{action:?} is done for {seat:?}, but {other:?} in a world it cannot rule out"
                    );
                    return Err(breach(detail));
                }
            }
            summary.count(Property::DefaultAction);
        }
    }
    Ok(())
}
