//! What every game of Cardinal promises, as tests.
//!
//! The promises are those of [`Game`](cardinal_engine::Game). Nothing here knows a particular game: games are
//! played by simple [policies](Policy), and each [`Property`] is checked on the [courses](Course) they take.
//! A property that does not hold is a [`Breach`], which says how to see it again.
//!
//! ```text
//!  check_all   every seat count × every preset of a game
//!  run         one table: all properties, first breach
//!  breaches    one table: all properties, first breach of each
//!  playthrough a whole game as text, to be kept and compared
//!  bytes       arbitrary bytes as a game, for fuzzing
//! ```
//!
//! A leak that is carried through everywhere (the view shows a card, the notices tell it, `pinned` points at it
//! and `determinize` respects it) is a rule of another game, not a contradiction; what each seat may see is
//! for the game's own tests.

pub mod bytes;
pub mod playthrough;
pub mod properties;

mod breach;
mod course;
mod difference;
mod effort;
mod looks;
mod mutation;
mod policy;
mod property;
mod run;
mod setup;
mod soundness;
mod summary;

pub use breach::Breach;
pub use course::{Course, InputOf};
pub use effort::Effort;
pub use policy::Policy;
pub use property::Property;
pub use run::{breaches, check_all, run};
pub use setup::Setup;
pub use summary::Summary;
