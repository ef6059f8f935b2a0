//! The reports of `simulate`, `arena` and `tune` as text.

mod arena;
mod figures;
mod simulation;
mod tuning;

pub(crate) use arena::write_arena;
pub(crate) use simulation::write_simulation;
pub(crate) use tuning::write_tuning;
