//! What games there are.

use cardinal_engine::{AnyGame, Playable, Settings, Wire};
use cardinal_games::Visitor;
use cardinal_gym::Bits;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::json::{from_python, to_python};
use crate::trouble::{Trouble, guard};

/// The game of this id.
pub(crate) fn find(id: &str) -> Result<&'static dyn AnyGame, Trouble> {
    cardinal_games::find(id).ok_or_else(|| Trouble::no_game(id))
}

/// Does something with a game's own type.
pub(crate) fn with<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, Trouble> {
    cardinal_games::visit(id, visitor).ok_or_else(|| Trouble::no_game(id))
}

/// The options of a table as JSON; an empty object for `None`.
pub(crate) fn settings(options: Option<&Bound<'_, PyAny>>) -> PyResult<Value> {
    options.map_or_else(|| Ok(json!({})), from_python)
}

struct Describe;

impl Visitor for Describe {
    type Output = Value;

    fn visit<G: Playable>(self) -> Value {
        let mut at = 0;
        let blocks: Vec<Value> = G::BLOCKS
            .iter()
            .map(|block| {
                let start = at;
                at += block.size;
                json!({ "name": block.name, "start": start, "size": block.size, "what": block.what })
            })
            .collect();
        let mut info = json!(G::INFO);
        info["actions"] = json!(G::ACTIONS);
        info["mask_words"] = json!(Bits::words(G::ACTIONS));
        info["observation_size"] = json!(G::SIZE);
        info["observation_layout"] = json!(G::LAYOUT);
        info["observation_blocks"] = json!(blocks);
        info
    }
}

/// The ids of all games, in the order in which they are listed to people.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    cardinal_games::all().iter().map(|game| game.info().id).collect()
}

/// Everything fixed about a game: name, revision, seats, options, actions, observations.
#[pyfunction]
pub(crate) fn info<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &with(game, Describe)?)
}

/// The options of a table with the defaults filled in.
#[pyfunction]
#[pyo3(signature = (game, options=None))]
pub(crate) fn options<'py>(
    py: Python<'py>,
    game: &str,
    options: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = settings(options)?;
    let game = find(game)?;
    let settled = guard(|| Ok(game.options(Settings::from_json(&game.info(), &given)?)?))?;
    to_python(py, &settled)
}

struct Decode(usize);

impl Visitor for Decode {
    type Output = Option<Value>;

    fn visit<G: Playable>(self) -> Option<Value> {
        G::decode(self.0).as_ref().map(Wire::to_tree)
    }
}

/// The action of this number.
#[pyfunction]
pub(crate) fn action<'py>(py: Python<'py>, game: &str, id: usize) -> PyResult<Bound<'py, PyAny>> {
    let found = guard(|| {
        let none = || Trouble::usage("no-such-action", format!("{game} has no action {id}"));
        with(game, Decode(id))?.ok_or_else(none)
    })?;
    to_python(py, &found)
}

struct Encode(Value);

impl Visitor for Encode {
    type Output = Result<usize, String>;

    fn visit<G: Playable>(self) -> Self::Output {
        let action = G::Action::from_tree(&self.0).map_err(|error| error.to_string())?;
        Some(G::encode(&action))
            .filter(|id| *id < G::ACTIONS)
            .ok_or_else(|| "it could never be legal".to_owned())
    }
}

/// The number of an action.
#[pyfunction]
pub(crate) fn action_id(game: &str, action: &Bound<'_, PyAny>) -> PyResult<usize> {
    let action = from_python(action)?;
    let bad = |why| Trouble::usage("malformed-action", format!("not an action of this game: {why}"));
    Ok(guard(|| with(game, Encode(action))?.map_err(bad))?)
}
