use cardinal_engine::{Actions, Audit, Heuristics, Input, Observer, Seat, Wire};

use crate::course::InputOf;
use crate::policy::legal;
use crate::{Breach, Course, Effort, Property, Summary};

/// Actions and numbers correspond one to one, masks equal lists, and everything that travels survives JSON.
pub fn codec<G: Heuristics + Audit>(
    course: &Course<G>,
    effort: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    numbers::<G>().map_err(|detail| course.breach(Property::Codec, 0, detail))?;
    let mut rng = course.rng(Property::Codec);
    let finished = course.finished().map(Observer::All);
    for step in course.sample(effort.states, &mut rng) {
        let breach = |detail: String| course.breach(Property::Codec, step, detail);
        for seat in course.seats() {
            mask(course.state(step), seat).map_err(breach)?;
        }
        for who in course.observers().chain(finished) {
            round_trip(&course.state(step).view(who)).map_err(breach)?;
        }
        summary.count(Property::Codec);
    }
    // Inputs and notices are small and of many kinds, so all of them are sent.
    for step in 1..=course.len() {
        let breach = |detail: String| course.breach(Property::Codec, step, detail);
        let input: &InputOf<G> = &course.inputs()[step - 1];
        if Input::from_json(&input.to_json()).map_err(|error| breach(error.to_string()))? != *input {
            return Err(breach(format!("{input:?} is sent as {}", input.to_json())));
        }
        if let Input::Chance(chance) = input {
            round_trip(chance).map_err(breach)?;
        }
        for notice in course.observers().chain(finished).flat_map(|who| course.notices(step, who)) {
            round_trip(&notice).map_err(breach)?;
        }
    }
    Ok(())
}

fn numbers<G: Actions>() -> Result<(), String> {
    for index in 0..G::ACTIONS {
        let action =
            G::decode(index).ok_or_else(|| format!("there is no action {index} of {}", G::ACTIONS))?;
        let back = G::encode(&action);
        if back != index {
            return Err(format!("action {index} is {action:?}, which is action {back}"));
        }
        round_trip(&action)?;
    }
    match [G::ACTIONS, G::ACTIONS + 1, usize::MAX].into_iter().find(|&beyond| G::decode(beyond).is_some()) {
        Some(beyond) => Err(format!("there is an action {beyond}, though there are only {}", G::ACTIONS)),
        None => Ok(()),
    }
}

fn mask<G: Actions>(game: &G, seat: Seat) -> Result<(), String> {
    // Filled the wrong way round, so that a place that `mask` does not write shows.
    let mut mask: Vec<bool> = vec![true; G::ACTIONS];
    game.mask(seat, &mut mask);
    let masked: Vec<usize> = (0..G::ACTIONS).filter(|&index| mask[index]).collect();
    let listed: Vec<usize> = legal(game, seat).iter().map(G::encode).collect();
    if masked == listed {
        Ok(())
    } else {
        Err(format!("{seat:?}: the mask has {masked:?}, the list {listed:?}"))
    }
}

fn round_trip<T: Wire>(value: &T) -> Result<(), String> {
    let json = value.to_json();
    let back = T::from_json(&json).map_err(|error| format!("{json} does not read back: {error}"))?;
    if back == *value { Ok(()) } else { Err(format!("{value:?} is sent as {json}, which reads as {back:?}")) }
}
