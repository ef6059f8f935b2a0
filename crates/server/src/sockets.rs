//! The open sockets: their limits, and messages to a person rather than to a table.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Arc;

use cardinal_protocol::{Refusal, ToClient, code};
use cardinal_store::{Store, StoreError};
use parking_lot::Mutex;

use crate::Config;
use crate::limits::allowed;
use crate::network::home;
use crate::table::{Frame, Outbox};

/// The open sockets of this node.
#[derive(Debug)]
pub(crate) struct Sockets {
    by_person: Mutex<HashMap<String, Vec<Open>>>,
    by_address: Mutex<HashMap<u64, (IpAddr, Outbox)>>,
    counts: Arc<Mutex<Counts>>,
    per_address: u32,
    per_person: u32,
}

/// An open socket of a person.
#[derive(Debug)]
struct Open {
    /// The hash of its session's token.
    session: String,
    outbox: Outbox,
}

#[derive(Debug, Default)]
struct Counts {
    homes: HashMap<IpAddr, u32>,
    people: HashMap<String, u32>,
}

/// Permission to have a socket open, returned when dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    counts: Arc<Mutex<Counts>>,
    home: IpAddr,
    person: Option<String>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.counts.lock();
        fewer(&mut counts.homes, &self.home);
        if let Some(person) = &self.person {
            fewer(&mut counts.people, person);
        }
    }
}

fn fewer<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

impl Sockets {
    pub(crate) fn new(config: &Config) -> Self {
        let (per_address, per_person) = (config.sockets_per_address, config.sockets_per_person);
        Self {
            by_person: Mutex::default(),
            by_address: Mutex::default(),
            counts: Arc::default(),
            per_address,
            per_person,
        }
    }

    /// A ticket for another socket from this address, of this person; `None` above the limits.
    pub(crate) fn ticket(&self, from: IpAddr, person: Option<&str>) -> Option<Ticket> {
        let (home, person) = (home(from), person.map(str::to_owned));
        let mut counts = self.counts.lock();
        let here = counts.homes.get(&home).copied().unwrap_or_default();
        let own = person.as_ref().and_then(|person| counts.people.get(person)).copied().unwrap_or_default();
        if !allowed("sockets", here < self.per_address && own < self.per_person) {
            return None;
        }
        *counts.homes.entry(home).or_default() += 1;
        if let Some(person) = &person {
            *counts.people.entry(person.clone()).or_default() += 1;
        }
        Some(Ticket { counts: Arc::clone(&self.counts), home, person })
    }

    /// A socket was opened, with a session or without one.
    pub(crate) fn open(&self, from: IpAddr, session: Option<(&str, &str)>, outbox: &Outbox) {
        self.by_address.lock().insert(outbox.socket, (from, outbox.clone()));
        if let Some((person, session)) = session {
            let open = Open { session: session.to_owned(), outbox: outbox.clone() };
            self.by_person.lock().entry(person.to_owned()).or_default().push(open);
        }
    }

    /// The sessions that sockets are open in.
    fn sessions(&self) -> Vec<String> {
        let all = self.by_person.lock();
        let mut sessions: Vec<String> = all.values().flatten().map(|open| open.session.clone()).collect();
        sessions.sort_unstable();
        sessions.dedup();
        sessions
    }

    /// Closes the sockets whose session has ended. They are closed when it ends, but that message may be lost on its
    /// way between nodes.
    pub(crate) async fn check(&self, store: &Store) -> Result<(), StoreError> {
        let asked = self.sessions();
        let living = store.living_sessions(&asked).await?;
        let ended: HashSet<String> = asked.into_iter().filter(|session| !living.contains(session)).collect();
        if ended.is_empty() {
            return Ok(());
        }
        let bye = Frame::of(&ToClient::Bye { refusal: Refusal::new(code::WHO, "your session has ended") });
        let all = self.by_person.lock();
        for open in all.values().flatten().filter(|open| ended.contains(&open.session)) {
            open.outbox.send(bye.clone());
        }
        Ok(())
    }

    /// A socket has ended.
    pub(crate) fn close(&self, person: Option<&str>, socket: u64) {
        self.by_address.lock().remove(&socket);
        let mut sockets = self.by_person.lock();
        let Some(person) = person else { return };
        if let Some(own) = sockets.get_mut(person) {
            own.retain(|open| open.outbox.socket != socket);
            if own.is_empty() {
                sockets.remove(person);
            }
        }
    }

    /// Sends a frame to every socket from some addresses.
    pub(crate) fn send_to(&self, chosen: impl Fn(IpAddr) -> bool, frame: &Frame) {
        for (from, outbox) in self.by_address.lock().values() {
            if chosen(*from) {
                outbox.send(frame.clone());
            }
        }
    }

    /// Sends a frame to every socket of a person.
    pub(crate) fn send(&self, person: &str, frame: &Frame) {
        for open in self.by_person.lock().get(person).into_iter().flatten() {
            open.outbox.send(frame.clone());
        }
    }
}
