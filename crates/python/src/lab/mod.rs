//! The laboratory.
//!
//! ```text
//!  series    simulate, whole and in parts
//!  contest   arena, whole and in parts
//!  sweep     tune
//! ```

mod contest;
mod series;
mod sweep;

use std::ops::Range;
use std::thread;

use cardinal_bots::{Halt, Player};
use cardinal_engine::{Game, Settings};
use cardinal_lab::{Study, study};
use pyo3::prelude::*;
use serde_json::Value;

use crate::info::settings;
use crate::json::to_python;
use crate::patience::patiently;
use crate::players::parse;
use crate::trouble::Trouble;

/// Adds what there is to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(series::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(series::simulate_part, module)?)?;
    module.add_function(wrap_pyfunction!(series::simulate_join, module)?)?;
    module.add_function(wrap_pyfunction!(contest::arena, module)?)?;
    module.add_function(wrap_pyfunction!(contest::arena_part, module)?)?;
    module.add_function(wrap_pyfunction!(contest::arena_join, module)?)?;
    module.add_function(wrap_pyfunction!(sweep::tune, module)?)
}

/// The most threads anything is done on.
const MOST_THREADS: usize = 1024;

/// Refuses more threads than any machine is good for: starting them would take for ever.
pub(crate) fn check_threads(threads: usize) -> Result<(), Trouble> {
    if threads > MOST_THREADS {
        let message = format!("there can be at most {MOST_THREADS} threads");
        return Err(Trouble::usage("too-many-threads", message));
    }
    Ok(())
}

/// The settings of every experiment.
struct Setup<'a> {
    game: &'a str,
    options: Value,
    players: Vec<Player>,
    seed: u64,
    threads: usize,
    /// Called when Ctrl-C is pressed.
    halt: Halt,
}

impl<'a> Setup<'a> {
    /// With no threads named there is one for each core.
    fn new(
        game: &'a str,
        players: &[String],
        seed: u64,
        options: Option<&Bound<'_, PyAny>>,
        threads: usize,
    ) -> PyResult<Self> {
        check_threads(threads)?;
        let players = players.iter().map(|name| parse(name)).collect::<Result<_, _>>()?;
        let cores = || thread::available_parallelism().map_or(1, Into::into);
        let threads = if threads > 0 { threads } else { cores() };
        Ok(Self { game, options: settings(options)?, players, seed, threads, halt: Halt::default() })
    }

    fn options<G: Game>(&self) -> Result<G::Options, Trouble> {
        Ok(Settings::from_json(&G::INFO, &self.options)?.resolve::<G>()?)
    }

    /// What an experiment comes to.
    fn run(
        &self,
        py: Python<'_>,
        experiment: impl Study<Output = Result<Value, Trouble>> + Send,
    ) -> PyResult<Value> {
        patiently(py, &self.halt, || {
            study(self.game, experiment).ok_or_else(|| Trouble::no_game(self.game))?
        })
    }

    /// Its report.
    fn report<'py>(
        &self,
        py: Python<'py>,
        experiment: impl Study<Output = Result<Value, Trouble>> + Send,
    ) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.run(py, experiment)?)
    }

    /// A part of it, as text.
    fn part(
        &self,
        py: Python<'_>,
        experiment: impl Study<Output = Result<Value, Trouble>> + Send,
    ) -> PyResult<String> {
        Ok(self.run(py, experiment)?.as_str().unwrap_or_default().to_owned())
    }
}

/// How much of an experiment is wanted.
enum Portion<'a> {
    Whole,
    /// These games or deals of it, as text for [`Portion::Join`].
    Part(Range<u64>),
    /// All of it, put together from parts that were played somewhere.
    Join(&'a [String]),
}

impl Portion<'_> {
    /// From a number up to another one.
    fn part(start: u64, stop: u64) -> Self {
        Self::Part(start..stop.max(start))
    }
}
