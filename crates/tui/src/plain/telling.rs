//! What is written: news, the table, the moves, a rule, the result.

use std::io::Write;

use cardinal_texts::{Values, printable, with};

use super::Plain;
use crate::TerminalError;
use crate::rules::{clause, explain};
use crate::session::{Handover, Said};
use crate::tables::Position;

impl<W: Write> Plain<'_, W> {
    /// Tells what has happened since the last time.
    pub(super) fn news(&mut self) -> Result<(), TerminalError> {
        if let Some(trouble) = self.sitting.trouble() {
            let why = explain(&self.book, &trouble);
            self.write("term-trouble", with("why", why))?;
        }
        if let Some(news) = self.sitting.news() {
            writeln!(self.out, "{news}")?;
        }
        let line = self.sitting.line();
        if line != self.line {
            if let Some(line) = &line {
                writeln!(self.out, "{}", line.text(self.speech))?;
            }
            self.line = line;
        }
        let room = self.sitting.room();
        if room != self.room {
            for line in room.iter().flatten() {
                writeln!(self.out, "{line}")?;
            }
            self.room = room;
        }
        let question = self.sitting.question();
        if question != self.question {
            if let Some(question) = &question {
                self.write("term-type-answer", with("question", question.clone()))?;
            }
            self.question = question;
        }
        let unread = |talk: &&Said| talk.number >= self.said;
        let said: Vec<Said> = self.sitting.said().iter().filter(unread).cloned().collect();
        for talk in said {
            self.said = talk.number + 1;
            writeln!(self.out, "{}", talk.text)?;
        }
        if matches!(self.sitting.handover(), Handover::Veiled(_)) {
            return Ok(());
        }
        let scene = self.sitting.scene();
        let inputs = scene.inputs();
        // Another player looks, or moves were taken back: the sentences so far were for others.
        let from = match self.told {
            (told, seat) if seat == scene.seat && told <= inputs => told.max(scene.skipped),
            (_, seat) if seat != scene.seat => inputs.saturating_sub(8).max(scene.skipped),
            _ => inputs,
        };
        let told = scene.told[from - scene.skipped..].iter();
        let sentences: Vec<String> = told.flat_map(|told| told.sentences.clone()).collect();
        if (inputs, scene.seat) != self.told {
            self.listed = false;
        }
        self.told = (inputs, scene.seat);
        for sentence in sentences {
            writeln!(self.out, "{sentence}")?;
        }
        self.out.flush()?;
        Ok(())
    }

    pub(super) fn show_table(&mut self) -> Result<(), TerminalError> {
        let scene = self.sitting.scene();
        writeln!(self.out)?;
        for line in scene.of_position(|position| position.describe(scene.names())) {
            writeln!(self.out, "{line}")?;
        }
        let scores = scene.scores.iter().zip(&scene.names).map(|(score, name)| format!("{name} {score}"));
        let scores = self.speech.row(&scores.collect::<Vec<_>>());
        Ok(self.write("term-scores", with("scores", scores))?)
    }

    pub(super) fn show_moves(&mut self) -> Result<(), TerminalError> {
        for (at, one) in self.moves().iter().enumerate() {
            let beside = one.sentence_beside();
            let beside = if beside.is_empty() { String::new() } else { format!(" – {beside}") };
            writeln!(self.out, "  {}. {}{beside}", at + 1, one.word)?;
        }
        self.write("term-your-move", Values::new())?;
        self.out.flush()?;
        Ok(())
    }

    pub(super) fn show_rule(&mut self, id: Option<&str>) -> Result<(), TerminalError> {
        let id = id.unwrap_or_else(|| self.sitting.scene().of_position(Position::clause));
        if let Some(text) = clause(&self.book, id) {
            writeln!(self.out, "{text}")?;
        } else {
            let game = with("game", self.book.title.clone());
            self.write("term-no-clause", game.with("clause", printable(id)))?;
        }
        Ok(())
    }

    pub(super) fn result(&mut self) -> Result<(), TerminalError> {
        writeln!(self.out)?;
        self.write("term-game-over", Values::new())?;
        let scene = self.sitting.scene();
        let mut seats: Vec<usize> = (0..scene.names.len()).collect();
        let standings = scene.standings.clone().unwrap_or_default();
        seats.sort_by_key(|seat| standings.get(*seat).map(|standing| standing.place));
        for seat in seats {
            if let Some(standing) = standings.get(seat) {
                let values = with("place", standing.place).with("name", scene.names[seat].clone());
                let line = self.speech.say("term-result", values.with("score", standing.score));
                writeln!(self.out, "{line}")?;
            }
        }
        self.out.flush()?;
        Ok(())
    }
}
