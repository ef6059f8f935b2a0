//! One file per command: its arguments, and what it does.

pub(crate) mod games;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod simulate;
mod summary;
pub(crate) mod verify;
