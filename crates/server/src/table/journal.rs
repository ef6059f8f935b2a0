//! The numbers of a match, and the orders they came from.

use std::collections::HashMap;

use cardinal_engine::Seat;
use cardinal_protocol::Millis;
use cardinal_store::LogRow;
use serde::Deserialize;

/// How many answers a table remembers at least.
const ANSWERS: usize = 64;

/// What was stored of a match, number by number, and the answers to recent orders.
#[derive(Debug, Default)]
pub(super) struct Journal {
    /// Number `n` is at `n - 1`.
    numbers: Vec<Number>,
    /// The inputs that still count.
    inputs: u32,
    /// Orders that became numbers, by seat and id.
    submissions: HashMap<String, u64>,
    /// Per seat: the last number that is its own.
    acted: Vec<u64>,
    /// The number of the last undo.
    undone: u64,
    /// Recent answers, by person and order, each with its place in their order.
    answers: HashMap<String, (u64, Answer)>,
    answered: u64,
}

/// The answer to an order that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Answer {
    /// The number it became, where it became one.
    pub(super) seq: Option<u64>,
}

/// One number of a match, as far as it is needed to tell of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Number {
    pub(super) at: Millis,
    /// The input it is; none for an undo, and none for what was taken back.
    pub(super) input: Option<u32>,
    /// For an undo: the last number that still counts.
    pub(super) back_to: Option<u32>,
    /// For an undo: the seat that took its move back.
    pub(super) by: Option<u8>,
}

/// What the journal needs of a stored line.
#[derive(Deserialize)]
struct Line {
    seat: Option<Seat>,
    undo: Option<u32>,
    by: Option<u8>,
}

impl Journal {
    pub(super) fn new(seats: usize) -> Self {
        Self { acted: vec![0; seats], ..Self::default() }
    }

    /// Forgets the match, but not the answers to recent orders.
    pub(super) fn forget_match(&mut self) {
        let (answers, answered) = (std::mem::take(&mut self.answers), self.answered);
        *self = Self { answers, answered, ..Self::new(self.acted.len()) };
    }

    /// Notes what is stored, in order.
    pub(super) fn replay(&mut self, rows: &[LogRow]) -> serde_json::Result<()> {
        for row in rows {
            let line: Line = serde_json::from_str(&row.body)?;
            match line.undo {
                Some(inputs) => self.undo(row.at, inputs, line.by),
                None => self.input(row.at, line.seat),
            }
            if let Some(submission) = &row.submission {
                self.submitted(submission.clone(), row.seq);
            }
        }
        Ok(())
    }

    /// Notes an input.
    pub(super) fn input(&mut self, at: Millis, actor: Option<Seat>) {
        self.numbers.push(Number { at, input: Some(self.inputs), back_to: None, by: None });
        self.inputs += 1;
        let seq = self.head();
        if let Some(acted) = actor.and_then(|seat| self.acted.get_mut(usize::from(seat.number()))) {
            *acted = seq;
        }
    }

    /// Notes that only the first `inputs` inputs still count, since a seat took its move back.
    pub(super) fn undo(&mut self, at: Millis, inputs: u32, by: Option<u8>) {
        for number in &mut self.numbers {
            number.input = number.input.filter(|input| *input < inputs);
        }
        let counts = self.numbers.iter().rposition(|number| number.input.is_some());
        let back_to = Some(counts.map_or(0, |at| at as u32 + 1));
        self.numbers.push(Number { at, input: None, back_to, by });
        self.inputs = inputs;
        self.undone = self.head();
    }

    /// The last number.
    pub(super) fn head(&self) -> u64 {
        self.numbers.len() as u64
    }

    /// The number of the last undo; 0 if there was none.
    pub(super) const fn undone(&self) -> u64 {
        self.undone
    }

    /// The last number of a seat's own; 0 if it has not acted.
    pub(super) fn acted(&self, seat: u8) -> u64 {
        self.acted[usize::from(seat)]
    }

    /// The numbers after `from`, up to `to`.
    pub(super) fn between(&self, from: u64, to: u64) -> impl Iterator<Item = (u64, Number)> {
        (from + 1..).zip(self.numbers[from as usize..to as usize].iter().copied())
    }

    /// The last number that happened no later than this moment.
    pub(super) fn until(&self, moment: Millis) -> u64 {
        self.numbers.iter().take_while(|number| number.at <= moment).count() as u64
    }

    /// When the last number happened.
    pub(super) fn last(&self) -> Option<Millis> {
        self.numbers.last().map(|number| number.at)
    }

    /// When the number after this one happened.
    pub(super) fn time_after(&self, seq: u64) -> Option<Millis> {
        self.numbers.get(seq as usize).map(|number| number.at)
    }

    /// How many inputs counted after this number.
    pub(super) fn inputs_at(&self, seq: u64) -> usize {
        let last = self.numbers[..seq as usize].iter().rev().find_map(|number| number.input);
        last.map_or(0, |input| input as usize + 1)
    }

    /// Notes the order that a number came from.
    pub(super) fn submitted(&mut self, submission: String, seq: u64) {
        self.submissions.insert(submission, seq);
    }

    /// The number that an order became.
    pub(super) fn submission(&self, submission: &str) -> Option<u64> {
        self.submissions.get(submission).copied()
    }

    /// Remembers that an order was carried out, in case it is repeated.
    pub(super) fn remember(&mut self, key: String, seq: Option<u64>) {
        self.answered += 1;
        self.answers.insert(key, (self.answered, Answer { seq }));
        if self.answers.len() > 2 * ANSWERS {
            let old = self.answered - ANSWERS as u64;
            self.answers.retain(|_, (place, _)| *place > old);
        }
    }

    /// The answer to an order that was carried out.
    pub(super) fn answer(&self, key: &str) -> Option<Answer> {
        self.answers.get(key).map(|(_, answer)| *answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undo_names_the_last_number_that_still_counts() {
        let mut journal = Journal::new(2);
        journal.input(10, None);
        for at in [20, 30, 40] {
            journal.input(at, Some(Seat::new(1)));
        }
        journal.undo(50, 2, Some(1));
        let back: Vec<_> = journal.between(0, 5).map(|(seq, number)| (seq, number.back_to)).collect();
        assert_eq!(back[4], (5, Some(2)));
        assert_eq!((journal.inputs_at(5), journal.inputs_at(1), journal.undone()), (2, 1, 5));
        journal.input(60, Some(Seat::new(0)));
        journal.undo(70, 1, Some(0));
        assert_eq!(journal.between(6, 7).next().unwrap().1.back_to, Some(1));
        assert_eq!((journal.until(45), journal.acted(1), journal.acted(0)), (4, 4, 6));
    }

    #[test]
    fn answers_are_remembered_and_old_ones_forgotten() {
        let mut journal = Journal::new(2);
        for order in 0..=2 * ANSWERS {
            journal.remember(order.to_string(), Some(order as u64));
        }
        let kept = |journal: &Journal, order: usize| journal.answer(&order.to_string());
        assert_eq!(kept(&journal, ANSWERS), None);
        journal.forget_match();
        for order in [ANSWERS + 1, 2 * ANSWERS] {
            assert_eq!(kept(&journal, order), Some(Answer { seq: Some(order as u64) }));
        }
    }
}
