//! Actions as numbers.

use crate::{Game, Seat};

/// A dense numbering of a game's actions, for programs that learn, search trees and masks.
///
/// An action may say more than its number does, such as which of several equal cards it takes. The rules accept it so,
/// but only the plain form is listed by [`Game::for_each_legal`] and comes back from [`Actions::decode`], which keeps
/// the numbers few.
pub trait Actions: Game {
    // What a game implements.

    /// The size of the action space: [`Actions::encode`] gives numbers below it.
    const ACTIONS: usize;

    /// The number of an action, of its plain form if it says more; [`Actions::ACTIONS`] for one that could never be legal.
    fn encode(action: &Self::Action) -> usize;

    /// The action with this number; `None` from [`Actions::ACTIONS`] on.
    fn decode(index: usize) -> Option<Self::Action>;

    // What comes with it.

    /// Marks every action `seat` may take in a mask of length [`Actions::ACTIONS`] and clears the rest.
    ///
    /// # Panics
    /// When the mask is shorter than that.
    fn mask(&self, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        self.for_each_legal(seat, |action| mask[Self::encode(&action)] = true);
    }
}
