//! The screens, drawn without a terminal: whole games by key presses, refusals, hot-seat, small windows.

mod bench;
mod cards;
mod farewell;
mod frozen;
mod guest;
mod hands;
mod hostile;
mod hostile_server;
mod keys;
mod named;
mod talk;
mod whole;
mod wide;
