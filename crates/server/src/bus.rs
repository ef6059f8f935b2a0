//! Messages to whoever listens: the lobby's changes, and what concerns one person.
//!
//! A listener may miss messages, for what is lost is healed by asking again. That makes it possible to carry the
//! same messages between several machines.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::broadcast;

use crate::table::Frame;

/// How many messages a slow listener of the lobby may be behind before it misses some.
const BACKLOG: usize = 256;
/// The same for what concerns one person, which is little; every socket has room for this much.
const PERSONAL: usize = 16;
/// So many topics are no burden.
const FEW: usize = 1_024;

/// Carries messages by topic.
pub(crate) trait Bus: Send + Sync {
    /// Sends to all who listen at this moment.
    fn publish(&self, topic: &str, message: Frame);
    /// Listens from now on.
    fn subscribe(&self, topic: &str) -> broadcast::Receiver<Frame>;
}

/// Within one program.
#[derive(Debug, Default)]
pub(crate) struct LocalBus {
    topics: Mutex<HashMap<String, broadcast::Sender<Frame>>>,
    /// With this many topics, those nobody listens to are forgotten.
    crowded: AtomicUsize,
}

impl Bus for LocalBus {
    fn publish(&self, topic: &str, message: Frame) {
        let mut topics = self.topics.lock().expect("nobody panics while holding it");
        if let Some(sender) = topics.get(topic)
            && sender.send(message).is_err()
        {
            topics.remove(topic);
        }
    }

    fn subscribe(&self, topic: &str) -> broadcast::Receiver<Frame> {
        let mut topics = self.topics.lock().expect("nobody panics while holding it");
        if topics.len() >= self.crowded.load(Ordering::Relaxed) {
            // Twice as many as are listened to may gather before the next look.
            topics.retain(|_, sender| sender.receiver_count() > 0);
            self.crowded.store((2 * topics.len()).max(FEW), Ordering::Relaxed);
        }
        let backlog = if topic == LOBBY { BACKLOG } else { PERSONAL };
        topics.entry(topic.to_owned()).or_insert_with(|| broadcast::channel(backlog).0).subscribe()
    }
}

/// The topic of the lobby.
pub(crate) const LOBBY: &str = "lobby";

/// The topic of what concerns one person.
pub(crate) fn of_person(id: &str) -> String {
    format!("person.{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_that_nobody_listens_to_are_forgotten() {
        let bus = LocalBus::default();
        let kept = bus.subscribe("kept");
        for number in 0..10 * FEW {
            drop(bus.subscribe(&of_person(&number.to_string())));
        }
        assert!(bus.topics.lock().unwrap().len() <= FEW + 1);
        bus.publish("kept", Frame::of(&cardinal_protocol::ToClient::Pong { now: 0 }));
        assert_eq!(kept.len(), 1, "the others are still told");
    }
}
