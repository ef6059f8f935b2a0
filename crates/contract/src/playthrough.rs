//! A whole game as text, stored beside the game: any change to what an observer is told, may do or sees
//! shows as a difference.

use std::fmt::Write as _;

use cardinal_engine::{Audit, Game, Heuristics, Observer, Turn};
use serde::Serialize;

use crate::difference::bytes;
use crate::policy::legal;
use crate::{Course, Policy, Setup};

/// Views are written at every step that is a multiple of this, and at the first and the last.
const VIEWS_EVERY: usize = 25;
/// Beyond this many bytes of detail, steps are written as one line each.
const DETAIL: usize = 160_000;
/// The last steps are always written in full.
const ENDING: usize = 10;
/// Endless games are broken off here.
const CAP: usize = 4_000;

/// The text of one game, played by a fixed policy with streams that never change.
///
/// # Panics
/// When the settings are invalid, or the game offers an action that it refuses.
pub fn write<G: Heuristics + Audit>(seats: u8, options: &G::Options, seed: u64) -> String {
    let setup = Setup::<G>::new(seats, options.clone(), seed).expect("the options are playable");
    let course = Course::play(&setup, Policy::Mixed, 0, CAP).expect("the game keeps its contract");
    let mut text = String::new();
    line(&mut text, "game", &format!("{} revision {}", G::INFO.id, G::INFO.revision));
    line(&mut text, "options", &bytes(&course.last().options()));
    line(&mut text, "seats", &seats.to_string());
    line(&mut text, "seed", &seed.to_string());
    for step in 0..=course.len() {
        if text.len() < DETAIL || step + ENDING > course.len() {
            write_step(&mut text, &course, step);
        } else {
            line(&mut text, &format!("step {step}"), &bytes(&course.inputs()[step - 1]));
        }
    }
    if !course.is_over() {
        line(&mut text, "", "broken off");
    }
    text
}

fn write_step<G: Game>(text: &mut String, course: &Course<G>, step: usize) {
    let game = course.state(step);
    let _ = writeln!(text, "\nstep {step}");
    if step > 0 {
        line(text, "input", &bytes(&course.inputs()[step - 1]));
        let notices = |who| course.notices(step, who).iter().map(bytes).collect::<Vec<_>>().join(" ");
        for (observers, notices) in grouped(course.observers().map(|who| (who, notices(who)))) {
            line(text, &format!("told {observers}"), if notices.is_empty() { "nothing" } else { &notices });
        }
    }
    line(text, "turn", &bytes(&game.turn()));
    line(text, "scores", &bytes(&game.scores()));
    for seat in game.turn().seats().iter() {
        line(text, &format!("legal {seat}"), &items(&legal(game, seat)));
    }
    for seat in game.optional().iter() {
        line(text, &format!("may {seat}"), &items(&legal(game, seat)));
    }
    if step.is_multiple_of(VIEWS_EVERY) || step == course.len() {
        for (observers, view) in grouped(course.observers().map(|who| (who, bytes(&game.view(who))))) {
            line(text, &format!("view {observers}"), &view);
        }
    }
    if game.turn() == Turn::Over {
        line(text, "result", &bytes(&game.standings()));
        for seat in course.seats() {
            line(text, &format!("measures {seat}"), &items(&game.measures(seat)));
        }
    }
}

fn line(text: &mut String, label: &str, content: &str) {
    let _ = writeln!(text, "{}", format!("{label:14} {content}").trim_end());
}

fn items<T: Serialize>(items: &[T]) -> String {
    items.iter().map(bytes).collect::<Vec<_>>().join(" ")
}

/// Observers with equal texts, together, in the order of the first of them.
fn grouped(each: impl Iterator<Item = (Observer, String)>) -> Vec<(String, String)> {
    let mut groups: Vec<(String, String)> = Vec::new();
    for (who, content) in each {
        let name = who.seat().map_or_else(|| "spectator".to_owned(), |seat| seat.to_string());
        match groups.iter_mut().find(|(_, same)| *same == content) {
            Some((names, _)) => *names = format!("{names},{name}"),
            None => groups.push((name, content)),
        }
    }
    if let [(names, _)] = groups.as_mut_slice() {
        "all".clone_into(names);
    }
    groups
}
