//! Where a table is drawn, and where on it each thing came to lie.

use cardinal_texts::Speech;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::Thing;
use crate::screen::Palette;

/// What a screen wants to be seen on a table.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// What is pointed at.
    pub focus: Option<Thing>,
    /// What has been picked up or marked.
    pub picked: Vec<Thing>,
    /// What can be used now.
    pub usable: Vec<Thing>,
    /// What the last move was about.
    pub touched: Vec<Thing>,
}

/// The place a table is drawn on.
#[derive(Debug)]
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    /// Where the table goes.
    pub table: Rect,
    /// Where the own hand goes.
    pub hand: Rect,
    /// The colours there are.
    pub palette: Palette,
    /// The language of what is written.
    pub speech: &'static Speech,
    marks: &'a Marks,
    things: Vec<(Thing, Rect)>,
}

/// How wide a card is unless it has to be wider.
pub(super) const CARD: u16 = 5;

impl<'a> Canvas<'a> {
    /// An empty table, in English.
    pub fn new(buffer: &'a mut Buffer, table: Rect, hand: Rect, palette: Palette, marks: &'a Marks) -> Self {
        Self { buffer, table, hand, palette, speech: <&Speech>::default(), marks, things: Vec::new() }
    }

    /// The table in another language.
    #[must_use]
    pub const fn speaking(mut self, speech: &'static Speech) -> Self {
        self.speech = speech;
        self
    }

    /// Everything that was drawn and can be pointed at, with its place.
    pub fn into_things(self) -> Vec<(Thing, Rect)> {
        self.things
    }

    /// Writes a text, cut off at the edge of the table.
    pub fn text(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let area = self.buffer.area;
        let on_table = self.table.top() <= y && y < self.table.bottom();
        let edge = if on_table { self.table.right() } else { area.right() };
        if y >= area.bottom() || x >= edge {
            return;
        }
        self.buffer.set_stringn(x, y, text, usize::from(edge - x), style);
    }

    /// A heading on the table.
    pub fn label(&mut self, x: u16, y: u16, text: &str) {
        self.text(x, y, text, self.palette.faint());
    }

    /// How a thing is to look: its sign before the text, and its style.
    fn look(&self, thing: Option<Thing>, style: Style) -> (Style, bool, bool) {
        let Some(thing) = thing else { return (style, false, false) };
        let (focus, picked) = (self.marks.focus == Some(thing), self.marks.picked.contains(&thing));
        let style = if self.marks.usable.contains(&thing) || picked {
            style.add_modifier(Modifier::BOLD)
        } else {
            self.palette.dimmed(style)
        };
        (style, focus, picked)
    }

    /// A card as a box of three lines; what cannot be pointed at has no thing.
    pub fn card(&mut self, thing: Option<Thing>, x: u16, y: u16, width: u16, face: &str, style: Style) {
        let (style, focus, picked) = self.look(thing, style);
        let [top, side, bottom] = match (focus, picked) {
            (true, _) => ["╔═╗", "║", "╚═╝"],
            (false, true) => ["┏━┓", "┃", "┗━┛"],
            (false, false) => ["┌─┐", "│", "└─┘"],
        };
        let edge = |corners: &str| {
            let mut each = corners.chars();
            let (left, line, right) = (each.next(), each.next(), each.next());
            let line = line.into_iter().collect::<String>().repeat(usize::from(width.saturating_sub(2)));
            format!("{}{line}{}", left.unwrap_or(' '), right.unwrap_or(' '))
        };
        let frame = if focus { self.palette.focus() } else { style };
        self.text(x, y, &edge(top), frame);
        let inner = usize::from(width.saturating_sub(2));
        let pad = inner.saturating_sub(face.width());
        let face = format!("{}{face}{}", " ".repeat(pad / 2), " ".repeat(pad - pad / 2));
        self.text(x, y + 1, side, frame);
        let inside = if focus { style.add_modifier(Modifier::REVERSED) } else { style };
        self.text(x + 1, y + 1, &face, inside);
        self.text(x + width - 1, y + 1, side, frame);
        self.text(x, y + 2, &edge(bottom), frame);
        if let Some(thing) = thing {
            if self.marks.touched.contains(&thing) {
                self.text(x + width / 2, y, "▼", self.palette.accent());
            }
            self.things.push((thing, Rect::new(x, y, width, 3)));
        }
    }

    /// A thing of one line.
    pub fn cell(&mut self, thing: Thing, x: u16, y: u16, width: u16, face: &str, style: Style) {
        let (mut style, focus, picked) = self.look(Some(thing), style);
        if self.marks.touched.contains(&thing) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        if focus {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let pad = usize::from(width).saturating_sub(face.width() + 1);
        let sign = match (focus, picked) {
            (true, _) => '▶',
            (false, true) => '*',
            (false, false) => ' ',
        };
        self.text(x, y, &format!("{sign}{face}{}", " ".repeat(pad)), style);
        self.things.push((thing, Rect::new(x, y, width, 1)));
    }

    /// A hand: cards side by side, numbered from 1, closer together where there are many.
    pub fn fan(&mut self, faces: &[(String, Style)], width: u16) {
        let Rect { x, y, width: room, .. } = self.hand;
        let count = faces.len() as u16;
        let step = match count {
            0 | 1 => width,
            _ => (room.saturating_sub(width) / (count - 1)).min(width),
        };
        for (at, (face, style)) in faces.iter().enumerate() {
            let left = x + step * at as u16;
            self.card(Some(Thing::Hand(at as u8)), left, y, width, face, *style);
            if at < 10 {
                let digit = ((at + 1) % 10).to_string();
                self.text(left + width / 2, y + 3, &digit, self.palette.faint());
            }
        }
    }
}
