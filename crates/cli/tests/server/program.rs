//! The real program as a server.

use std::process::Command;

/// A server; configured by the environment.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
    command.arg("serve");
    command
}
