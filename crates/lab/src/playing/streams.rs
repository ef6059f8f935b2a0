//! The random streams of one game.

use cardinal_engine::BySeat;
use cardinal_engine::random::{Purpose, Stream, stream};

/// The random streams of a game's chance and its players: one for the shuffles and one for each seat. However long a
/// player thinks, the shuffles do not change.
#[derive(Clone, Debug)]
pub struct Streams {
    /// For shuffles and random picks of the game.
    pub chance: Stream,
    /// For each player's own choices.
    pub players: BySeat<Stream>,
}

impl Streams {
    /// The streams of game number `index` of a series.
    pub fn of(seed: u64, index: u64, seats: u8) -> Self {
        Self::duplicate(seed, index, index, seats)
    }

    /// The streams of a duplicate deal: all games with one `deal` share their shuffles, while the players of
    /// each `game` draw from their own streams.
    pub fn duplicate(seed: u64, deal: u64, game: u64, seats: u8) -> Self {
        Self {
            chance: stream(seed, deal, Purpose::Chance),
            players: BySeat::from_fn(seats, |seat| stream(seed, game, Purpose::Player(seat.number()))),
        }
    }
}
