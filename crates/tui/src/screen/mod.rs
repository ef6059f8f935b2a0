//! Full-screen: one file a screen, and what they share.

mod advice;
mod choosing;
mod lobby;
mod log;
mod overlay;
mod palette;
mod panes;
mod play;
mod replay;
mod setup;
mod shell;
mod wrap;

pub use lobby::{Choice, Lobby, describe};
pub use palette::Palette;
pub use play::Play;
pub use replay::Review;
pub use setup::Setup;
pub use shell::{Screen, Shell, paint};
pub(crate) use wrap::wrap;

/// The smallest window a table fits in.
pub const SMALLEST: (u16, u16) = (80, 23);
