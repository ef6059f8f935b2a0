//! The open sockets of people, for what concerns a person rather than a table.

use std::collections::HashMap;

use parking_lot::Mutex;

use crate::table::{Frame, Outbox};

/// The open sockets of this node, by person.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    by_person: Mutex<HashMap<String, Vec<Outbox>>>,
}

impl Sockets {
    /// A person has opened a socket.
    pub(crate) fn open(&self, person: &str, outbox: &Outbox) {
        self.by_person.lock().entry(person.to_owned()).or_default().push(outbox.clone());
    }

    /// A person's socket has ended.
    pub(crate) fn close(&self, person: &str, socket: u64) {
        let mut sockets = self.by_person.lock();
        if let Some(own) = sockets.get_mut(person) {
            own.retain(|outbox| outbox.socket != socket);
            if own.is_empty() {
                sockets.remove(person);
            }
        }
    }

    /// Sends a frame to every socket of a person.
    pub(crate) fn send(&self, person: &str, frame: &Frame) {
        for outbox in self.by_person.lock().get(person).into_iter().flatten() {
            outbox.send(frame.clone());
        }
    }
}
