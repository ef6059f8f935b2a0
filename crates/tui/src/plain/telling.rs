//! What is written: news, the table, the moves, a rule, the result.

use std::io::Write;

use super::Plain;
use crate::TerminalError;
use crate::rules::{clause, explain};
use crate::session::Handover;
use crate::tables::Position;

impl<W: Write> Plain<'_, W> {
    /// Tells what has happened since the last time.
    pub(super) fn news(&mut self) -> Result<(), TerminalError> {
        if let Some(trouble) = self.sitting.trouble() {
            writeln!(self.out, "Trouble: {}", explain(&self.book, &trouble))?;
        }
        if let Some(news) = self.sitting.news() {
            writeln!(self.out, "{news}")?;
        }
        let line = self.sitting.line();
        if line != self.line {
            if let Some(line) = &line {
                writeln!(self.out, "{line}")?;
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
                writeln!(self.out, "{question} Type yes or no.")?;
            }
            self.question = question;
        }
        let said: Vec<String> =
            self.sitting.said().iter().skip(self.said).map(|talk| talk.text.clone()).collect();
        self.said += said.len();
        for text in said {
            writeln!(self.out, "{text}")?;
        }
        if matches!(self.sitting.handover(), Handover::Veiled(_)) {
            return Ok(());
        }
        let scene = self.sitting.scene();
        let inputs = scene.inputs();
        // Somebody else looks, or moves were taken back: what was told before was told to others.
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
            writeln!(self.out, "{sentence}.")?;
        }
        self.out.flush()?;
        Ok(())
    }

    pub(super) fn show_table(&mut self) -> Result<(), TerminalError> {
        let scene = self.sitting.scene();
        writeln!(self.out)?;
        for line in scene.of_position(|position| position.describe(self.names())) {
            writeln!(self.out, "{line}")?;
        }
        let scores = scene.scores.iter().zip(&scene.names).map(|(score, name)| format!("{name} {score}"));
        writeln!(self.out, "Scores: {}.", scores.collect::<Vec<_>>().join(", "))?;
        Ok(())
    }

    pub(super) fn show_moves(&mut self) -> Result<(), TerminalError> {
        for (at, one) in self.moves().iter().enumerate() {
            writeln!(self.out, "  {}. {}", at + 1, one.word)?;
        }
        writeln!(self.out, "Your move:")?;
        self.out.flush()?;
        Ok(())
    }

    pub(super) fn show_rule(&mut self, id: Option<&str>) -> Result<(), TerminalError> {
        let id = id.unwrap_or_else(|| self.sitting.scene().of_position(Position::clause));
        match clause(&self.book, id) {
            Some(text) => writeln!(self.out, "{text}")?,
            None => writeln!(self.out, "{} has no clause '{id}'.", self.book.title)?,
        }
        Ok(())
    }

    pub(super) fn result(&mut self) -> Result<(), TerminalError> {
        let scene = self.sitting.scene();
        writeln!(self.out, "\nThe game is over.")?;
        let mut seats: Vec<usize> = (0..scene.names.len()).collect();
        let standings = scene.standings.clone().unwrap_or_default();
        seats.sort_by_key(|seat| standings.get(*seat).map(|standing| standing.place));
        for seat in seats {
            if let Some(standing) = standings.get(seat) {
                writeln!(self.out, "{}. {} with {}", standing.place, scene.names[seat], standing.score)?;
            }
        }
        self.out.flush()?;
        Ok(())
    }
}
