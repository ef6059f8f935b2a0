//! Tables of games chosen at run time, spoken to in JSON.

use std::marker::PhantomData;

use cardinal_bots::{Halt, Reason, suggest};
use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Actions, Game, Heuristics, Info, Seat};
use serde_json::{Value, json};

use super::{Button, Canvas, Table, Thing};
use crate::session::{Refused, Scene};
use crate::words::Names;

/// Something the seat at the terminal may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// The action itself.
    pub action: Value,
    /// What to call it.
    pub word: String,
    /// What it involves.
    pub involves: Vec<Thing>,
}

/// A move with what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The action itself.
    pub action: Value,
    /// What to call it.
    pub word: String,
    /// What speaks for it or against it, in a few words.
    pub reason: String,
}

/// The table of any game.
pub trait AnyTable: Send + Sync {
    /// The game's facts.
    fn info(&self) -> Info;
    /// The moves that need nothing to point at.
    fn buttons(&self) -> &'static [Button];
    /// Whether this program understands the view; another version of the game may have sent it.
    fn reads(&self, view: &Value) -> Result<(), String>;
    /// Draws the table and the hand.
    fn paint(&self, view: &Value, canvas: &mut Canvas<'_>);
    /// What may be done now.
    fn moves(&self, scene: &Scene) -> Vec<Move>;
    /// The moves somebody could mean; see [`Table::attempts`].
    fn attempts(&self, view: &Value, thing: Thing, picked: Option<Thing>) -> Vec<Value>;
    /// The move made with the very thing that was pointed at; see [`Table::using`].
    fn using(&self, _view: &Value, one: &Move, _thing: Thing) -> Move {
        one.clone()
    }
    /// Whether cards of the hand can be marked now, to be used together.
    fn marks(&self, _view: &Value) -> bool {
        false
    }
    /// The moves that use exactly the marked things, possible or not; see [`Table::together`].
    fn together(&self, _scene: &Scene, _marked: &[Thing]) -> Vec<Move> {
        Vec::new()
    }
    /// Whether the rules allow it, as far as the view tells; and it tells all of it.
    fn check(&self, view: &Value, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// The move of this name, possible or not.
    fn read(&self, view: &Value, typed: &str) -> Option<Value>;
    /// What to call a move.
    fn word(&self, view: &Value, action: &Value) -> String;
    /// What an input led to, in sentences.
    fn tell(&self, notices: &[Value], names: Names<'_>) -> Vec<String>;
    /// What on the table an input was about.
    fn touched(&self, notices: &[Value]) -> Vec<Thing>;
    /// The table line by line.
    fn describe(&self, view: &Value, names: Names<'_>) -> Vec<String>;
    /// Round, phase and the like.
    fn status(&self, view: &Value) -> String;
    /// What everybody knows of a player.
    fn player(&self, view: &Value, seat: Seat) -> String;
    /// The same in as little room as it takes.
    fn player_briefly(&self, view: &Value, seat: Seat) -> String {
        self.player(view, seat)
    }
    /// The clause that matters most now.
    fn clause(&self, view: &Value) -> &'static str;
    /// Moves for a seat, the best first. It takes a while; `halt` ends it.
    fn hints(&self, view: &Value, seat: Seat, halt: &Halt) -> Vec<Advice>;
}

/// The face of a game's table.
pub(super) struct Face<G>(PhantomData<fn() -> G>);

impl<G> Face<G> {
    pub(super) const fn new() -> Self {
        Self(PhantomData)
    }
}

fn view_of<G: Game>(view: &Value) -> Option<G::View> {
    serde_json::from_value(view.clone()).ok()
}

fn action_of<G: Game>(action: &Value) -> Option<G::Action> {
    serde_json::from_value(action.clone()).ok()
}

/// Why a view cannot be read.
pub(super) fn reads<G: Game>(view: &Value) -> Result<(), String> {
    serde_json::from_value::<G::View>(view.clone()).map(drop).map_err(|error| error.to_string())
}

/// Whether the rules allow a move, as far as the view tells.
pub(super) fn check<G: Game>(view: &Value, seat: Seat, action: &Value) -> Result<(), Refused> {
    let (Some(view), Some(action)) = (view_of::<G>(view), action_of::<G>(action)) else {
        return Err(Refused::Other("that is no move of this game".to_owned()));
    };
    // What a seat may do follows from its view, so any world it can imagine tells.
    let world = G::determinize(&view, &mut stream(1, 0, Purpose::Test));
    world.check(seat, &action).map_err(|illegal| Refused::Illegal {
        code: illegal.code.to_owned(),
        clause: illegal.clause.to_owned(),
    })
}

/// The first action of the game that `word` calls so, in whatever case.
pub(super) fn read<G: Actions>(typed: &str, word: impl Fn(&G::Action) -> String) -> Option<Value> {
    let typed = typed.to_lowercase();
    let mut actions = (0..G::ACTIONS).filter_map(G::decode);
    actions.find(|action| word(action).to_lowercase() == typed).map(|action| json!(action))
}

/// Moves for a seat, the best first, called as `word` calls them.
pub(super) fn hints<G: Heuristics>(
    view: &Value,
    seat: Seat,
    halt: &Halt,
    word: impl Fn(&G::View, &G::Action) -> String,
) -> Vec<Advice> {
    let Some(view) = view_of::<G>(view) else { return Vec::new() };
    let hints = suggest::<G>(&view, seat, halt);
    let advice = hints.iter().enumerate().map(|(place, hint)| Advice {
        action: json!(hint.action),
        word: word(&view, &hint.action),
        reason: reason(place, hint.reason),
    });
    advice.collect()
}

fn legal_of<G: Game>(scene: &Scene) -> Vec<G::Action> {
    scene.legal.iter().filter_map(action_of::<G>).collect()
}

fn named<G: Table>(view: &G::View, action: &G::Action) -> Move {
    Move { action: json!(action), word: G::word(view, action), involves: G::involved(view, action) }
}

fn notices_of<G: Table>(notices: &[Value]) -> impl Iterator<Item = G::Notice> {
    notices.iter().filter_map(|notice| serde_json::from_value(notice.clone()).ok())
}

impl<G: Table> AnyTable for Face<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn buttons(&self) -> &'static [Button] {
        G::BUTTONS
    }

    fn reads(&self, view: &Value) -> Result<(), String> {
        reads::<G>(view)
    }

    fn paint(&self, view: &Value, canvas: &mut Canvas<'_>) {
        if let Some(view) = view_of::<G>(view) {
            G::paint(&view, canvas);
        }
    }

    fn moves(&self, scene: &Scene) -> Vec<Move> {
        let Some(view) = view_of::<G>(&scene.view) else { return Vec::new() };
        legal_of::<G>(scene).iter().map(|action| named::<G>(&view, action)).collect()
    }

    fn using(&self, view: &Value, one: &Move, thing: Thing) -> Move {
        match (view_of::<G>(view), action_of::<G>(&one.action)) {
            (Some(view), Some(action)) => named::<G>(&view, &G::using(&view, &action, thing)),
            _ => one.clone(),
        }
    }

    fn marks(&self, view: &Value) -> bool {
        view_of::<G>(view).is_some_and(|view| G::marks(&view))
    }

    fn together(&self, scene: &Scene, marked: &[Thing]) -> Vec<Move> {
        let Some(view) = view_of::<G>(&scene.view) else { return Vec::new() };
        let actions = G::together(&view, &legal_of::<G>(scene), marked);
        actions.iter().map(|action| named::<G>(&view, action)).collect()
    }

    fn attempts(&self, view: &Value, thing: Thing, picked: Option<Thing>) -> Vec<Value> {
        let Some(view) = view_of::<G>(view) else { return Vec::new() };
        G::attempts(&view, thing, picked).iter().map(|action| json!(action)).collect()
    }

    fn check(&self, view: &Value, seat: Seat, action: &Value) -> Result<(), Refused> {
        check::<G>(view, seat, action)
    }

    fn read(&self, view: &Value, typed: &str) -> Option<Value> {
        let view = view_of::<G>(view)?;
        let longer = || G::read_longer(&view, typed).map(|action| json!(action));
        read::<G>(typed, |action| G::word(&view, action)).or_else(longer)
    }

    fn word(&self, view: &Value, action: &Value) -> String {
        match (view_of::<G>(view), action_of::<G>(action)) {
            (Some(view), Some(action)) => G::word(&view, &action),
            _ => action.to_string(),
        }
    }

    fn tell(&self, notices: &[Value], names: Names<'_>) -> Vec<String> {
        notices_of::<G>(notices).filter_map(|notice| G::tell(&notice, names)).collect()
    }

    fn touched(&self, notices: &[Value]) -> Vec<Thing> {
        notices_of::<G>(notices).flat_map(|notice| G::touched(&notice)).collect()
    }

    fn describe(&self, view: &Value, names: Names<'_>) -> Vec<String> {
        view_of::<G>(view).map(|view| G::describe(&view, names)).unwrap_or_default()
    }

    fn status(&self, view: &Value) -> String {
        view_of::<G>(view).map(|view| G::status(&view)).unwrap_or_default()
    }

    fn player(&self, view: &Value, seat: Seat) -> String {
        view_of::<G>(view).map(|view| G::player(&view, seat)).unwrap_or_default()
    }

    fn player_briefly(&self, view: &Value, seat: Seat) -> String {
        view_of::<G>(view).map(|view| G::player_briefly(&view, seat)).unwrap_or_default()
    }

    fn clause(&self, view: &Value) -> &'static str {
        view_of::<G>(view).map_or("", |view| G::clause(&view))
    }

    fn hints(&self, view: &Value, seat: Seat, halt: &Halt) -> Vec<Advice> {
        hints::<G>(view, seat, halt, G::word)
    }
}

/// Why a move stands at this place of the list.
fn reason(place: usize, reason: Reason) -> String {
    let percent = |share: f32| format!("{:.0} %", 100.0 * share);
    // Twice the standard error on either side, so that the number is right in 19 of 20 cases.
    let expected =
        |share: f32, error: f32| format!("expected result {} ± {}", percent(share), percent(2.0 * error));
    match reason {
        Reason::Only => "there is nothing else to do".to_owned(),
        Reason::Best { share, error, by } => {
            format!("{}, {} more than any other move", expected(share, error), percent(by))
        }
        Reason::Close { share, error } if place == 0 => {
            format!("{}; others are about as good", expected(share, error))
        }
        Reason::Close { share, error } => format!("{}, about as good", expected(share, error)),
        Reason::Worse { share, error, by } => {
            format!("{}, {} less than the best", expected(share, error), percent(by))
        }
        Reason::Unlikely => "hardly looked at: it never looked promising".to_owned(),
    }
}
