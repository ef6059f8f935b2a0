//! A match of any game at a table: planning, applying, showing, thinking.

mod live;
mod reveal;
mod thinker;

pub(crate) use live::{Entry, Live, Planned, begin, observer, resume};
pub(crate) use thinker::{Thoughts, levels, substitute};
