//! Bots.
//!
//! ```text
//!  Bot         decides from one seat's outlook, with its own random stream
//!  Level       how strong a player is, by name: random, eager, greedy, easy, normal, hard, expert
//!  Player      a level, perhaps with its own budget: `hard:sims=500`
//!  Seated      a player sitting at a table
//!  Budget      how long a player may think; Halt ends it early
//!  look_ahead  what a player thinks of each of its moves
//!  suggest     the moves ranked for people, with a reason each, for every client
//!  Situation   a seat of a game chosen at run time, for whom bots decide and suggest
//!  fingerprint a number that changes when a level decides differently
//! ```
//!
//! Every player is generic over the game: what it knows of a game is what [`cardinal_engine::Heuristics`] says,
//! so a new game has opponents from its first day.

mod advice;
mod bot;
mod budget;
mod eager;
mod fingerprint;
mod greedy;
mod halt;
mod hint;
mod level;
mod player;
mod random;
mod search;
mod seated;
mod situation;
mod thinker;

pub use advice::{Advice, look_ahead};
pub use bot::Bot;
pub use budget::Budget;
pub use eager::Eager;
pub use fingerprint::fingerprint;
pub use greedy::Greedy;
pub use halt::Halt;
pub use hint::{Hint, Reason, suggest, suggest_within};
pub use level::Level;
pub use player::{BadPlayer, Player};
pub use random::Random;
pub use seated::Seated;
pub use situation::{Manner, Situation, suggest_numbered};
pub use thinker::Thinker;
