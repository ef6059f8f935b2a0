//! The lobby: the listed tables.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock, Weak};

use cardinal_protocol::{LobbyTable, Millis, TableStatus, ToClient};
use parking_lot::Mutex;
use tokio::sync::broadcast;

use crate::cluster::NodeMessage;
use crate::state::Shared;
use crate::table::Frame;

/// How many changes a slow listener may be behind before it misses some.
const BACKLOG: usize = 256;
/// How many tables a lobby lists.
const LISTED: usize = 200;

/// The listed tables, and the number of connected people.
pub(crate) struct Lobby {
    own: Mutex<Part>,
    /// What the other nodes list, by node.
    others: Mutex<BTreeMap<String, Part>>,
    changes: broadcast::Sender<Frame>,
    online: AtomicU32,
    /// For messages to the other nodes.
    shared: OnceLock<Weak<Shared>>,
}

/// A table's place in the lobby: those with room first, the newest before the older ones.
type Place = (bool, Reverse<Millis>, String);

/// Tables in the order in which a lobby lists them, however many there are.
#[derive(Default)]
struct Listing {
    tables: BTreeMap<Place, LobbyTable>,
    places: HashMap<String, Place>,
}

impl Listing {
    fn get(&self, id: &str) -> Option<&LobbyTable> {
        self.tables.get(self.places.get(id)?)
    }

    fn insert(&mut self, table: LobbyTable) {
        self.remove(&table.id);
        let place = (table.status != TableStatus::Waiting, Reverse(table.created), table.id.clone());
        self.places.insert(table.id.clone(), place.clone());
        self.tables.insert(place, table);
    }

    fn remove(&mut self, id: &str) -> bool {
        self.places.remove(id).is_some_and(|place| self.tables.remove(&place).is_some())
    }

    /// As many as a lobby lists.
    fn first(&self) -> impl Iterator<Item = (&Place, &LobbyTable)> {
        self.tables.iter().take(LISTED)
    }

    fn playing(&self) -> usize {
        self.tables.values().rev().take_while(|table| table.status != TableStatus::Waiting).count()
    }
}

/// What one node lists.
#[derive(Default)]
struct Part {
    listing: Listing,
    /// Grows with every change.
    version: u64,
    /// A change was missed and has not arrived yet.
    behind: bool,
    online: u32,
}

impl Part {
    /// Records the number of a change; whether one was missed just before it.
    const fn counts(&mut self, version: u64) -> bool {
        let missed = self.version + 1 != version;
        self.version = version;
        self.behind |= missed;
        missed
    }
}

impl Lobby {
    pub(crate) fn new() -> Self {
        let (own, others, changes) = (Mutex::default(), Mutex::default(), broadcast::Sender::new(BACKLOG));
        Self { own, others, changes, online: AtomicU32::new(0), shared: OnceLock::new() }
    }

    /// Every change from now on. A slow listener may miss some, and is then sent the whole lobby.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Frame> {
        self.changes.subscribe()
    }

    fn publish(&self, message: impl FnOnce() -> Frame) {
        if self.changes.receiver_count() > 0 {
            // The last listener may have left meanwhile.
            let _ = self.changes.send(message());
        }
    }

    /// From now on the other nodes hear of changes.
    pub(crate) fn join(&self, shared: &Arc<Shared>) {
        // Further calls change nothing.
        let _ = self.shared.set(Arc::downgrade(shared));
    }

    fn tell(&self, message: impl FnOnce(String) -> NodeMessage) {
        let shared = self.shared.get().and_then(Weak::upgrade);
        if let Some(cluster) = shared.as_ref().map(|shared| &shared.cluster) {
            cluster.say_all(&message(cluster.member.id().to_string()), "");
        }
    }

    /// Lists a table, or publishes its change, if any.
    pub(crate) fn show(&self, table: LobbyTable) {
        let version = {
            let mut own = self.own.lock();
            if own.listing.get(&table.id) == Some(&table) {
                return;
            }
            own.version += 1;
            own.listing.insert(table.clone());
            own.version
        };
        self.publish(|| Frame::of(&ToClient::LobbyTable { table: table.clone() }));
        self.tell(|node| NodeMessage::Show { node, version, table: Box::new(table) });
    }

    /// Removes it from the list.
    pub(crate) fn hide(&self, id: &str) {
        let version = {
            let mut own = self.own.lock();
            if !own.listing.remove(id) {
                return;
            }
            own.version += 1;
            own.version
        };
        self.publish(|| Frame::of(&ToClient::LobbyGone { table: id.to_owned() }));
        self.tell(|node| NodeMessage::Hide { node, version, table: id.to_owned() });
    }

    /// Removes a table that another node lists now.
    pub(crate) fn hand_over(&self, id: &str) {
        let mut own = self.own.lock();
        own.version += u64::from(own.listing.remove(id));
    }

    /// Clears the list: this node runs no tables any more.
    pub(crate) fn clear(&self) {
        let mut own = self.own.lock();
        own.version += 1;
        own.listing = Listing::default();
    }

    /// What this node lists.
    pub(crate) fn own(&self) -> (u64, Vec<LobbyTable>) {
        let own = self.own.lock();
        // The lobby shows no more, and messages between nodes must stay bounded.
        (own.version, own.listing.first().map(|(_, table)| table.clone()).collect())
    }

    /// How often what this node lists has changed.
    pub(crate) fn version(&self) -> u64 {
        self.own.lock().version
    }

    /// Another node is alive; whether it has to be asked what it lists.
    pub(crate) fn beat(&self, node: &str, online: u32, version: u64) -> bool {
        let mut others = self.others.lock();
        let part = others.entry(node.to_owned()).or_default();
        part.online = online;
        part.behind || part.version != version
    }

    /// Another node lists a table; whether a change was missed before.
    pub(crate) fn show_of(&self, node: &str, version: u64, table: LobbyTable) -> bool {
        let missed = {
            let mut others = self.others.lock();
            // It may have moved from a third node.
            for part in others.values_mut() {
                part.listing.remove(&table.id);
            }
            let part = others.entry(node.to_owned()).or_default();
            part.listing.insert(table.clone());
            part.counts(version)
        };
        self.publish(|| Frame::of(&ToClient::LobbyTable { table }));
        missed
    }

    /// Another node no longer lists a table; whether a change was missed before.
    pub(crate) fn hide_of(&self, node: &str, version: u64, table: &str) -> bool {
        let (missed, known) = {
            let mut others = self.others.lock();
            let part = others.entry(node.to_owned()).or_default();
            (part.counts(version), part.listing.remove(table))
        };
        if known {
            self.publish(|| Frame::of(&ToClient::LobbyGone { table: table.to_owned() }));
        }
        missed
    }

    /// All that another node lists.
    pub(crate) fn whole_of(&self, node: &str, version: u64, tables: Vec<LobbyTable>) {
        let mut listing = Listing::default();
        tables.into_iter().for_each(|table| listing.insert(table));
        {
            let mut others = self.others.lock();
            let part = others.entry(node.to_owned()).or_default();
            (part.version, part.listing, part.behind) = (version, listing, false);
        }
        self.publish(|| self.message());
    }

    /// Another node is gone. The nodes that take its tables over list them.
    pub(crate) fn gone(&self, node: &str) {
        if self.others.lock().remove(node).is_some() {
            self.publish(|| self.message());
        }
    }

    /// The tables, the newest first; those with room before those without.
    pub(crate) fn tables(&self) -> Vec<LobbyTable> {
        let (own, others) = (self.own.lock(), self.others.lock());
        let moved = |place: &Place| own.listing.places.contains_key(&place.2);
        let elsewhere = others.values().flat_map(|part| part.listing.first());
        let elsewhere = elsewhere.filter(|(place, _)| !moved(place));
        let mut all: Vec<_> = own.listing.first().chain(elsewhere).collect();
        all.sort_by_key(|(place, _)| *place);
        all.into_iter().take(LISTED).map(|(_, table)| table.clone()).collect()
    }

    /// How many listed games are in progress.
    pub(crate) fn playing(&self) -> usize {
        let (own, others) = (self.own.lock(), self.others.lock());
        own.listing.playing() + others.values().map(|part| part.listing.playing()).sum::<usize>()
    }

    /// The whole lobby as a message.
    pub(crate) fn message(&self) -> Frame {
        Frame::of(&ToClient::Lobby { tables: self.tables(), online: self.online() })
    }

    /// People connected at this moment, to any node.
    pub(crate) fn online(&self) -> u32 {
        self.online_here() + self.others.lock().values().map(|part| part.online).sum::<u32>()
    }

    /// People connected to this node.
    pub(crate) fn online_here(&self) -> u32 {
        self.online.load(Ordering::Relaxed)
    }

    /// A client connected.
    pub(crate) fn came(&self) {
        self.online.fetch_add(1, Ordering::Relaxed);
    }

    /// A client disconnected.
    pub(crate) fn went(&self) {
        self.online.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(id: &str) -> LobbyTable {
        let json = serde_json::json!({
            "id": id, "game": "any", "status": "waiting", "created": 1, "free": 1, "seats": [], "options": {},
            "rated": false, "host": null, "clock": {"kind": "none"}, "spectators": true,
        });
        serde_json::from_value(json).unwrap()
    }

    /// The question after a gap may be lost, and the answer too.
    #[test]
    fn a_node_that_missed_a_change_asks_until_the_answer_arrives() {
        let lobby = Lobby::new();
        assert!(!lobby.show_of("ben", 1, table("a")));
        assert!(!lobby.beat("ben", 0, 1));
        assert!(lobby.show_of("ben", 3, table("c")), "the second is missing");
        assert!(lobby.beat("ben", 0, 3), "and still is");
        assert!(!lobby.hide_of("ben", 4, "c"), "this one follows");
        assert!(lobby.beat("ben", 0, 4), "the second is still missing");
        lobby.whole_of("ben", 4, vec![table("a"), table("b")]);
        assert!(!lobby.beat("ben", 0, 4));
        assert_eq!(lobby.tables().len(), 2);
    }
}
