//! Guided first games: the script leads until it ends, or until the learner goes another way.

use cardinal_games::{Lesson, lesson};
use cardinal_protocol::LessonStep;
use serde_json::Value;

use super::state::Table;
use crate::play::Live;

/// The learner's seat.
const LEARNER: u8 = 0;

impl Table {
    /// The script and how many of its moves are made, as long as it is followed.
    fn script(&self, live: &dyn Live) -> Option<(&'static Lesson, usize)> {
        if !self.kept.lesson || self.kept.current.number != 1 {
            return None;
        }
        let lesson = lesson(&self.kept.setup.game)?;
        live.follows(&lesson.moves).map(|made| (lesson, made))
    }

    /// Whose move the script has next, and which; nothing once it is over.
    fn scripted(&self) -> Option<(u8, &'static Value)> {
        let (lesson, made) = self.script(&**self.live.as_ref()?)?;
        lesson.moves.get(made).map(|step| (step.seat, &step.action))
    }

    /// Whether the script wants somebody else to move first.
    pub(super) fn held_back(&self, seat: u8) -> bool {
        self.scripted().is_some_and(|(next, _)| next != seat)
    }

    /// The move that the script has for this seat now.
    pub(super) fn cue(&self, seat: u8) -> Option<Value> {
        self.scripted().filter(|(next, _)| *next == seat).map(|(_, action)| action.clone())
    }

    /// What the learner is told at this moment.
    pub(super) fn lesson_step(&self, live: &dyn Live, eyes: Option<u8>) -> Option<LessonStep> {
        let (lesson, made) = self.script(live).filter(|_| eyes == Some(LEARNER))?;
        let own = |moves: &[cardinal_games::LessonMove]| {
            moves.iter().filter(|step| step.seat == LEARNER).count() as u32
        };
        let (step, of) = (own(&lesson.moves[..made]), own(&lesson.moves));
        let free = Some(format!("{}-free", self.kept.setup.game));
        Some(match lesson.moves.get(made) {
            None => LessonStep { step, of, say: free, clause: None, action: None },
            Some(next) if next.seat == LEARNER => LessonStep {
                step,
                of,
                say: next.say.clone(),
                clause: next.clause.clone(),
                action: Some(next.action.clone()),
            },
            Some(_) => LessonStep { step, of, say: None, clause: None, action: None },
        })
    }
}
