//! The one list of games. Everything that iterates games iterates this.

use cardinal_engine::{AnyGame, Face, Game, Playable, RecordError, RecordFile};

/// Something to be done with a game whose type is chosen at run time.
///
/// ```
/// use cardinal_engine::Playable;
/// use cardinal_games::{Visitor, visit};
///
/// struct SizeOf;
/// impl Visitor for SizeOf {
///     type Output = usize;
///     fn visit<G: Playable>(self) -> usize {
///         size_of::<G>()
///     }
/// }
/// assert!(visit("number-chain", SizeOf).unwrap() <= 256);
/// ```
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// The one list of games, one line each, `module::Type`, handed to the macro of this name.
#[macro_export]
macro_rules! every_game {
    ($then:ident) => {
        $then! {
            number_chain::NumberChain,
            chain::Chain,
            numboom::Numboom,
            sequence_numbers::SequenceNumbers,
        }
    };
}

/// Registers games. The module of each brings the script of its first lesson along.
macro_rules! register {
    ($($module:ident::$game:ident),+ $(,)?) => {
        $(use crate::$module::$game;)+

        /// The script of the lesson of the game with this id, as its folder holds it.
        pub(crate) fn script(id: &str) -> Option<&'static str> {
            $(if id == <$game as Game>::INFO.id { return Some(crate::$module::LESSON); })+
            None
        }

        /// All games, in the order in which they are listed to people.
        pub fn all() -> &'static [&'static dyn AnyGame] {
            &[$(&const { Face::<$game>::new() }),+]
        }

        /// Does something with the game of this id, at the full speed of its own type.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$game as Game>::INFO.id { return Some(visitor.visit::<$game>()); })+
            None
        }

        /// For each game its id and a TypeScript module of everything it sends and takes.
        #[cfg(feature = "types")]
        pub fn typescript() -> Vec<(&'static str, String)> {
            use cardinal_engine::types::Declarations;
            vec![$({
                let info = <$game as Game>::INFO;
                let about = format!("What {} sends and takes.", info.name);
                (info.id, Declarations::default().of_game::<$game>().to_module(&about))
            }),+]
        }
    };
}

every_game!(register);

/// The game of this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    all().iter().copied().find(|game| game.info().id == id)
}

/// The game a record belongs to.
pub fn of_record(file: &RecordFile) -> Result<&'static dyn AnyGame, RecordError> {
    find(&file.game).ok_or_else(|| RecordError::Game(file.game.clone()))
}
