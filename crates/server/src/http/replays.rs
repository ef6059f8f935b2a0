//! A cache of replays: a finished match does not change, and replaying it takes milliseconds.

use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::Mutex;
use sha2::{Digest, Sha256};

/// The size of the cache in bytes.
const BYTES: usize = 16 * 1024 * 1024;

/// The hash of a record, and the requested part. A record with changed names is a different one.
pub(crate) type Key = ([u8; 32], String);

/// The key of a part of a record.
pub(crate) fn key(record: &str, part: String) -> Key {
    (Sha256::digest(record.as_bytes()).into(), part)
}

/// The recently requested replays, the latest last.
#[derive(Debug, Default)]
pub(crate) struct Replays(Mutex<VecDeque<(Key, Arc<str>)>>);

impl Replays {
    /// A cached replay, or a new one.
    pub(crate) fn get<E>(&self, key: Key, make: impl FnOnce() -> Result<String, E>) -> Result<Arc<str>, E> {
        let mut known = self.0.lock();
        if let Some(at) = known.iter().position(|(other, _)| *other == key)
            && let Some(found) = known.remove(at)
        {
            let text = Arc::clone(&found.1);
            known.push_back(found);
            metrics::counter!("cardinal_replays_remembered_total").increment(1);
            return Ok(text);
        }
        drop(known);
        let text: Arc<str> = make()?.into();
        let mut known = self.0.lock();
        known.push_back((key, Arc::clone(&text)));
        let mut bytes: usize = known.iter().map(|(_, text)| text.len()).sum();
        while bytes > BYTES {
            bytes -= known.pop_front().map_or(bytes, |(_, text)| text.len());
        }
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replay_is_made_once_and_old_ones_make_room() {
        let replays = Replays::default();
        let made = |record: &str, text: String| {
            let mut made = false;
            let given = replays.get::<()>(key(record, "0".to_owned()), || {
                made = true;
                Ok(text)
            });
            given.unwrap();
            made
        };
        assert!(made("a", "x".to_owned()) && !made("a", "x".to_owned()));
        assert!(made("b", "y".repeat(BYTES / 2)) && made("c", "z".repeat(BYTES / 2 - 1)));
        assert!(!made("a", String::new()), "there is room for all three");
        assert!(made("d", "x".to_owned()) && made("b", String::new()), "the oldest had to go");
        assert!(!made("a", String::new()), "but not what was asked for since");
        assert_eq!(replays.get(key("e", "0".to_owned()), || Err("broken")), Err("broken"));
    }
}
