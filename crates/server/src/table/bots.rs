//! Who thinks when.

use cardinal_engine::Seat;
use cardinal_protocol::{Millis, OutOfTime, Pace, TableStatus};
use serde_json::Value;

use super::letter::Letter;
use super::state::Table;
use crate::ids::{self, now};

impl Table {
    /// Sees to it that every bot on turn will think, after the pause the table likes.
    pub(super) fn schedule(&mut self) {
        if self.kept.status != TableStatus::Playing {
            self.thinking.clear();
            return;
        }
        let turn = self.turn();
        self.thinking.retain(|seat, _| turn.contains(seat));
        for seat in turn {
            let plays = self.played_by(seat).is_some() && !self.held_back(seat);
            if plays && !self.thinking.contains_key(&seat) {
                let pause = self.pause(seat);
                self.thinking.insert(seat, Some(now() + pause));
            }
        }
    }

    /// How long a bot waits; less for the further steps of one turn.
    fn pause(&self, seat: u8) -> Millis {
        let pause = match self.kept.setup.pace {
            Pace::Instant => 0,
            Pace::Quick => 350,
            Pace::Calm => 1_000,
            Pace::Slow => 2_500,
        };
        if self.acted[usize::from(seat)] > 0 && self.acted[usize::from(seat)] == self.head() {
            pause / 2
        } else {
            pause
        }
    }

    /// Sends the bots off whose pause is over.
    pub(super) fn think(&mut self) {
        let now = now();
        let due: Vec<u8> = self
            .thinking
            .iter()
            .filter(|(_, at)| at.is_some_and(|at| at <= now))
            .map(|(seat, _)| *seat)
            .collect();
        for seat in due {
            self.thinking.insert(seat, None);
            let Some(level) = self.played_by(seat) else {
                self.thinking.remove(&seat);
                continue;
            };
            let cue = self.cue(seat);
            let Some(live) = &self.live else {
                continue;
            };
            let thought = live.thought(Seat::new(seat));
            let (inbox, thoughts) = (self.inbox.clone(), self.shared.thoughts.clone());
            let (match_id, base) = (self.kept.current.id.clone(), self.head());
            let seed = u64::from_le_bytes(ids::random::<8>());
            tokio::spawn(async move {
                let action = match cue {
                    Some(action) => Some(action),
                    None => {
                        thoughts.think(thought, move |thought| thought.decide(&level, seed)).await.flatten()
                    }
                };
                if let Some(inbox) = inbox.upgrade() {
                    // A table that has been closed meanwhile needs no answer.
                    let _ = inbox.send(Letter::Decided { match_id, seat, base, action }).await;
                }
            });
        }
    }

    /// A bot has decided.
    pub(super) async fn decided(&mut self, match_id: &str, seat: u8, base: u64, action: Option<Value>) {
        if match_id != self.kept.current.id || self.kept.status != TableStatus::Playing {
            return;
        }
        self.thinking.remove(&seat);
        let stale = base < self.acted[usize::from(seat)] || base < self.undone;
        if let (Some(_), Some(action), false) = (self.played_by(seat), action, stale)
            && let Err(refusal) = self.make_move(seat, &action, None).await
        {
            tracing::debug!(table = %self.id, seat, code = %refusal.code, "a bot's move was refused");
            self.thinking.insert(seat, Some(now() + 1_000));
            return;
        }
        self.schedule();
    }

    /// Plays for a seat whose time is out.
    pub(super) async fn out_of_time(&mut self, seat: u8) {
        let Some(live) = &self.live else {
            return;
        };
        let action = match self.kept.setup.out_of_time {
            OutOfTime::DefaultMove => live.any().default_action(Seat::new(seat)),
            // At a glance, and so at once: a table does not wait for the threads that others think on.
            OutOfTime::BotMove => {
                live.thought(Seat::new(seat)).decide("greedy", u64::from_le_bytes(ids::random::<8>()))
            }
        };
        let Some(action) = action else {
            self.time.acted(seat, now());
            return;
        };
        if self.make_move(seat, &action, None).await.is_ok() {
            self.remark("out-of-time", self.kept.seats[usize::from(seat)].person().cloned());
        }
    }
}
