//! Validates a table set-up, and opens the table.

use std::sync::Arc;

use cardinal_engine::{AnyGame, Settings};
use cardinal_protocol::{
    Clock, PersonRef, Refusal, SeatPlan, Sight, Spectators, TableSetup, TableStatus, code,
};
use cardinal_store::{LONGEST_DELAY, TableRow};
use serde_json::{Map, Value};

use crate::error::ApiError;
use crate::ids::{self, now};
use crate::state::Shared;
use crate::table::{MatchState, Roster, TableState, check_pledge};
use crate::tables::Tables;
use crate::thinking::levels;

/// The options that differ from the defaults.
pub(crate) fn unusual(game: &str, options: &Value) -> Value {
    let defaults = cardinal_games::find(game).and_then(|game| {
        let none = Settings::from_json(&game.info(), &Value::Object(Map::new())).ok()?;
        game.options(none).ok()
    });
    let (Some(defaults), Some(options)) = (defaults, options.as_object()) else {
        return Value::Object(Map::new());
    };
    let differs = |(key, value): &(&String, &Value)| defaults.get(key.as_str()) != Some(*value);
    Value::Object(options.iter().filter(differs).map(|(key, value)| (key.clone(), value.clone())).collect())
}

fn find(game: &str) -> Result<&'static dyn AnyGame, ApiError> {
    cardinal_games::find(game).ok_or_else(|| ApiError::unknown_game(game))
}

/// Fills in the defaults and checks the rest.
fn check(mut setup: TableSetup) -> Result<(TableSetup, bool), ApiError> {
    let bad = |message: &str| ApiError::bad("setup-bad-value", message);
    let game = find(&setup.game)?;
    if setup.seats.len() > cardinal_engine::MAX_SEATS {
        return Err(bad("too many seats"));
    }
    if setup.options.is_null() {
        setup.options = Value::Object(Map::new());
    }
    let settings = Settings::from_json(&game.info(), &setup.options)?;
    game.start(settings.clone(), vec![String::new(); setup.seats.len()])?;
    setup.options = game.options(settings)?;
    let known = levels();
    let strange =
        |plan: &SeatPlan| matches!(plan, SeatPlan::Bot { level } if !known.contains(&level.as_str()));
    if setup.seats.iter().any(strange) {
        return Err(bad(&format!("the bots are {}", known.join(", "))));
    }
    let clock = match setup.clock {
        Clock::None => true,
        Clock::Move { seconds } => (1..=86_400).contains(&seconds),
        Clock::Bank { seconds, increment } => (1..=86_400).contains(&seconds) && increment <= 3_600,
        Clock::Days { days } => (1..=30).contains(&days),
    };
    if !clock {
        return Err(bad(
            "a clock must have 1 to 86400 seconds, an increment of at most 3600 seconds, or 1 to 30 days per turn",
        ));
    }
    setup.pledge.as_deref().map(check_pledge).transpose()?;
    if !(5..=3600).contains(&setup.grace) {
        return Err(bad("the grace period must be 5 to 3600 seconds"));
    }
    let hands = setup.spectators.sight == Sight::Hands;
    let delay = u64::from(setup.spectators.delay) * 1_000;
    if delay > LONGEST_DELAY || (hands && delay < 30_000) {
        return Err(bad(
            "the spectator delay must be at most 3600 seconds, and at least 30 if spectators see hands",
        ));
    }
    let usual = unusual(&setup.game, &setup.options).as_object().is_none_or(Map::is_empty) && !hands;
    if setup.rated == Some(true) && !usual {
        return Err(bad("a rated game needs the standard rules, and spectators must not see hands"));
    }
    // Players may want hints and undo against a bot, so a game with bots is rated only on request.
    let people = setup.seats.iter().all(|plan| matches!(plan, SeatPlan::Open | SeatPlan::Locked));
    let rated = setup.rated.unwrap_or(usual && people);
    Ok((setup, rated))
}

/// Opens a table; returns its id and the seat of its host.
pub(crate) async fn open(
    shared: &Arc<Shared>,
    setup: TableSetup,
    host: PersonRef,
    purpose: Purpose<'_>,
) -> Result<(String, Option<u8>), ApiError> {
    let (setup, rated) = check(setup)?;
    place(shared, setup, host, rated, purpose).await
}

/// Opens a lesson, and deals.
pub(crate) async fn teach(
    shared: &Arc<Shared>,
    game: &str,
    learner: PersonRef,
) -> Result<(String, Option<u8>), ApiError> {
    let lesson = cardinal_games::lesson(game);
    let lesson = lesson.ok_or_else(|| ApiError::unknown_game(game))?;
    let bots = vec![SeatPlan::Bot { level: "easy".to_owned() }; usize::from(lesson.seats) - 1];
    let setup = TableSetup {
        options: Value::Object(lesson.options.clone()),
        spectators: Spectators { allowed: false, ..Spectators::default() },
        rated: Some(false),
        ..TableSetup::new(game, [vec![SeatPlan::Open], bots].concat())
    };
    let (setup, rated) = check(setup)?;
    place(shared, setup, learner, rated, Purpose::Lesson(&lesson.secret)).await
}

/// The purpose of a table.
#[derive(Clone, Copy)]
pub(crate) enum Purpose<'a> {
    Play,
    QuickMatch,
    /// A lesson, dealt from this secret.
    Lesson(&'a str),
}

/// Stores a table and lets it run.
async fn place(
    shared: &Arc<Shared>,
    mut setup: TableSetup,
    host: PersonRef,
    rated: bool,
    purpose: Purpose<'_>,
) -> Result<(String, Option<u8>), ApiError> {
    if shared.crowd.hosted(&host.id) >= shared.config.tables_per_person {
        return Err(Refusal::new(code::TOO_MANY, "you have too many open tables; close one first").into());
    }
    let roster = Roster::planned(&setup.seats, host.clone(), setup.sit);
    let own = roster.seat_of(&host.id);
    let mut current = match purpose {
        Purpose::Lesson(secret) => MatchState::taught(secret),
        Purpose::Play | Purpose::QuickMatch => MatchState::new(1),
    };
    // Pledged before another person can take a seat, and so before a full table starts by itself.
    if let Some(hash) = setup.pledge.take().filter(|_| own.is_some()) {
        current.pledge(&host.id, &hash);
    }
    let state = TableState {
        status: TableStatus::Waiting,
        roster,
        current,
        next: None,
        rated,
        quick: matches!(purpose, Purpose::QuickMatch),
        dealing: false,
        lesson: matches!(purpose, Purpose::Lesson(_)),
        overdue: false,
        created: now(),
        setup,
    };
    let row = TableRow {
        id: ids::id(),
        game: state.setup.game.clone(),
        status: state.status_name().to_owned(),
        listed: state.setup.open,
        state: state.to_text(),
        created: state.created,
        changed: state.created,
        owner: None,
    };
    Tables::open(shared, &row).await?;
    Ok((row.id, own))
}
