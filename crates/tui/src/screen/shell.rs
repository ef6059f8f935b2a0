//! The terminal itself: taken over, given back whatever happens.

use std::io::{self, Stdout, stdout};
use std::time::Duration;

use cardinal_texts::{Speech, with};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEventKind, KeyModifiers,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::prelude::Frame;
use ratatui::widgets::Paragraph;

use super::SMALLEST;
use crate::{Ending, TerminalError, interrupt};

/// How long to wait for a key before looking what else has happened.
const PAUSE: Duration = Duration::from_millis(25);

/// What fills the terminal.
pub trait Screen {
    /// Draws itself.
    fn draw(&mut self, frame: &mut Frame<'_>);
    /// Takes a key, a click or a change of size; tells when the player leaves.
    fn event(&mut self, event: &Event) -> Option<Ending>;
    /// Takes in what happened meanwhile; whether that is to be seen.
    fn tick(&mut self) -> bool;
    /// The language it is written in.
    fn speech(&self) -> &'static Speech;
    /// Whether there is nothing to show any more.
    fn is_gone(&self) -> bool {
        false
    }
}

/// A terminal that shows screens. Dropping it gives the terminal back as it was.
pub struct Shell {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl std::fmt::Debug for Shell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shell")
    }
}

impl Shell {
    /// Takes the terminal over.
    pub fn open() -> Result<Self, TerminalError> {
        // A panic must not leave the terminal in disorder either; its message is then readable.
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            restore();
            before(info);
        }));
        enable_raw_mode()?;
        let opened = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match opened {
            Ok(terminal) => Ok(Self { terminal }),
            Err(error) => {
                restore();
                Err(error.into())
            }
        }
    }

    /// Shows a screen until the player leaves it.
    pub fn show(&mut self, screen: &mut dyn Screen) -> Result<Ending, TerminalError> {
        match self.run(screen) {
            // The window was closed.
            Err(TerminalError::Io(error)) if is_gone(&error) => Ok(Ending::ReaderGone),
            other => other,
        }
    }

    fn run(&mut self, screen: &mut dyn Screen) -> Result<Ending, TerminalError> {
        self.terminal.clear()?;
        let mut stale = true;
        loop {
            if interrupt::is_called() {
                return Ok(Ending::Interrupted);
            }
            if stale {
                self.terminal.draw(|frame| paint(screen, frame))?;
            }
            stale = screen.tick();
            if screen.is_gone() {
                return Ok(Ending::Left);
            }
            if !event::poll(if stale { Duration::ZERO } else { PAUSE })? {
                continue;
            }
            let event = event::read()?;
            stale = true;
            if is_interrupt(&event) {
                return Ok(Ending::Interrupted);
            }
            if matches!(event, Event::Key(key) if key.kind == KeyEventKind::Release) {
                continue;
            }
            if let Some(ending) = screen.event(&event) {
                return Ok(ending);
            }
        }
    }
}

/// Draws a screen, or says that there is no room for it.
pub fn paint(screen: &mut dyn Screen, frame: &mut Frame<'_>) {
    let area = frame.area();
    let (width, height) = SMALLEST;
    if area.width >= width && area.height >= height {
        screen.draw(frame);
        return;
    }
    let here = with("width", area.width).with("height", area.height);
    let said = screen.speech().say("term-small", here.with("columns", width).with("lines", height));
    frame.render_widget(Paragraph::new(said), area);
}

fn is_interrupt(event: &Event) -> bool {
    matches!(event, Event::Key(key) if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL))
}

/// Whether there is no terminal any more, in contrast to one that does not work.
fn is_gone(error: &io::Error) -> bool {
    /// What Linux and others call an input or output error, which a terminal without a window gives.
    const EIO: i32 = 5;
    matches!(error.kind(), io::ErrorKind::BrokenPipe | io::ErrorKind::UnexpectedEof)
        || error.raw_os_error() == Some(EIO)
}

/// Gives the terminal back. Nothing can be done where that fails.
fn restore() {
    drop(execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen));
    drop(disable_raw_mode());
    drop(execute!(stdout(), ratatui::crossterm::cursor::Show));
}

impl Drop for Shell {
    fn drop(&mut self) {
        restore();
    }
}
