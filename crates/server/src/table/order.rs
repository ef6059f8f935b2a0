//! An order on its way to a table, and the way of its answer.

use std::sync::Arc;

use cardinal_protocol::{PersonRef, Refusal, TableOrder, ToClient, code};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::outbox::Outbox;
use crate::cluster::{Caller, reach};
use crate::state::Shared;

/// An order as a person gave it.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) table: String,
    pub(crate) from: PersonRef,
    /// Chosen by the client; an id is executed once.
    pub(crate) id: String,
    pub(crate) order: TableOrder,
    /// Finds the order in the logs of all nodes.
    pub(crate) trace: String,
}

/// An order together with the way of its answer.
///
/// A table that moves to another node may drop orders unanswered. An order from a socket then finds the table again by
/// itself; every other caller notices and asks again. An order that makes its table panic does neither, for it would do
/// so again: it is answered with a fault.
pub(crate) struct Order {
    pub(crate) wish: Wish,
    answer: Option<Answer>,
    /// Whether a table has begun to carry it out.
    begun: bool,
}

/// Where the answer goes.
enum Answer {
    /// To a socket of this node.
    Socket(Arc<Shared>, Outbox),
    /// To a caller of this node.
    Caller(oneshot::Sender<ToClient>),
    /// To a caller at another node.
    Remote(Arc<Shared>, Caller),
}

impl Answer {
    fn give(self, message: &ToClient) {
        match self {
            Self::Socket(_, outbox) => drop(outbox.say(message)),
            // The caller may have gone away.
            Self::Caller(caller) => drop(caller.send(message.clone())),
            Self::Remote(shared, caller) => caller.told(&shared, message),
        }
    }
}

impl Wish {
    fn answered_by(self, answer: Answer) -> Box<Order> {
        Box::new(Order { wish: self, answer: Some(answer), begun: false })
    }

    /// An order whose answer goes to a socket of this node.
    pub(crate) fn of_socket(self, shared: &Arc<Shared>, outbox: &Outbox) -> Box<Order> {
        self.answered_by(Answer::Socket(Arc::clone(shared), outbox.clone()))
    }

    /// An order whose answer comes back here; a refusal is an answer.
    pub(crate) fn asked(self) -> (Box<Order>, oneshot::Receiver<ToClient>) {
        let (caller, answer) = oneshot::channel();
        (self.answered_by(Answer::Caller(caller)), answer)
    }

    /// An order that came from another node.
    pub(crate) fn of_node(self, shared: &Arc<Shared>, caller: Caller) -> Box<Order> {
        self.answered_by(Answer::Remote(Arc::clone(shared), caller))
    }
}

impl Order {
    /// A table begins to carry it out.
    pub(super) const fn begin(&mut self) {
        self.begun = true;
    }

    /// The table runs on another node now: the order is sent there.
    pub(super) fn give_back(mut self: Box<Self>) {
        self.begun = false;
    }

    /// Answers that it was done; a move or an undo became number `seq`.
    pub(crate) fn done(self: Box<Self>, seq: Option<u64>) {
        let message = ToClient::Done { table: self.wish.table.clone(), id: self.wish.id.clone(), seq };
        self.answer(&message);
    }

    /// Answers that it was refused.
    pub(crate) fn refuse(self: Box<Self>, refusal: Refusal) {
        let message = ToClient::Refused { table: self.wish.table.clone(), id: self.wish.id.clone(), refusal };
        self.answer(&message);
    }

    /// Answers.
    pub(crate) fn answer(mut self: Box<Self>, message: &ToClient) {
        if let Some(answer) = self.answer.take() {
            answer.give(message);
        }
    }
}

impl Drop for Order {
    fn drop(&mut self) {
        let Some(answer) = self.answer.take() else { return };
        if self.begun {
            let (table, id) = (self.wish.table.clone(), self.wish.id.clone());
            let refusal = Refusal::new(
                code::FAULT,
                "internal error at the table; the order may or may not have been executed",
            );
            return answer.give(&ToClient::Refused { table, id, refusal });
        }
        match answer {
            Answer::Caller(_) => {}
            Answer::Remote(shared, caller) => caller.not_here(&shared),
            Answer::Socket(shared, outbox) => {
                let wish = self.wish.clone();
                // There is nothing to retry with while the program ends.
                if let Ok(runtime) = Handle::try_current() {
                    runtime.spawn(async move { reach::retry(&shared, &outbox, wish).await });
                }
            }
        }
    }
}
