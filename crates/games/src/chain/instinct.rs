//! First-sight judgement, for simple players and as a start for stronger ones.

use super::view::View;
use super::{Action, Meld};

pub(super) fn sheds(action: &Action) -> bool {
    matches!(
        action,
        Action::Lay { .. } | Action::Seal {} | Action::Keep { .. } | Action::Discard { .. } | Action::Play { .. }
    )
}

pub(super) fn appeal(_view: &View, action: &Action) -> i32 {
    match action {
        Action::Play { meld } => i32::from(*meld != Meld::NONE),
        _ => 0,
    }
}
