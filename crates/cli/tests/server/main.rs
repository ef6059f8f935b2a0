//! The table server as it is shipped: the real program, over real sockets.

#![cfg(feature = "server")]

mod configuration;
mod crash;
mod duel;
mod faults;
mod fuzz;
mod harness;
mod load;
mod operating;
mod people;
mod play;
mod player;
mod python;
mod seats;
mod secrecy;
mod stubborn;
