//! The tables of a server, to join one or to open a new one.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use cardinal_client::Session;
use cardinal_protocol::{LobbySeat, LobbyTable, TableStatus};
use cardinal_texts::{Rulebook, Speech, printable, with};
use ratatui::crossterm::event::{Event, KeyCode};
use ratatui::layout::Rect;
use ratatui::prelude::Frame;

use super::panes::{bar, message};
use super::{Palette, Screen};
use crate::Ending;
use crate::words::person_name;

/// How often the list is fetched.
const EVERY: Duration = Duration::from_secs(3);

/// What a player chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// To go to this table.
    Table(String),
    /// To open a table for this game.
    New(String),
}

/// The tables of a server.
#[derive(Debug)]
pub struct Lobby {
    server: String,
    me: String,
    palette: Palette,
    speech: &'static Speech,
    news: Receiver<Result<Vec<LobbyTable>, String>>,
    tables: Vec<LobbyTable>,
    at: usize,
    /// Whether the player has pointed at a line.
    pointed: bool,
    /// Why the server does not answer; nothing once it does.
    silence: Option<String>,
    /// Why the last choice did not work; shown until the next key.
    trouble: Option<String>,
    choice: Option<Choice>,
}

impl Lobby {
    /// The tables there are; asked for on a thread of its own, so that a slow server does not stop the screen.
    pub fn new(session: &Session, palette: Palette, speech: &'static Speech) -> Self {
        let (sender, news) = channel();
        let server = session.server().clone();
        std::thread::spawn(move || {
            while sender.send(server.tables().map_err(|error| error.to_string())).is_ok() {
                std::thread::sleep(EVERY);
            }
        });
        let (address, me) = (session.server().address().to_string(), printable(&session.me().name));
        Self::at(address, me, news, palette, speech)
    }

    fn at(
        server: String,
        me: String,
        news: Receiver<Result<Vec<LobbyTable>, String>>,
        palette: Palette,
        speech: &'static Speech,
    ) -> Self {
        Self {
            server,
            me,
            palette,
            speech,
            news,
            tables: Vec::new(),
            at: 0,
            pointed: false,
            silence: None,
            trouble: None,
            choice: None,
        }
    }

    /// What was chosen, once the screen is left for it.
    pub fn choice(&self) -> Option<Choice> {
        self.choice.clone()
    }

    /// Shows the screen again, with the reason why the choice did not work.
    pub fn complain(&mut self, why: &str) {
        self.trouble = Some(printable(why));
        self.choice = None;
    }

    /// Lines: each table, then a new table for each game.
    fn lines(&self) -> Vec<(String, Choice)> {
        let tables =
            self.tables.iter().map(|table| (describe(table, self.speech), Choice::Table(table.id.clone())));
        let games = cardinal_games::all().iter().map(|game| {
            let info = game.info();
            let game = with("game", game_name(info.id, self.speech));
            (self.speech.say("setup-title", game), Choice::New(info.id.to_owned()))
        });
        tables.chain(games).collect()
    }
}

/// The title of a game, as its rules have it.
fn game_name(game: &str, speech: &Speech) -> String {
    Rulebook::load_or_english(game, speech.language()).map_or_else(|_| printable(game), |book| book.title)
}

/// A table in a line.
pub fn describe(table: &LobbyTable, speech: &Speech) -> String {
    let name = game_name(&table.game, speech);
    let seats = table.seats.iter().map(|seat| match seat {
        LobbySeat::Open { locked: false } => speech.text("lobby-free"),
        LobbySeat::Open { locked: true } => speech.text("lobby-locked"),
        LobbySeat::Person { person } => person_name(speech, person),
        LobbySeat::Bot { level } => speech.say("bot-name", with("level", printable(level))),
    });
    let status = match table.status {
        TableStatus::Waiting => "status-waiting",
        TableStatus::Playing => "status-playing",
        TableStatus::Paused => "status-paused",
        TableStatus::Finished => "status-finished",
        TableStatus::Closed => "status-closed",
    };
    let seats = speech.row(&seats.collect::<Vec<_>>());
    let values = with("game", name).with("seats", seats).with("status", speech.text(status));
    speech.say("term-lobby-table", values)
}

impl Screen for Lobby {
    fn draw(&mut self, frame: &mut Frame<'_>) {
        let (area, palette) = (frame.area(), self.palette);
        let buffer = frame.buffer_mut();
        let title = self.speech.say("term-lobby", with("server", self.server.clone()));
        let me = self.speech.say("name-you", with("name", self.me.clone()));
        bar(buffer, Rect { height: 1, ..area }, &title, &me, palette.bar());
        let lines = self.lines();
        self.at = self.at.min(lines.len().saturating_sub(1));
        let visible = usize::from(area.height) - 8;
        let first = (self.at + 1).saturating_sub(visible);
        for (row, (at, (text, _))) in lines.iter().enumerate().skip(first).take(visible).enumerate() {
            let here = at == self.at;
            let style = if here { palette.bar() } else { palette.plain() };
            let text = format!("{} {text}", if here { "▶" } else { " " });
            buffer.set_stringn(area.x + 1, area.y + 2 + row as u16, text, usize::from(area.width) - 2, style);
        }
        let below = Rect::new(area.x + 1, area.bottom() - 5, area.width - 2, 3);
        match self.trouble.as_ref().or(self.silence.as_ref()) {
            Some(trouble) => message(buffer, below, trouble, palette.alert()),
            None if self.tables.is_empty() => {
                message(buffer, below, &self.speech.text("term-lobby-empty"), palette.plain());
            }
            None => {}
        }
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        bar(buffer, keys, &self.speech.text("term-keys-lobby"), "", palette.bar());
    }

    fn event(&mut self, event: &Event) -> Option<Ending> {
        let Event::Key(key) = event else { return None };
        let lines = self.lines();
        self.pointed = true;
        self.trouble = None;
        match key.code {
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = lines.len() - 1,
            KeyCode::Up | KeyCode::BackTab => self.at = self.at.checked_sub(1).unwrap_or(lines.len() - 1),
            KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % lines.len(),
            KeyCode::Enter => {
                self.choice = lines.get(self.at).map(|(_, choice)| choice.clone());
                return Some(Ending::Over);
            }
            KeyCode::Char('q') | KeyCode::Esc => return Some(Ending::Left),
            _ => {}
        }
        None
    }

    fn speech(&self) -> &'static Speech {
        self.speech
    }

    fn tick(&mut self) -> bool {
        let Ok(news) = self.news.try_recv() else { return false };
        match news {
            Ok(tables) => {
                // A player who points at a table goes on pointing at it.
                let here =
                    self.lines().get(self.at).map(|(_, choice)| choice.clone()).filter(|_| self.pointed);
                self.tables = tables;
                self.silence = None;
                self.at = self
                    .lines()
                    .iter()
                    .position(|(_, choice)| Some(choice) == here.as_ref())
                    .unwrap_or(self.at);
            }
            Err(why) => self.silence = Some(printable(&why)),
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyEvent, KeyModifiers};

    use super::*;

    fn shown(lobby: &mut Lobby) -> String {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| lobby.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn a_server_that_answers_again_is_no_longer_said_to_be_lost() {
        let (sender, news) = channel();
        let mut lobby = Lobby::at("here".to_owned(), "Ann".to_owned(), news, Palette::MONO, Speech::of("en"));
        sender.send(Err("no server there".to_owned())).unwrap();
        assert!(lobby.tick() && shown(&mut lobby).contains("no server there"));
        sender.send(Ok(Vec::new())).unwrap();
        assert!(lobby.tick() && !shown(&mut lobby).contains("no server there"));
        // Why the table could not be joined stays on the screen, however often the server answers.
        lobby.complain("no such table");
        sender.send(Ok(Vec::new())).unwrap();
        assert!(lobby.tick() && shown(&mut lobby).contains("no such table"));
        lobby.event(&Event::Key(KeyEvent::new(KeyCode::Down, KeyModifiers::NONE)));
        assert!(!shown(&mut lobby).contains("no such table"));
    }
}
