//! Lessons: a fixed deal, and the first moves of every seat with a sentence about each.
//!
//! The script lies in the game's folder as `lesson.json`. The learner has the first seat; the moves of the other seats
//! are made for them. Where the script ends, the game goes on freely. The words stand in the locales under
//! `lessons.ftl`, by the ids that the script names.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::registry::{all, script};

/// A lesson.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How many play.
    pub seats: u8,
    /// The options that differ from the defaults.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The secret of the deal, 64 hexadecimal digits. It is public: the deal is for learning.
    pub secret: String,
    /// What is played, in order.
    pub moves: Vec<LessonMove>,
}

/// One move of a lesson.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonMove {
    /// Whose move it is.
    pub seat: u8,
    /// The move, in the words of the game.
    pub action: Value,
    /// The id of the text that leads to the move; moves of the learner have one.
    #[serde(default)]
    pub say: Option<String>,
    /// The clause that the text is about.
    #[serde(default)]
    pub clause: Option<String>,
}

/// The lesson of the game with this id.
///
/// ```
/// let lesson = cardinal_games::lesson("chain").unwrap();
/// assert!(lesson.moves.iter().any(|step| step.seat == 0 && step.say.is_some()));
/// assert!(cardinal_games::lesson("whist").is_none());
/// ```
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    static LESSONS: OnceLock<BTreeMap<&str, Lesson>> = OnceLock::new();
    let lessons = LESSONS.get_or_init(|| {
        let ids = all().iter().map(|game| game.info().id);
        let read = |id: &'static str| {
            let script = script(id).expect("every registered game brings one");
            (id, serde_json::from_str(script).expect("the scripts are part of the program and tested"))
        };
        ids.map(read).collect()
    });
    lessons.get(game)
}
