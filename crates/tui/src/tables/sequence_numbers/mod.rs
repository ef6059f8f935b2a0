//! The table of Sequence Numbers: the board, the chips and the hand of equations.

mod lines;
mod words;

use cardinal_games::sequence_numbers::{Action, Answers, Card, Notice, Phase, SequenceNumbers, Space, View};
use ratatui::style::{Modifier, Style};

use super::{Button, Canvas, Renderer, Thing};

/// How wide a card is: `12-5 =7` has to fit.
const WIDTH: u16 = 10;
/// The signs of the teams' chips: the shapes that the web client gives to blue, orange and green.
const CHIPS: [&str; 3] = ["●", "■", "▲"];
/// Their hues.
const HUES: [usize; 3] = [3, 1, 4];
/// More columns than any board has.
const COLUMNS: u8 = 16;

impl Renderer for SequenceNumbers {
    const BUTTONS: &'static [Button] = &[
        Button::usual('p', "action-pass"),
        Button::rare('d', "action-draw"),
        Button::usual('o', "action-agree"),
        Button::rare('t', "action-call"),
        Button::rare('g', "vote-guilty"),
        Button::rare('n', "vote-innocent"),
    ];

    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (x, y) = (canvas.table.x + 1, canvas.table.y);
        let locked = view.locked();
        // In a large window the board is drawn larger.
        let (rows, columns) = (u16::from(view.board.rows()), u16::from(view.board.columns()));
        let high = if canvas.table.height >= 2 * rows + 3 { 2 } else { 1 };
        let cell = if canvas.table.width >= 6 * columns + 4 { 6 } else { 4 };
        for column in 0..view.board.columns() {
            canvas.label(x + 3 + cell * u16::from(column), y, &format!("{:>2}", column + 1));
        }
        for row in 0..view.board.rows() {
            let line = y + 1 + high * u16::from(row);
            canvas.label(x, line, &char::from(b'a' + row).to_string());
            for column in 0..view.board.columns() {
                let space = Space::at(row, column);
                let chip = view.chips.iter().position(|chips| chips.contains(space));
                let number = view.board.number(space);
                let (face, style) = match (chip, number) {
                    (Some(team), _) => {
                        let sign = CHIPS[team % CHIPS.len()];
                        let style = canvas.palette.hue(HUES[team % HUES.len()]);
                        let text = number.map_or_else(String::new, |number| format!("{number:>2}"));
                        let style = if locked.contains(space) {
                            style.add_modifier(Modifier::REVERSED)
                        } else {
                            style
                        };
                        (format!("{sign}{text}"), style)
                    }
                    (None, Some(number)) => (format!(" {number:>2}"), canvas.palette.plain()),
                    (None, None) => (" ★ ".to_owned(), canvas.palette.accent()),
                };
                let left = x + 1 + cell * u16::from(column);
                canvas.cell(spot(space), left, line, cell, &face, style);
            }
        }
        let line = y + 1 + high * rows + u16::from(high == 1);
        canvas.label(x, line, &canvas.speech.text("term-sn-legend"));
        let shown = view.options.answers == Answers::Shown;
        let hand: Vec<(String, Style)> = view
            .own_hand()
            .iter()
            .map(|card| {
                card.map_or_else(
                    || ("–".to_owned(), canvas.palette.faint()),
                    |card| face(canvas, card, shown),
                )
            })
            .collect();
        let held = hand.iter().rposition(|(text, _)| text != "–").map_or(0, |last| last + 1);
        canvas.fan(&hand[..held], WIDTH);
    }

    fn involved(_: &View, action: &Action) -> Vec<Thing> {
        match action {
            Action::Pass {} => vec![Thing::Button('p')],
            Action::Draw {} => vec![Thing::Button('d')],
            Action::Agree {} => vec![Thing::Button('o')],
            Action::Call { .. } => vec![Thing::Button('t')],
            Action::Vote { guilty: true } => vec![Thing::Button('g')],
            Action::Vote { guilty: false } => vec![Thing::Button('n')],
            Action::Forfeit { slot } | Action::Exchange { slot } => vec![Thing::Hand(*slot)],
            Action::Lock { first } => vec![spot(*first)],
            Action::Place { slot, space } | Action::Remove { slot, space } => {
                vec![Thing::Hand(*slot), spot(*space)]
            }
        }
    }

    fn attempts(view: &View, thing: Thing, picked: Option<Thing>) -> Vec<Action> {
        let card_at = |slot: u8| view.own_hand().get(usize::from(slot)).copied().flatten();
        match (thing, picked) {
            (Thing::Spot(at), Some(Thing::Hand(slot))) => {
                let space = space(at);
                match card_at(slot) {
                    Some(Card::Minus(_)) => vec![Action::Remove { slot, space }],
                    _ => vec![Action::Place { slot, space }],
                }
            }
            (Thing::Spot(at), _) if view.phase == Phase::Lock => vec![Action::Lock { first: space(at) }],
            (Thing::Spot(_), _) => Vec::new(),
            (Thing::Hand(slot), _) if view.phase == Phase::Forfeit => vec![Action::Forfeit { slot }],
            (Thing::Hand(slot), _) => match card_at(slot) {
                Some(Card::Minus(_)) => {
                    let chip = view.covered().first();
                    chip.map(|space| Action::Remove { slot, space }).into_iter().collect()
                }
                Some(card) => {
                    let answer = card.answer().map(|number| view.board.spots(number)[0]);
                    let space = answer.or_else(|| view.board.fields().first());
                    space.map(|space| Action::Place { slot, space }).into_iter().collect()
                }
                None => Vec::new(),
            },
            (Thing::Button(key), _) => match key {
                'p' => vec![Action::Pass {}],
                'd' => vec![Action::Draw {}],
                'o' => vec![Action::Agree {}],
                't' => vec![Action::Call { team: 0 }, Action::Call { team: 1 }],
                'g' => vec![Action::Vote { guilty: true }],
                'n' => vec![Action::Vote { guilty: false }],
                _ => Vec::new(),
            },
        }
    }

    fn touched(notice: &Notice) -> Vec<Thing> {
        match notice {
            Notice::Placed { space, .. } | Notice::Removed { space, .. } => vec![spot(*space)],
            Notice::Completed { sequence } => sequence.spaces().iter().map(spot).collect(),
            _ => Vec::new(),
        }
    }
}

const fn spot(space: Space) -> Thing {
    Thing::Spot(space.row() * COLUMNS + space.column())
}

const fn space(at: u8) -> Space {
    Space::at(at / COLUMNS, at % COLUMNS)
}

fn face(canvas: &Canvas<'_>, card: Card, shown: bool) -> (String, Style) {
    match card {
        Card::Plus(_) => (format!("{} +", canvas.speech.text("sn-plus")), canvas.palette.hue(4)),
        Card::Minus(_) => (format!("{} –", canvas.speech.text("sn-minus")), canvas.palette.alert()),
        card => {
            let answer = card.answer().filter(|_| shown);
            let text = answer.map_or_else(|| card.to_string(), |answer| format!("{card}={answer}"));
            (text, canvas.palette.plain())
        }
    }
}
