//! Which bots think, and when.

use std::sync::Arc;

use cardinal_protocol::Millis;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The bots of a table, by seat.
#[derive(Debug)]
pub(super) struct Bots {
    thinking: Vec<Thinking>,
    /// Held while a hint is being searched for.
    hints: Vec<Arc<Semaphore>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thinking {
    /// It is not its turn.
    Idle,
    /// It begins at this moment.
    From(Millis),
    /// It is at it.
    Now,
}

impl Bots {
    pub(super) fn new(seats: usize) -> Self {
        let hints = (0..seats).map(|_| Arc::new(Semaphore::new(1))).collect();
        Self { thinking: vec![Thinking::Idle; seats], hints }
    }

    /// Nothing is to be thought about.
    pub(super) fn clear(&mut self) {
        self.thinking.fill(Thinking::Idle);
    }

    /// Lets the bots at just these seats think, each after its pause.
    pub(super) fn schedule(&mut self, begins: impl Fn(u8) -> Option<Millis>) {
        for (seat, thinking) in self.thinking.iter_mut().enumerate() {
            match begins(seat as u8) {
                None => *thinking = Thinking::Idle,
                Some(at) if *thinking == Thinking::Idle => *thinking = Thinking::From(at),
                Some(_) => {}
            }
        }
    }

    /// The bots whose pause is over; they think from now on.
    pub(super) fn due(&mut self, now: Millis) -> Vec<u8> {
        let mut due = Vec::new();
        for (seat, thinking) in self.thinking.iter_mut().enumerate() {
            if matches!(thinking, Thinking::From(at) if *at <= now) {
                *thinking = Thinking::Now;
                due.push(seat as u8);
            }
        }
        due
    }

    /// When the next bot begins to think.
    pub(super) fn next(&self) -> Option<Millis> {
        let begins = self.thinking.iter().filter_map(|thinking| match thinking {
            Thinking::From(at) => Some(*at),
            Thinking::Idle | Thinking::Now => None,
        });
        begins.min()
    }

    /// A seat has acted, or its bot has answered.
    pub(super) fn done(&mut self, seat: u8) {
        self.thinking[usize::from(seat)] = Thinking::Idle;
    }

    /// The bot at a seat tries again later.
    pub(super) fn retry(&mut self, seat: u8, at: Millis) {
        self.thinking[usize::from(seat)] = Thinking::From(at);
    }

    /// The right to search for a hint: one at a time per seat, since they share the threads of the bots.
    pub(super) fn hint(&self, seat: u8) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.hints[usize::from(seat)]).try_acquire_owned().ok()
    }
}
