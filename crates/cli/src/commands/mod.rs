//! One file per command: its arguments, and what it does.

#[cfg(feature = "server")]
pub(crate) mod admin;
pub(crate) mod arena;
#[cfg(feature = "server")]
pub(crate) mod backup;
#[cfg(feature = "play")]
mod connect;
mod figures;
pub(crate) mod games;
mod laboratory;
pub(crate) mod ladder;
#[cfg(feature = "server")]
pub(crate) mod load;
#[cfg(feature = "play")]
pub(crate) mod play;
mod ranking;
pub(crate) mod replay;
pub(crate) mod rules;
mod rungs;
#[cfg(feature = "server")]
pub(crate) mod serve;
pub(crate) mod simulate;
mod state;
mod summary;
mod sweep;
pub(crate) mod tune;
pub(crate) mod verify;
