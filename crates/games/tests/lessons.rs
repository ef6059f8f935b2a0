//! The guided first games: every script can be played as it stands, and says something at each step.

use cardinal_engine::{AnyMatch, Dealer, Seat, Secret, Settings, Turn};
use cardinal_games::{Lesson, all, find, lesson};
use cardinal_texts::{ENGLISH, Rulebook};
use serde_json::Value;

fn secret(hex: &str) -> Secret {
    assert_eq!(hex.len(), 64, "a secret has 64 digits");
    let byte = |at: usize| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("digits are hexadecimal");
    Secret::new(std::array::from_fn(byte))
}

/// Plays the script through, and gives the match as it stands then.
fn play(game: &str, lesson: &Lesson) -> Box<dyn AnyMatch> {
    let face = find(game).unwrap();
    let settings = Settings::from_json(&face.info(), &Value::Object(lesson.options.clone())).unwrap();
    let names = (0..lesson.seats).map(|seat| format!("seat {seat}")).collect();
    let mut played = face.start(settings, names).unwrap();
    let mut dealer = Dealer::new(&secret(&lesson.secret), &[]);
    played.deal(&mut dealer);
    for (at, step) in lesson.moves.iter().enumerate() {
        let done = played.submit(Seat::new(step.seat), &step.action);
        assert_eq!(done, Ok(()), "{game}, move {at}: {}", step.action);
        played.deal(&mut dealer);
    }
    played
}

#[test]
fn every_game_has_a_lesson_that_can_be_played_and_leaves_a_game_to_play() {
    for game in all().iter().map(|game| game.info().id) {
        let lesson = lesson(game).unwrap();
        let played = play(game, lesson);
        assert!(
            matches!(played.turn(), Turn::Seats(_)),
            "{game}: the game is not over where the script ends"
        );
    }
}

#[test]
fn each_step_of_the_learner_says_something_and_names_a_clause_that_exists() {
    for game in all().iter().map(|game| game.info().id) {
        let book = Rulebook::load(game, ENGLISH).unwrap();
        let steps: Vec<_> = lesson(game).unwrap().moves.iter().filter(|step| step.seat == 0).collect();
        assert!(steps.len() >= 5, "{game}: a lesson of {} steps teaches little", steps.len());
        for step in steps {
            let say = step.say.as_deref().unwrap_or_default();
            assert!(say.starts_with(&format!("{game}-")), "{game}: {say:?}");
            let clause = step.clause.as_deref().unwrap_or_default();
            assert!(book.clauses().any(|known| known.id == clause), "{game}: {say} names {clause:?}");
        }
    }
}

#[test]
fn a_script_that_breaks_the_rules_would_be_noticed() {
    let mut broken = lesson("number-chain").unwrap().clone();
    broken.moves[0].action = serde_json::json!({ "do": "play", "card": "77" });
    assert!(std::panic::catch_unwind(|| play("number-chain", &broken)).is_err());
}
