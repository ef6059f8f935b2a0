//! The embargo on the end of a match: until the spectator delay has passed, only its players learn of the end,
//! even if the table goes on meanwhile.

use cardinal_protocol::{LobbyTable, Millis, TableInfo, TableStatus};

use super::shade::Shade;

/// What others see until spectators have seen the end.
#[derive(Debug)]
pub(super) struct Embargo {
    /// Until when.
    pub(super) until: Millis,
    info: TableInfo,
    listing: Option<LobbyTable>,
}

impl Embargo {
    /// Of a table whose match has just ended; `listing` is its place in the lobby while it was played.
    pub(super) fn new(until: Millis, info: &TableInfo, listing: Option<LobbyTable>) -> Self {
        let listing = listing.map(|listing| LobbyTable { status: TableStatus::Playing, ..listing });
        Self { until, info: Shade { caught_up: false }.over(info), listing }
    }

    /// The match that ended.
    pub(super) fn match_id(&self) -> &str {
        &self.info.current.id
    }

    /// The table as it was in play.
    pub(super) fn over(&self, info: &TableInfo) -> TableInfo {
        TableInfo { version: info.version, watchers: info.watchers, ..self.info.clone() }
    }

    /// Its place in the lobby.
    pub(super) fn listing(&self) -> Option<LobbyTable> {
        self.listing.clone()
    }
}
