//! The bots at a table: their levels, and how one is made to think.

mod thinker;

pub(crate) use thinker::{Thoughts, levels, substitute, thinker};
