//! A recorded game on the screen, step by step.

use cardinal_engine::{AnyReplay, Observer, RecordFile, Seat};
use cardinal_texts::{Rulebook, Speech, printable, with};
use ratatui::crossterm::event::{Event, KeyCode};
use ratatui::prelude::Frame;

use super::log::Story;
use super::overlay::{Overlay, Page};
use super::panes::{Areas, bar, message, side};
use super::{Palette, Screen};
use crate::session::Scene;
use crate::tables::{AnyTable, Canvas, Marks, Position};
use crate::words::Names;
use crate::{Ending, TerminalError};

/// How many of the latest steps the log tells of.
const TOLD: usize = 60;

/// A record open at a step, as one observer sees it.
pub struct Review<'a> {
    replay: &'a mut dyn AnyReplay,
    table: &'static dyn AnyTable,
    book: Rulebook,
    speech: &'static Speech,
    names: Vec<String>,
    /// The views there are: all hands where the game came to its end, each seat, a spectator.
    eyes: Vec<Observer>,
    eye: usize,
    scene: Scene,
    story: Story,
    overlay: Overlay,
    /// The number typed so far, to jump to.
    typed: String,
    palette: Palette,
}

impl std::fmt::Debug for Review<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Review").field("at", &self.replay.at()).finish_non_exhaustive()
    }
}

impl<'a> Review<'a> {
    /// Opens a verified record as `who` sees it.
    pub fn new(
        replay: &'a mut dyn AnyReplay,
        record: &RecordFile,
        who: Observer,
        language: &str,
        palette: Palette,
    ) -> Result<Self, TerminalError> {
        let game = &record.game;
        let table = crate::tables::find(game).ok_or_else(|| TerminalError::NoTable(game.clone()))?;
        let book = Rulebook::load_or_english(game, language)?;
        let all = replay.finished().map(Observer::All);
        let seats = Seat::all(record.seats.len() as u8).map(Observer::Seat);
        let eyes: Vec<Observer> = all.into_iter().chain(seats).chain([Observer::Spectator]).collect();
        let eye = eyes.iter().position(|eye| *eye == who).unwrap_or(0);
        let mut review = Self {
            replay,
            table,
            book,
            speech: Speech::of(language),
            names: record.seats.iter().map(|name| printable(name)).collect(),
            eyes,
            eye,
            scene: Scene::default(),
            story: Story::default(),
            overlay: Overlay::None,
            typed: String::new(),
            palette,
        };
        review.go(0);
        Ok(review)
    }

    fn go(&mut self, step: usize) {
        self.replay.go(step.min(self.replay.len()));
        let who = self.eyes[self.eye];
        let now = self.replay.now();
        let skipped = now.len().saturating_sub(TOLD);
        let names = Names { names: &self.names, me: who.seat(), speech: self.speech };
        self.scene = Scene {
            game: now.info().id.to_owned(),
            speech: self.speech,
            names: self.names.clone(),
            seat: who.seat(),
            position: self.table.position(now, who),
            turn: now.turn().seats(),
            acts: false,
            scores: now.scores().iter().copied().collect(),
            standings: now.standings().map(|all| all.iter().copied().collect()),
            told: (skipped..now.len()).map(|input| self.table.told(now, input, who, names)).collect(),
            skipped,
        };
        self.story = Story::default();
        self.story.follow(&self.scene);
    }

    fn key(&mut self, code: KeyCode) -> Option<Ending> {
        if let Overlay::Rules(page) = &mut self.overlay {
            match code {
                KeyCode::Down => page.scrolled += 1,
                KeyCode::Up => page.scrolled -= 1,
                KeyCode::PageDown | KeyCode::Char(' ') => page.scrolled += 15,
                KeyCode::PageUp => page.scrolled -= 15,
                _ => self.overlay = Overlay::None,
            }
            return None;
        }
        let (at, len) = (self.replay.at(), self.replay.len());
        match code {
            KeyCode::Right | KeyCode::Char(' ' | 'n') => self.go(at + 1),
            KeyCode::Left | KeyCode::Char('p') => self.go(at.saturating_sub(1)),
            KeyCode::PageDown | KeyCode::Down => self.go(at + 10),
            KeyCode::PageUp | KeyCode::Up => self.go(at.saturating_sub(10)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(len),
            KeyCode::Char(digit @ '0'..='9') if self.typed.len() < 6 => {
                self.typed.push(digit);
                return None;
            }
            KeyCode::Enter => {
                if let Ok(step) = self.typed.parse() {
                    self.go(step);
                }
            }
            KeyCode::Char('v') => {
                self.eye = (self.eye + 1) % self.eyes.len();
                self.go(at);
            }
            KeyCode::Char('i') => {
                self.overlay = Overlay::Rules(Page::players(&self.scene));
            }
            KeyCode::Char('?') => {
                let clause = self.scene.of_position(Position::clause);
                self.overlay = Overlay::Rules(Page::rules(&self.book, clause));
            }
            KeyCode::Char('q') => return Some(Ending::Left),
            _ => {}
        }
        self.typed.clear();
        None
    }

    fn eye(&self) -> String {
        match self.eyes[self.eye] {
            Observer::All(_) => self.speech.text("replay-everything"),
            Observer::Spectator => self.speech.text("term-as-spectator"),
            Observer::Seat(seat) => {
                let name = with("name", self.names[seat.index()].clone());
                self.speech.say("term-as-seat", name.with("seat", seat.number() + 1))
            }
        }
    }
}

impl Screen for Review<'_> {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        let palette = self.palette;
        let areas = Areas::of(frame.area(), self.scene.seat.is_some());
        let status = self.scene.of_position(|position| position.status(self.scene.names()));
        let title = format!("{} · {status}", self.book.title);
        let place = with("step", self.replay.at()).with("length", self.replay.len());
        let step = self.speech.say("replay-step-of", place);
        bar(frame.buffer_mut(), areas.title, &title, &step, palette.bar());
        side(frame.buffer_mut(), &areas, &self.scene, &self.story.lines(&[]), palette);
        let marks = Marks { touched: self.story.touched.clone(), ..Marks::default() };
        let mut canvas =
            Canvas::new(frame.buffer_mut(), areas.table, areas.hand, palette, &marks).speaking(self.speech);
        self.scene.of_position(|position| position.paint(&mut canvas));
        let jump = if self.typed.is_empty() {
            String::new()
        } else {
            format!(" {}", self.speech.say("term-jump", with("step", format!("{}▏", self.typed))))
        };
        message(frame.buffer_mut(), areas.message, &format!("{}{jump}", self.eye()), palette.plain());
        bar(frame.buffer_mut(), areas.keys, &self.speech.text("term-keys-replay"), "", palette.bar());
        let area = frame.area();
        self.overlay.draw(frame.buffer_mut(), area, &[], self.speech, palette);
    }

    fn event(&mut self, event: &Event) -> Option<Ending> {
        match event {
            Event::Key(key) => self.key(key.code),
            _ => None,
        }
    }

    fn speech(&self) -> &'static Speech {
        self.speech
    }

    fn tick(&mut self) -> bool {
        false
    }
}
