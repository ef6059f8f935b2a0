//! The open tables.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use cardinal_protocol::{LobbyTable, TableStatus, ToClient};

use crate::bus::{Bus, LOBBY};
use crate::table::frame;

/// How many tables a lobby lists.
const LISTED: usize = 200;

/// The open tables of this server, and who is connected.
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<String, LobbyTable>>,
    bus: Arc<dyn Bus>,
    online: AtomicU32,
}

impl Lobby {
    pub(crate) fn new(bus: Arc<dyn Bus>) -> Self {
        Self { tables: Mutex::default(), bus, online: AtomicU32::new(0) }
    }

    /// Lists a table, or says how it has changed.
    pub(crate) fn show(&self, table: LobbyTable) {
        let message = frame(&ToClient::LobbyTable { table: table.clone() });
        self.tables.lock().expect("nobody panics while holding it").insert(table.id.clone(), table);
        self.bus.publish(LOBBY, message);
    }

    /// Lists it no more.
    pub(crate) fn hide(&self, id: &str) {
        let gone = self.tables.lock().expect("nobody panics while holding it").remove(id);
        if gone.is_some() {
            self.bus.publish(LOBBY, frame(&ToClient::LobbyGone { table: id.to_owned() }));
        }
    }

    /// The tables, the newest first; those with room before those without.
    pub(crate) fn tables(&self) -> Vec<LobbyTable> {
        let tables = self.tables.lock().expect("nobody panics while holding it");
        let mut list: Vec<LobbyTable> = tables.values().cloned().collect();
        list.sort_by_key(|table| (table.status != TableStatus::Waiting, std::cmp::Reverse(table.created)));
        list.truncate(LISTED);
        list
    }

    /// The whole lobby as a message.
    pub(crate) fn message(&self) -> Utf8Bytes {
        frame(&ToClient::Lobby { tables: self.tables(), online: self.online() })
    }

    /// People connected at this moment.
    pub(crate) fn online(&self) -> u32 {
        self.online.load(Ordering::Relaxed)
    }

    /// Somebody connected.
    pub(crate) fn came(&self) {
        self.online.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody disconnected.
    pub(crate) fn went(&self) {
        self.online.fetch_sub(1, Ordering::Relaxed);
    }
}
