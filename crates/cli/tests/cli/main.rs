//! The real program: every command, every kind of invalid input.

mod arena;
mod bad_input;
mod harness;
mod interrupt;
mod ladder;
mod output;
mod pipes;
mod play;
mod replay;
mod reports;
mod resume;
mod revisions;
mod rules;
mod simulate;
mod tampering;
mod trace;
mod tune;
mod verify;
mod version;
