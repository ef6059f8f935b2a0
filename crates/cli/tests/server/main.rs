//! The table server as it is shipped: the real program, over real sockets.

#![cfg(feature = "server")]

mod crash;
mod fuzz;
mod harness;
mod people;
mod play;
mod player;
mod python;
mod secrecy;
mod stubborn;
