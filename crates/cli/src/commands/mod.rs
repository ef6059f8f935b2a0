//! One file per command: its arguments, and what it does.

pub(crate) mod arena;
pub(crate) mod games;
mod laboratory;
mod ranking;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod simulate;
mod summary;
pub(crate) mod verify;
