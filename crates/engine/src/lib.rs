//! The engine under every game of Cardinal: what a game is, and what a table needs around it.
//!
//! The centre is the [`Game`] contract. A value of a type that implements it is the whole truth of one
//! game in progress; it cannot be serialized, so it cannot be sent anywhere by mistake. What may travel
//! are [`Game::View`] and [`Game::Notice`], made for one [`Observer`] at a time.
//!
//! ```text
//!  Game       the rules of one game as a state machine: chance and actions in, events out
//!  Actions    its actions as numbers
//!  Heuristics what bots know of its moves
//!  Audit      where its cards are, for tests
//!  Playable   all of these, as every registered game has them
//!  Window     one seat's outlook on a game: its view and its legal actions, nothing else
//!  Match      a game with its input log, events and record
//!  Session    a match in progress with its dealer: plan, commit, go back, fork
//!  Record     options + seat names + inputs + result, as JSON; replaying it gives the same game
//!  AnyGame    a game chosen at run time and spoken to in JSON
//!  Tensor     a view as a row of numbers, for programs that learn
//! ```
//!
//! There is no clock, no I/O and no global state here: equal inputs give equal games everywhere.

mod actions;
mod audit;
mod bit_set;
mod census;
mod face;
mod fair;
mod fold;
mod game;
mod heuristics;
pub mod hex;
mod illegal;
mod info;
mod input;

mod log;
mod matches;
mod observer;
mod options;
mod playable;
pub mod random;
mod record;
mod replay;
mod reveal;
mod revision;
mod seat;
mod session;
mod settings;
mod standing;
pub mod tensor;
mod trail;
mod turn;
#[cfg(feature = "types")]
pub mod types;
mod window;
mod wire;

pub use actions::Actions;
pub use audit::Audit;
pub use census::{CardId, Census, Place};
pub use face::{AnyGame, AnyMatch, AnyReplay, AnySession, Face, SubmitError};
pub use fair::{Contribution, Dealer, Entropy, Fairness, FairnessError, Pledge, Secret};
pub use fold::FoldError;
pub use game::Game;
pub use heuristics::{Heuristics, RolloutScratch};
pub use illegal::{BadChance, Illegal, Reason};
pub use info::{Choices, Info, OptionSpec, Preset};
pub use input::Input;
pub use log::{Log, Silent};
pub use matches::{Match, StepError};
pub use observer::{Finished, Observer};
pub use playable::Playable;
pub use record::{RECORD_FORMAT, RECORD_VERSION, Record, RecordError, RecordFile, Undone, read_records};
pub use replay::Replay;
pub use reveal::revealed;
pub use revision::UnknownRevision;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use session::{Entry, PlanError, ResumeError, Session, StoredLine};
pub use settings::{Setting, Settings, SetupError};
pub use standing::{Measures, Standing, rank};
pub use tensor::Tensor;
pub use turn::Turn;
pub use window::Window;
pub use wire::Wire;

/// What [`wire!`] builds on.
#[doc(hidden)]
pub use serde_json as json;
