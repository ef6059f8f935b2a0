//! `simulate`, whole and in parts.

use cardinal_lab::{Checkpoint, LabError, Plan, Studied, Study, Watch};
use pyo3::prelude::*;
use serde_json::{Value, json};

use super::{Portion, Setup};
use crate::trouble::Trouble;

struct Simulate<'a> {
    setup: &'a Setup<'a>,
    games: u64,
    portion: Portion<'a>,
    records: Option<&'a mut Vec<String>>,
}

impl Study for Simulate<'_> {
    type Output = Result<Value, Trouble>;

    fn study<G: Studied>(self) -> Self::Output {
        let setup = self.setup;
        let mut plan = Plan::<G> {
            options: setup.options::<G>()?,
            seats: setup.players.clone(),
            games: self.games,
            seed: setup.seed,
            threads: setup.threads,
        };
        let mut keep;
        let mut watch = Watch { halt: Some(&self.setup.halt), ..Watch::default() };
        if let Some(records) = self.records {
            keep = |line: &str| {
                records.push(line.to_owned());
                Ok(())
            };
            watch.records = Some(&mut keep);
        }
        match self.portion {
            Portion::Whole => Ok(json!(G::simulate(&plan, watch)?.0)),
            Portion::Part(range) => {
                plan.games = range.end;
                watch.resume = Some(Checkpoint::part(&plan, range.start));
                Ok(json!(G::simulate(&plan, watch)?.1.to_json()))
            }
            Portion::Join(parts) => {
                let mut whole = Checkpoint::start(&plan);
                for part in parts {
                    let part = Checkpoint::from_json(part).map_err(LabError::from)?;
                    whole.join(&part, &plan).map_err(LabError::from)?;
                }
                Ok(json!(whole.report(&plan).map_err(LabError::from)?))
            }
        }
    }
}

/// Plays many games and reports what they show.
///
/// The number of threads (0: one for each core) does not change the report. With `records=True` it has the record of
/// every game as a line of JSON under `records`.
#[pyfunction]
#[pyo3(signature = (game, players, games, seed=0, options=None, threads=0, records=false))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    players: Vec<String>,
    games: u64,
    seed: u64,
    options: Option<&Bound<'py, PyAny>>,
    threads: usize,
    records: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let setup = Setup::new(game, &players, seed, options, threads)?;
    let mut lines = Vec::new();
    let keep = records.then_some(&mut lines);
    let report =
        setup.report(py, Simulate { setup: &setup, games, portion: Portion::Whole, records: keep })?;
    if records {
        report.set_item("records", lines)?;
    }
    Ok(report)
}

/// Plays the games from number `start` up to `stop` of a series; the result is for `simulate_join`.
#[pyfunction]
#[pyo3(signature = (game, players, start, stop, seed=0, options=None, threads=1))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub(crate) fn simulate_part(
    py: Python<'_>,
    game: &str,
    players: Vec<String>,
    start: u64,
    stop: u64,
    seed: u64,
    options: Option<&Bound<'_, PyAny>>,
    threads: usize,
) -> PyResult<String> {
    let setup = Setup::new(game, &players, seed, options, threads)?;
    let portion = Portion::part(start, stop);
    setup.part(py, Simulate { setup: &setup, games: 0, portion, records: None })
}

/// The report of a series from its parts, in order and without gaps.
#[pyfunction]
#[pyo3(signature = (game, players, games, parts, seed=0, options=None))]
pub(crate) fn simulate_join<'py>(
    py: Python<'py>,
    game: &str,
    players: Vec<String>,
    games: u64,
    parts: Vec<String>,
    seed: u64,
    options: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let setup = Setup::new(game, &players, seed, options, 1)?;
    let portion = Portion::Join(&parts);
    setup.report(py, Simulate { setup: &setup, games, portion, records: None })
}
