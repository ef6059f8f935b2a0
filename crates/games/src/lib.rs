//! The games of Cardinal, one folder each, and the registry that lists them.

pub mod chain;
mod label;
mod lesson;
pub mod number_chain;
pub mod numboom;
mod registry;
pub mod sequence_numbers;
mod shedding;

pub use lesson::{Lesson, LessonMove, lesson};
#[cfg(feature = "types")]
pub use registry::typescript;
pub use registry::{Visitor, all, find, of_record, visit};
pub use shedding::shedding;
