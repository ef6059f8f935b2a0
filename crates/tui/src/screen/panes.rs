//! The parts around a table: title, players, log, message, keys.

use cardinal_engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::Palette;
use super::wrap::wrap;
use crate::session::Scene;
use crate::tables::AnyTable;

/// Where the parts go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Areas {
    pub(crate) title: Rect,
    pub(crate) table: Rect,
    pub(crate) side: Rect,
    pub(crate) buttons: Rect,
    pub(crate) hand: Rect,
    pub(crate) message: Rect,
    pub(crate) keys: Rect,
}

/// How wide players and log are.
const SIDE: u16 = 29;
/// What a table needs, so that the rest of a high window goes around it.
const TABLE_HEIGHT: u16 = 14;

impl Areas {
    pub(crate) fn of(area: Rect) -> Self {
        let Rect { x, y, width, height } = area;
        let side = if width >= 110 { SIDE + 11 } else { SIDE };
        let line = |from_below: u16, lines: u16| Rect::new(x, y + height - from_below, width, lines);
        let middle = height - 10;
        let spare = middle.saturating_sub(TABLE_HEIGHT);
        let table = Rect::new(x, y + 1 + spare.min(6) / 3, width - side, middle - spare.min(6) / 3);
        Self {
            title: Rect::new(x, y, width, 1),
            table,
            side: Rect::new(x + width - side, y + 1, side, middle),
            buttons: line(9, 1),
            hand: Rect::new(x + 1, y + height - 8, width - 2, 4),
            message: Rect::new(x + 1, y + height - 4, width - 2, 3),
            keys: line(1, 1),
        }
    }
}

/// A bar across the screen with a text at each end.
pub(crate) fn bar(buffer: &mut Buffer, area: Rect, left: &str, right: &str, style: Style) {
    let width = usize::from(area.width);
    buffer.set_style(area, style);
    buffer.set_stringn(area.x, area.y, " ".repeat(width), width, style);
    buffer.set_stringn(area.x + 1, area.y, left, width.saturating_sub(2), style);
    let taken = right.width() + 2;
    if !right.is_empty() && taken + 10 < width {
        let text = format!("  {right} ");
        buffer.set_stringn(area.right() - taken as u16 - 1, area.y, text, taken + 1, style);
    }
}

/// The players, one below the other, and below them the log.
pub(crate) fn side(
    buffer: &mut Buffer,
    area: Rect,
    scene: &Scene,
    table: &dyn AnyTable,
    lines: &[String],
    palette: Palette,
) {
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, "│", palette.faint());
    }
    let (x, width) = (area.x + 2, usize::from(area.width.saturating_sub(3)));
    let mut y = area.y;
    let seats = scene.names.len();
    for (at, name) in scene.names.iter().enumerate() {
        let seat = Seat::new(at as u8);
        let sign = if scene.turn.contains(seat) { "▶" } else { " " };
        let you = if scene.seat == Some(seat) && name != "you" { " (you)" } else { "" };
        let score = scene.scores.get(at).map(ToString::to_string).unwrap_or_default();
        let style =
            if scene.turn.contains(seat) { palette.accent() } else { palette.strong(palette.plain()) };
        let room = width.saturating_sub(score.len() + 1);
        let words = table.player(&scene.view, seat);
        let beside = if seats > 4 { format!(" · {words}") } else { String::new() };
        buffer.set_stringn(x, y, format!("{sign} {name}{you}{beside}"), room, style);
        buffer.set_string(area.right() - score.len() as u16 - 1, y, &score, style);
        y += 1;
        let more = if seats <= 4 { 2 } else { 0 };
        for line in wrap(&words, width - 2).iter().take(more) {
            buffer.set_stringn(x + 2, y, line, width - 2, palette.plain());
            y += 1;
        }
    }
    if y >= area.bottom() {
        return;
    }
    buffer.set_stringn(x - 1, y, "─".repeat(width + 1), width + 1, palette.faint());
    log(buffer, Rect::new(x, y + 1, width as u16, area.bottom() - y - 1), lines, palette);
}

/// The last lines of the log, the latest at the bottom and strongest.
pub(crate) fn log(buffer: &mut Buffer, area: Rect, lines: &[String], palette: Palette) {
    let height = usize::from(area.height);
    let mut shown: Vec<(String, bool)> = Vec::new();
    for (age, sentence) in lines.iter().rev().enumerate() {
        if shown.len() >= height {
            break;
        }
        let wrapped = wrap(sentence, usize::from(area.width).saturating_sub(2));
        for (at, line) in wrapped.iter().enumerate().rev() {
            let sign = if at > 0 {
                ' '
            } else if age == 0 {
                '»'
            } else {
                '·'
            };
            shown.push((format!("{sign} {line}"), age == 0));
        }
    }
    for (at, (line, latest)) in shown.iter().take(height).enumerate() {
        let style = if *latest { palette.strong(palette.plain()) } else { palette.plain() };
        buffer.set_stringn(area.x, area.bottom() - 1 - at as u16, line, usize::from(area.width), style);
    }
}

/// A message of up to three lines.
pub(crate) fn message(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = wrap(text, usize::from(area.width));
    let fits = usize::from(area.height);
    for (at, line) in lines.iter().take(fits).enumerate() {
        let cut = at + 1 == fits && lines.len() > fits;
        let line = if cut { format!("{line} …") } else { line.clone() };
        buffer.set_stringn(area.x, area.y + at as u16, line, usize::from(area.width), style);
    }
}
