//! How playing can end, and what can go wrong with the terminal.

use std::io;

use thiserror::Error;

/// How a player left a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over,
    /// They left it for later.
    Left,
    /// Ctrl-C, or the system asked to stop.
    Interrupted,
    /// The reader of the output has gone.
    ReaderGone,
}

/// What can go wrong with a terminal.
#[derive(Debug, Error)]
pub enum TerminalError {
    /// It cannot be written to or read from.
    #[error("the terminal cannot be used: {0}")]
    Io(#[from] io::Error),
    /// There is no table for the game.
    #[error("there is no table for the game '{0}' in this program")]
    NoTable(String),
    /// The texts of the game are faulty.
    #[error(transparent)]
    Texts(#[from] cardinal_texts::TextError),
}
