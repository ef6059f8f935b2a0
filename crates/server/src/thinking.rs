//! How bots think: apart from the task of the table; the answer arrives in its inbox as a command.

use cardinal_bots::{Halt, Hint, Level, Manner, Situation};
use cardinal_engine::Seat;
use cardinal_engine::random::{Purpose, stream};
use cardinal_protocol::{Json, Suggestion};

/// The levels people can choose, the weakest first.
pub(crate) fn levels() -> Vec<&'static str> {
    Level::ALL.into_iter().map(Level::name).collect()
}

/// The level that plays for a person who is away.
pub(crate) fn substitute() -> &'static str {
    // A simulation plays thousands of games, whose quality does not matter.
    #[cfg(feature = "testing")]
    if crate::clock::simulated_time::now().is_some() {
        return Level::Greedy.name();
    }
    Level::Normal.name()
}

/// The number of the action that a bot of this level takes for a seat of a table; `None` if there is nothing to do.
pub(crate) fn decide(situation: &Situation, seat: Seat, level: &str, seed: u64) -> Option<usize> {
    let level: Level = level.parse().unwrap_or(Level::Greedy);
    let manner = Manner { player: level.into(), among_people: true, halt: Halt::default() };
    situation.decide(manner, &mut stream(seed, 0, Purpose::Player(seat.number())))
}

/// Suggested actions with their evaluation, the best first.
pub(crate) fn suggestions(situation: &Situation) -> Vec<Suggestion> {
    let suggestion = |hint: Hint<_>| Suggestion {
        action: Json::from(hint.action),
        looked_at: hint.looked_at,
        reason: hint.reason,
    };
    situation.suggest(&Halt::default()).into_iter().take(5).map(suggestion).collect()
}
