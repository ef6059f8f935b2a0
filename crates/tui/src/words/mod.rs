//! Games in sentences: for the log, for lists of moves, and for the plain mode.
//!
//! The sentences are the messages that the web client has too (`locales/<language>/web-<game>.ftl`); a game says which one
//! fits and with which values, in `tables/<game>/words.rs`. Games without a folder have the words of `generic`. Moves also
//! have short commands (`play 36`, `take pool 1`), which are typed and the same in every language.

pub mod generic;

use cardinal_engine::{Heuristics, Seat};
use cardinal_protocol::{PersonKind, PersonRef};
use cardinal_texts::{Speech, Values, printable, with};

/// How a game's moves and events are worded.
pub trait Words: Heuristics {
    /// A move as a short command. Two moves that differ for the player have different commands.
    fn command(view: &Self::View, action: &Self::Action) -> String;
    /// The move of a longer command than [`Words::command`] gives it, such as one that says which cards it takes; `None`
    /// where there is no such command.
    fn read_longer(_view: &Self::View, _typed: &str) -> Option<Self::Action> {
        None
    }
    /// What a move does.
    fn action_text(view: &Self::View, action: &Self::Action, names: Names<'_>) -> String;
    /// What happened, in a sentence.
    fn notice_text(view: &Self::View, notice: &Self::Notice, names: Names<'_>) -> String;
    /// Whether the log leaves a notice out because the screen shows it anyway.
    fn is_routine(notice: &Self::Notice) -> bool;
    /// The table line by line, the own hand last.
    fn describe(view: &Self::View, names: Names<'_>) -> Vec<String>;
    /// The heading of the table: the round, and what is asked for.
    fn status(view: &Self::View, names: Names<'_>) -> String;
    /// What is public about a player, in a few words.
    fn player(view: &Self::View, seat: Seat, names: Names<'_>) -> String;
    /// Like [`Words::player`], but in as little room as it takes; no face-up card is left out.
    fn player_briefly(view: &Self::View, seat: Seat, names: Names<'_>) -> String {
        Self::player(view, seat, names)
    }
    /// The clause that matters most now.
    fn clause(view: &Self::View) -> &'static str;
}

/// A person's name as it may be written to a terminal. A deleted account has none.
pub(crate) fn person_name(speech: &Speech, person: &PersonRef) -> String {
    match person.kind {
        PersonKind::Gone => speech.text("deleted-account"),
        _ => printable(&person.name),
    }
}

/// The names at the seats, the reader, and the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names.
    pub names: &'a [String],
    /// The reader's seat.
    pub me: Option<Seat>,
    /// The reader's language.
    pub speech: &'static Speech,
}

impl Names<'_> {
    /// What to call a seat in a sentence.
    pub fn who(self, seat: Seat) -> String {
        if self.me == Some(seat) {
            return self.speech.text("you");
        }
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty()).cloned();
        let name = name.unwrap_or_else(|| self.speech.say("seat-number", with("number", seat.number() + 1)));
        self.speech.say("person", with("name", name))
    }

    /// A seat as the values `who` and `you` of a sentence.
    pub fn subject(self, seat: Seat) -> Values {
        let you = if self.me == Some(seat) { "yes" } else { "no" };
        with("who", self.who(seat)).with("you", you)
    }

    /// A message about a seat.
    pub fn did(self, key: &str, seat: Seat) -> String {
        self.speech.say(key, self.subject(seat))
    }
}

impl Names<'_> {
    /// A line for each player, the reader last.
    pub(crate) fn players(
        self,
        seats: impl Iterator<Item = Seat>,
        tell: impl Fn(Seat) -> String,
    ) -> Vec<String> {
        let (own, others): (Vec<Seat>, Vec<Seat>) = seats.partition(|seat| self.me == Some(*seat));
        others.into_iter().chain(own).map(|seat| format!("{}: {}", self.who(seat), tell(seat))).collect()
    }

    /// The line with the reader's hand.
    pub(crate) fn hand(self, cards: String) -> String {
        self.speech.say("term-hand", with("cards", cards))
    }
}

/// Things one after the other: `12 3? 45`, or a dash where there is none.
pub fn list<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if texts.is_empty() { "–".to_owned() } else { texts.join(" ") }
}
