//! One module per command: its arguments, and what it does.

#[cfg(feature = "server")]
pub(crate) mod admin;
pub(crate) mod arena;
#[cfg(feature = "server")]
pub(crate) mod backup;
pub(crate) mod games;
pub(crate) mod ladder;
#[cfg(feature = "server")]
pub(crate) mod load;
#[cfg(feature = "play")]
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
#[cfg(feature = "server")]
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tune;
pub(crate) mod verify;
