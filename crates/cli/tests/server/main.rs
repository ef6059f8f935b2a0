//! The table server as it is shipped: the real program, over real sockets.

#![cfg(feature = "server")]

mod abuse;
mod company;
mod crash;
mod database;
mod fuzz;
mod harness;
mod history;
mod http_fuzz;
mod lobby;
mod people;
mod play;
mod player;
mod python;
mod replica;
mod secrecy;
mod secrets;
mod stubborn;
mod talk;
mod time;
mod undo;
mod worlds;
