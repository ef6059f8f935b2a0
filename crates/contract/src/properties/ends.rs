use cardinal_engine::{Audit, Heuristics, Silent};

use crate::course::{Player, feed};
use crate::{Breach, Course, Effort, Policy, Property, Setup, Summary};

/// Random and shedding players come to the end of the game within its bound, if the options promise one.
pub fn ends<G: Heuristics + Audit>(
    setup: &Setup<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let Some(bound) = G::bound(&setup.options, setup.seats) else {
        return Ok(());
    };
    for policy in [Policy::Random, Policy::Shedding] {
        // The courses of the other properties come first; these games are further ones.
        for number in effort.games..effort.games + effort.endings {
            let inputs = length(setup, policy, number, bound);
            if inputs > bound {
                // Played again to get its record.
                let course = Course::play(setup, policy, number, usize::MAX)?;
                let detail = format!("took {inputs} inputs, though its bound is {bound}");
                return Err(course.breach(Property::Ends, course.len(), detail));
            }
            summary.count(Property::Ends);
        }
    }
    Ok(())
}

/// How many inputs a game takes, as far as one beyond the bound.
fn length<G: Heuristics + Audit>(setup: &Setup<G>, policy: Policy, number: u32, bound: u64) -> u64 {
    let mut game = setup.start();
    let mut player = Player::new(setup.seed, policy, number);
    let mut inputs = 0;
    while inputs <= bound {
        let Ok(Some(input)) = player.next(&game) else { break };
        if feed(&mut game, &input, &mut Silent).is_err() {
            break;
        }
        inputs += 1;
    }
    inputs
}
