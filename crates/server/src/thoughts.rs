//! The bounded pool on which bots think, and who is next.
//!
//! Moves come before hints, and tables with people before those without. Among equals the owners of tables take turns,
//! so that one person's bots, however many, do not slow down those of others.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use cardinal_bots::Situation;
use parking_lot::Mutex;
use tokio::sync::oneshot;

/// What is thought about first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// A move that people wait for.
    Move,
    /// A hint.
    Hint,
    /// A move at a table where only bots play.
    Idle,
}

/// A thought as it waits for its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(crate) urgency: Urgency,
    /// Whose table it is for.
    pub(crate) owner: String,
}

/// The pool.
#[derive(Clone, Debug)]
pub(crate) struct Thoughts {
    queue: Arc<Mutex<Queue>>,
}

#[derive(Debug)]
struct Queue {
    free: usize,
    /// By urgency.
    lines: [Line; 3],
}

/// Those who wait, owner by owner.
#[derive(Debug, Default)]
struct Line {
    /// The owners in the order of their turns.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<oneshot::Sender<Permit>>>,
}

/// Permission to think; given back when dropped.
#[derive(Debug)]
struct Permit {
    queue: Arc<Mutex<Queue>>,
    held: bool,
}

impl Line {
    fn push(&mut self, owner: String, waiting: oneshot::Sender<Permit>) {
        let of_owner = self.waiting.entry(owner.clone()).or_default();
        if of_owner.is_empty() {
            self.turns.push_back(owner);
        }
        of_owner.push_back(waiting);
    }

    fn pop(&mut self) -> Option<oneshot::Sender<Permit>> {
        let owner = self.turns.pop_front()?;
        let of_owner = self.waiting.get_mut(&owner)?;
        let next = of_owner.pop_front();
        if of_owner.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        next
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if !self.held {
            return;
        }
        loop {
            let next = {
                let mut queue = self.queue.lock();
                let next = queue.lines.iter_mut().find_map(Line::pop);
                queue.free += usize::from(next.is_none());
                next
            };
            let Some(next) = next else { return };
            match next.send(Self { queue: Arc::clone(&self.queue), held: true }) {
                Ok(()) => return,
                // The waiting task has ended; the permit goes to the next one.
                Err(mut unused) => unused.held = false,
            }
        }
    }
}

impl Thoughts {
    pub(crate) fn new(threads: usize) -> Self {
        Self { queue: Arc::new(Mutex::new(Queue { free: threads.max(1), lines: Default::default() })) }
    }

    /// Thinks on one of the threads, when it is its turn. `None` if thinking fails.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        claim: Claim,
        situation: Situation,
        how: impl FnOnce(&Situation) -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.permit(claim).await?;
        // A simulation has one thread.
        #[cfg(feature = "testing")]
        if crate::clock::simulated_time::now().is_some() {
            return Some(how(&situation));
        }
        let answer = tokio::task::spawn_blocking(move || {
            let answer = how(&situation);
            drop(permit);
            answer
        });
        answer
            .await
            .inspect_err(|error| {
                tracing::error!(%error, "a bot panicked");
                metrics::counter!("cardinal_panics_total", "what" => "bot").increment(1);
            })
            .ok()
    }

    async fn permit(&self, claim: Claim) -> Option<Permit> {
        let waiting = {
            let mut queue = self.queue.lock();
            if queue.free > 0 {
                queue.free -= 1;
                return Some(Permit { queue: Arc::clone(&self.queue), held: true });
            }
            let (waiting, turn) = oneshot::channel();
            queue.lines[claim.urgency as usize].push(claim.owner, waiting);
            turn
        };
        waiting.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(owner: &str, urgency: Urgency) -> Claim {
        Claim { urgency, owner: owner.to_owned() }
    }

    /// Who is served, in which order, while one thread is busy and these wait.
    async fn served(claims: &[(&str, Urgency)]) -> Vec<String> {
        let thoughts = Thoughts::new(1);
        let busy = thoughts.permit(claim("first", Urgency::Move)).await;
        let (told, mut order) = tokio::sync::mpsc::unbounded_channel();
        for (owner, urgency) in claims {
            let (thoughts, claim) = (thoughts.clone(), claim(owner, *urgency));
            let mut waiting = Box::pin(async move { thoughts.permit(claim).await });
            assert!(futures_util::poll!(&mut waiting).is_pending());
            let (told, owner) = (told.clone(), (*owner).to_owned());
            tokio::spawn(async move {
                let permit = waiting.await;
                told.send(owner).unwrap();
                drop(permit);
            });
        }
        drop((busy, told));
        let mut served = Vec::new();
        while let Some(owner) = order.recv().await {
            served.push(owner);
        }
        served
    }

    #[tokio::test]
    async fn owners_take_turns_however_many_bots_one_has() {
        use Urgency::Move;
        let claims =
            [("eve", Move), ("eve", Move), ("eve", Move), ("ann", Move), ("ben", Move), ("ann", Move)];
        assert_eq!(served(&claims).await, ["eve", "ann", "ben", "eve", "ann", "eve"]);
    }

    #[tokio::test]
    async fn people_come_before_hints_and_hints_before_bots_among_themselves() {
        let claims = [("eve", Urgency::Idle), ("ann", Urgency::Hint), ("ben", Urgency::Move)];
        assert_eq!(served(&claims).await, ["ben", "ann", "eve"]);
    }

    #[tokio::test]
    async fn a_waiter_who_gives_up_leaves_the_turn_to_the_next() {
        let thoughts = Thoughts::new(1);
        let busy = thoughts.permit(claim("ann", Urgency::Move)).await;
        let mut gone = Box::pin(thoughts.permit(claim("eve", Urgency::Move)));
        assert!(futures_util::poll!(&mut gone).is_pending());
        let mut waiting = Box::pin(thoughts.permit(claim("ben", Urgency::Move)));
        assert!(futures_util::poll!(&mut waiting).is_pending());
        drop((gone, busy));
        drop(waiting.await.unwrap());
        assert_eq!(thoughts.queue.lock().free, 1);
    }
}
