//! Questions to the people at a table.

use cardinal_protocol::{Millis, Refusal, Vote, VoteKind, code};

/// How long a question stays open.
const OPEN: Millis = 60_000;

/// The open question, if there is one.
#[derive(Debug, Default)]
pub(super) struct Votes {
    open: Option<Question>,
    asked: u64,
}

/// A question, and what happens once all players agree.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) vote: Vote,
    /// For an undo: how many inputs would be left.
    pub(super) inputs: usize,
}

impl Votes {
    /// The open question, as clients see it.
    pub(super) fn shown(&self) -> Option<Vote> {
        self.open.as_ref().map(|question| question.vote.clone())
    }

    /// Asks these seats.
    pub(super) fn ask(
        &mut self,
        kind: VoteKind,
        by: u8,
        waiting: Vec<u8>,
        inputs: usize,
        now: Millis,
    ) -> Result<(), Refusal> {
        if self.open.is_some() {
            return Err(Refusal::new(code::BUSY, "another vote is in progress"));
        }
        self.asked += 1;
        let vote = Vote { id: self.asked, kind, by, yes: vec![by], waiting, until: now + OPEN };
        self.open = Some(Question { vote, inputs });
        Ok(())
    }

    /// Takes a seat's answer. One refusal ends the vote.
    pub(super) fn answer(&mut self, seat: u8, id: u64, yes: bool) -> Result<(), Refusal> {
        let asked =
            self.open.as_mut().filter(|asked| asked.vote.id == id && asked.vote.waiting.contains(&seat));
        let Some(Question { vote, .. }) = asked else {
            return Err(Refusal::new(code::NO_VOTE, "there is no vote that you can answer"));
        };
        if yes {
            vote.waiting.retain(|waiting| *waiting != seat);
            vote.yes.push(seat);
        } else {
            self.open = None;
        }
        Ok(())
    }

    /// When the open question is dropped if it is not answered.
    pub(super) fn deadline(&self) -> Option<Millis> {
        self.open.as_ref().map(|question| question.vote.until)
    }

    /// Drops a question that was not answered in time; whether there was one.
    pub(super) fn expire(&mut self, now: Millis) -> bool {
        self.open.take_if(|question| question.vote.until <= now).is_some()
    }

    /// Drops the question of a seat, or its part in that of another one, since its person has left; whether either was
    /// so. The moves of a player who has left are not taken back.
    pub(super) fn drop_of(&mut self, seat: u8) -> bool {
        let over = |question: &mut Question| {
            let vote = &question.vote;
            vote.by == seat || (vote.kind == VoteKind::Undo && vote.waiting.contains(&seat))
        };
        if self.open.take_if(over).is_some() {
            return true;
        }
        let Some(Question { vote, .. }) = &mut self.open else { return false };
        let asked = vote.waiting.contains(&seat);
        vote.waiting.retain(|waiting| *waiting != seat);
        asked
    }

    /// The question that all players have agreed to; closes it.
    pub(super) fn carried(&mut self) -> Option<Question> {
        self.open.take_if(|question| question.vote.waiting.is_empty())
    }

    /// Drops the question; whether there was one.
    pub(super) fn drop_any(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// Drops a question about an undo, since the game went on; whether there was one.
    pub(super) fn drop_undo(&mut self) -> bool {
        self.open.take_if(|question| question.vote.kind == VoteKind::Undo).is_some()
    }
}
