//! Games in sentences: for the log, for lists of moves, and for the plain mode.
//!
//! A game's own words are beside its table (`tables/<game>/words.rs`); games without them have those of `generic`. Moves are named in short commands (`play 36`, `take pool 1`), which is also how they are typed.

pub mod generic;

use cardinal_engine::{Heuristics, Seat};

/// What a game's moves and happenings are called.
pub trait Words: Heuristics {
    /// A move as a short command. Two moves that differ for the player have different words.
    fn word(view: &Self::View, action: &Self::Action) -> String;
    /// The move of a longer name than [`Words::word`] gives it, such as one that says which cards it takes; `None`
    /// where there is no such name.
    fn read_longer(_view: &Self::View, _typed: &str) -> Option<Self::Action> {
        None
    }
    /// What happened, in a sentence; `None` where it is not worth one.
    fn tell(notice: &Self::Notice, names: Names<'_>) -> Option<String>;
    /// The table line by line, the own hand last.
    fn describe(view: &Self::View, names: Names<'_>) -> Vec<String>;
    /// Round, phase and whatever else heads the table.
    fn status(view: &Self::View) -> String;
    /// What everybody knows of a player, in a few words.
    fn player(view: &Self::View, seat: Seat) -> String;
    /// The same in as little room as it takes; no card that everybody sees is left out.
    fn player_briefly(view: &Self::View, seat: Seat) -> String {
        Self::player(view, seat)
    }
    /// The clause that matters most now.
    fn clause(view: &Self::View) -> &'static str;
}

/// The names at the seats, and who is reading.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names.
    pub names: &'a [String],
    /// The reader's seat.
    pub me: Option<Seat>,
}

impl Names<'_> {
    /// What to call a seat at the beginning of a sentence.
    pub fn who(self, seat: Seat) -> String {
        if self.me == Some(seat) {
            return "You".to_owned();
        }
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("Seat {}", seat.number() + 1))
    }

    /// Who, followed by what they did.
    pub fn did(self, seat: Seat, what: &str) -> String {
        format!("{} {what}", self.who(seat))
    }
}

/// Things one after the other: `12 3? 45`, or a dash where there is none.
pub fn list<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if texts.is_empty() { "–".to_owned() } else { texts.join(" ") }
}

/// A number of things: `1 card`, `2 cards`.
pub fn count(number: impl Into<u64>, thing: &str) -> String {
    let number = number.into();
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}
