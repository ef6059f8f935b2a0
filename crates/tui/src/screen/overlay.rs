//! What can lie over a table: a choice of moves, the rules, the result, a question.

use cardinal_engine::Seat;
use cardinal_texts::{Rulebook, Speech, with};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear, Widget};
use unicode_width::UnicodeWidthStr;

use super::Palette;
use super::wrap::wrap;
use crate::session::Scene;
use crate::tables::Move;

/// What lies over the table.
#[derive(Clone, Debug, Default)]
pub(crate) enum Overlay {
    #[default]
    None,
    /// One of these moves is to be chosen.
    Menu(Menu),
    /// The rules, or another text.
    Rules(Page),
    /// Whether to leave.
    Leave,
    /// How it ended.
    Result,
    /// Something is being said to the table.
    Talk(String),
    /// The others ask something.
    Question(String),
}

/// Moves to choose from.
#[derive(Clone, Debug)]
pub(crate) struct Menu {
    pub(crate) moves: Vec<Move>,
    pub(crate) at: usize,
    /// The digits typed so far.
    pub(crate) typed: String,
}

/// A long text to scroll in.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    title: String,
    /// Paragraphs, each with whether it is a heading.
    paragraphs: Vec<(String, bool)>,
    /// The paragraph at the top when the page opens.
    start: usize,
    /// Lines scrolled away from there.
    pub(crate) scrolled: i32,
}

impl Menu {
    pub(crate) fn new(moves: Vec<Move>) -> Self {
        Self { moves, at: 0, typed: String::new() }
    }

    pub(crate) fn go(&mut self, by: isize) {
        let count = self.moves.len() as isize;
        self.at = (self.at as isize + by).rem_euclid(count.max(1)) as usize;
        self.typed.clear();
    }

    /// Takes a digit: the move of the number typed so far, as soon as no longer number begins like it.
    pub(crate) fn digit(&mut self, digit: char) -> Option<Move> {
        self.typed.push(digit);
        let number =
            self.typed.parse::<usize>().ok().filter(|number| (1..=self.moves.len()).contains(number));
        let Some(number) = number else {
            self.typed.clear();
            return None;
        };
        self.at = number - 1;
        (number * 10 > self.moves.len()).then(|| self.moves[self.at].clone())
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, speech: &Speech, palette: Palette) {
        let widest = |text: fn(&Move) -> &str| self.moves.iter().map(|one| text(one).width()).max();
        let commands = widest(|one| &one.word).unwrap_or_default();
        let sentences = widest(|one| &one.sentence).unwrap_or_default();
        let height = (self.moves.len() as u16 + 2).min(area.height);
        let width = (commands + sentences + 15) as u16;
        let inside = frame(buffer, area, width, height, &speech.text("term-which-move"), palette);
        let visible = usize::from(inside.height);
        let first = self.at.saturating_sub(visible.saturating_sub(1));
        for (line, (at, one)) in self.moves.iter().enumerate().skip(first).take(visible).enumerate() {
            let here = at == self.at;
            let pad = " ".repeat(commands - one.word.width());
            let (sign, number) = (if here { "▶" } else { " " }, at + 1);
            let text = format!("{sign}{number:>3}. {}{pad}   {}", one.word, one.sentence_beside());
            let style = if here { palette.bar() } else { palette.plain() };
            buffer.set_stringn(inside.x, inside.y + line as u16, text, usize::from(inside.width), style);
        }
    }
}

impl Page {
    /// The rules, open at a clause.
    pub(crate) fn rules(book: &Rulebook, clause: &str) -> Self {
        let mut paragraphs = Vec::new();
        let mut start = 0;
        for section in &book.sections {
            paragraphs.push((section.title.to_uppercase(), true));
            for one in &section.clauses {
                if one.id == clause {
                    start = paragraphs.len();
                }
                paragraphs.push((format!("{} {}", one.id, one.title), true));
                paragraphs.push((one.text.clone(), false));
                paragraphs.push((String::new(), false));
            }
        }
        let title = Speech::of(&book.language).say("rules-of", with("game", book.title.clone()));
        Self { title, paragraphs, start, scrolled: 0 }
    }

    /// Everything that is known of the players.
    pub(crate) fn players(scene: &Scene) -> Self {
        let mut paragraphs = Vec::new();
        for (seat, name) in (0..).map(Seat::new).zip(&scene.names) {
            paragraphs.push((name.clone(), true));
            paragraphs.push((scene.of_position(|position| position.player(seat, scene.names())), false));
        }
        Self { title: scene.speech.text("seats-label"), paragraphs, start: 0, scrolled: 0 }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, speech: &Speech, palette: Palette) {
        let title = speech.say("term-page", with("title", self.title.clone()));
        let inside = frame(buffer, area, area.width.min(100), area.height, &title, palette);
        let mut lines: Vec<(String, bool)> = Vec::new();
        let mut start = 0;
        for (at, (text, heading)) in self.paragraphs.iter().enumerate() {
            if at == self.start {
                start = lines.len();
            }
            if text.is_empty() {
                lines.push((String::new(), false));
            }
            lines.extend(wrap(text, usize::from(inside.width) - 1).into_iter().map(|line| (line, *heading)));
        }
        let last = lines.len().saturating_sub(usize::from(inside.height)) as i32;
        let top = (start as i32 + self.scrolled).clamp(0, last.max(0));
        self.scrolled = top - start as i32;
        for (at, (line, heading)) in
            lines.iter().skip(top as usize).take(usize::from(inside.height)).enumerate()
        {
            let style = if *heading { palette.accent() } else { palette.plain() };
            buffer.set_stringn(inside.x, inside.y + at as u16, line, usize::from(inside.width), style);
        }
    }
}

impl Overlay {
    /// Draws what lies over the table.
    pub(crate) fn draw(
        &mut self,
        buffer: &mut Buffer,
        area: Rect,
        standings: &[String],
        speech: &Speech,
        palette: Palette,
    ) {
        let mut boxed = |title: &str, said: &[String]| {
            lines(buffer, area, &speech.text(title), said, palette);
        };
        match self {
            Self::None => {}
            Self::Menu(menu) => menu.draw(buffer, area, speech, palette),
            Self::Rules(page) => page.draw(buffer, area, speech, palette),
            Self::Leave => {
                let said = [speech.text("term-leave-about"), String::new(), speech.text("term-keys-leave")];
                boxed("leave-title", &said);
            }
            Self::Result => {
                let mut said = standings.to_vec();
                said.extend([String::new(), speech.text("term-keys-result")]);
                boxed("outcome-over", &said);
            }
            Self::Question(text) => {
                boxed("term-question", &[text.clone(), String::new(), speech.text("term-keys-question")]);
            }
            Self::Talk(text) => {
                let (keys, report) = (speech.text("term-keys-talk"), speech.text("term-report"));
                boxed("side-say", &[format!("{text}▏"), String::new(), keys, report]);
            }
        }
    }
}

/// A box with some lines.
pub(crate) fn lines(buffer: &mut Buffer, area: Rect, title: &str, said: &[String], palette: Palette) {
    let widest = said.iter().map(|line| line.width()).max().unwrap_or(0) as u16;
    let inside = frame(buffer, area, (widest + 4).max(60), said.len() as u16 + 2, title, palette);
    for (at, line) in said.iter().enumerate().take(usize::from(inside.height)) {
        buffer.set_stringn(
            inside.x + 1,
            inside.y + at as u16,
            line,
            usize::from(inside.width) - 1,
            palette.plain(),
        );
    }
}

/// A box in the middle, and what is inside it.
fn frame(buffer: &mut Buffer, area: Rect, width: u16, height: u16, title: &str, palette: Palette) -> Rect {
    let (width, height) = (width.max(title.width() as u16 + 4).min(area.width), height.min(area.height));
    let rect =
        Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
    Clear.render(rect, buffer);
    let block = Block::bordered().title(format!(" {title} ")).border_style(palette.focus());
    let inside = block.inner(rect);
    block.render(rect, buffer);
    inside
}
