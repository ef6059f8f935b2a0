//! Moves: check, store, apply, tell.

use cardinal_engine::{Seat, SubmitError};
use cardinal_protocol::{Millis, Refusal, TableStatus, code};
use cardinal_store::{LogRow, StoreError, Write};
use serde_json::Value;

use super::state::Table;
use crate::error::refusal;
use crate::ids::now;
use crate::play::{Entry, Planned};

/// Why a move was not made.
pub(super) fn illegal(error: SubmitError) -> Refusal {
    match error {
        SubmitError::Malformed(why) => {
            Refusal::new("malformed-action", format!("not a move of this game: {why}"))
        }
        SubmitError::Illegal(illegal) => Refusal {
            code: illegal.code.to_owned(),
            clause: Some(illegal.clause.to_owned()),
            message: format!("the rules forbid it ({})", illegal.clause),
        },
    }
}

impl Table {
    /// Makes a move for a seat and gives its number. `submission` is the id of the order it came with.
    pub(super) async fn make_move(
        &mut self,
        seat: u8,
        action: &Value,
        submission: Option<String>,
    ) -> Result<u64, Refusal> {
        let planned = match &self.live {
            Some(live) => live.plan(Seat::new(seat), action).map_err(illegal)?,
            None => return Err(Refusal::new(code::NOT_NOW, "there is no game on")),
        };
        let (at, before) = (now(), self.turn());
        let time = self.time.clone();
        self.time.acted(seat, at);
        match self.store(planned, at, submission).await {
            Ok(first) => {
                let turn = self.turn();
                before.iter().filter(|seat| !turn.contains(seat)).for_each(|seat| self.time.passed(*seat));
                self.thinking.remove(&seat);
                self.drop_undo_vote();
                self.after(first).await;
                Ok(first)
            }
            Err(error) => {
                self.time = time;
                Err(error)
            }
        }
    }

    /// Stores what was planned and applies it; gives the first number.
    pub(super) async fn store(
        &mut self,
        planned: Planned,
        at: Millis,
        submission: Option<String>,
    ) -> Result<u64, Refusal> {
        let head = self.head();
        let clocks = self.time.keep();
        let row = |(offset, input): (usize, &Value)| LogRow {
            seq: head + 1 + offset as u64,
            at,
            body: input.to_string(),
            submission: submission.clone().filter(|_| offset == 0),
            clocks: clocks.clone(),
        };
        let rows: Vec<LogRow> = planned.inputs.iter().enumerate().map(row).collect();
        let write = Write::append(&self.kept.current.id, &rows);
        if let Err(error) = self.write(write).await {
            self.doubt();
            return Err(match error {
                StoreError::Conflict => Refusal::new(code::STALE, "the table went on elsewhere; look again"),
                other => refusal(&other),
            });
        }
        if let Some(submission) = submission {
            self.submissions.insert(submission, head + 1);
        }
        let live = self.live.as_mut().expect("something was planned with it");
        let mut inputs = live.any().len();
        let entries: Vec<Entry> = planned.inputs.iter().cloned().map(Entry::Input).collect();
        live.apply(planned);
        for (offset, entry) in entries.iter().enumerate() {
            self.note(head + 1 + offset as u64, at, entry, &mut inputs);
        }
        metrics::counter!("cardinal_inputs_total").increment(entries.len() as u64);
        Ok(head + 1)
    }

    /// After numbers from `first` on were added: clocks, everybody, bots, perhaps the end.
    pub(super) async fn after(&mut self, first: u64) {
        self.run_clocks();
        let over = self.live.as_ref().is_some_and(|live| live.any().finished().is_some());
        if over {
            self.kept.current.ended = Some(now());
        }
        self.tell_events(first - 1);
        if over {
            self.finish().await;
        } else {
            self.schedule();
            self.nudge();
        }
    }

    /// Lets the clocks of the people on turn run.
    pub(super) fn run_clocks(&mut self) {
        let people: Vec<u8> = if self.kept.status == TableStatus::Playing {
            self.turn().into_iter().filter(|seat| self.played_by(*seat).is_none()).collect()
        } else {
            Vec::new()
        };
        self.time.run(&people, now());
    }

    /// Tells people on turn who are not looking.
    fn nudge(&self) {
        for seat in self.turn() {
            let looking = self.watchers.iter().any(|watching| watching.seat == Some(seat));
            if let (false, Some(person)) = (looking, self.kept.seats[usize::from(seat)].person()) {
                let message = cardinal_protocol::ToClient::YourTurn {
                    table: self.id.clone(),
                    game: self.kept.setup.game.clone(),
                };
                self.shared.tell_person(&person.id, &super::frame(&message));
            }
        }
    }
}
