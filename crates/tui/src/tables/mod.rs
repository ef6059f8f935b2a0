//! The tables: one folder a game, which says what lies where, what it can be used for, and how it is worded. A game without
//! a folder is played at the generic table.
//!
//! A table is drawn from the view of the seat at the terminal and from nothing else. Everything a player can point at is a
//! [`Thing`]; a move says which things it involves, and so a player makes moves by pointing.

mod canvas;
mod chain;
mod deed;
mod face;
mod generic;
mod number_chain;
mod numboom;
mod position;
mod sequence_numbers;

pub use canvas::{Canvas, Marks};
pub use deed::Deed;
pub use position::{Advice, AnyTable, Draft, Move, Position, Told};

use std::sync::LazyLock;

use face::Face;

use crate::words::Words;

/// Something on the table that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Thing {
    /// A card of the own hand, by its place.
    Hand(u8),
    /// A place on the table, numbered by the game.
    Spot(u8),
    /// A button, by its key.
    Button(char),
}

/// A move that needs nothing to point at.
#[derive(Clone, Copy, Debug)]
pub struct Button {
    /// The key that presses it.
    pub key: char,
    /// The word for it in the rules text.
    pub word: &'static str,
    /// Whether it is shown even when it cannot be used; its key always works, and says why not.
    pub usual: bool,
}

impl Button {
    /// A button that is always shown.
    pub const fn usual(key: char, word: &'static str) -> Self {
        Self { key, word, usual: true }
    }

    /// A button that is shown only when it can be used.
    pub const fn rare(key: char, word: &'static str) -> Self {
        Self { key, word, usual: false }
    }
}

/// Draws a game and turns pointing into moves.
pub trait Renderer: Words {
    /// The moves that need nothing to point at.
    const BUTTONS: &'static [Button];

    /// Draws the table and the hand.
    fn paint(view: &Self::View, canvas: &mut Canvas<'_>);
    /// What a move involves; every move involves something.
    fn involved(view: &Self::View, action: &Self::Action) -> Vec<Thing>;
    /// The moves a player who points at this could mean, perhaps after picking something up; the likeliest first. They
    /// need not be legal: the rules then say why not.
    fn attempts(view: &Self::View, thing: Thing, picked: Option<Thing>) -> Vec<Self::Action>;
    /// What on the table a notice is about.
    fn touched(notice: &Self::Notice) -> Vec<Thing>;
    /// The move made with the very thing that was pointed at, where the rules would do with another one like it.
    fn using(_view: &Self::View, action: &Self::Action, _thing: Thing) -> Self::Action {
        *action
    }
    /// Whether cards of the hand can be marked now, to be used together.
    fn marks(_view: &Self::View) -> bool {
        false
    }
    /// The moves that use exactly the marked things, each as its actions one after the other. They need not be legal:
    /// the rules then say why not.
    fn together(_view: &Self::View, _legal: &[Self::Action], _marked: &[Thing]) -> Vec<Vec<Self::Action>> {
        Vec::new()
    }
    /// Whether a move that leads from one view to another is only the beginning of a longer one, which a server is sent
    /// as a whole.
    fn unfinished(_before: &Self::View, _after: &Self::View) -> bool {
        false
    }
}

/// Registers the tables made for a game: one line each, `module::Type`, as in the registry of games.
macro_rules! register {
    ($($module:ident::$game:ident),+ $(,)?) => {
        static OWN: &[&dyn AnyTable] = &[$(&Face::<cardinal_games::$module::$game>::new()),+];
    };
}

register! {
    number_chain::NumberChain,
    chain::Chain,
    numboom::Numboom,
    sequence_numbers::SequenceNumbers,
}

/// The generic tables of all other registered games.
static OTHERS: LazyLock<Vec<Box<dyn AnyTable>>> = LazyLock::new(|| {
    let games = cardinal_games::all().iter().map(|game| game.info().id);
    let others = games.filter(|id| !OWN.iter().any(|table| table.info().id == *id));
    others.filter_map(generic).collect()
});

/// The table of the game of this id.
pub fn find(game: &str) -> Option<&'static dyn AnyTable> {
    let others = OTHERS.iter().map(AsRef::as_ref);
    OWN.iter().copied().chain(others).find(|table| table.info().id == game)
}

/// The generic table of the game of this id, whether or not it has one of its own.
pub fn generic(game: &str) -> Option<Box<dyn AnyTable>> {
    cardinal_games::visit(game, generic::Builder)
}
