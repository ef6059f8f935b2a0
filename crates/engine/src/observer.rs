//! Who is looking.

use crate::Seat;

/// For whom a view or a notice is made.
///
/// There is no observer that sees everything of a game in progress: [`Observer::All`] needs the
/// [`Finished`] token, and only a finished match or the replay of a finished record hands one out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// A player: what this seat may know, with perfect memory.
    Seat(Seat),
    /// A person without a seat: public knowledge only.
    Spectator,
    /// Everything, once the game is over.
    All(Finished),
}

/// Proof that the game looked at has ended, so that nothing in it is secret any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finished(());

impl Finished {
    /// Only a match that is over and a replay of a finished record may make one.
    pub(crate) const fn witness() -> Self {
        Self(())
    }
}

impl Observer {
    /// The seat that looks, if it is a seat.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::All(_) => None,
        }
    }

    /// Whether this observer may see what is secret to `owner`.
    ///
    /// ```
    /// use cardinal_engine::{Observer, Seat};
    /// let me = Observer::Seat(Seat::new(1));
    /// assert!(me.sees(Seat::new(1)) && !me.sees(Seat::new(0)));
    /// assert!(!Observer::Spectator.sees(Seat::new(0)));
    /// ```
    pub fn sees(self, owner: Seat) -> bool {
        match self {
            Self::Seat(seat) => seat == owner,
            Self::Spectator => false,
            Self::All(_) => true,
        }
    }

    /// Every seat of a table, and a spectator.
    pub fn every(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}
