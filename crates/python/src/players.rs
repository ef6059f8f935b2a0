//! The class `Bot`.

use cardinal_bots::Player;
use cardinal_engine::random::{Purpose, Stream, stream};
use pyo3::prelude::*;

use crate::matches::Match;
use crate::trouble::{Trouble, guard};

/// A player made of code, by its name.
pub(crate) fn parse(name: &str) -> Result<Player, Trouble> {
    Ok(name.parse::<Player>()?)
}

/// A player made of code: `random`, `eager`, `greedy`, `easy`, `normal`, `hard`, `expert`, or one with a budget of its
/// own such as `hard:sims=500`.
///
/// It decides from the view of the seat it plays and never sees more. With the same seed it decides the same, unless its
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

    /// Whether it always decides the same with the same seed.
    #[getter]
    fn repeatable(&self) -> bool {
        self.player.is_repeatable()
    }

    /// The number of the action it chooses for a seat on turn.
    fn decide(&mut self, py: Python<'_>, game: &Match, seat: u8) -> PyResult<usize> {
        let table = game.table();
        let (player, dice) = (self.player, &mut self.dice);
        Ok(py.detach(|| guard(|| table.decide(seat, player, dice)))?)
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.player)
    }
}
