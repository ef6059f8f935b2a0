//! A person sitting at a table, wherever the table is.
//!
//! Screens and the plain mode know a game only as a [`Scene`]: what the seat at this terminal may know, and what it may
//! do. Where the scene comes from, a match in this program or a server far away, is the business of a [`Sitting`].

mod account;
mod data;
mod drafting;
mod hosting;
mod line;
mod local;
mod online;
mod recording;
mod report;
mod room;
mod save;
mod scene;
mod seats;
mod talk;
mod thinking;
mod told;
mod undoing;

pub use account::{Account, come, enter};
pub use data::{new_save, newest_save};
pub use line::Line;
pub use local::{Local, Plan, StartError};
pub use online::Online;
pub use save::{Save, SaveError};
pub use scene::{Handover, Scene};
pub use seats::{BadSeat, Who, names, parse_seats};

use cardinal_texts::Speech;
use thiserror::Error;

use crate::tables::Deed;

/// Why something asked for at a table was not done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// The rules forbid it.
    #[error("{clause}: {code}")]
    Illegal {
        /// Stable id of the reason.
        code: String,
        /// The clause that forbids it.
        clause: String,
    },
    /// A server refused it.
    #[error("{message}")]
    Told {
        /// Stable id of the reason.
        code: String,
        /// The clause that forbids it, where the rules do.
        clause: Option<String>,
        /// Why, in English.
        message: String,
    },
    /// Something else stands against it, which this message says.
    #[error("{0}")]
    Message(&'static str),
    /// Something else stands against it, in words.
    #[error("{0}")]
    Other(String),
}

/// What became of the wish to take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// It is taken back.
    Done,
    /// The table was asked; [`Sitting::news`] tells what comes of it.
    Asked,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number at this terminal, from 0: the oldest lines are forgotten.
    pub number: usize,
    /// How many inputs there were before it.
    pub after: usize,
    /// Who said what.
    pub text: String,
}

/// A person at a table.
pub trait Sitting {
    /// From now on tells everything in this language.
    fn speak(&mut self, _speech: &'static Speech) {}
    /// What there is to see now.
    fn scene(&self) -> &Scene;
    /// Takes in what has happened meanwhile; whether anything has.
    fn poll(&mut self) -> bool;
    /// Does something for the seat at this terminal.
    fn act(&mut self, deed: &Deed) -> Result<(), Refused>;
    /// Takes the last move of this terminal back, or asks for it.
    fn undo(&mut self) -> Result<Undone, Refused>;
    /// Whether the terminal has to change hands before the game goes on.
    fn handover(&self) -> Handover;
    /// The next step of changing hands.
    fn pass_on(&mut self);
    /// An event that was waited for, given once.
    fn news(&mut self) -> Option<String> {
        None
    }
    /// Something that went wrong meanwhile, given once.
    fn trouble(&mut self) -> Option<Refused>;
    /// What to say to a player who leaves: where the game is, and how to go on with it.
    fn farewell(&mut self) -> Vec<String>;
    /// Why the record that was asked for could not be written, once the farewell has been said.
    fn unrecorded(&self) -> Option<&str>;
    /// Says something to the table; an error where no other person is.
    fn say(&mut self, text: &str) -> Result<(), Refused>;
    /// Tells the operators of the server about a person: their name, a reason, and more; gives what to answer.
    fn report(&mut self, _text: &str) -> Result<String, Refused> {
        Err(Refused::Message("term-no-one-to-report"))
    }
    /// What was said at the table, the oldest first.
    fn said(&self) -> &[Said];
    /// The state of the line to the server; `None` where there is none.
    fn line(&self) -> Option<Line>;
    /// Before the start: who sits at the table, and what it waits for.
    fn room(&self) -> Option<Vec<String>> {
        None
    }
    /// Whether the game waits for this person to begin it.
    fn may_start(&self) -> bool {
        false
    }
    /// Begins the game, or after its end asks for another one.
    fn start(&mut self) -> Result<(), Refused> {
        Err(Refused::Message("term-begun"))
    }
    /// What the others ask this seat, if anything.
    fn question(&self) -> Option<String> {
        None
    }
    /// Answers it.
    fn answer(&mut self, _yes: bool) {}
    /// Why there is no table any more, once there is none.
    fn closed(&self) -> Option<String> {
        None
    }
}
