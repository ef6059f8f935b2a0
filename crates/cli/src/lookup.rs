//! Looking up games and presets by name; errors list the known names.

use cardinal_engine::{AnyGame, Info, Preset};
use cardinal_texts::{ENGLISH, Rulebook};

use crate::failure::Failure;

/// The game of this id.
pub(crate) fn game(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    cardinal_games::find(id).ok_or_else(|| {
        let known: Vec<&str> = cardinal_games::all().iter().map(|game| game.info().id).collect();
        Failure::Impossible(format!("there is no game '{id}'; the games are {}", known.join(", ")))
    })
}

/// The preset of this name.
pub(crate) fn preset(info: &Info, name: &str) -> Result<&'static Preset, Failure> {
    info.preset(name).ok_or_else(|| {
        let known: Vec<&str> = info.presets.iter().map(|preset| preset.name).collect();
        Failure::Impossible(format!("{} has no preset '{name}'; it has {}", info.name, known.join(", ")))
    })
}

/// The English texts of a game; `None` if they are missing, which must not stop a command.
pub(crate) fn texts(game: &str) -> Option<Rulebook> {
    Rulebook::load(game, ENGLISH).ok()
}
