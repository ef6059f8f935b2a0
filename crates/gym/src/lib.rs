//! Many games of one kind, stepped all at once: what programs that learn are trained on.
//!
//! ```text
//!  Fleet     the games; some seats are played from outside, the others by bots
//!  Plan      what is played, by whom, from which seed
//!  Rows      where a fleet writes what happened: rows of numbers owned by the caller
//!  payoffs   a final ranking as numbers from -1 to 1
//!  Bits      which actions are legal, a bit each
//! ```
//!
//! A game that ends makes room for the next one in the same step. Game number `n` of a seed depends neither on the
//! other games nor on the number of cores, and is the game that the lab plays under this number.

mod bits;
mod crew;
mod divide;
mod error;
mod fleet;
mod lane;
mod payoff;
mod plan;
mod rows;
mod setup;

pub use bits::Bits;
pub use error::GymError;
pub use fleet::Fleet;
pub use payoff::payoffs;
pub use plan::Plan;
pub use rows::Rows;
