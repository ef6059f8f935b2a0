//! What the keys do at a table.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use super::Play;
use crate::Ending;
use crate::screen::choosing::Way;
use crate::screen::overlay::{Menu, Overlay, Page};
use crate::session::Handover;
use crate::tables::{Position, Thing};

/// The longest chat message, in characters.
const LONGEST: usize = 200;

impl Play<'_> {
    pub(super) fn key(&mut self, key: KeyEvent) -> Option<Ending> {
        if !matches!(self.overlay, Overlay::None) {
            return self.overlay_key(key.code);
        }
        if self.sitting.room().is_some() {
            return self.room_key(key.code);
        }
        if self.sitting.handover() != Handover::None {
            match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => {
                    self.sitting.pass_on();
                    self.message = (String::new(), false);
                    self.changed();
                }
                KeyCode::Char('u') => self.undo(),
                KeyCode::Char('q') => self.overlay = Overlay::Leave,
                _ => {}
            }
            return None;
        }
        match key.code {
            KeyCode::Left => self.choosing.go(Way::Left, &self.things),
            KeyCode::Right => self.choosing.go(Way::Right, &self.things),
            KeyCode::Up => self.choosing.go(Way::Up, &self.things),
            KeyCode::Down => self.choosing.go(Way::Down, &self.things),
            KeyCode::Tab | KeyCode::BackTab => {
                let usable = self.choosing.usable(&self.moves);
                self.choosing.next(&self.things, &usable, key.code == KeyCode::BackTab);
            }
            KeyCode::Char(' ') if self.choosing.focus.is_some_and(|thing| self.mark(thing)) => {}
            KeyCode::Enter | KeyCode::Char(' ') => match self.choosing.focus {
                Some(thing) => self.use_it(thing),
                None => self.choosing.go(Way::Right, &self.things),
            },
            KeyCode::Esc if self.choosing.put_down() => self.tell("term-put-down"),
            KeyCode::Char('?') => {
                let clause = self.clause.clone();
                let matters = || self.sitting.scene().of_position(Position::clause);
                let clause = clause.unwrap_or_else(|| matters().to_owned());
                self.overlay = Overlay::Rules(Page::rules(&self.book, &clause));
            }
            KeyCode::Char('h') => self.ask(false),
            KeyCode::Char('a') => self.ask(true),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('i') => {
                self.overlay = Overlay::Rules(Page::players(self.sitting.scene()));
            }
            KeyCode::Char('m') if self.moves.is_empty() => self.tell("refused-not-your-turn"),
            KeyCode::Char('m') => self.overlay = Overlay::Menu(Menu::new(self.moves.clone())),
            KeyCode::Char('c') if self.sitting.line().is_some() => {
                self.overlay = Overlay::Talk(String::new());
            }
            KeyCode::Char('q') if self.sitting.scene().is_over() => return Some(Ending::Over),
            KeyCode::Char('q') => self.overlay = Overlay::Leave,
            KeyCode::Char(digit @ '0'..='9') => {
                let place = if digit == '0' { 9 } else { digit as u8 - b'1' };
                let thing = Thing::Hand(place);
                if self.choosing.focus == Some(thing) {
                    self.use_it(thing);
                } else if self.things.iter().any(|(known, _)| *known == thing) {
                    self.choosing.focus = Some(thing);
                }
            }
            KeyCode::Char(key) if self.table.buttons().iter().any(|button| button.key == key) => {
                self.use_it(Thing::Button(key));
            }
            _ => {}
        }
        None
    }

    /// Keys before the game has begun.
    fn room_key(&mut self, code: KeyCode) -> Option<Ending> {
        match code {
            KeyCode::Enter | KeyCode::Char('s') => {
                if let Err(refused) = self.sitting.start() {
                    self.refuse(&refused);
                }
            }
            KeyCode::Char('c') => self.overlay = Overlay::Talk(String::new()),
            KeyCode::Char('q') => self.overlay = Overlay::Leave,
            _ => {}
        }
        None
    }

    fn overlay_key(&mut self, code: KeyCode) -> Option<Ending> {
        let mut chosen = None;
        match (&mut self.overlay, code) {
            (Overlay::Leave, KeyCode::Char('y' | 'q') | KeyCode::Enter) => return Some(Ending::Left),
            (Overlay::Result, KeyCode::Enter | KeyCode::Char('q')) => return Some(Ending::Over),
            (Overlay::Talk(text), KeyCode::Enter) => {
                let text = std::mem::take(text);
                self.overlay = Overlay::None;
                let done = match text.trim().strip_prefix("/report") {
                    Some(report) => self.sitting.report(report).map(|thanks| self.say(thanks)),
                    None => self.sitting.say(&text),
                };
                if let Err(refused) = done {
                    self.refuse(&refused);
                }
            }
            (Overlay::Talk(text), KeyCode::Backspace) => {
                text.pop();
            }
            (Overlay::Talk(text), KeyCode::Char(each)) if text.chars().count() < LONGEST => text.push(each),
            (Overlay::Question(_), KeyCode::Char(answer @ ('y' | 'n'))) => {
                self.overlay = Overlay::None;
                self.sitting.answer(answer == 'y');
            }
            (Overlay::Result, KeyCode::Char('r')) => {
                self.overlay = Overlay::None;
                match self.sitting.start() {
                    Ok(()) => self.tell("term-rematch"),
                    Err(refused) => self.refuse(&refused),
                }
            }
            (_, KeyCode::Esc)
            | (Overlay::Leave, KeyCode::Char('n'))
            | (Overlay::Rules(_), KeyCode::Char('?' | 'i' | 'q') | KeyCode::Enter) => {
                self.overlay = Overlay::None;
            }
            (Overlay::Menu(menu), KeyCode::Down | KeyCode::Tab) => menu.go(1),
            (Overlay::Menu(menu), KeyCode::Up | KeyCode::BackTab) => menu.go(-1),
            (Overlay::Menu(menu), KeyCode::PageDown) => menu.go(10),
            (Overlay::Menu(menu), KeyCode::PageUp) => menu.go(-10),
            (Overlay::Menu(menu), KeyCode::Enter | KeyCode::Char(' ')) => {
                chosen = menu.moves.get(menu.at).cloned();
            }
            (Overlay::Menu(menu), KeyCode::Char(digit @ '0'..='9')) => chosen = menu.digit(digit),
            (Overlay::Rules(page), KeyCode::Down) => page.scrolled += 1,
            (Overlay::Rules(page), KeyCode::Up) => page.scrolled -= 1,
            (Overlay::Rules(page), KeyCode::PageDown | KeyCode::Char(' ')) => page.scrolled += 15,
            (Overlay::Rules(page), KeyCode::PageUp) => page.scrolled -= 15,
            _ => {}
        }
        if let Some(one) = chosen {
            self.overlay = Overlay::None;
            self.act(&one);
        }
        None
    }
}
