//! The terminal says what the web client says, in every language, with nothing left out.

mod drive;
mod golden;
mod keys;
