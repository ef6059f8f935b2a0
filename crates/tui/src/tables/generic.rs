//! The table of any game: its view in words, its hand as cards, and a cell for each kind of move.
//!
//! Nothing says what the view of such a game means, so it is read as a tree, made once for each position.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use cardinal_bots::Halt;
use cardinal_engine::{AnyMatch, AnySession, Info, Observer, Playable, Seat, Wire};
use cardinal_games::Visitor;
use cardinal_protocol::Json;
use serde::Serialize;
use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::canvas::CARD;
use super::position::{Advice, AnyTable, Draft, Moment, Move, Position, Told};
use super::position::{act, after, find, hints, moment, notices, read_moment, words};
use super::{Button, Canvas, Deed, Thing};
use crate::screen::wrap;
use crate::session::Refused;
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
        Box::new(Generic::<G> { kinds: kinds.into(), game: PhantomData })
    }
}

struct Generic<G> {
    /// Every kind of move the game has; the place in the list is the number of its spot.
    kinds: Arc<[String]>,
    game: PhantomData<fn() -> G>,
}

/// What an observer sees at such a table.
#[derive(Debug)]
struct Outline<G: Playable> {
    view: G::View,
    /// The view as a tree.
    tree: Value,
    legal: Vec<G::Action>,
    kinds: Arc<[String]>,
}

impl<G: Playable> Generic<G> {
    fn seen(&self, (view, legal): Moment<G>) -> Arc<dyn Position> {
        Arc::new(Outline::<G> { tree: json!(view), view, legal, kinds: self.kinds.clone() })
    }
}

fn told(notices: &[impl Serialize], names: Names<'_>) -> Told {
    let sentences = notices.iter().map(|notice| generic::notice(&json!(notice), names)).collect();
    Told { sentences, ..Told::default() }
}

fn command(action: &impl Serialize) -> String {
    generic::command(&json!(action))
}

impl<G: Playable> AnyTable for Generic<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn buttons(&self) -> &'static [Button] {
        &[]
    }

    fn position(&self, played: &dyn AnyMatch, who: Observer) -> Option<Arc<dyn Position>> {
        moment::<G>(played, who).map(|moment| self.seen(moment))
    }

    fn told(&self, played: &dyn AnyMatch, input: usize, who: Observer, names: Names<'_>) -> Told {
        notices::<G>(played, input, who).map(|(_, notices)| told(&notices, names)).unwrap_or_default()
    }

    fn read(&self, scene: &cardinal_client::Scene) -> Result<Arc<dyn Position>, String> {
        read_moment::<G>(scene).map(|moment| self.seen(moment))
    }

    fn read_notices(&self, notices: &Json, _: &dyn Position, names: Names<'_>) -> Told {
        told(&G::Notice::list_from_json(&notices.text()).unwrap_or_default(), names)
    }

    fn act(&self, session: &mut dyn AnySession, seat: Seat, deed: &Deed) -> Result<(), Refused> {
        act::<G>(session, seat, deed)
    }
}

impl<G: Playable> Outline<G> {
    /// The kind of a move and the cards of the hand that it names.
    fn involved(&self, action: &G::Action) -> Vec<Thing> {
        let action = json!(action);
        let (named, hand) = (generic::texts(&action), generic::hand(&self.tree));
        let cards = (0..).zip(&hand).filter(|(_, face)| named.contains(&face.as_str()));
        let kind = generic::kind(&action);
        let spots = (0..).zip(&*self.kinds).filter(|(_, known)| **known == kind);
        cards.map(|(at, _)| Thing::Hand(at)).chain(spots.map(|(at, _)| Thing::Spot(at))).collect()
    }

    /// Draws a cell for each kind of move at the lower edge of the table; how many lines that takes.
    fn paint_kinds(&self, canvas: &mut Canvas<'_>) -> u16 {
        let room = canvas.table;
        let (mut x, mut rows) = (0, vec![Vec::new()]);
        for (at, kind) in (0..).zip(&*self.kinds) {
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

impl<G: Playable> Position for Outline<G> {
    fn view(&self) -> &dyn Any {
        &self.view
    }

    fn paint(&self, canvas: &mut Canvas<'_>) {
        let plain = canvas.palette.plain();
        let kinds = self.paint_kinds(canvas);
        let room = canvas.table;
        let nameless = Names { names: &[], me: None, speech: canvas.speech };
        let lines = generic::table(&self.tree, nameless);
        let lines = lines.iter().flat_map(|line| wrap(line, usize::from(room.width.saturating_sub(2))));
        for (y, line) in (room.y..(room.bottom() - kinds).saturating_sub(1)).zip(lines) {
            canvas.text(room.x + 1, y, &line, plain);
        }
        let hand = generic::hand(&self.tree);
        let width = hand.iter().map(|face| face.width() as u16 + 2).max().unwrap_or(0).max(CARD);
        canvas.fan(&hand.into_iter().map(|face| (face, plain)).collect::<Vec<_>>(), width);
    }

    fn acts(&self) -> bool {
        !self.legal.is_empty()
    }

    fn moves(&self, names: Names<'_>) -> Vec<Move> {
        let worded = |action: &G::Action| Move {
            deed: Deed::of(vec![*action]),
            word: command(action),
            sentence: generic::action(&json!(action), names),
            involves: self.involved(action),
        };
        self.legal.iter().map(worded).collect()
    }

    fn attempts(&self, thing: Thing, picked: Option<Thing>) -> Vec<Deed> {
        let meant = (0..G::ACTIONS).filter_map(G::decode).filter(|action| {
            let involved = self.involved(action);
            involved.contains(&thing) && picked.is_none_or(|picked| involved.contains(&picked))
        });
        meant.take(ATTEMPTS).map(|action| Deed::of(vec![action])).collect()
    }

    fn after(&self, seat: Seat, deed: &Deed) -> Result<Draft, Refused> {
        let (view, legal) = after::<G>(&self.view, seat, deed)?;
        let position = Arc::new(Self { tree: json!(view), view, legal, kinds: self.kinds.clone() });
        Ok(Draft { position, unfinished: false })
    }

    fn read(&self, typed: &str) -> Option<Deed> {
        find::<G>(typed, command).map(|action| Deed::of(vec![action]))
    }

    fn word(&self, deed: &Deed) -> String {
        words::<G>(deed, command).join(", ")
    }

    fn sentence(&self, deed: &Deed, names: Names<'_>) -> String {
        names.speech.row(&words::<G>(deed, |action| generic::action(&json!(action), names)))
    }

    fn describe(&self, names: Names<'_>) -> Vec<String> {
        generic::describe(&self.tree, names)
    }

    fn status(&self, names: Names<'_>) -> String {
        generic::status(&self.tree, names.speech)
    }

    fn player(&self, seat: Seat, names: Names<'_>) -> String {
        generic::player(&self.tree, seat, names.speech)
    }

    fn clause(&self) -> &'static str {
        // Nothing tells which clause matters; the first refusal is mostly about whose turn it is.
        G::INFO.refusals.first().map_or("", |refusal| refusal.clause)
    }

    fn hints(&self, seat: Seat, halt: &Halt) -> Vec<Advice> {
        hints::<G>(&self.view, seat, halt, command)
    }
}
