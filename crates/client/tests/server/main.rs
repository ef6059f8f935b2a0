//! The client against the real server, over real sockets, some of which are cut.

mod addresses;
mod cuts;
mod evening;
mod games;
mod host;
mod line;
mod player;
mod refusals;
mod restarts;
mod sessions;
#[cfg(feature = "tls")]
mod tls;
