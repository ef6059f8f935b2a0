//! The open sockets of people, for what concerns a person rather than a table.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use crate::table::{Frame, Outbox};

/// The open sockets of this node, by person.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    by_person: Mutex<HashMap<String, Vec<Outbox>>>,
}

impl Sockets {
    fn by_person(&self) -> MutexGuard<'_, HashMap<String, Vec<Outbox>>> {
        self.by_person.lock().expect("nobody panics while holding it")
    }

    /// A person has opened a socket.
    pub(crate) fn open(&self, person: &str, outbox: &Outbox) {
        self.by_person().entry(person.to_owned()).or_default().push(outbox.clone());
    }

    /// A person's socket has ended.
    pub(crate) fn close(&self, person: &str, socket: u64) {
        let mut sockets = self.by_person();
        if let Some(own) = sockets.get_mut(person) {
            own.retain(|outbox| outbox.socket != socket);
            if own.is_empty() {
                sockets.remove(person);
            }
        }
    }

    /// Sends a frame to every socket of a person.
    pub(crate) fn send(&self, person: &str, frame: &Frame) {
        for outbox in self.by_person().get(person).into_iter().flatten() {
            outbox.send(frame.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use cardinal_protocol::ToClient;

    use super::*;

    #[test]
    fn every_socket_of_a_person_is_told_and_closed_ones_are_forgotten() {
        let sockets = Sockets::default();
        let (one, mut first, _) = Outbox::new(1, 4);
        let (two, mut second, _) = Outbox::new(2, 4);
        sockets.open("ann", &one);
        sockets.open("ann", &two);
        let frame = Frame::of(&ToClient::Pong { now: 0 });
        sockets.send("ann", &frame);
        sockets.send("ben", &frame);
        assert!(first.try_recv().is_ok() && second.try_recv().is_ok());
        sockets.close("ann", 1);
        sockets.send("ann", &frame);
        assert!(first.try_recv().is_err() && second.try_recv().is_ok());
        sockets.close("ann", 2);
        assert!(sockets.by_person().is_empty());
    }
}
