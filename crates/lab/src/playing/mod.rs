//! Playing games: one, or many on all cores.

mod brake;
pub(crate) mod crew;
mod game;
mod journal;
mod streams;

pub(crate) use brake::Brake;
pub use game::{Outcome, play_game};
pub use journal::Journal;
pub use streams::Streams;
