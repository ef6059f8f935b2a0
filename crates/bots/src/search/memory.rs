//! What a search leaves behind for the next decision.

use cardinal_engine::{Heuristics, Observer, Seat, Silent};

use super::Search;
use super::tree::Tree;

/// A tree that continues from the player's own last action, as long as nothing else has happened since.
///
/// In many games a turn is several decisions in a row: most of what was found for the first is about the next. The tree
/// is stored with the view that the action should lead to; only if the next decision comes with exactly this view has
/// no other player acted and nothing new been learnt, and the tree is about the very position to be decided.
#[derive(Clone, Debug)]
pub(crate) struct Memory<G: Heuristics> {
    pub(super) tree: Tree<G::Action>,
    pub(super) start: u32,
    view: G::View,
}

impl<G: Heuristics> Memory<G> {
    /// Whether it is about what is seen now.
    pub(crate) fn is_of(&self, view: &G::View) -> bool {
        self.view == *view
    }
}

impl<G: Heuristics> Search<'_, G> {
    /// What is worth keeping if `seat` takes this action; nothing if others act next.
    pub(crate) fn remember(self, seat: Seat, action: &G::Action) -> Option<Memory<G>> {
        let mut world = self.root;
        world.apply(seat, action, &mut Silent).ok()?;
        if !world.turn().is_on(seat) {
            return None;
        }
        let start = self.tree.find(self.start, action)?;
        Some(Memory { tree: self.tree, start, view: world.view(Observer::Seat(seat)) })
    }
}
