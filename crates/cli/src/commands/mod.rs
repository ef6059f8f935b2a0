//! One file per command: its arguments, and what it does.

#[cfg(feature = "server")]
pub(crate) mod backup;
pub(crate) mod games;
pub(crate) mod replay;
pub(crate) mod rules;
#[cfg(feature = "server")]
pub(crate) mod serve;
pub(crate) mod simulate;
mod summary;
pub(crate) mod verify;
