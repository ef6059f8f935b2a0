//! The program as people run it: every command, every kind of bad input.

mod arena;
mod bad_input;
mod harness;
mod output;
mod replay;
mod rules;
mod simulate;
mod tampering;
mod trace;
mod verify;
