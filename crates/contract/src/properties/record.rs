use cardinal_engine::random::{Stream, below};
use cardinal_engine::{
    Audit, BySeat, Game, Heuristics, Input, Record, RecordError, RecordFile, Replay, Standing, read_records,
};
use serde_json::json;

use crate::course::{InputOf, feed};
use crate::policy::legal;
use crate::{Breach, Course, Effort, Property, Summary};

/// A record goes through its file form to an equal game and can be opened at every step; a record with an
/// input changed or dropped, another result, another revision or another game is refused.
pub fn record<G: Heuristics + Audit>(
    course: &Course<G>,
    _: &Effort,
    summary: &mut Summary,
) -> Result<(), Breach> {
    let breach = |detail: String| course.breach(Property::Record, course.len(), detail);
    let file = round_trip(course).map_err(breach)?;
    steps(course, &file).map_err(breach)?;
    let mut rng = course.rng(Property::Record);
    for (what, changed) in tampered(course, &file, &mut rng) {
        if Record::<G>::verify(&changed).is_ok() {
            return Err(breach(format!("a record with {what} is accepted: {}", changed.to_json())));
        }
        summary.count(Property::Record);
    }
    let newer = RecordFile { revision: G::INFO.revision + 1, ..file };
    match Record::<G>::verify(&newer) {
        Err(RecordError::Revision { .. }) => Ok(()),
        other => Err(breach(format!("a record of another revision gets {:?}", other.err()))),
    }
}

fn round_trip<G: Game>(course: &Course<G>) -> Result<RecordFile, String> {
    let record = course.record(course.len());
    let text = record.to_file().to_json();
    let files = read_records(&text).map_err(|error| error.to_string())?;
    let [file] = files.as_slice() else {
        return Err(format!("one record reads as {}", files.len()));
    };
    let (read, played) = Record::<G>::verify(file).map_err(|error| error.to_string())?;
    if read != record {
        return Err("the record reads back as another one".to_owned());
    }
    if played.game() != course.last() {
        return Err("the record leads to another game".to_owned());
    }
    Ok(file.clone())
}

fn steps<G: Game>(course: &Course<G>, file: &RecordFile) -> Result<(), String> {
    let mut replay = Replay::<G>::open(file).map_err(|error| error.to_string())?;
    let back = [course.len() / 2, 0, course.len()];
    for step in (0..=course.len()).chain(back) {
        replay.go(step);
        if replay.now().game() != course.state(step) {
            return Err(format!("the replay at step {step} is another game"));
        }
    }
    Ok(())
}

/// The record with one thing changed, each time another.
fn tampered<G: Game>(
    course: &Course<G>,
    file: &RecordFile,
    rng: &mut Stream,
) -> Vec<(&'static str, RecordFile)> {
    let mut all = Vec::new();
    if !course.is_empty() {
        let at = below(rng, course.len() as u32) as usize;
        let mut dropped = file.clone();
        dropped.inputs.remove(at);
        all.push(("an input dropped", dropped.clone()));
        if let Some(trail) = &mut dropped.trail {
            trail.replace_range(4 * at..4 * at + 4, "");
        }
        // Without its digits the last input leaves a shorter game, which is found by the result alone.
        if at + 1 < course.len() || course.is_over() {
            all.push(("an input and its digits dropped", dropped));
        }
    }
    if let Some((at, input)) = changed_input(course, rng) {
        let mut changed = file.clone();
        changed.inputs[at] = json!(input);
        all.push(("an input changed", changed));
    }
    let result = match &file.result {
        None => Some(BySeat::from_fn(course.setup().seats, |seat| Standing {
            place: 1,
            score: 0,
            team: seat.number(),
        })),
        Some(result) => Some(result.map(|standing| Standing { score: standing.score + 1, ..*standing })),
    };
    all.push(("another result", RecordFile { result, ..file.clone() }));
    if file.result.is_some() {
        all.push(("its result left out", RecordFile { result: None, ..file.clone() }));
    }
    all.push(("another game", RecordFile { game: format!("{}-x", file.game), ..file.clone() }));
    all
}

/// A step at which something else was just as possible, and what.
fn changed_input<G: Game>(course: &Course<G>, rng: &mut Stream) -> Option<(usize, InputOf<G>)> {
    let first = below(rng, course.len().max(1) as u32) as usize;
    (first..course.len()).chain(0..first).find_map(|at| {
        let game = course.state(at);
        let other = match &course.inputs()[at] {
            Input::Chance(chance) => {
                Some(game.sample_chance(rng)).filter(|other| other != chance).map(Input::Chance)
            }
            Input::Action { seat, action } => {
                let others = legal(game, *seat).into_iter();
                others
                    .filter(|other| other != action)
                    .map(|action| Input::Action { seat: *seat, action })
                    .next()
            }
        }?;
        feed(&mut game.clone(), &other, &mut cardinal_engine::Silent).is_ok().then_some((at, other))
    })
}
