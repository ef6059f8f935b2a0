use cardinal_engine::{Audit, Game, Heuristics, Wire};
use rand_core::Rng;

use crate::mutation::mutated;
use crate::{Breach, Course, Effort, Property, Summary};

/// A notice that was damaged on its way is folded or refused, and so is a notice that meets a damaged view; neither
/// panics.
pub fn damaged<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::Damaged);
    for who in course.observers() {
        for step in course.sample(effort.states, &mut rng).into_iter().filter(|step| *step > 0) {
            let view = course.state(step - 1).view(who);
            for notice in course.notices(step, who) {
                fold_damaged::<G>(&view, &notice, &mut rng);
                summary.count(Property::Damaged);
            }
        }
    }
    Ok(())
}

/// A panic in here is reported as a breach of the property.
fn fold_damaged<G: Game>(view: &G::View, notice: &G::Notice, rng: &mut impl Rng) {
    if let Ok(wrong) = G::Notice::from_tree(&mutated(&notice.to_tree(), rng)) {
        // Whether it is refused depends on the damage.
        let _ = G::fold(&mut view.clone(), &wrong);
    }
    if let Ok(mut wrong) = G::View::from_tree(&mutated(&view.to_tree(), rng)) {
        let _ = G::fold(&mut wrong, notice);
    }
}
