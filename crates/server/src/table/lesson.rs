//! Guided first games: the script leads until it ends, or until the learner goes another way.

use cardinal_engine::{AnySession, Seat};
use cardinal_games::{Lesson, LessonMove, lesson};
use cardinal_protocol::LessonStep;
use serde_json::Value;

use super::state::TableState;

/// The learner's seat.
const LEARNER: u8 = 0;

/// The script and how many of its moves are made, as long as it is followed.
fn script(state: &TableState, session: &dyn AnySession) -> Option<(&'static Lesson, usize)> {
    if !state.lesson || state.current.number != 1 {
        return None;
    }
    let lesson = lesson(&state.setup.game)?;
    let played = (0..session.played().len()).filter_map(|input| session.action(input));
    let mut made = 0;
    // What is played after the script does not matter to it.
    for ((seat, action), step) in played.zip(&lesson.moves) {
        if seat.number() != step.seat || !follows(&action, &step.action) {
            return None;
        }
        made += 1;
    }
    Some((lesson, made))
}

/// Whether a move is the one of the script. It may say more, such as which of several equal cards it takes.
fn follows(action: &Value, script: &Value) -> bool {
    match (action.as_object(), script.as_object()) {
        (Some(action), Some(script)) => script.iter().all(|(key, value)| action.get(key) == Some(value)),
        _ => action == script,
    }
}

/// Whose move the script has next, and which; none once it is over.
pub(super) fn next(state: &TableState, session: &dyn AnySession) -> Option<(u8, &'static Value)> {
    let (lesson, made) = script(state, session)?;
    lesson.moves.get(made).map(|step| (step.seat, &step.action))
}

/// The current instruction of the lesson.
pub(super) fn step(state: &TableState, session: &dyn AnySession, seat: Option<Seat>) -> Option<LessonStep> {
    let (lesson, made) = script(state, session).filter(|_| seat == Some(Seat::new(LEARNER)))?;
    let own = |moves: &[LessonMove]| moves.iter().filter(|step| step.seat == LEARNER).count() as u32;
    let (step, of) = (own(&lesson.moves[..made]), own(&lesson.moves));
    let quiet = LessonStep { step, of, say: None, clause: None, action: None };
    Some(match lesson.moves.get(made) {
        None => LessonStep { say: Some(format!("{}-free", state.setup.game)), ..quiet },
        Some(next) if next.seat == LEARNER => LessonStep {
            say: next.say.clone(),
            clause: next.clause.clone(),
            action: Some(next.action.clone().into()),
            ..quiet
        },
        Some(_) => quiet,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_move_that_names_its_cards_follows_a_script_that_does_not() {
        let script = json!({ "do": "play", "meld": ["7"] });
        assert!(follows(&json!({ "do": "play", "meld": ["7"], "cards": ["B7"] }), &script));
        assert!(follows(&script, &script));
        assert!(!follows(&json!({ "do": "play", "meld": ["8"], "cards": ["B8"] }), &script));
        assert!(!follows(&json!({ "do": "pass" }), &script));
    }
}
