//! Tables made for their game.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use cardinal_bots::Halt;
use cardinal_engine::{AnyMatch, AnySession, Info, Observer, Playable, Seat, Wire};
use cardinal_protocol::Json;

use super::position::{Advice, AnyTable, Draft, Moment, Move, Position, Told};
use super::position::{act, after, find, hints, moment, notices, read_moment, words};
use super::{Button, Canvas, Deed, Table, Thing};
use crate::session::Refused;
use crate::words::Names;

/// The face of a game's table.
pub(super) struct Face<G>(PhantomData<fn() -> G>);

impl<G> Face<G> {
    pub(super) const fn new() -> Self {
        Self(PhantomData)
    }
}

/// What somebody sees at such a table.
#[derive(Debug)]
struct Seen<G: Table> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Table> Seen<G> {
    fn of((view, legal): Moment<G>) -> Arc<dyn Position> {
        Arc::new(Self { view, legal })
    }

    fn named(&self, actions: Vec<G::Action>) -> Move {
        let mut involves: Vec<Thing> =
            actions.iter().flat_map(|action| G::involved(&self.view, action)).collect();
        involves.dedup();
        let deed = Deed::of(actions);
        Move { word: self.word(&deed), involves, deed }
    }
}

fn told<G: Table>(notices: &[G::Notice], names: Names<'_>) -> Told {
    Told {
        sentences: notices.iter().filter_map(|notice| G::tell(notice, names)).collect(),
        touched: notices.iter().flat_map(G::touched).collect(),
        past: false,
    }
}

impl<G: Table + Playable> AnyTable for Face<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn buttons(&self) -> &'static [Button] {
        G::BUTTONS
    }

    fn position(&self, played: &dyn AnyMatch, who: Observer) -> Option<Arc<dyn Position>> {
        moment::<G>(played, who).map(Seen::<G>::of)
    }

    fn told(&self, played: &dyn AnyMatch, input: usize, who: Observer, names: Names<'_>) -> Told {
        told::<G>(&notices::<G>(played, input, who), names)
    }

    fn read(&self, scene: &cardinal_client::Scene) -> Result<Arc<dyn Position>, String> {
        read_moment::<G>(scene).map(Seen::<G>::of)
    }

    fn read_notices(&self, notices: &Json, names: Names<'_>) -> Told {
        told::<G>(&G::Notice::list_from_json(&notices.text()).unwrap_or_default(), names)
    }

    fn act(&self, session: &mut dyn AnySession, seat: Seat, deed: &Deed) -> Result<(), Refused> {
        act::<G>(session, seat, deed)
    }
}

impl<G: Table> Position for Seen<G> {
    fn view(&self) -> &dyn Any {
        &self.view
    }

    fn paint(&self, canvas: &mut Canvas<'_>) {
        G::paint(&self.view, canvas);
    }

    fn acts(&self) -> bool {
        !self.legal.is_empty()
    }

    fn moves(&self) -> Vec<Move> {
        self.legal.iter().map(|action| self.named(vec![*action])).collect()
    }

    fn attempts(&self, thing: Thing, picked: Option<Thing>) -> Vec<Deed> {
        G::attempts(&self.view, thing, picked).into_iter().map(|action| Deed::of(vec![action])).collect()
    }

    fn using(&self, one: &Move, thing: Thing) -> Move {
        match one.deed.actions() {
            Some([action]) => self.named(vec![G::using(&self.view, action, thing)]),
            _ => one.clone(),
        }
    }

    fn marks(&self) -> bool {
        G::marks(&self.view)
    }

    fn together(&self, marked: &[Thing]) -> Vec<Move> {
        let moves = G::together(&self.view, &self.legal, marked);
        moves.into_iter().map(|actions| self.named(actions)).collect()
    }

    fn after(&self, seat: Seat, deed: &Deed) -> Result<Draft, Refused> {
        let (view, legal) = after::<G>(&self.view, seat, deed)?;
        let unfinished = G::unfinished(&self.view, &view);
        Ok(Draft { position: Self::of((view, legal)), unfinished })
    }

    fn read(&self, typed: &str) -> Option<Deed> {
        let known = find::<G>(typed, |action| G::word(&self.view, action));
        known.or_else(|| G::read_longer(&self.view, typed)).map(|action| Deed::of(vec![action]))
    }

    fn word(&self, deed: &Deed) -> String {
        words::<G>(deed, |action| G::word(&self.view, action))
    }

    fn describe(&self, names: Names<'_>) -> Vec<String> {
        G::describe(&self.view, names)
    }

    fn status(&self) -> String {
        G::status(&self.view)
    }

    fn player(&self, seat: Seat) -> String {
        G::player(&self.view, seat)
    }

    fn player_briefly(&self, seat: Seat) -> String {
        G::player_briefly(&self.view, seat)
    }

    fn clause(&self) -> &'static str {
        G::clause(&self.view)
    }

    fn hints(&self, seat: Seat, halt: &Halt) -> Vec<Advice> {
        hints::<G>(&self.view, seat, halt, |action| G::word(&self.view, action))
    }
}
