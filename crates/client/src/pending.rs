//! Orders without an answer.

use std::time::{Duration, Instant};

use cardinal_protocol::{Refusal, TableOrder, ToServer, code};

use crate::OrderId;

/// An order that is not answered within this time is sent again.
const RETRY: Duration = Duration::from_secs(8);
/// The longest message a server reads; a longer one would break every connection that sends it.
const LONGEST: usize = 16 * 1024;

/// Unanswered orders, oldest first. They survive lost connections under their ids, by which the server carries each
/// out once.
#[derive(Debug, Default)]
pub(crate) struct Pending(Vec<Waiting>);

#[derive(Debug)]
struct Waiting {
    order: OrderId,
    message: String,
    /// When to send it; `None`: now.
    due: Option<Instant>,
}

impl Pending {
    /// Adds an order, or refuses one that no server would read.
    pub(crate) fn add(&mut self, table: &str, id: OrderId, order: TableOrder) -> Result<(), Refusal> {
        let message = ToServer::Order { table: table.to_owned(), id: id.0.clone(), order };
        let message = serde_json::to_string(&message).expect("messages have string keys only");
        if message.len() > LONGEST {
            return Err(Refusal::new(code::TOO_LONG, "this message is too long"));
        }
        self.0.push(Waiting { order: id, message, due: None });
        Ok(())
    }

    /// The next message to send. It is due again after [`RETRY`] without an answer.
    pub(crate) fn due(&mut self, now: Instant) -> Option<String> {
        let next = self.0.iter_mut().find(|waiting| waiting.due.is_none_or(|due| due <= now))?;
        next.due = Some(now + RETRY);
        Some(next.message.clone())
    }

    /// Removes and returns an answered order, unless it was answered before.
    pub(crate) fn answered(&mut self, id: &str) -> Option<OrderId> {
        let at = self.0.iter().position(|waiting| waiting.order.0 == id)?;
        Some(self.0.remove(at).order)
    }

    /// Sends everything again, over a new connection.
    pub(crate) fn again(&mut self) {
        self.0.iter_mut().for_each(|waiting| waiting.due = None);
    }

    /// Sends everything again after this moment, because the server has dropped some messages.
    pub(crate) fn hold(&mut self, until: Instant) {
        self.0.iter_mut().for_each(|waiting| waiting.due = Some(until));
    }

    /// Whether every order is answered.
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pending(ids: &[&str]) -> Pending {
        let mut pending = Pending::default();
        for id in ids {
            pending.add("t", OrderId((*id).to_owned()), TableOrder::Start {}).unwrap();
        }
        pending
    }

    fn sent(pending: &mut Pending, now: Instant) -> Vec<String> {
        let id = |message: String| serde_json::from_str::<serde_json::Value>(&message).unwrap()["id"].clone();
        std::iter::from_fn(|| pending.due(now))
            .map(|message| id(message).as_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn an_order_stays_until_it_is_answered_once() {
        let (mut pending, now) = (pending(&["a", "b"]), Instant::now());
        assert_eq!(sent(&mut pending, now), ["a", "b"]);
        assert_eq!(sent(&mut pending, now), [""; 0], "no answer is due yet");
        assert_eq!(pending.answered("a"), Some(OrderId("a".to_owned())));
        assert_eq!(pending.answered("a"), None, "a second answer is ignored");
        assert_eq!(sent(&mut pending, now + RETRY), ["b"], "silence");
        pending.again();
        assert_eq!(sent(&mut pending, now), ["b"], "a new connection");
        pending.hold(now + Duration::from_secs(1));
        assert_eq!(sent(&mut pending, now), [""; 0]);
        assert_eq!(sent(&mut pending, now + Duration::from_secs(1)), ["b"]);
        assert!(!pending.is_empty() && pending.answered("b").is_some() && pending.is_empty());
    }

    #[test]
    fn an_order_too_long_for_any_server_is_refused_at_once() {
        let mut pending = pending(&[]);
        let long = TableOrder::Say { text: "x".repeat(LONGEST) };
        let refusal = pending.add("t", OrderId("a".to_owned()), long).unwrap_err();
        assert_eq!((refusal.code.as_str(), pending.is_empty()), (code::TOO_LONG, true));
    }
}
