//! What delayed spectators must not see of a table.

use cardinal_protocol::{TableInfo, TableStatus};

use super::embargo::Embargo;

/// What covers a table for delayed spectators.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cover<'a> {
    /// Its match is in progress, or they have not seen its end.
    Present(Shade),
    /// They have not seen the end of the match, and the table may have gone on since.
    Past(&'a Embargo),
}

impl Cover<'_> {
    /// The table as they see it.
    pub(super) fn over(self, info: &TableInfo) -> TableInfo {
        match self {
            Self::Present(shade) => shade.over(info),
            Self::Past(embargo) => embargo.over(info),
        }
    }
}

/// What delayed spectators must not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shade {
    /// Whether they have seen every move by now.
    pub(super) caught_up: bool,
}

impl Shade {
    /// The table as they see it: before the last moves, and without present decisions of the players.
    pub(super) fn over(self, info: &TableInfo) -> TableInfo {
        let mut info = info.clone();
        info.vote = None;
        if self.caught_up {
            return info;
        }
        if matches!(info.status, TableStatus::Paused | TableStatus::Finished) {
            info.status = TableStatus::Playing;
        }
        (info.current.ended, info.current.result, info.current.ratings) = (None, None, None);
        (info.rematch, info.rematch_declined, info.next_commitment) = (Vec::new(), None, None);
        info.frozen = false;
        info
    }
}
