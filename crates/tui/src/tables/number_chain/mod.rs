//! The table of Number Chain: Supply, Pools, Floor and Condition.

mod lines;
mod words;

use cardinal_games::number_chain::{Action, Card, Condition, Laid, Notice, NumberChain, Phase, Source, View};
use cardinal_texts::with;
use ratatui::style::Style;

use super::canvas::CARD;
use super::{Button, Canvas, Renderer, Thing};
use crate::screen::wrap;

const SUPPLY: Thing = Thing::Spot(3);
const FLOOR: Thing = Thing::Spot(4);

impl Renderer for NumberChain {
    const BUTTONS: &'static [Button] = &[
        Button::usual('e', "action-end"),
        Button::usual('t', "action-take"),
        Button::usual('r', "action-reset"),
        Button::rare('d', "action-decline"),
        Button::rare('w', "action-wait"),
        Button::rare('x', "action-quit"),
    ];

    fn paint(view: &View, canvas: &mut Canvas<'_>) {
        let (x, y) = (canvas.table.x + 1, canvas.table.y);
        let plain = canvas.palette.plain();
        let speech = canvas.speech;
        canvas.label(x, y, &speech.text("nc-supply"));
        canvas.card(Some(SUPPLY), x, y + 1, CARD + 1, &format!("▒{:>2}▒", view.supply), plain);
        for (pool, card) in view.pools.iter().enumerate() {
            let left = x + 10 + 7 * pool as u16;
            canvas.label(left, y, &speech.say("nc-pool", with("number", pool + 1)));
            let face = card.map_or_else(|| " ".to_owned(), |card| card.to_string());
            let style = card.map_or(plain, |card| style(canvas, card));
            canvas.card(Some(Thing::Spot(pool as u8)), left, y + 1, CARD, &face, style);
        }
        canvas.label(x + 34, y, &speech.text("nc-floor"));
        let (face, look) = view
            .floor
            .map_or_else(|| (" ".to_owned(), plain), |laid| (laid.to_string(), style(canvas, laid.card())));
        canvas.card(Some(FLOOR), x + 34, y + 1, 9, &face, canvas.palette.strong(look));
        canvas.label(x + 34, y + 4, &speech.say("term-nc-covered", with("count", view.covered.len())));

        let (name, rule) = match view.condition {
            Condition::Pivot => ("nc-pivot", "nc-pivot-about"),
            Condition::Relay => ("nc-relay", "nc-relay-about"),
        };
        let (name, rule) = (speech.text(name).to_uppercase(), speech.text(rule));
        let link = match (view.phase, view.link) {
            // What the Floor demands is settled by the last discard.
            (Phase::Discard, _) => speech.text("term-nc-discard-last"),
            (_, 0) => speech.text("term-nc-any"),
            (_, digit) => speech.say("term-nc-digit", with("digit", digit)),
        };
        let mut lines = vec![(format!("{name} {rule}"), plain)];
        if view.phase != Phase::Over {
            lines.push((link, canvas.palette.strong(plain)));
        }
        if view.first_out.is_some() {
            lines.push((speech.text("term-nc-closing"), canvas.palette.alert()));
        }
        let room = usize::from(canvas.table.width.saturating_sub(2));
        let wrapped =
            lines.iter().flat_map(|(text, style)| wrap(text, room).into_iter().map(|line| (line, *style)));
        for (below, (line, style)) in (6..).zip(wrapped) {
            canvas.text(x, y + below, &line, style);
        }
        canvas.text(x, y + 6, &name, canvas.palette.accent());
        let hand: Vec<(String, Style)> =
            view.own_hand().iter().map(|card| (card.to_string(), style(canvas, card))).collect();
        canvas.fan(&hand, CARD);
    }

    fn involved(view: &View, action: &Action) -> Vec<Thing> {
        match action {
            Action::End {} => vec![Thing::Button('e')],
            Action::Decline {} => vec![Thing::Button('d')],
            Action::Wait {} => vec![Thing::Button('w')],
            Action::Quit {} => vec![Thing::Button('x')],
            Action::Reset {} => vec![Thing::Button('r')],
            Action::Take { from } => {
                let spot = from.pool().map_or(SUPPLY, |pool| Thing::Spot(pool as u8));
                vec![spot, Thing::Button('t')]
            }
            Action::Play { card } | Action::Discard { card } => held(view, card.card()).into_iter().collect(),
            Action::Chain { cards } => cards.iter().filter_map(|card| held(view, card.card())).collect(),
        }
    }

    fn attempts(view: &View, thing: Thing, _: Option<Thing>) -> Vec<Action> {
        match thing {
            Thing::Hand(at) => {
                let Some(card) = view.own_hand().iter().nth(usize::from(at)) else { return Vec::new() };
                let laid = named(card, view.link);
                match view.phase {
                    Phase::Discard => vec![Action::Discard { card: Laid::plain(card) }],
                    _ => vec![Action::Play { card: laid }],
                }
            }
            Thing::Spot(pool @ 0..=2) => vec![Action::Take { from: Source::ALL[usize::from(pool)] }],
            SUPPLY | Thing::Button('t') => vec![Action::Take { from: Source::Supply }],
            Thing::Button('e') => vec![Action::End {}],
            Thing::Button('d') => vec![Action::Decline {}],
            Thing::Button('w') => vec![Action::Wait {}],
            Thing::Button('x') => vec![Action::Quit {}],
            Thing::Button('r') => vec![Action::Reset {}],
            _ => Vec::new(),
        }
    }

    fn touched(notice: &Notice) -> Vec<Thing> {
        match notice {
            Notice::Played { .. } | Notice::Chained { .. } | Notice::Discarded { .. } => vec![FLOOR],
            Notice::Took { pool, .. } => vec![Thing::Spot(*pool)],
            Notice::Drew { .. } => vec![SUPPLY],
            Notice::Reset { .. } => vec![Thing::Spot(0), Thing::Spot(1), Thing::Spot(2)],
            _ => Vec::new(),
        }
    }
}

/// The place of a card in the hand.
fn held(view: &View, card: Card) -> Option<Thing> {
    view.own_hand().iter().position(|own| own == card).map(|at| Thing::Hand(at as u8))
}

/// The card as a player lays it without naming a number: a wild takes the digit that fits.
fn named(card: Card, link: u8) -> Laid {
    let or_one = |digit: u8, other: u8| if digit == 0 { other.max(1) } else { digit };
    if card.is_wild() {
        Laid::standing_for(card, or_one(card.first(), link), or_one(card.last(), 1))
    } else {
        Laid::plain(card)
    }
}

/// Wilds have a colour of their own; their `?` tells them apart without it.
fn style(canvas: &Canvas<'_>, card: Card) -> Style {
    if card.is_wild() { canvas.palette.hue(4) } else { canvas.palette.hue(usize::from(card.first()) % 3) }
}
