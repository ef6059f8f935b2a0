//! Playing games: one, or many on all cores.

mod brake;
pub(crate) mod crew;
mod game;
mod journal;
mod kind;
mod sides;
mod streams;

pub(crate) use brake::Brake;
pub use game::{Outcome, play_game};
pub use journal::Journal;
pub(crate) use kind::words;
pub(crate) use sides::Sides;
pub use streams::Streams;

/// Whether games of these players can be repeated: all of them count simulations and none looks at the clock.
pub(crate) fn repeatable(players: &[cardinal_bots::Player]) -> bool {
    players.iter().all(|player| player.is_repeatable())
}
