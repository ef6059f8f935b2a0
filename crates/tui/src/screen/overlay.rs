//! What can lie over a table: a choice of moves, the rules, the result, a question.

use cardinal_engine::Seat;
use cardinal_texts::Rulebook;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear, Widget};

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

    fn draw(&self, buffer: &mut Buffer, area: Rect, palette: Palette) {
        let widest = self.moves.iter().map(|one| one.word.chars().count()).max().unwrap_or(0) as u16;
        let height = (self.moves.len() as u16 + 2).min(area.height);
        let inside = frame(buffer, area, widest + 12, height, "Which move? (Esc: none)", palette);
        let visible = usize::from(inside.height);
        let first = self.at.saturating_sub(visible.saturating_sub(1));
        for (line, (at, one)) in self.moves.iter().enumerate().skip(first).take(visible).enumerate() {
            let here = at == self.at;
            let text = format!("{}{:>3}. {}", if here { "▶" } else { " " }, at + 1, one.word);
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
        Self { title: format!("{} · rules", book.title), paragraphs, start, scrolled: 0 }
    }

    /// Everything that is known of the players, however much it is.
    pub(crate) fn players(scene: &Scene) -> Self {
        let mut paragraphs = Vec::new();
        for (seat, name) in (0..).map(Seat::new).zip(&scene.names) {
            paragraphs.push((name.clone(), true));
            paragraphs.push((scene.of_position(|position| position.player(seat)), false));
        }
        Self { title: "what is known of the players".to_owned(), paragraphs, start: 0, scrolled: 0 }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, palette: Palette) {
        let title = format!("{} (↑↓ PgUp PgDn, Esc closes)", self.title);
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
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, area: Rect, standings: &[String], palette: Palette) {
        match self {
            Self::None => {}
            Self::Menu(menu) => menu.draw(buffer, area, palette),
            Self::Rules(page) => page.draw(buffer, area, palette),
            Self::Leave => {
                let said = ["The game stays where it is, and you can go on later.", "", "y leave    n stay"];
                lines(buffer, area, "Leave the table?", &said.map(str::to_owned), palette);
            }
            Self::Result => {
                let mut said = standings.to_vec();
                said.extend([String::new(), "Enter leave    Esc look at the table".to_owned()]);
                lines(buffer, area, "The game is over", &said, palette);
            }
            Self::Question(text) => {
                let said = [text.clone(), String::new(), "y yes    n no".to_owned()];
                lines(buffer, area, "A question", &said, palette);
            }
            Self::Talk(text) => {
                let report = "/report NAME REASON tells the operators of the server";
                let keys = "Enter says it    Esc does not";
                let said = [format!("{text}▏"), String::new(), keys.to_owned(), report.to_owned()];
                lines(buffer, area, "To the table", &said, palette);
            }
        }
    }
}

/// A box with some lines.
pub(crate) fn lines(buffer: &mut Buffer, area: Rect, title: &str, said: &[String], palette: Palette) {
    let widest = said.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16;
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
    let (width, height) =
        (width.max(title.chars().count() as u16 + 4).min(area.width), height.min(area.height));
    let rect =
        Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
    Clear.render(rect, buffer);
    let block = Block::bordered().title(format!(" {title} ")).border_style(palette.focus());
    let inside = block.inner(rect);
    block.render(rect, buffer);
    inside
}
