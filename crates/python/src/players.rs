//! The class `Bot`.

use cardinal_bots::{Halt, Player};
use cardinal_engine::random::{Purpose, Stream, stream};
use pyo3::prelude::*;
use pyo3::types::PyType;
use serde_json::json;

use crate::matches::Match;
use crate::patience::{patiently, quickly};
use crate::trouble::Trouble;

/// A bot, by its name.
pub(crate) fn parse(name: &str) -> Result<Player, Trouble> {
    Ok(name.parse::<Player>()?)
}

/// A bot: `random`, `eager`, `greedy`, `easy`, `normal`, `hard`, `expert`, or one with its own budget, such as
/// `hard:sims=500`.
///
/// It decides from the view of the seat it plays and never sees more. An equal seed gives equal decisions, unless its
/// budget is a time.
#[pyclass(module = "cardinal_games")]
pub(crate) struct Bot {
    player: Player,
    dice: Stream,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed=0))]
    fn new(name: &str, seed: u64) -> PyResult<Self> {
        Ok(Self { player: parse(name)?, dice: stream(seed, 0, Purpose::Player(0)) })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.player.to_string()
    }

    /// Whether an equal seed always gives equal decisions.
    #[getter]
    fn repeatable(&self) -> bool {
        self.player.is_repeatable()
    }

    /// The number of the action it chooses for a seat to act. Ctrl-C ends its search; it then has not decided, and will
    /// decide as if it had not been asked.
    fn decide(&mut self, py: Python<'_>, game: &Match, seat: u8) -> PyResult<usize> {
        let (session, player) = (game.session(), self.player);
        let (mut dice, halt) = (self.dice.clone(), Halt::default());
        let seat = game.seat(seat)?;
        if !session.played().turn().is_on(seat) {
            let idle = format!("seat {seat} has nothing to decide");
            return Err(Trouble::usage("not-on-turn", idle).into());
        }
        let work = || Ok(session.decide(seat, player, &mut dice, &halt));
        let long = session.takes_long(player);
        let action = if long { patiently(py, &halt, work)? } else { quickly(py, work)? };
        self.dice = dice;
        Ok(action)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,), String) {
        let this = slf.borrow();
        (slf.get_type(), (this.name(),), json!(this.dice).to_string())
    }

    /// Takes over where the dice of a pickled bot were.
    fn __setstate__(&mut self, state: &str) -> PyResult<()> {
        let bad = |error| Trouble::usage("bad-state", format!("not the state of a bot: {error}"));
        self.dice = serde_json::from_str(state).map_err(bad)?;
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.player)
    }
}
