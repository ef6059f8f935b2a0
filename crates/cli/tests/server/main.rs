//! The table server as it is shipped: the real program, over real sockets.

#![cfg(feature = "server")]

mod abuse;
mod company;
mod configuration;
mod crash;
mod database;
mod duel;
mod faults;
mod fuzz;
mod harness;
mod history;
mod http_fuzz;
mod load;
mod lobby;
mod manners;
mod operating;
mod people;
mod play;
mod player;
mod python;
mod replica;
mod seats;
mod secrecy;
mod secrets;
mod stubborn;
mod talk;
mod time;
mod undo;
mod worlds;
