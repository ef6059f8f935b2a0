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
pub(crate) use kind::kind;
pub(crate) use sides::Sides;
pub use streams::Streams;
