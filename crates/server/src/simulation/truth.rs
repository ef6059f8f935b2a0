//! A match as the database has it.

use cardinal_engine::{AnySession, Dealer, Observer, Seat, Secret, Settings, hex};
use cardinal_protocol::Watcher;
use cardinal_store::{LogRow, MatchRow};
use serde_json::Value;

/// Plays a stored match.
pub(super) fn replay(found: &MatchRow, log: &[LogRow]) -> Result<Box<dyn AnySession>, String> {
    let text = |error: serde_json::Error| error.to_string();
    let game = cardinal_games::find(&found.game).ok_or("there is no such game")?;
    let options: Value = serde_json::from_str(&found.options).map_err(text)?;
    let settings = Settings::from_json(&game.info(), &options).map_err(|error| error.to_string())?;
    let names: Vec<String> = serde_json::from_str(&found.names).map_err(text)?;
    let entropy: Vec<cardinal_engine::Entropy> = serde_json::from_str(&found.entropy).map_err(text)?;
    let secret = Secret::new(hex::decode(&found.secret).unwrap_or_default());
    let lines: Vec<&str> = log.iter().map(|row| row.body.as_str()).collect();
    let session = game.resume(found.revision as u16, settings, names, Dealer::new(&secret, &entropy), &lines);
    session.map_err(|error| error.to_string())
}

/// What a watcher should see of it.
pub(super) fn view(session: &dyn AnySession, watcher: Watcher) -> Value {
    let observer = match watcher {
        Watcher::Seat { seat } | Watcher::Shoulder { seat } => Observer::Seat(Seat::new(seat)),
        Watcher::Spectator | Watcher::All => Observer::Spectator,
    };
    session.played().view(observer)
}
