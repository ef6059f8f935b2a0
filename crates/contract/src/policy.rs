//! How the games to check are played.

use std::fmt;

use cardinal_engine::random::{below, pick};
use cardinal_engine::{Audit, Game, Heuristics, Seat, SeatSet};
use rand_core::Rng;

/// A way of playing that knows nothing of the game but its own [`Heuristics`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Policy {
    /// Every legal action is equally likely.
    Random,
    /// Actions that shed come first, at random among them.
    Shedding,
    /// Mostly shedding, every eighth action random: games that end soon and still reach odd places.
    Mixed,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Random, Self::Shedding, Self::Mixed];

    /// One of the seats to act, or now and then one that may act out of turn, and one of its legal actions;
    /// `None` if no seat is to act or the chosen one has no legal action.
    pub fn choose<G: Heuristics + Audit, R: Rng + ?Sized>(
        self,
        game: &G,
        rng: &mut R,
    ) -> Option<(Seat, G::Action)> {
        let seats: Vec<Seat> = actors(game, rng).iter().collect();
        let seat = *pick(&seats, rng)?;
        Some((seat, self.among::<G, R>(&legal(game, seat), rng)?))
    }

    /// One of these actions.
    pub(crate) fn among<G: Heuristics, R: Rng + ?Sized>(
        self,
        actions: &[G::Action],
        rng: &mut R,
    ) -> Option<G::Action> {
        let sheds = match self {
            Self::Random => false,
            Self::Shedding => true,
            Self::Mixed => below(rng, 8) > 0,
        };
        let shedding: Vec<_> = actions.iter().copied().filter(|action| sheds && G::sheds(action)).collect();
        pick(if shedding.is_empty() { actions } else { &shedding }, rng).copied()
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Shedding => "shedding",
            Self::Mixed => "mixed",
        })
    }
}

/// The seats to act, or once in eight times those that may act out of turn, if any.
pub(crate) fn actors<G: Game, R: Rng + ?Sized>(game: &G, rng: &mut R) -> SeatSet {
    let optional = game.optional();
    if !optional.is_empty() && below(rng, 8) == 0 { optional } else { game.turn().seats() }
}

/// The seats that may act, in turn or not.
pub(crate) fn able<G: Game>(game: &G) -> SeatSet {
    game.turn().seats().iter().chain(game.optional().iter()).collect()
}

/// What `seat` may do, as a list.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.for_each_legal(seat, |action| actions.push(action));
    actions
}
