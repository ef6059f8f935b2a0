//! Tables made for their game.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use cardinal_bots::Halt;
use cardinal_engine::{AnyMatch, AnySession, Info, Observer, Playable, Seat, Wire};
use cardinal_protocol::Json;

use super::position::{Advice, AnyTable, Draft, Moment, Move, Position, Told};
use super::position::{act, after, find, hints, moment, notices, read_moment, words};
use super::{Button, Canvas, Deed, Renderer, Thing};
use crate::session::Refused;
use crate::words::Names;

/// The face of a game's table.
pub(super) struct Face<G>(PhantomData<fn() -> G>);

impl<G> Face<G> {
    pub(super) const fn new() -> Self {
        Self(PhantomData)
    }
}

/// What an observer sees at such a table.
#[derive(Debug)]
struct Seen<G: Renderer> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Renderer> Seen<G> {
    fn of((view, legal): Moment<G>) -> Arc<dyn Position> {
        Arc::new(Self { view, legal })
    }

    fn named(&self, actions: Vec<G::Action>, names: Names<'_>) -> Move {
        let mut involves: Vec<Thing> =
            actions.iter().flat_map(|action| G::involved(&self.view, action)).collect();
        involves.dedup();
        let deed = Deed::of(actions);
        Move { word: self.word(&deed), sentence: self.sentence(&deed, names), involves, deed }
    }
}

fn told<G: Renderer>(view: &G::View, notices: &[G::Notice], names: Names<'_>) -> Told {
    let news = notices.iter().filter(|notice| !G::is_routine(notice));
    Told {
        sentences: news.map(|notice| G::notice_text(view, notice, names)).collect(),
        touched: notices.iter().flat_map(G::touched).collect(),
        past: false,
    }
}

impl<G: Renderer + Playable> AnyTable for Face<G> {
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
        let seen = notices::<G>(played, input, who);
        seen.map(|(view, notices)| told::<G>(&view, &notices, names)).unwrap_or_default()
    }

    fn read(&self, scene: &cardinal_client::Scene) -> Result<Arc<dyn Position>, String> {
        read_moment::<G>(scene).map(Seen::<G>::of)
    }

    fn read_notices(&self, notices: &Json, position: &dyn Position, names: Names<'_>) -> Told {
        let view = position.view().downcast_ref::<G::View>();
        let notices = G::Notice::list_from_json(&notices.text()).unwrap_or_default();
        view.map(|view| told::<G>(view, &notices, names)).unwrap_or_default()
    }

    fn act(&self, session: &mut dyn AnySession, seat: Seat, deed: &Deed) -> Result<(), Refused> {
        act::<G>(session, seat, deed)
    }
}

impl<G: Renderer> Position for Seen<G> {
    fn view(&self) -> &dyn Any {
        &self.view
    }

    fn paint(&self, canvas: &mut Canvas<'_>) {
        G::paint(&self.view, canvas);
    }

    fn acts(&self) -> bool {
        !self.legal.is_empty()
    }

    fn moves(&self, names: Names<'_>) -> Vec<Move> {
        self.legal.iter().map(|action| self.named(vec![*action], names)).collect()
    }

    fn attempts(&self, thing: Thing, picked: Option<Thing>) -> Vec<Deed> {
        G::attempts(&self.view, thing, picked).into_iter().map(|action| Deed::of(vec![action])).collect()
    }

    fn using(&self, one: &Move, thing: Thing, names: Names<'_>) -> Move {
        match one.deed.actions() {
            Some([action]) => self.named(vec![G::using(&self.view, action, thing)], names),
            _ => one.clone(),
        }
    }

    fn marks(&self) -> bool {
        G::marks(&self.view)
    }

    fn together(&self, marked: &[Thing], names: Names<'_>) -> Vec<Move> {
        let moves = G::together(&self.view, &self.legal, marked);
        moves.into_iter().map(|actions| self.named(actions, names)).collect()
    }

    fn after(&self, seat: Seat, deed: &Deed) -> Result<Draft, Refused> {
        let (view, legal) = after::<G>(&self.view, seat, deed)?;
        let unfinished = G::unfinished(&self.view, &view);
        Ok(Draft { position: Self::of((view, legal)), unfinished })
    }

    fn read(&self, typed: &str) -> Option<Deed> {
        let known = find::<G>(typed, |action| G::command(&self.view, action));
        known.or_else(|| G::read_longer(&self.view, typed)).map(|action| Deed::of(vec![action]))
    }

    fn word(&self, deed: &Deed) -> String {
        words::<G>(deed, |action| G::command(&self.view, action)).join(", ")
    }

    fn sentence(&self, deed: &Deed, names: Names<'_>) -> String {
        names.speech.row(&words::<G>(deed, |action| G::action_text(&self.view, action, names)))
    }

    fn describe(&self, names: Names<'_>) -> Vec<String> {
        G::describe(&self.view, names)
    }

    fn status(&self, names: Names<'_>) -> String {
        G::status(&self.view, names)
    }

    fn player(&self, seat: Seat, names: Names<'_>) -> String {
        G::player(&self.view, seat, names)
    }

    fn player_briefly(&self, seat: Seat, names: Names<'_>) -> String {
        G::player_briefly(&self.view, seat, names)
    }

    fn clause(&self) -> &'static str {
        G::clause(&self.view)
    }

    fn hints(&self, seat: Seat, halt: &Halt) -> Vec<Advice> {
        hints::<G>(&self.view, seat, halt, |action| G::command(&self.view, action))
    }
}
