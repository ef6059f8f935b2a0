use cardinal_engine::{Audit, Heuristics, Observer};

use crate::table::strangers;
use crate::{Breach, Course, Effort, Property, Summary};

/// What is done for a seat whose time ran out is legal, is there for every seat on turn and for no other,
/// and is the same in every world the seat cannot tell apart.
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
                return Err(breach(format!("{seat:?} gets {action:?}; on turn is {:?}", game.turn())));
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
