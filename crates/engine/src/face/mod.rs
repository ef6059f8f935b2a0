//! Games chosen at run time and driven in JSON.
//!
//! Servers, terminals and other languages meet games through [`AnyGame`], [`AnySession`] and [`AnyMatch`]. It is a thin
//! layer: hot code (rollouts, simulation) uses [`Game`] directly.

mod matches;
mod replay;
mod session;

use std::marker::PhantomData;

use serde_json::Value;
use thiserror::Error;

use crate::wire::reason_of;
use crate::{
    Actions, Dealer, Game, Illegal, Info, Match, Record, RecordError, RecordFile, Replay, ResumeError,
    Secret, Session, Settings, SetupError, Wire,
};

pub use matches::AnyMatch;
pub use replay::AnyReplay;
pub use session::AnySession;

/// A registered game, its types erased.
pub trait AnyGame: Send + Sync {
    /// Name, seats, options.
    fn info(&self) -> Info;
    /// Fills in the defaults and checks the rest.
    fn options(&self, settings: Settings) -> Result<Value, SetupError>;
    /// Starts a match of as many seats as there are names.
    fn start(&self, settings: Settings, names: Vec<String>) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Plays a record through and gives the match at its end.
    fn verify(&self, file: &RecordFile) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Opens a record to step through.
    fn replay(&self, file: &RecordFile) -> Result<Box<dyn AnyReplay>, RecordError>;
    /// A session before its first shuffle.
    fn open(
        &self,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
    ) -> Result<Box<dyn AnySession>, SetupError>;
    /// A session with stored lines played into it, by the rules of the revision it was begun with; see
    /// [`Entry`](crate::Entry).
    fn resume(
        &self,
        revision: u16,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
        lines: &[&str],
    ) -> Result<Box<dyn AnySession>, ResumeError>;
    /// Goes on with a record, once all of it is verified, whose shuffles are this secret's.
    fn continue_record(&self, file: &RecordFile, secret: &Secret)
    -> Result<Box<dyn AnySession>, RecordError>;
    /// How many different actions there are.
    fn actions(&self) -> usize;
}

/// Why an action in JSON was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SubmitError {
    /// Not an action of this game.
    #[error("not an action of this game: {0}")]
    Malformed(String),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl SubmitError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed-action",
            Self::Illegal(illegal) => illegal.reason().code,
        }
    }
}

/// The object-safe face of a game type.
#[derive(Clone, Copy, Debug)]
pub struct Face<G>(PhantomData<fn() -> G>);

impl<G> Face<G> {
    /// The face of `G`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Face<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Actions> AnyGame for Face<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn options(&self, settings: Settings) -> Result<Value, SetupError> {
        Ok(settings.resolve::<G>()?.to_tree())
    }

    fn start(&self, settings: Settings, names: Vec<String>) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::<G>::new(&settings.resolve::<G>()?, names)?))
    }

    fn verify(&self, file: &RecordFile) -> Result<Box<dyn AnyMatch>, RecordError> {
        Ok(Box::new(Record::<G>::verify(file)?.1))
    }

    fn replay(&self, file: &RecordFile) -> Result<Box<dyn AnyReplay>, RecordError> {
        Ok(Box::new(Replay::<G>::open(file)?))
    }

    fn open(
        &self,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
    ) -> Result<Box<dyn AnySession>, SetupError> {
        Ok(Box::new(Session::<G>::new(&settings.resolve::<G>()?, names, dealer)?))
    }

    fn resume(
        &self,
        revision: u16,
        settings: Settings,
        names: Vec<String>,
        dealer: Dealer,
        lines: &[&str],
    ) -> Result<Box<dyn AnySession>, ResumeError> {
        Ok(Box::new(Session::<G>::resume(revision, &settings.resolve::<G>()?, names, dealer, lines)?))
    }

    fn continue_record(
        &self,
        file: &RecordFile,
        secret: &Secret,
    ) -> Result<Box<dyn AnySession>, RecordError> {
        Ok(Box::new(Session::<G>::continue_record(Record::verify(file)?.0, secret)?))
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }
}

fn parse<G: Game>(action: &Value) -> Result<G::Action, SubmitError> {
    G::Action::from_tree(action).map_err(|error| SubmitError::Malformed(reason_of(&error)))
}
