//! Authentication of messages between nodes: a node accepts only messages made with the key, and each of them once.
//!
//! The key is in the database, so a client of NATS that cannot read the database cannot speak for a node. The seal
//! covers the subject, so a message to one node is not valid at another. Numbers grow with every message of a sender,
//! and times are those of the database, which all nodes share: a repeated or old message is rejected.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use parking_lot::Mutex;
use sha2::Sha256;
use tokio::time::Instant;

use crate::ids;

/// How far the time of a message may be from that of the node that hears it, in milliseconds.
const FRESH: u64 = 60_000;
/// Senders that have been silent for long are forgotten if there are more than this.
const SENDERS: usize = 64;
/// How often rejected messages are logged.
const LOGGED: Duration = Duration::from_mins(1);
const TAG: usize = 32;
const SENDER: usize = 8;
/// Tag, sender, time and number.
const HEAD: usize = TAG + SENDER + 16;

/// Why a message is rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    /// It was not sealed with the key, or not for this subject.
    Forged,
    /// Its time is not that of the database.
    Stale,
    /// It is a repetition, or older than the last message of its sender.
    Repeated,
}

impl Flaw {
    const fn name(self) -> &'static str {
        match self {
            Self::Forged => "forged",
            Self::Stale => "stale",
            Self::Repeated => "repeated",
        }
    }
}

/// The last message of a sender on a subject: its number and its time.
type Heard = HashMap<([u8; SENDER], String), (u64, u64)>;

/// The key of the nodes, and what they have said and heard.
pub(super) struct Seal {
    mac: Hmac<Sha256>,
    /// New after every start.
    sender: [u8; SENDER],
    next: AtomicU64,
    /// The time of the database at a moment.
    set: Mutex<(Instant, u64)>,
    heard: Mutex<Heard>,
    logged: Mutex<Option<Instant>>,
}

impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seal(…)")
    }
}

impl Seal {
    /// The seal of this key, at this time of the database.
    pub(super) fn new(key: &str, time: u64) -> Self {
        Self {
            mac: Hmac::new_from_slice(key.as_bytes()).expect("a key may have any length"),
            sender: ids::random(),
            next: AtomicU64::new(1),
            set: Mutex::new((Instant::now(), time)),
            heard: Mutex::default(),
            logged: Mutex::default(),
        }
    }

    /// Sets the time of the database.
    pub(super) fn set_time(&self, time: u64) {
        *self.set.lock() = (Instant::now(), time);
    }

    fn time(&self) -> u64 {
        let (at, time) = *self.set.lock();
        time + at.elapsed().as_millis() as u64
    }

    /// The tag of a message: of its subject and of everything behind the tag.
    fn tag(&self, subject: &str, rest: &[u8]) -> Hmac<Sha256> {
        let mut mac = self.mac.clone();
        mac.update(&(subject.len() as u64).to_be_bytes());
        mac.update(subject.as_bytes());
        mac.update(rest);
        mac
    }

    /// Seals a message. Messages have to leave in the order in which they are sealed.
    pub(super) fn close(&self, subject: &str, message: &[u8]) -> Vec<u8> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let mut sealed = Vec::with_capacity(HEAD + message.len());
        sealed.extend_from_slice(&[0; TAG]);
        sealed.extend_from_slice(&self.sender);
        sealed.extend_from_slice(&self.time().to_be_bytes());
        sealed.extend_from_slice(&number.to_be_bytes());
        sealed.extend_from_slice(message);
        let tag = self.tag(subject, &sealed[TAG..]).finalize().into_bytes();
        sealed[..TAG].copy_from_slice(&tag);
        sealed
    }

    /// The message under a seal; none if it is rejected, which is counted.
    pub(super) fn open<'a>(&self, subject: &str, sealed: &'a [u8]) -> Option<&'a [u8]> {
        match self.check(subject, sealed, self.time()) {
            Ok(message) => Some(message),
            Err(flaw) => {
                metrics::counter!("cardinal_node_messages_refused_total", "why" => flaw.name()).increment(1);
                let mut logged = self.logged.lock();
                if logged.is_none_or(|at| at.elapsed() > LOGGED) {
                    *logged = Some(Instant::now());
                    tracing::warn!(
                        why = flaw.name(),
                        "rejected a message over NATS: its sender is not a node of this database and version"
                    );
                }
                None
            }
        }
    }

    fn check<'a>(&self, subject: &str, sealed: &'a [u8], time: u64) -> Result<&'a [u8], Flaw> {
        let (tag, rest) = sealed.split_at_checked(TAG).ok_or(Flaw::Forged)?;
        let (sender, after) = rest.split_first_chunk::<SENDER>().ok_or(Flaw::Forged)?;
        let (sent, after) = after.split_first_chunk::<8>().ok_or(Flaw::Forged)?;
        let (number, message) = after.split_first_chunk::<8>().ok_or(Flaw::Forged)?;
        self.tag(subject, rest).verify_slice(tag).map_err(|_| Flaw::Forged)?;
        let (sent, number) = (u64::from_be_bytes(*sent), u64::from_be_bytes(*number));
        if sent.abs_diff(time) > FRESH {
            return Err(Flaw::Stale);
        }
        let mut heard = self.heard.lock();
        if heard.len() > SENDERS {
            // What they said then is too old to be repeated.
            heard.retain(|_, (_, sent)| time.saturating_sub(*sent) <= 2 * FRESH);
        }
        let last = heard.entry((*sender, subject.to_owned())).or_default();
        if number <= last.0 {
            return Err(Flaw::Repeated);
        }
        *last = (number, sent);
        Ok(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_000_000;

    fn seals() -> (Seal, Seal) {
        (Seal::new("key", NOW), Seal::new("key", NOW))
    }

    #[test]
    fn a_message_is_believed_once_at_the_node_it_was_sealed_for() {
        let (ann, ben) = seals();
        let sealed = ann.close("node.ben", b"hello");
        assert_eq!(ben.check("node.cem", &sealed, NOW), Err(Flaw::Forged), "it was for another node");
        assert_eq!(ben.check("node.ben", &sealed, NOW), Ok(&b"hello"[..]));
        assert_eq!(ben.check("node.ben", &sealed, NOW), Err(Flaw::Repeated));
        let (early, late) = (ann.close("node.ben", b"1"), ann.close("node.ben", b"2"));
        assert_eq!(ben.check("node.ben", &late, NOW), Ok(&b"2"[..]), "a message may be lost");
        assert_eq!(ben.check("node.ben", &early, NOW), Err(Flaw::Repeated));
        assert_eq!(ben.check("all", &ann.close("all", b"3"), NOW), Ok(&b"3"[..]));
    }

    #[test]
    fn what_is_changed_in_any_place_or_sealed_with_another_key_is_refused() {
        let (ann, ben) = seals();
        let sealed = ann.close("all", b"hello");
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(ben.check("all", &changed, NOW), Err(Flaw::Forged), "byte {at}");
            assert_eq!(ben.check("all", &sealed[..at], NOW), Err(Flaw::Forged), "the first {at} bytes");
        }
        let eve = Seal::new("guess", NOW);
        assert_eq!(ben.check("all", &eve.close("all", b"hello"), NOW), Err(Flaw::Forged));
        assert_eq!(ben.check("all", &sealed, NOW), Ok(&b"hello"[..]));
    }

    #[test]
    fn a_message_recorded_before_a_start_is_refused_after_it() {
        let (ann, ben) = seals();
        let sealed = ann.close("all", b"hello");
        assert_eq!(ben.check("all", &sealed, NOW + FRESH + 1_000), Err(Flaw::Stale));
        assert_eq!(ben.check("all", &sealed, NOW - FRESH - 1_000), Err(Flaw::Stale));
        for _ in 0..10 * SENDERS {
            let one = Seal::new("key", NOW);
            assert!(ben.check("all", &one.close("all", b""), NOW).is_ok());
        }
        let later = Seal::new("key", NOW + 3 * FRESH);
        assert!(ben.check("all", &later.close("all", b""), NOW + 3 * FRESH).is_ok());
        assert_eq!(ben.heard.lock().len(), 1, "senders that went are forgotten");
    }
}
