//! Limits on connections: in all, and for each address, with room reserved for health checks.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;
use tokio_util::sync::CancellationToken;

use crate::Config;
use crate::network::home;

/// Connections beyond the limit, which get `busy` or the answer to a health check.
const SPARE: usize = 16;
/// File descriptors that are not for clients: the database, other nodes, logs, and the spare connections.
const RESERVED: u64 = 64;

/// The connections of a server.
#[derive(Debug)]
pub(crate) struct Door {
    capacity: usize,
    per_address: usize,
    places: Mutex<Places>,
    /// When a refusal was last logged, in seconds: a flood of connections must not become a flood of logs.
    logged: AtomicU64,
}

#[derive(Debug, Default)]
struct Places {
    open: HashMap<u64, Open>,
    /// Idle connections, the longest idle first.
    waiting: BTreeMap<u64, u64>,
    by_home: HashMap<IpAddr, usize>,
    count: u64,
}

#[derive(Debug)]
struct Open {
    home: IpAddr,
    /// Its key among the idle connections, if it is idle.
    waits: Option<u64>,
    end: CancellationToken,
}

impl Places {
    fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    fn leave(&mut self, number: u64) -> Option<Open> {
        let open = self.open.remove(&number)?;
        if let Some(since) = open.waits {
            self.waiting.remove(&since);
        }
        if let Some(own) = self.by_home.get_mut(&open.home) {
            *own -= 1;
            if *own == 0 {
                self.by_home.remove(&open.home);
            }
        }
        Some(open)
    }

    /// Ends the connection that has been idle longest; whether there was one.
    fn make_room(&mut self) -> bool {
        let longest = self.waiting.first_key_value().map(|(_, number)| *number);
        let Some(open) = longest.and_then(|number| self.leave(number)) else { return false };
        open.end.cancel();
        metrics::counter!("cardinal_connections_refused_total", "why" => "evicted").increment(1);
        true
    }
}

impl Door {
    /// Takes the configured number of connections, or what the limit of file descriptors allows.
    pub(crate) fn new(config: &Config) -> Self {
        let descriptors = descriptors().map(|all| all.saturating_sub(RESERVED).max(1));
        let capacity = config.connections.min(descriptors.unwrap_or(u64::MAX)).max(1);
        if capacity < config.connections {
            tracing::info!(capacity, "the open-file limit allows fewer connections than configured");
        }
        // Behind a proxy all of them come from one address.
        let per_address = if config.behind_proxy { u64::MAX } else { config.connections_per_address };
        Self {
            capacity: usize::try_from(capacity).unwrap_or(usize::MAX),
            per_address: usize::try_from(per_address).unwrap_or(usize::MAX),
            places: Mutex::default(),
            logged: AtomicU64::new(0),
        }
    }

    /// How many connections are open.
    pub(crate) fn count(&self) -> usize {
        self.places.lock().open.len()
    }

    /// A place for a connection from this address. If all are taken, the longest idle connection is closed; if none is
    /// idle, there are a few spare places.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let home = home(address);
        let mut places = self.places.lock();
        let own = places.by_home.get(&home).copied().unwrap_or_default();
        if own >= self.per_address {
            drop(places);
            self.refused("address", Some(address));
            return None;
        }
        let full = places.open.len() >= self.capacity && !places.make_room();
        if full && places.open.len() >= self.capacity.saturating_add(SPARE) {
            drop(places);
            self.refused("full", Some(address));
            return None;
        }
        let crowded = places.open.len() >= self.capacity;
        let (number, since, end) = (places.next(), places.next(), CancellationToken::new());
        places.waiting.insert(since, number);
        places.open.insert(number, Open { home, waits: Some(since), end: end.clone() });
        *places.by_home.entry(home).or_default() += 1;
        drop(places);
        Some(Place { door: Arc::clone(self), number, crowded, end })
    }

    /// The system has no descriptor for another connection.
    pub(crate) fn make_room(&self) {
        self.places.lock().make_room();
        self.refused("descriptors", None);
    }

    fn refused(&self, why: &'static str, address: Option<IpAddr>) {
        metrics::counter!("cardinal_connections_refused_total", "why" => why).increment(1);
        let second = crate::ids::now() / 1000;
        if self.logged.swap(second, Ordering::Relaxed) != second {
            tracing::warn!(why, ?address, "too many connections; further ones this second are only counted");
        }
    }
}

/// The place of one connection, released when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    door: Arc<Door>,
    number: u64,
    /// Whether it is one of the spare places.
    pub(crate) crowded: bool,
    /// The connection has to end: its place is needed.
    pub(crate) end: CancellationToken,
}

impl Place {
    /// Whether the connection is idle: then its place may be given to another.
    pub(crate) fn waits(&self, waits: bool) {
        let mut places = self.door.places.lock();
        let since = places.next();
        let Some(open) = places.open.get_mut(&self.number) else { return };
        let before = std::mem::replace(&mut open.waits, waits.then_some(since));
        before.map(|since| places.waiting.remove(&since));
        if waits {
            places.waiting.insert(since, self.number);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.door.places.lock().leave(self.number);
    }
}

/// The limit of file descriptors, after raising it as far as allowed.
#[cfg(unix)]
fn descriptors() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::debug!(%error, "could not raise the limit on open files");
    }
    getrlimit(Resource::Nofile).current
}

#[cfg(not(unix))]
const fn descriptors() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(connections: u64, connections_per_address: u64) -> Arc<Door> {
        Arc::new(Door::new(&Config { connections, connections_per_address, ..Config::default() }))
    }

    fn from(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn one_address_has_its_share() {
        let door = door(10, 2);
        let first = door.admit(from(1)).unwrap();
        let _second = door.admit(from(1)).unwrap();
        assert!(door.admit(from(1)).is_none() && door.admit(from(2)).is_some());
        drop(first);
        assert!(door.admit(from(1)).is_some(), "there is a place again");
    }

    #[test]
    fn the_longest_idle_connection_makes_room() {
        let door = door(2, 10);
        let (first, second) = (door.admit(from(1)).unwrap(), door.admit(from(1)).unwrap());
        first.waits(false);
        first.waits(true);
        let third = door.admit(from(2)).unwrap();
        assert!(second.end.is_cancelled() && !first.end.is_cancelled() && !third.crowded);
        assert_eq!(door.count(), 2);
        drop(second);
        assert_eq!(door.count(), 2, "its place was taken already");
    }

    #[test]
    fn there_is_always_room_for_a_question() {
        let door = door(2, 1000);
        let busy: Vec<Place> = (0..2).map(|_| door.admit(from(1)).unwrap()).collect();
        busy.iter().for_each(|place| place.waits(false));
        for _ in 0..100 {
            let spare = door.admit(from(2)).unwrap();
            assert!(spare.crowded);
            // Silent, and never closed by its client.
            std::mem::forget(spare);
        }
        assert_eq!(door.count(), 3, "a spare place is given to the next");
        assert!(busy.iter().all(|place| !place.end.is_cancelled()));
    }
}
