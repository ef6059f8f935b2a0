use cardinal_engine::random::below;
use cardinal_engine::{Audit, Heuristics, Observer};

use crate::policy::legal;
use crate::{Breach, Course, Effort, Property, Summary};

/// In every world a seat cannot rule out, its legal actions and the reasons for refusals are equal.
pub fn legality<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let mut rng = course.rng(Property::Legality);
    for step in course.sample(4 * effort.states, &mut rng) {
        let game = course.state(step);
        let breach = |detail: String| course.breach(Property::Legality, step, detail);
        for seat in course.seats() {
            let world = G::determinize(&game.view(Observer::Seat(seat)), &mut rng);
            let (here, there) = (legal(game, seat), legal(&world, seat));
            if here != there {
                let odd = here.iter().find(|action| !there.contains(action));
                let odd = odd.or_else(|| there.iter().find(|action| !here.contains(action)));
                let detail =
                    format!("{seat:?} may do {odd:?} only in one of two worlds it cannot tell apart");
                return Err(breach(detail));
            }
            let all = game.turn().is_on(seat);
            for probe in 0..if all { G::ACTIONS } else { effort.probes } {
                let index = if all { probe } else { below(&mut rng, G::ACTIONS as u32) as usize };
                let Some(action) = G::decode(index) else { continue };
                let (here, there) = (game.check(seat, &action), world.check(seat, &action));
                if here != there {
                    let detail = format!(
                        "{action:?} of {seat:?} gets {here:?}, in a world it cannot rule out {there:?}"
                    );
                    return Err(breach(detail));
                }
            }
            summary.count(Property::Legality);
        }
    }
    Ok(())
}
