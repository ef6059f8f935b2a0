//! Going through a record step by step.

use serde_json::{Value, json};

use crate::{Finished, Game, Match, Observer, Record, RecordError, RecordFile, Seat, Turn, Wire};

/// A verified record, open at some step.
///
/// At step 0 nothing has gone in; at step `n` the first `n` inputs have.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    record: Record<G>,
    whole: Match<G>,
    now: Match<G>,
}

impl<G: Game> Replay<G> {
    /// Opens a record at its beginning, after verifying all of it.
    pub fn open(file: &RecordFile) -> Result<Self, RecordError> {
        let (record, whole) = Record::<G>::verify(file)?;
        let now = Match::of_revision(record.revision, &record.options, record.seats.clone())?;
        Ok(Self { record, whole, now })
    }

    /// How many inputs there are.
    pub fn len(&self) -> usize {
        self.record.inputs.len()
    }

    /// Whether the record has no input at all.
    pub fn is_empty(&self) -> bool {
        self.record.inputs.is_empty()
    }

    /// How many inputs have gone in.
    pub fn at(&self) -> usize {
        self.now.inputs().len()
    }

    /// The match as far as it has gone.
    pub const fn now(&self) -> &Match<G> {
        &self.now
    }

    /// Proof that the recorded game came to its end, so that all of it may be shown.
    pub fn finished(&self) -> Option<Finished> {
        self.whole.finished()
    }

    /// Goes to a step; steps past the end go to the end.
    pub fn go(&mut self, step: usize) {
        if step < self.at() {
            let Record { revision, options, seats, .. } = &self.record;
            self.now = Match::of_revision(*revision, options, seats.clone()).expect("it was verified");
        }
        while self.at() < step.min(self.len()) {
            self.now.step(self.record.inputs[self.at()].clone()).expect("it was verified");
        }
    }

    /// What happened in the step before this one, as data: the input, its notices for `who`, who is to act
    /// and what they may do, and the running scores. At step 0 there is no input, only the set-up.
    pub fn trace(&self, who: Observer) -> Value {
        let mut line = match self.at().checked_sub(1) {
            None => json!({
                "step": 0,
                "game": G::INFO.id,
                "revision": self.record.revision,
                "options": self.record.options.to_tree(),
                "seats": self.record.seats,
            }),
            Some(last) => {
                let mut line = json!({ "step": last + 1 });
                if matches!(who, Observer::All(_)) {
                    line["input"] = json!(self.now.inputs()[last]);
                }
                line["notices"] = self.now.notices(last, who).iter().map(Wire::to_tree).collect();
                line
            }
        };
        line["turn"] = json!(self.now.turn());
        let seen: Vec<Seat> = self.now.turn().seats().iter().filter(|&seat| who.sees(seat)).collect();
        for seat in seen {
            let legal = crate::Window::new(self.now.game(), seat).legal();
            line["legal"][seat.to_string()] = legal.iter().map(Wire::to_tree).collect();
        }
        line["scores"] = json!(self.now.game().scores());
        if self.now.turn() == Turn::Over {
            line["result"] = json!(self.now.standings());
        }
        line
    }
}
