//! Keeping what went into a game, or not.

use cardinal_engine::{Game, Input, Seat};

/// Where a game under way writes its inputs: the list of them, or `()`, which costs nothing.
pub trait Journal<G: Game> {
    /// This outcome of chance was taken.
    fn chance(&mut self, chance: G::Chance);
    /// This action was taken.
    fn action(&mut self, seat: Seat, action: G::Action);
}

impl<G: Game> Journal<G> for () {
    #[inline]
    fn chance(&mut self, _: G::Chance) {}

    #[inline]
    fn action(&mut self, _: Seat, _: G::Action) {}
}

impl<G: Game> Journal<G> for Vec<Input<G::Action, G::Chance>> {
    fn chance(&mut self, chance: G::Chance) {
        self.push(Input::Chance(chance));
    }

    fn action(&mut self, seat: Seat, action: G::Action) {
        self.push(Input::Action { seat, action });
    }
}
