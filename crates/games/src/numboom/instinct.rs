//! What simple players need to know of the moves.

use super::Action;
use super::view::View;

/// Cards leave the hand for the table, or the table: both bring the end nearer.
pub(super) const fn sheds(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::Flip { .. })
}

pub(super) fn appeal(_view: &View, _action: &Action) -> i32 {
    0
}
