//! What `simulate`, `arena`, `tune` and `ladder` share: arguments, progress, Ctrl-C, saved state and timing.

mod args;
mod run;
mod state;
mod timed;

pub(crate) use args::{Common, set_arguments, setting, threads};
pub(crate) use run::{Folder, progress_bar, watched};
pub(crate) use state::StateFile;
pub(crate) use timed::{Pace, Timed};
