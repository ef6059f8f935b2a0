//! The table of Numboom: the covered positions and the Death Number.

mod lines;
mod words;

use cardinal_games::numboom::{Action, Card, DeathNumber, Notice, Numboom, Phase, Side, View};
use cardinal_texts::Speech;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::{Button, Canvas, Renderer, Thing};
use crate::screen::wrap;
use crate::words::list;

/// How many lines there are below the positions.
const BELOW: u16 = 3;
/// How wide cards are: `exchange` has to fit.
const WIDTH: u16 = 10;

impl Renderer for Numboom {
    const BUTTONS: &'static [Button] = &[Button::usual('e', "action-end")];

    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (x, y) = (canvas.table.x + 1, canvas.table.y);
        let plain = canvas.palette.plain();
        let speech = canvas.speech;
        let heading = speech.text("nb-death").to_uppercase();
        let right = x + heading.width() as u16 + 2;
        canvas.text(x, y, &heading, canvas.palette.alert());
        for number in 0..4 {
            let here = view.death_number == number;
            let style = if here { canvas.palette.alert() } else { canvas.palette.faint() };
            let text = if here { format!("[{number}]") } else { format!(" {number} ") };
            canvas.text(right + 4 * u16::from(number), y, &text, style);
        }
        canvas.label(right + 17, y, &speech.text("term-nb-zero"));
        let per_row = (canvas.table.width / (WIDTH + 1)).max(1);
        let rows = (view.positions.len() as u16).div_ceil(per_row);
        // Where there is no line to spare below the cards, their lower edges are written on.
        let pitch = if 1 + rows * 4 + BELOW <= canvas.table.height { 4 } else { 3 };
        for (at, pile) in view.positions.iter().enumerate() {
            let (column, row) = (at as u16 % per_row, at as u16 / per_row);
            let (left, top) = (x + column * (WIDTH + 1), y + 1 + row * pitch);
            let top_card = pile.last();
            let aid = view.options.memory_aid || view.seat.is_none();
            let face = match top_card {
                None => speech.text("nb-pile-empty"),
                Some(covered) => match covered.card.filter(|_| aid) {
                    Some(card) => format!("▒ {card} ▒"),
                    None => "▒▒▒▒▒▒".to_owned(),
                },
            };
            let face = if pile.len() > 1 { format!("{face}+{}", pile.len() - 1) } else { face };
            let style = if top_card.is_some() { canvas.palette.hue(3) } else { canvas.palette.faint() };
            canvas.card(Some(Thing::Spot(at as u8)), left, top, WIDTH, &face, style);
            let note = match top_card {
                Some(covered) if covered.peeked || covered.fresh => speech.text("term-nb-no-flip"),
                Some(covered) if covered.mixed && aid => speech.text("term-nb-mixed"),
                _ => String::new(),
            };
            let number = (at + 1).to_string();
            let gap = if number.width() + note.width() < usize::from(WIDTH) - 2 { " " } else { "" };
            let text = format!("{number}{gap}{note}");
            canvas.label(left + 1, top + pitch - 1, text.trim_end());
        }
        let line = y + 1 + rows * pitch;
        let deck = format!("{} {}", speech.text("nb-deck"), view.deck);
        canvas.label(x, line, &format!("{deck} · {}", speech.text(lines::way(view))));
        let width = usize::from(canvas.table.width.saturating_sub(2));
        for (below, text) in (1..).zip(wrap(&discards(view, speech), width)) {
            canvas.text(x, line + below, &text, plain);
        }
        let hand: Vec<(String, Style)> =
            view.own_hand().iter().map(|card| (card.to_string(), style(canvas, card))).collect();
        canvas.fan(&hand, WIDTH);
    }

    fn involved(view: &View, action: &Action) -> Vec<Thing> {
        let with = |card: Card, position: u8| {
            let mut things = held(view, card);
            things.push(Thing::Spot(position));
            things
        };
        match action {
            Action::End {} => vec![Thing::Button('e')],
            Action::Flip { position } | Action::Peek { position } => vec![Thing::Spot(*position)],
            Action::Arrange { from } => vec![Thing::Spot(*from)],
            Action::Place { card, position } => with(*card, *position),
            Action::Observe { position } => with(Card::Observe, *position),
            Action::Stack {} => held(view, Card::Stack),
            Action::Reverse {} => held(view, Card::Reverse),
            Action::Reset { .. } => held(view, Card::Reset),
            Action::Disrupt {} => held(view, Card::Disrupt),
            Action::Exchange { .. } => held(view, Card::Exchange),
        }
    }

    fn attempts(view: &View, thing: Thing, picked: Option<Thing>) -> Vec<Action> {
        let card_at = |at: u8| view.own_hand().iter().nth(usize::from(at));
        let play = |card: Card, position: u8| match card {
            Card::Observe => Action::Observe { position },
            Card::Stack => Action::Stack {},
            Card::Reverse => Action::Reverse {},
            Card::Reset => Action::Reset { number: DeathNumber::new(1) },
            Card::Disrupt => Action::Disrupt {},
            Card::Exchange => Action::Exchange { to: Side::Left },
            number => Action::Place { card: number, position },
        };
        match (thing, picked) {
            (Thing::Spot(position), Some(Thing::Hand(at))) => {
                card_at(at).map(|card| play(card, position)).into_iter().collect()
            }
            (Thing::Spot(from), _) if view.phase == Phase::Arrange => vec![Action::Arrange { from }],
            (Thing::Spot(position), _) => vec![Action::Flip { position }, Action::Peek { position }],
            (Thing::Hand(at), _) => card_at(at).map(|card| play(card, 0)).into_iter().collect(),
            (Thing::Button('e'), _) => vec![Action::End {}],
            (Thing::Button(_), _) => Vec::new(),
        }
    }

    /// A rearrangement is made as a whole (NB-17).
    fn unfinished(before: &View, after: &View) -> bool {
        before.phase == Phase::Arrange && after.phase == Phase::Arrange
    }

    fn touched(notice: &Notice) -> Vec<Thing> {
        match notice {
            Notice::Placed { position, .. }
            | Notice::Peeked { position, .. }
            | Notice::Observed { position, .. }
            | Notice::Flipped { position, .. } => vec![Thing::Spot(*position)],
            _ => Vec::new(),
        }
    }
}

/// The discards that lie open, each kind once.
fn discards(view: &View, speech: &Speech) -> String {
    let mut kinds: Vec<(Card, usize)> = Vec::new();
    for card in view.discards.iter() {
        match kinds.iter_mut().find(|(kind, _)| *kind == card) {
            Some((_, count)) => *count += 1,
            None => kinds.push((card, 1)),
        }
    }
    let words = kinds.iter().map(|(card, count)| match count {
        1 => card.to_string(),
        many => format!("{card}×{many}"),
    });
    if kinds.is_empty() { String::new() } else { format!("{}: {}", speech.text("nb-discards"), list(words)) }
}

/// The places in the hand of all cards of a kind.
fn held(view: &View, card: Card) -> Vec<Thing> {
    let cards = view.own_hand().iter().collect::<Vec<_>>().into_iter().enumerate();
    cards.filter(|(_, own)| *own == card).map(|(at, _)| Thing::Hand(at as u8)).collect()
}

fn style(canvas: &Canvas<'_>, card: Card) -> Style {
    match card {
        Card::Bomb => canvas.palette.alert(),
        _ if card.number().is_some() => canvas.palette.strong(canvas.palette.plain()),
        _ => canvas.palette.hue(2),
    }
}
