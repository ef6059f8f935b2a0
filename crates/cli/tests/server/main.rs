//! The table server as a program: what the command line adds to it. The server's own crate tests the rest.

#![cfg(feature = "server")]

mod admin;
mod configuration;
mod load;
#[cfg(feature = "play")]
mod newcomers;
mod operating;
mod program;
mod upgrading;

// The harness of the server crate, around the real program.
#[allow(dead_code, reason = "most of it is for the tests beside the server")]
#[path = "../../../server/tests/server/duel.rs"]
mod duel;
#[allow(dead_code, reason = "most of it is for the tests beside the server")]
#[path = "../../../server/tests/server/harness.rs"]
mod harness;
#[allow(dead_code, reason = "most of it is for the tests beside the server")]
#[path = "../../../server/tests/server/player.rs"]
mod player;
