//! One seat's outlook on a game.

use crate::{Game, Observer, Seat};

/// What a player at `seat` has to decide with: its view and its legal actions, and no way to the truth.
///
/// Legal actions are a function of the view (the contract proves it), so listing them from the game gives
/// nothing away and costs nanoseconds; the view is made only when asked for.
#[derive(Clone, Copy, Debug)]
pub struct Window<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Window<'a, G> {
    /// The outlook of `seat` on `game`.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose outlook it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Everything this seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(Observer::Seat(self.seat))
    }

    /// Lists what this seat may do, in the order of the action index.
    #[inline]
    pub fn for_each_legal(&self, visit: impl FnMut(G::Action)) {
        self.game.for_each_legal(self.seat, visit);
    }

    /// What this seat may do, as a list.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.for_each_legal(|action| actions.push(action));
        actions
    }
}
