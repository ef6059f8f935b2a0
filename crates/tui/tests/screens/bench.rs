//! A screen without a terminal.

use std::time::Duration;

use cardinal_engine::{AnyGame, Playable};
use cardinal_games::{Visitor, visit};
use cardinal_tui::Ending;
use cardinal_tui::screen::{Palette, Play, Screen, paint};
use cardinal_tui::session::{Local, Plan, Scene, Sitting, parse_seats};
use cardinal_tui::tables::Position;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

/// All games, or the one that `CARDINAL_ONLY` names.
pub(crate) fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    let only = std::env::var("CARDINAL_ONLY").ok();
    let wanted = move |game: &&dyn AnyGame| only.as_ref().is_none_or(|only| only == game.info().id);
    cardinal_games::all().iter().copied().filter(wanted)
}

/// A local game.
pub(crate) fn local(game: &str, seats: &str, settings: &[(&str, &str)]) -> Local {
    let settings = settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let plan = Plan { game: game.to_owned(), seats: parse_seats(seats).unwrap(), settings, seed: Some(7) };
    Local::begin(&plan).unwrap()
}

/// The view of a scene as a tree, whatever the game.
pub(crate) fn tree(scene: &Scene) -> Value {
    struct Tree<'a>(&'a dyn Position);
    impl Visitor for Tree<'_> {
        type Output = Value;

        fn visit<G: Playable>(self) -> Value {
            json!(self.0.view().downcast_ref::<G::View>().unwrap())
        }
    }
    let position = scene.position.as_deref().expect("there is something to see");
    visit(&scene.game, Tree(position)).unwrap()
}

/// A screen in a window of this size, line by line.
pub(crate) fn drawn(screen: &mut dyn Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| paint(screen, frame)).unwrap();
    lines(&terminal)
}

fn lines(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let width = usize::from(buffer.area.width);
    let line = |cells: &[Cell]| {
        let (mut line, mut hidden) = (String::new(), 0_usize);
        for symbol in cells.iter().map(Cell::symbol) {
            // A wide character hides the cell after it.
            if hidden == 0 {
                line += symbol;
                hidden = symbol.width();
            }
            hidden = hidden.saturating_sub(1);
        }
        line + "\n"
    };
    buffer.content.chunks(width).map(line).collect()
}

/// A screen, and what is on it.
pub(crate) struct Bench<'a> {
    pub(crate) play: Play<'a>,
    terminal: Terminal<TestBackend>,
}

impl<'a> Bench<'a> {
    pub(crate) fn new(sitting: &'a mut dyn Sitting, width: u16, height: u16) -> Self {
        Self::in_language(sitting, "en", width, height)
    }

    pub(crate) fn in_language(sitting: &'a mut dyn Sitting, language: &str, width: u16, height: u16) -> Self {
        let play = Play::new(sitting, language, Palette::MONO).unwrap();
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { play, terminal }
    }

    /// Draws it and gives its lines.
    pub(crate) fn draw(&mut self) -> String {
        self.terminal.draw(|frame| paint(&mut self.play, frame)).unwrap();
        lines(&self.terminal)
    }

    pub(crate) fn key(&mut self, code: KeyCode) -> Option<Ending> {
        let ending = self.play.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.draw();
        ending
    }

    pub(crate) fn press(&mut self, key: char) -> Option<Ending> {
        self.key(KeyCode::Char(key))
    }

    /// Lets things happen until the screen says this; prints the screen if it never does.
    pub(crate) fn until(&mut self, what: &str, fits: impl Fn(&str) -> bool) -> String {
        for _ in 0..20_000 {
            self.play.tick();
            let screen = self.draw();
            if fits(&screen) {
                return screen;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("waited in vain for {what}:\n{}", self.draw());
    }
}
