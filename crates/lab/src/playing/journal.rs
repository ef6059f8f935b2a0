//! Following a game while it is played.

use cardinal_engine::{Game, Input, Log, Seat, Silent};

/// Follows a game in progress. Methods that are not overridden cost nothing.
pub trait Journal<G: Game> {
    /// A player is about to decide; `false` calls the game off.
    #[inline]
    fn decides(&mut self, _game: &G, _seat: Seat) -> bool {
        true
    }

    /// This outcome of chance was taken and led to this game.
    #[inline]
    fn chance(&mut self, _game: &G, _chance: G::Chance) {}

    /// This action was taken and led to this game.
    #[inline]
    fn action(&mut self, _game: &G, _seat: Seat, _action: G::Action) {}

    /// Where the game tells what happens.
    #[inline]
    fn log(&mut self) -> impl Log<G::Event> {
        Silent
    }
}

impl<G: Game> Journal<G> for () {}

impl<G: Game> Journal<G> for Vec<Input<G::Action, G::Chance>> {
    fn chance(&mut self, _: &G, chance: G::Chance) {
        self.push(Input::Chance(chance));
    }

    fn action(&mut self, _: &G, seat: Seat, action: G::Action) {
        self.push(Input::Action { seat, action });
    }
}
