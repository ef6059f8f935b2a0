//! The table of any game: its view in words, its hand as cards, and a cell for each kind of move.

use std::marker::PhantomData;

use cardinal_bots::Halt;
use cardinal_engine::{Info, Playable, Seat};
use cardinal_games::Visitor;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::canvas::CARD;
use super::face::{check, hints, read, reads};
use super::{Advice, AnyTable, Button, Canvas, Move, Thing};
use crate::screen::wrap;
use crate::session::{Refused, Scene};
use crate::words::{Names, generic};

/// How many moves are tried to find out why nothing can be done with something.
const ATTEMPTS: usize = 20;

/// Makes the generic table of a game.
pub(super) struct Builder;

impl Visitor for Builder {
    type Output = Box<dyn AnyTable>;

    fn visit<G: Playable>(self) -> Self::Output {
        let mut kinds = Vec::new();
        for action in (0..G::ACTIONS).filter_map(G::decode) {
            let kind = generic::kind(&json!(action));
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        Box::new(Generic::<G> { kinds, game: PhantomData })
    }
}

struct Generic<G> {
    /// Every kind of move the game has; the place in the list is the number of its spot.
    kinds: Vec<String>,
    game: PhantomData<fn() -> G>,
}

impl<G: Playable> Generic<G> {
    /// The kind of a move and the cards of the hand that it names.
    fn involved(&self, view: &Value, action: &Value) -> Vec<Thing> {
        let (named, hand) = (generic::texts(action), generic::hand(view));
        let cards = (0..).zip(&hand).filter(|(_, face)| named.contains(&face.as_str()));
        let kind = generic::kind(action);
        let spots = (0..).zip(&self.kinds).filter(|(_, known)| **known == kind);
        cards.map(|(at, _)| Thing::Hand(at)).chain(spots.map(|(at, _)| Thing::Spot(at))).collect()
    }

    /// Draws a cell for each kind of move at the lower edge of the table; how many lines that takes.
    fn paint_kinds(&self, canvas: &mut Canvas<'_>) -> u16 {
        let room = canvas.table;
        let (mut x, mut rows) = (0, vec![Vec::new()]);
        for (at, kind) in (0..).zip(&self.kinds) {
            let width = kind.width() as u16 + 2;
            if x > 0 && x + width > room.width {
                x = 0;
                rows.push(Vec::new());
            }
            rows.last_mut().expect("there is a row").push((at, x, width, kind));
            x += width;
        }
        let lines = (rows.len() as u16).min(room.height);
        let plain = canvas.palette.plain();
        for (y, row) in (room.bottom() - lines..room.bottom()).zip(rows) {
            for (at, x, width, kind) in row {
                canvas.cell(Thing::Spot(at), room.x + x, y, width, kind, plain);
            }
        }
        lines
    }
}

impl<G: Playable> AnyTable for Generic<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn buttons(&self) -> &'static [Button] {
        &[]
    }

    fn reads(&self, view: &Value) -> Result<(), String> {
        reads::<G>(view)
    }

    fn paint(&self, view: &Value, canvas: &mut Canvas<'_>) {
        let plain = canvas.palette.plain();
        let kinds = self.paint_kinds(canvas);
        let room = canvas.table;
        let nameless = Names { names: &[], me: None };
        let lines = generic::table(view, nameless);
        let lines = lines.iter().flat_map(|line| wrap(line, usize::from(room.width.saturating_sub(2))));
        for (y, line) in (room.y..(room.bottom() - kinds).saturating_sub(1)).zip(lines) {
            canvas.text(room.x + 1, y, &line, plain);
        }
        let hand = generic::hand(view);
        let width = hand.iter().map(|face| face.width() as u16 + 2).max().unwrap_or(0).max(CARD);
        canvas.fan(&hand.into_iter().map(|face| (face, plain)).collect::<Vec<_>>(), width);
    }

    fn moves(&self, scene: &Scene) -> Vec<Move> {
        let named = scene.legal.iter().map(|action| Move {
            action: action.clone(),
            word: generic::word(action),
            involves: self.involved(&scene.view, action),
        });
        named.collect()
    }

    fn attempts(&self, view: &Value, thing: Thing, picked: Option<Thing>) -> Vec<Value> {
        let actions = (0..G::ACTIONS).filter_map(G::decode).map(|action| json!(action));
        let meant = actions.filter(|action| {
            let involved = self.involved(view, action);
            involved.contains(&thing) && picked.is_none_or(|picked| involved.contains(&picked))
        });
        meant.take(ATTEMPTS).collect()
    }

    fn check(&self, view: &Value, seat: Seat, action: &Value) -> Result<(), Refused> {
        check::<G>(view, seat, action)
    }

    fn read(&self, _view: &Value, typed: &str) -> Option<Value> {
        read::<G>(typed, |action| generic::word(&json!(action)))
    }

    fn word(&self, _view: &Value, action: &Value) -> String {
        generic::word(action)
    }

    fn tell(&self, notices: &[Value], names: Names<'_>) -> Vec<String> {
        notices.iter().map(|notice| generic::tell(notice, names)).collect()
    }

    fn touched(&self, _notices: &[Value]) -> Vec<Thing> {
        Vec::new()
    }

    fn describe(&self, view: &Value, names: Names<'_>) -> Vec<String> {
        generic::describe(view, names)
    }

    fn status(&self, view: &Value) -> String {
        generic::status(view)
    }

    fn player(&self, view: &Value, seat: Seat) -> String {
        generic::player(view, seat)
    }

    fn clause(&self, _view: &Value) -> &'static str {
        // Of no clause is it known when it matters; the first refusal is mostly about whose turn it is.
        G::INFO.refusals.first().map_or("", |refusal| refusal.clause)
    }

    fn hints(&self, view: &Value, seat: Seat, halt: &Halt) -> Vec<Advice> {
        hints::<G>(view, seat, halt, |_, action| generic::word(&json!(action)))
    }
}
