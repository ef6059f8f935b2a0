//! Taking back, and votes.

use cardinal_engine::Seat;
use cardinal_protocol::{Refusal, TableStatus, Vote, VoteKind, code};
use cardinal_store::{LogRow, Write};

use super::state::Table;
use crate::error::refusal;
use crate::ids::now;
use crate::play::Entry;

impl Table {
    /// Takes a seat's last move back, or asks the others. Gives the number if it was done at once.
    pub(super) async fn undo(&mut self, seat: u8, submission: String) -> Result<Option<u64>, Refusal> {
        let nothing = || Refusal::new(code::NOTHING_TO_UNDO, "you have not moved yet");
        let live = self.live.as_ref().ok_or_else(nothing)?;
        let inputs = live.any().len();
        let own = (0..inputs)
            .rev()
            .find(|input| live.actor(*input) == Some(Seat::new(seat)))
            .ok_or_else(nothing)?;
        let others_moved =
            (own..inputs).any(|input| live.actor(input).is_some_and(|actor| actor != Seat::new(seat)));
        if !others_moved && !live.revealed(own) {
            return self.take_back(own, Some(submission)).await.map(Some);
        }
        self.ask(VoteKind::Undo, seat, own, Some(submission)).await
    }

    /// Goes back to the first `inputs` inputs; this is a number of its own.
    async fn take_back(&mut self, inputs: usize, submission: Option<String>) -> Result<u64, Refusal> {
        let (seq, at) = (self.head() + 1, now());
        let entry = Entry::Undo { undo: inputs };
        let body = serde_json::to_string(&entry).expect("it has string keys only");
        let row = LogRow { seq, at, body, submission: submission.clone(), clocks: self.time.keep() };
        let stored = self.write(Write::append(&self.kept.current.id, &[row])).await;
        stored.map_err(|error| {
            self.doubt();
            refusal(&error)
        })?;
        if let Some(submission) = submission {
            self.submissions.insert(submission, seq);
        }
        self.live.as_mut().expect("there is something to take back").back(inputs);
        self.note(seq, at, &entry, &mut 0);
        self.vote = None;
        self.thinking.clear();
        self.run_clocks();
        self.tell_views();
        self.tell_table();
        self.schedule();
        Ok(seq)
    }

    /// Asks the other people at the table; where there are none, it is done.
    pub(super) async fn ask(
        &mut self,
        kind: VoteKind,
        by: u8,
        inputs: usize,
        submission: Option<String>,
    ) -> Result<Option<u64>, Refusal> {
        if self.vote.is_some() {
            return Err(Refusal::new(code::BUSY, "another question is being answered"));
        }
        let seats = 0..self.kept.seats.len() as u8;
        let waiting: Vec<u8> = seats.filter(|seat| *seat != by && self.played_by(*seat).is_none()).collect();
        self.votes += 1;
        self.vote = Some((Vote { id: self.votes, kind, by, yes: vec![by], waiting }, inputs));
        self.tally(submission).await
    }

    /// Does what everybody has agreed to; `submission` is what it was ordered by, where nobody had to be waited for.
    async fn tally(&mut self, submission: Option<String>) -> Result<Option<u64>, Refusal> {
        let Some((vote, inputs)) = self.vote.clone().filter(|(vote, _)| vote.waiting.is_empty()) else {
            self.tell_table();
            return Ok(None);
        };
        self.vote = None;
        match vote.kind {
            VoteKind::Undo => self.take_back(inputs, submission).await.map(Some),
            VoteKind::Pause => self.rest(true).await.map(|()| None),
        }
    }

    /// Somebody answers.
    pub(super) async fn answer_vote(&mut self, seat: u8, id: u64, yes: bool) -> Result<(), Refusal> {
        let asked = self.vote.as_mut().filter(|(vote, _)| vote.id == id && vote.waiting.contains(&seat));
        let Some((vote, _)) = asked else {
            return Err(Refusal::new(code::NO_VOTE, "you are not asked, or not any more"));
        };
        if !yes {
            self.vote = None;
            self.tell_table();
            return Ok(());
        }
        vote.waiting.retain(|waiting| *waiting != seat);
        vote.yes.push(seat);
        self.tally(None).await.map(|_| ())
    }

    /// The game went on, so nobody can take back what was asked for.
    pub(super) fn drop_undo_vote(&mut self) {
        if self.vote.as_ref().is_some_and(|(vote, _)| vote.kind == VoteKind::Undo) {
            self.vote = None;
            self.tell_table();
        }
    }

    /// Lets the game rest, or go on.
    pub(super) async fn rest(&mut self, rest: bool) -> Result<(), Refusal> {
        let before = self.kept.status;
        self.kept.status = if rest { TableStatus::Paused } else { TableStatus::Playing };
        if let Err(error) = self.write(self.saving()).await {
            self.kept.status = before;
            return Err(refusal(&error));
        }
        self.run_clocks();
        self.schedule();
        self.tell_table();
        self.tell_events(self.head());
        Ok(())
    }
}
