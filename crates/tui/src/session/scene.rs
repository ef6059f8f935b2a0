//! What one seat sees.

use std::sync::Arc;

use cardinal_engine::{Seat, SeatSet, Standing};
use cardinal_texts::{Speech, with};

use crate::tables::{Move, Position, Told};
use crate::words::Names;

/// A table as the seat at this terminal knows it.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The game's id.
    pub game: String,
    /// The reader's language.
    pub speech: &'static Speech,
    /// The names at the seats.
    pub names: Vec<String>,
    /// Who looks; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Everything that seat may know and do; nothing before the game begins and while the terminal changes hands.
    pub position: Option<Arc<dyn Position>>,
    /// The seats the game waits for.
    pub turn: SeatSet,
    /// Whether the seat may do something now.
    pub acts: bool,
    /// The running scores.
    pub scores: Vec<i32>,
    /// How it ended, once it has.
    pub standings: Option<Vec<Standing>>,
    /// What the seat learned from the latest inputs, the oldest first.
    pub told: Vec<Told>,
    /// How many inputs there were before those.
    pub skipped: usize,
}

/// Whether the terminal has to change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Handover {
    /// No: the player who looks is the one to look.
    #[default]
    None,
    /// The player who looks is done, and this seat is next.
    Due(Seat),
    /// Nothing is shown until this seat says that it looks.
    Veiled(Seat),
}

impl Scene {
    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.standings.is_some()
    }

    /// Whether the seat at this terminal is waited for.
    pub fn is_on(&self) -> bool {
        self.seat.is_some_and(|seat| self.turn.contains(seat))
    }

    /// What may be done now.
    pub fn moves(&self) -> Vec<Move> {
        let position = self.position.as_ref().filter(|_| self.acts);
        position.map(|position| position.moves(self.names())).unwrap_or_default()
    }

    /// The names at the seats, for the seat at this terminal.
    pub fn names(&self) -> Names<'_> {
        Names { names: &self.names, me: self.seat, speech: self.speech }
    }

    /// The name at a seat, with a word that says whether it is the reader's.
    pub(crate) fn name_of(&self, seat: usize) -> String {
        let name = self.names[seat].clone();
        if self.seat.is_some_and(|own| own.index() == seat) && name != self.speech.text("you") {
            return self.speech.say("name-you", with("name", name));
        }
        name
    }

    /// Something that the position tells; nothing where there is none.
    pub(crate) fn of_position<T: Default>(&self, tell: impl FnOnce(&dyn Position) -> T) -> T {
        self.position.as_deref().map(tell).unwrap_or_default()
    }

    /// How many inputs there have been.
    pub fn inputs(&self) -> usize {
        self.skipped + self.told.len()
    }
}
