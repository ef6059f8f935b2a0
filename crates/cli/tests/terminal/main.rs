//! The program in a real terminal: tmux runs it, sends keys and reads the screen.

#[expect(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../../../server/tests/server/harness.rs"]
mod harness;
#[path = "../../../tui/tests/screens/hostile_server.rs"]
mod hostile_server;
#[path = "../../../server/tests/server/player.rs"]
mod player;
#[path = "../server/program.rs"]
mod program;

mod disturbances;
mod games;
mod hostile;
mod light;
mod online;
mod pane;
mod records;
