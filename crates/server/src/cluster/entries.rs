//! The watches of a node, socket by socket.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::sync::mpsc;

use crate::table::{Command, Outbox, WatchRequest};

/// Where a watch is placed.
#[derive(Clone, Debug)]
pub(super) enum Placed {
    Nowhere,
    Here(mpsc::Sender<Command>),
    There { node: Arc<str>, watch: u64, n: u64 },
}

/// A watch of a table by a socket of this node.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) request: WatchRequest,
    pub(super) outbox: Outbox,
    pub(super) placed: Placed,
    /// Whether it is on its way to its place.
    pub(super) busy: bool,
}

impl Entry {
    pub(super) fn key(&self) -> Key {
        (self.request.watch.table.clone(), self.outbox.socket)
    }
}

/// A table, and a socket that watches it.
pub(super) type Key = (String, u64);

/// Entries by socket; most sockets watch one table.
#[derive(Debug, Default)]
pub(super) struct Entries(BTreeMap<u64, Vec<Entry>>);

impl Entries {
    pub(super) fn get(&mut self, (table, socket): &Key) -> Option<&mut Entry> {
        self.0.get_mut(socket)?.iter_mut().find(|entry| entry.request.watch.table == *table)
    }

    /// Adds an entry, in place of an earlier one of the same socket and table.
    pub(super) fn insert(&mut self, entry: Entry) {
        let (table, of_socket) = (&entry.request.watch.table, self.0.entry(entry.outbox.socket).or_default());
        of_socket.retain(|other| other.request.watch.table != *table);
        of_socket.push(entry);
    }

    pub(super) fn remove(&mut self, (table, socket): &Key) -> Option<Entry> {
        let of_socket = self.0.get_mut(socket)?;
        let at = of_socket.iter().position(|entry| entry.request.watch.table == *table)?;
        let entry = of_socket.swap_remove(at);
        if of_socket.is_empty() {
            self.0.remove(socket);
        }
        Some(entry)
    }

    /// Removes all entries of a socket.
    pub(super) fn remove_socket(&mut self, socket: u64) -> Vec<Entry> {
        self.0.remove(&socket).unwrap_or_default()
    }

    pub(super) fn of_socket(&self, socket: u64) -> &[Entry] {
        self.0.get(&socket).map_or(&[], Vec::as_slice)
    }

    pub(super) fn of_socket_mut(&mut self, socket: u64) -> &mut [Entry] {
        self.0.get_mut(&socket).map_or(&mut [], Vec::as_mut_slice)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.0.values().flatten()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Entry> {
        self.0.values_mut().flatten()
    }
}
