//! The parts around a table: title, players, log, message, keys.

use cardinal_engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::Palette;
use super::wrap::{clipped, wrap};
use crate::session::Scene;

/// Where the parts go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Areas {
    pub(crate) title: Rect,
    pub(crate) table: Rect,
    pub(crate) side: Rect,
    /// Below the table, where a spectator has neither buttons nor a hand: room for players who do not fit beside it.
    pub(crate) below: Option<Rect>,
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
    /// The parts of a window. A spectator has no hand, and players and log get its room.
    pub(crate) fn of(area: Rect, seated: bool) -> Self {
        let Rect { x, y, width, height } = area;
        let side = if width >= 110 { SIDE + 11 } else { SIDE };
        let line = |from_below: u16, lines: u16| Rect::new(x, y + height - from_below, width, lines);
        let middle = height - 10;
        let spare = middle.saturating_sub(TABLE_HEIGHT);
        let table = Rect::new(x, y + 1 + spare.min(6) / 3, width - side, middle - spare.min(6) / 3);
        Self {
            title: Rect::new(x, y, width, 1),
            table,
            side: Rect::new(x + width - side, y + 1, side, if seated { middle } else { height - 5 }),
            below: (!seated).then(|| Rect::new(x + 1, y + height - 9, width - side - 2, 5)),
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
    let taken = right.width() + 2;
    let both = !right.is_empty() && taken + 10 < width;
    let room = if both { width - taken - 2 } else { width.saturating_sub(2) };
    buffer.set_stringn(area.x + 1, area.y, left, room, style);
    if both {
        let text = format!("  {right} ");
        buffer.set_stringn(area.right() - taken as u16 - 1, area.y, text, taken + 1, style);
    }
}

/// The players, one below the other, and below them the log. Players for whom there is no room are shown below the
/// table, where that is free.
pub(crate) fn side(buffer: &mut Buffer, areas: &Areas, scene: &Scene, lines: &[String], palette: Palette) {
    let area = areas.side;
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, "│", palette.faint());
    }
    let (x, width) = (area.x + 2, usize::from(area.width.saturating_sub(3)));
    let height = usize::from(area.height);
    let mut blocks = blocks(scene, width, height);
    if let Some(below) = areas.below
        && count(&blocks) > height
        && let Some(beside) = share(&blocks, height, below)
    {
        let rest: Vec<String> = blocks
            .drain(beside..)
            .flat_map(|block| wrap(&joined(&block), usize::from(below.width)))
            .collect();
        for (y, text) in (below.y..).zip(&rest) {
            buffer.set_stringn(below.x, y, text, usize::from(below.width), palette.plain());
        }
    }
    let blocks = cut(blocks, height);
    let mut y = area.y;
    for (at, block) in blocks.iter().enumerate() {
        let is_on = scene.turn.contains(Seat::new(at as u8));
        let style = if is_on { palette.accent() } else { palette.strong(palette.plain()) };
        let score = scene.scores.get(at).map(ToString::to_string).unwrap_or_default();
        for (line, text) in block.iter().enumerate() {
            if y >= area.bottom() {
                return;
            }
            if line == 0 {
                buffer.set_stringn(x, y, text, width.saturating_sub(score.len() + 1), style);
                buffer.set_string(area.right() - score.len() as u16 - 1, y, &score, style);
            } else {
                buffer.set_stringn(x + 2, y, text, width - 2, palette.plain());
            }
            y += 1;
        }
    }
    if y + 1 >= area.bottom() {
        return;
    }
    buffer.set_stringn(x - 1, y, "─".repeat(width + 1), width + 1, palette.faint());
    log(buffer, Rect::new(x, y + 1, width as u16, area.bottom() - y - 1), lines, palette);
}

/// How many lines the log has besides the line above it, where there is room.
const LOG: usize = 3;

fn count(blocks: &[Vec<String>]) -> usize {
    blocks.iter().map(Vec::len).sum()
}

/// A block in one line.
fn joined(block: &[String]) -> String {
    let (head, words) = block.split_first().expect("a block has the name of its player");
    let words = words.join(" ");
    let name = head.trim_end();
    if words.is_empty() { name.to_owned() } else { format!("{name} · {words}") }
}

/// How many players to show beside the table so that the others fit below it; `None` where they do not.
fn share(blocks: &[Vec<String>], height: usize, below: Rect) -> Option<usize> {
    let beside = (0..blocks.len()).rev().find(|beside| count(&blocks[..*beside]) <= height)?;
    let rest = blocks[beside..].iter().map(|block| wrap(&joined(block), usize::from(below.width)).len());
    (rest.sum::<usize>() <= usize::from(below.height)).then_some(beside)
}

/// The lines of each player, in full or as briefly as it takes to leave the log some lines.
fn blocks(scene: &Scene, width: usize, height: usize) -> Vec<Vec<String>> {
    let of = |at: usize, words: &str, briefly: bool| {
        let seat = Seat::new(at as u8);
        let sign = if scene.turn.contains(seat) { "▶" } else { " " };
        let score = scene.scores.get(at).map(|score| score.to_string().len()).unwrap_or_default();
        let head = format!("{sign} {}", scene.name_of(at));
        let whole = format!("{head} · {words}");
        if words.is_empty() {
            vec![head]
        } else if whole.width() + score < width && (briefly || scene.names.len() > 4) {
            vec![whole]
        } else {
            std::iter::once(head).chain(wrap(words, width - 2)).collect()
        }
    };
    let seats = scene.names.len();
    let all = |briefly: bool| -> Vec<Vec<String>> {
        let words = |seat| {
            scene.of_position(|position| {
                let names = scene.names();
                if briefly { position.player_briefly(seat, names) } else { position.player(seat, names) }
            })
        };
        (0..seats).map(|at| of(at, &words(Seat::new(at as u8)), briefly)).collect()
    };
    let full = all(false);
    if count(&full) + 1 + LOG <= height { full } else { all(true) }
}

/// The blocks in at most `height` lines, the longest shortened first. A shortened block ends with a sign, and a key
/// shows the rest.
fn cut(mut blocks: Vec<Vec<String>>, height: usize) -> Vec<Vec<String>> {
    const MORE: &str = " … i";
    let mut shortened = vec![false; blocks.len()];
    while count(&blocks) > height {
        let longest = (0..blocks.len()).max_by_key(|at| blocks[*at].len()).filter(|at| blocks[*at].len() > 1);
        let Some(longest) = longest else { break };
        blocks[longest].pop();
        shortened[longest] = true;
    }
    for (block, _) in blocks.iter_mut().zip(shortened).filter(|(_, shortened)| *shortened) {
        if let Some(last) = block.last_mut() {
            // The sign takes the place of the end of the line.
            let kept = last.width().saturating_sub(MORE.width()).max(8);
            *last = clipped(last, kept) + MORE;
        }
    }
    blocks
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
