use cardinal_engine::{Audit, Heuristics};

use crate::soundness::{cards, census_fault};
use crate::{Breach, Course, Effort, Property, Summary};

/// At every step, from before the deal to after the end, every card is there, each in one place.
pub fn conservation<G: Heuristics + Audit>(
    course: &Course<G>,
    _: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let first = cards(course.state(0));
    for (step, game) in course.states() {
        let fault = census_fault(game).or_else(|| {
            (cards(game) != first).then(|| "other cards are in the census than at first".to_owned())
        });
        if let Some(fault) = fault {
            return Err(course.breach(Property::Conservation, step, fault));
        }
        summary.count(Property::Conservation);
    }
    Ok(())
}
