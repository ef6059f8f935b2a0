//! Asking for a password without showing it.

use std::io::{self, IsTerminal, Write};

use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, read};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// The longest password, in characters.
const LONGEST: usize = 128;

/// Asks at the terminal; what is typed is not shown. An error where there is no terminal, or when the person cancels.
pub fn ask_secret(question: &str) -> io::Result<String> {
    if !io::stdin().is_terminal() {
        return Err(io::Error::other("there is no terminal"));
    }
    let mut out = io::stderr();
    write!(out, "{question}")?;
    out.flush()?;
    enable_raw_mode()?;
    let typed = typed();
    disable_raw_mode()?;
    writeln!(out)?;
    typed
}

fn typed() -> io::Result<String> {
    let mut text = String::new();
    loop {
        let Event::Key(key) = read()? else { continue };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Enter => return Ok(text),
            KeyCode::Esc => return Err(io::Error::other("nothing was typed")),
            KeyCode::Char('c' | 'd') if control => return Err(io::Error::other("nothing was typed")),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(letter) if !control && text.chars().count() < LONGEST => text.push(letter),
            _ => {}
        }
    }
}
