//! What a game tells simple players about its moves.

use crate::Game;

/// The little knowledge every game brings along, so that simple players exist from the first day and search
/// has something to lean on.
///
/// Both functions see only what the acting seat may know.
pub trait Instinct: Game {
    /// Whether an action gets the player nearer to the end of the game: cards leave the hand, chips reach
    /// the board. The `eager` player picks at random among these while there are any, which also makes
    /// random games end.
    fn sheds(action: &Self::Action) -> bool;

    /// How good an action looks at first sight; the `greedy` player takes the highest. Comparable only
    /// between actions that are legal in the same view.
    fn appeal(view: &Self::View, action: &Self::Action) -> i32;
}
