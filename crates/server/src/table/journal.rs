//! The numbers of a match, and the orders they came from.

use std::collections::HashMap;

use cardinal_engine::{AnyMatch, AnySession, Observer, Seat, StoredLine, Undone};
use cardinal_protocol::Millis;
use cardinal_store::LogRow;
use serde_json::value::RawValue;

use super::taken_back::{REPLAYED, TakenBack};

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
    taken_back: Vec<Undone>,
    told: TakenBack,
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
    pub(super) by: Option<Seat>,
    /// Whether a move begins with it; further actions of the move and its shuffles follow.
    begins: bool,
}

impl Journal {
    pub(super) fn new(seats: usize) -> Self {
        Self { acted: vec![0; seats], ..Self::default() }
    }

    /// Forgets the match, but not the answers to recent orders.
    pub(super) fn forget_match(&mut self) {
        self.go_on_with(Self::new(self.acted.len()));
    }

    /// Goes on with a match that was read, without forgetting the answers to recent orders.
    pub(super) fn go_on_with(&mut self, read: Self) {
        let (answers, answered) = (std::mem::take(&mut self.answers), self.answered);
        *self = Self { answers, answered, ..read };
    }

    /// Reads the stored rows, in order; `before` replays the match up to a row.
    pub(super) fn replay(
        &mut self,
        rows: &[LogRow],
        before: impl Fn(usize) -> Option<Box<dyn AnySession>>,
    ) -> serde_json::Result<()> {
        let lines: Vec<StoredLine> =
            rows.iter().map(|row| StoredLine::read(&row.body)).collect::<Result<_, _>>()?;
        let undos = lines.iter().filter(|line| line.undo.is_some()).count();
        let mut unworded = undos.saturating_sub(REPLAYED);
        let mut last = (0, None);
        for (at, (row, line)) in rows.iter().zip(lines).enumerate() {
            if let Some(inputs) = line.undo {
                if unworded > 0 {
                    unworded -= 1;
                } else if let Some(session) = before(at) {
                    self.taking_back(row.at, inputs as u32, session.played());
                }
                self.undo(row.at, inputs as u32, line.by);
            } else {
                // The rows of a move are written at one moment, and the first has the order's id.
                let other = line.seat.is_some() && line.seat != last.1;
                self.input(row.at, line.seat, row.submission.is_some() || other || row.at != last.0);
            }
            last = (row.at, line.seat.or(last.1));
            if let Some(submission) = &row.submission {
                self.submitted(submission.clone(), row.seq);
            }
        }
        Ok(())
    }

    /// Records an input; `begins` if a move begins with it.
    pub(super) fn input(&mut self, at: Millis, actor: Option<Seat>, begins: bool) {
        self.numbers.push(Number { at, input: Some(self.inputs), back_to: None, by: None, begins });
        self.inputs += 1;
        let seq = self.head();
        if let Some(acted) = actor.and_then(|seat| self.acted.get_mut(usize::from(seat.number()))) {
            *acted = seq;
        }
    }

    /// Keeps the notices of the inputs after the first `inputs`, while the game still has them.
    pub(super) fn taking_back(&mut self, at: Millis, inputs: u32, game: &dyn AnyMatch) {
        for (seq, number) in (1..).zip(&self.numbers) {
            let gone = |input: &u32| *input >= inputs && (*input as usize) < game.len();
            if let Some(input) = number.input.filter(gone) {
                self.told.note(seq, number.at, at, game, input as usize);
            }
        }
    }

    /// The notices that a watcher with this delay received for a number that was taken back, as far as they are kept.
    pub(super) fn told(&self, seq: u64, who: Observer, delay: Millis) -> Option<&RawValue> {
        self.told.told(seq, who, delay)
    }

    /// Records an undo by a seat: only the first `inputs` inputs still count.
    pub(super) fn undo(&mut self, at: Millis, inputs: u32, by: Option<Seat>) {
        for number in &mut self.numbers {
            number.input = number.input.filter(|input| *input < inputs);
        }
        self.taken_back.push(Undone { seat: by, from: self.inputs, to: inputs });
        let counts = self.numbers.iter().rposition(|number| number.input.is_some());
        let back_to = Some(counts.map_or(0, |at| at as u32 + 1));
        self.numbers.push(Number { at, input: None, back_to, by, begins: true });
        self.inputs = inputs;
        self.undone = self.head();
    }

    /// The last number.
    pub(super) fn head(&self) -> u64 {
        self.numbers.len() as u64
    }

    /// The moves that were taken back.
    pub(super) fn taken_back(&self) -> &[Undone] {
        &self.taken_back
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

    /// Whether there is an undo after `from`, up to `to`.
    pub(super) fn undid(&self, from: u64, to: u64) -> bool {
        self.numbers[from as usize..to as usize].iter().any(|number| number.back_to.is_some())
    }

    /// When the last number happened.
    pub(super) fn last(&self) -> Option<Millis> {
        self.numbers.last().map(|number| number.at)
    }

    /// The last number no later than this moment that was not taken back afterwards: a move taken back is not shown any
    /// more to those who are behind.
    pub(super) fn until(&self, moment: Millis) -> u64 {
        let past = self.numbers.iter().take_while(|number| number.at <= moment).count();
        let back = self.numbers[past..].iter().filter_map(|number| number.back_to).min();
        back.map_or(past as u64, |back| u64::from(back).min(past as u64))
    }

    /// When the next number after this one happened that was not taken back since.
    pub(super) fn time_after(&self, seq: u64) -> Option<Millis> {
        let (mut back, mut next) = (u64::MAX, None);
        for (at, number) in self.numbers.iter().enumerate().skip(seq as usize).rev() {
            if (at as u64) < back {
                next = Some(number.at);
            }
            back = back.min(number.back_to.map_or(u64::MAX, u64::from));
        }
        next
    }

    /// The first input of the move that an input belongs to.
    pub(super) fn move_start(&self, input: usize) -> usize {
        let earlier =
            self.numbers.iter().rev().filter(|number| number.input.is_some_and(|at| at as usize <= input));
        let start = earlier.map(|number| (number.begins, number.input)).find(|(begins, _)| *begins);
        start.and_then(|(_, at)| at).map_or(input, |at| at as usize)
    }

    /// How many inputs counted after this number.
    pub(super) fn inputs_at(&self, seq: u64) -> usize {
        let last = self.numbers[..seq as usize].iter().rev().find_map(|number| number.input);
        last.map_or(0, |input| input as usize + 1)
    }

    /// Records the order that a number came from.
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

/// Reads a log of a session and asks for everything that is asked of it; for tests.
#[cfg(feature = "testing")]
pub(crate) fn read_log(
    rows: &[LogRow],
    session: &dyn AnySession,
    before: impl Fn(usize) -> Option<Box<dyn AnySession>>,
) {
    let mut journal = Journal::new(session.played().seats().into());
    journal.replay(rows, before).expect("the session could be read");
    let head = journal.head();
    assert_eq!(journal.inputs_at(head), session.played().len(), "journal and session agree");
    for seq in [0, head / 2, head] {
        let inputs = journal.inputs_at(seq);
        assert!(journal.until(seq) <= head && journal.move_start(inputs) <= inputs);
        // What was taken back since is not there any more.
        drop(session.fork(inputs.min(session.played().len())));
        assert!(journal.time_after(seq).is_some() == (seq < head) || journal.undid(0, head));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undo_names_the_last_number_that_still_counts() {
        let mut journal = Journal::new(2);
        journal.input(10, None, true);
        for at in [20, 30, 40] {
            journal.input(at, Some(Seat::new(1)), true);
        }
        journal.undo(50, 2, Some(Seat::new(1)));
        let back: Vec<_> = journal.between(0, 5).map(|(seq, number)| (seq, number.back_to)).collect();
        assert_eq!(back[4], (5, Some(2)));
        assert_eq!((journal.inputs_at(5), journal.inputs_at(1), journal.undone()), (2, 1, 5));
        journal.input(60, Some(Seat::new(0)), true);
        journal.undo(70, 1, Some(Seat::new(0)));
        assert_eq!(journal.between(6, 7).next().unwrap().1.back_to, Some(1));
        assert_eq!((journal.acted(1), journal.acted(0)), (4, 6));
        assert_eq!((journal.undid(0, 4), journal.undid(0, 5), journal.undid(5, 6)), (false, true, false));
    }

    #[test]
    fn a_spectator_behind_an_undo_is_not_shown_what_it_takes_back() {
        let mut journal = Journal::new(2);
        for at in [10, 20, 30, 40] {
            journal.input(at, Some(Seat::new(0)), true);
        }
        assert_eq!((journal.until(35), journal.time_after(2)), (3, Some(30)));
        journal.undo(50, 2, None);
        journal.input(60, Some(Seat::new(1)), true);
        assert_eq!([5, 15, 25, 35, 49, 50, 60].map(|moment| journal.until(moment)), [0, 1, 2, 2, 2, 5, 6]);
        assert_eq!([0, 1, 2, 3, 5].map(|seq| journal.time_after(seq)), [10, 20, 50, 50, 60].map(Some));
        assert_eq!(journal.time_after(6), None);
        journal.undo(70, 1, None);
        assert_eq!(
            (journal.until(55), journal.time_after(1)),
            (1, Some(70)),
            "the first undo is taken back too"
        );
    }

    #[test]
    fn a_move_of_several_actions_is_one_move_also_after_a_restart() {
        let row = |seq: u64, at, seat: Option<u8>, id: Option<&str>| {
            let body = seat
                .map_or(r#"{"chance":{}}"#.to_owned(), |seat| format!(r#"{{"seat":{seat},"action":{{}}}}"#));
            LogRow { seq, at, body, submission: id.map(str::to_owned), clocks: "[]".to_owned() }
        };
        let rows = [
            row(1, 5, None, None),
            row(2, 9, Some(0), Some("0:a")),
            row(3, 9, Some(0), None),
            row(4, 9, None, None),
            row(5, 9, Some(0), Some("0:b")),
            row(6, 9, Some(1), None),
            row(7, 12, Some(1), None),
        ];
        let mut journal = Journal::new(2);
        journal.replay(&rows, |_| None).unwrap();
        let starts: Vec<usize> = (0..7).map(|input| journal.move_start(input)).collect();
        assert_eq!(starts, [0, 1, 1, 1, 4, 5, 6]);
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
