//! The screen on which a table is set up: who plays, and with which options.

use cardinal_bots::Level;
use cardinal_engine::{Choices, Info, OptionSpec};
use cardinal_texts::{Rulebook, Speech, with};
use ratatui::crossterm::event::{Event, KeyCode};
use ratatui::prelude::Frame;
use unicode_width::UnicodeWidthStr;

use super::panes::{bar, message};
use super::wrap::wrap;
use super::{Palette, Screen};
use crate::Ending;
use crate::session::Who;

/// A table being set up.
#[derive(Debug)]
pub struct Setup {
    info: Info,
    book: Rulebook,
    palette: Palette,
    /// Who can sit down.
    players: Vec<String>,
    seats: Vec<usize>,
    /// For each option its value as text.
    values: Vec<String>,
    at: usize,
    problem: Option<String>,
}

/// Who can sit down: a person, then the bots from the weakest.
fn players() -> Vec<String> {
    let bots = Level::ALL.map(Level::name).map(str::to_owned);
    std::iter::once("you".to_owned()).chain(bots).collect()
}

impl Setup {
    /// The table as published, with some options set already.
    pub fn new(info: Info, book: Rulebook, settings: &[(String, String)], palette: Palette) -> Self {
        let players = players();
        let normal = players.iter().position(|name| name == Level::Normal.name()).unwrap_or(0);
        let first = usize::from(info.seats.first().copied().unwrap_or(2));
        let seats = (0..first).map(|seat| if seat == 0 { 0 } else { normal }).collect();
        let set = |option: &OptionSpec| {
            let typed = settings.iter().rev().find(|(key, _)| key == option.key);
            typed.map_or_else(|| option.default.to_owned(), |(_, value)| value.clone())
        };
        let values = info.options.iter().map(set).collect();
        Self { info, book, palette, players, seats, values, at: 0, problem: None }
    }

    /// Makes it the set-up of a table of a server: one person here, and seats that are free for others.
    #[must_use]
    pub fn online(mut self) -> Self {
        self.players.insert(1, "open".to_owned());
        self.seats = (0..self.seats.len()).map(|seat| usize::from(seat > 0)).collect();
        self
    }

    /// Who plays.
    pub fn seats(&self) -> Vec<Who> {
        self.seats.iter().filter_map(|player| self.players[*player].parse().ok()).collect()
    }

    /// The options that differ from the game as published.
    pub fn settings(&self) -> Vec<(String, String)> {
        let pairs = self.info.options.iter().zip(&self.values);
        pairs
            .filter(|(option, value)| option.default != value.as_str())
            .map(|(option, value)| (option.key.to_owned(), value.clone()))
            .collect()
    }

    /// Shows the screen again, with the reason why the table cannot be set up like this.
    pub fn complain(&mut self, why: String) {
        self.problem = Some(why);
    }

    /// Lines: number of seats, each seat, each option.
    fn lines(&self) -> usize {
        1 + self.seats.len() + self.values.len()
    }

    fn change(&mut self, by: isize) {
        let turn = |at: usize, count: usize| (at as isize + by).rem_euclid(count as isize) as usize;
        if self.at == 0 {
            let counts = self.info.seats;
            let now = counts.iter().position(|count| usize::from(*count) == self.seats.len()).unwrap_or(0);
            let wanted = usize::from(counts[turn(now, counts.len())]);
            let bot = self.seats.last().copied().filter(|player| *player > 0).unwrap_or(5);
            self.seats.resize(wanted, bot);
            return;
        }
        if let Some(player) = self.seats.get_mut(self.at - 1) {
            *player = turn(*player, self.players.len());
            return;
        }
        let option = &self.info.options[self.at - 1 - self.seats.len()];
        let value = &mut self.values[self.at - 1 - self.seats.len()];
        *value = match option.choices {
            Choices::Words { words } => {
                let now = words.iter().position(|word| word == value).unwrap_or(0);
                words[turn(now, words.len())].to_owned()
            }
            Choices::Switch => (value != "true").to_string(),
            Choices::Number { min, max } => {
                let number: i64 = value.parse().unwrap_or(i64::from(min));
                // Wide ranges in larger steps.
                let step = if max - min > 1000 { 50 } else { 1 };
                (number + by as i64 * step).clamp(i64::from(min), i64::from(max)).to_string()
            }
        };
    }

    /// A line as label and value.
    fn line(&self, at: usize) -> (String, String) {
        if at == 0 {
            return (self.speech().text("setup-seats"), self.seats.len().to_string());
        }
        if let Some(player) = self.seats.get(at - 1) {
            let seat = self.speech().say("seat-number", with("number", at));
            return (format!("  {seat}"), self.player(&self.players[*player]));
        }
        let at = at - 1 - self.seats.len();
        let option = &self.info.options[at];
        let title = self.book.option(option.key).map_or(option.key, |text| text.title.as_str());
        (title.to_owned(), self.values[at].clone())
    }

    /// What to call a player.
    fn player(&self, player: &str) -> String {
        match player {
            "you" => self.speech().text("setup-you"),
            "open" => self.speech().text("setup-person"),
            level => self.speech().say("bot-name", with("level", level.to_owned())),
        }
    }

    /// What the line pointed at is about.
    fn help(&self) -> String {
        if let Some(problem) = &self.problem {
            return problem.clone();
        }
        let Some(at) = self.at.checked_sub(1 + self.seats.len()) else {
            let online = self.players.iter().any(|player| player == "open");
            return self.speech().text(if online { "term-setup-open" } else { "term-setup-shared" });
        };
        let option = &self.info.options[at];
        let Some(text) = self.book.option(option.key) else { return String::new() };
        let value = text.value(&self.values[at]).map(|value| format!(" {}: {value}", self.values[at]));
        format!("{}: {}{}", option.clause, text.text, value.unwrap_or_default())
    }
}

impl Screen for Setup {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        let (area, palette) = (frame.area(), self.palette);
        let buffer = frame.buffer_mut();
        let title = ratatui::layout::Rect { height: 1, ..area };
        let heading = self.speech().say("setup-title", with("game", self.book.title.clone()));
        bar(buffer, title, &heading, "", palette.bar());
        let tagline = wrap(&self.book.tagline, usize::from(area.width) - 2);
        for (at, line) in tagline.iter().take(2).enumerate() {
            buffer.set_string(area.x + 1, area.y + 1 + at as u16, line, palette.plain());
        }
        let visible = usize::from(area.height) - 9;
        let first = (self.at + 1).saturating_sub(visible);
        for (row, at) in (first..self.lines()).take(visible).enumerate() {
            let (label, value) = self.line(at);
            let here = at == self.at;
            let pad = " ".repeat(34_usize.saturating_sub(label.width()));
            let text = format!("{} {label}{pad} ◂ {value} ▸", if here { "▶" } else { " " });
            let style = if here { palette.bar() } else { palette.plain() };
            buffer.set_stringn(area.x + 1, area.y + 4 + row as u16, text, usize::from(area.width) - 2, style);
        }
        let below = ratatui::layout::Rect::new(area.x + 1, area.bottom() - 5, area.width - 2, 4);
        let style = if self.problem.is_some() { palette.alert() } else { palette.plain() };
        message(buffer, below, &self.help(), style);
        let keys = ratatui::layout::Rect { y: area.bottom() - 1, height: 1, ..area };
        bar(buffer, keys, &self.speech().text("term-keys-setup"), "", palette.bar());
    }

    fn event(&mut self, event: &Event) -> Option<Ending> {
        let Event::Key(key) = event else { return None };
        self.problem = None;
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.at = self.at.checked_sub(1).unwrap_or(self.lines() - 1),
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % self.lines(),
            KeyCode::Left => self.change(-1),
            KeyCode::Right | KeyCode::Char(' ') => self.change(1),
            KeyCode::Enter => return Some(Ending::Over),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Ending::Left),
            _ => {}
        }
        None
    }

    fn speech(&self) -> &'static Speech {
        Speech::of(&self.book.language)
    }

    fn tick(&mut self) -> bool {
        false
    }
}
