//! `simulate` and `arena`, whole and in parts.

use std::ops::Range;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use cardinal_bots::{Halt, Player};
use cardinal_engine::{Game, Instinct, Settings, Tensor};
use cardinal_games::Visitor;
use cardinal_lab::{ArenaPart, ArenaPlan, Checkpoint, LabError, Plan, Tables, Watch};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::info::{settings, with};
use crate::json::to_python;
use crate::players::parse;
use crate::trouble::{Trouble, guard};

/// How often it is looked for Ctrl-C.
const BLINK: Duration = Duration::from_millis(50);

/// Whether Ctrl-C was pressed: an exception if so.
fn signals(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}

/// Does long work without the interpreter, which meanwhile looks for Ctrl-C.
fn patiently<T: Send>(py: Python<'_>, work: impl FnOnce(&Halt) -> Result<T, Trouble> + Send) -> PyResult<T> {
    let halt = Halt::default();
    py.detach(|| {
        thread::scope(|scope| {
            let (sender, receiver) = sync_channel(1);
            let inner = halt.clone();
            scope.spawn(move || {
                let done = guard(|| work(&inner));
                // Nobody listens any more after Ctrl-C.
                let _ = sender.send(done);
            });
            loop {
                match receiver.recv_timeout(BLINK) {
                    Ok(done) => return Ok(done?),
                    Err(RecvTimeoutError::Timeout) => {
                        Python::attach(signals).inspect_err(|_| halt.call())?;
                    }
                    Err(RecvTimeoutError::Disconnected) => {
                        return Err(Trouble::usage("lab", "the work broke off").into());
                    }
                }
            }
        })
    })
}

fn players(names: &[String]) -> Result<Vec<Player>, Trouble> {
    names.iter().map(|name| parse(name)).collect()
}

fn threads(wanted: usize) -> usize {
    if wanted > 0 { wanted } else { thread::available_parallelism().map_or(1, Into::into) }
}

/// What to do with a series.
enum Series<'a> {
    Whole,
    Part(Range<u64>),
    Join(&'a [String]),
}

struct Simulate<'a> {
    options: &'a Value,
    players: Vec<Player>,
    games: u64,
    seed: u64,
    threads: usize,
    records: Option<&'a mut Vec<String>>,
    halt: &'a Halt,
    what: Series<'a>,
}

impl Visitor for Simulate<'_> {
    type Output = Result<Value, Trouble>;

    fn visit<G: Game + Instinct + Tensor>(self) -> Self::Output {
        let options = Settings::from_json(&G::INFO, self.options)?.resolve::<G>()?;
        let mut plan = Plan::<G> {
            options,
            seats: self.players,
            games: self.games,
            seed: self.seed,
            threads: self.threads,
        };
        let mut keep;
        let mut watch = Watch { halt: Some(self.halt), ..Watch::default() };
        if let Some(records) = self.records {
            keep = |line: &str| {
                records.push(line.to_owned());
                Ok(())
            };
            watch.records = Some(&mut keep);
        }
        match self.what {
            Series::Whole => Ok(json!(cardinal_lab::simulate(&plan, watch)?.0)),
            Series::Part(range) => {
                plan.games = range.end;
                watch.resume = Some(Checkpoint::part(&plan, range.start));
                Ok(json!(cardinal_lab::simulate(&plan, watch)?.1.to_json()))
            }
            Series::Join(parts) => {
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
/// The report is the same for any number of threads (0: one for each core). With `records=True` it has the record of
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
    let options = settings(options)?;
    let players = self::players(&players)?;
    let threads = self::threads(threads);
    let (report, lines) = patiently(py, |halt| {
        let mut lines = Vec::new();
        let keep = records.then_some(&mut lines);
        let what = Series::Whole;
        let plan = Simulate { options: &options, players, games, seed, threads, records: keep, halt, what };
        Ok((with(game, plan)??, lines))
    })?;
    let report = to_python(py, &report)?;
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
    let options = settings(options)?;
    let players = self::players(&players)?;
    let threads = self::threads(threads);
    let part = patiently(py, |halt| {
        let what = Series::Part(start..stop.max(start));
        with(
            game,
            Simulate { options: &options, players, games: 0, seed, threads, records: None, halt, what },
        )?
    })?;
    Ok(part.as_str().unwrap_or_default().to_owned())
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
    let options = settings(options)?;
    let players = self::players(&players)?;
    let report = patiently(py, |halt| {
        let what = Series::Join(&parts);
        with(
            game,
            Simulate { options: &options, players, games, seed, threads: 1, records: None, halt, what },
        )?
    })?;
    to_python(py, &report)
}

/// What to do with a comparison.
enum Contest<'a> {
    Whole,
    Part(Range<u64>),
    Join(&'a [String]),
}

struct Compare<'a> {
    options: &'a Value,
    seats: Option<u8>,
    bots: Vec<Player>,
    hero: Option<&'a str>,
    tables: Option<&'a str>,
    deals: u64,
    seed: u64,
    threads: usize,
    halt: &'a Halt,
    what: Contest<'a>,
}

impl Visitor for Compare<'_> {
    type Output = Result<Value, Trouble>;

    fn visit<G: Game + Instinct + Tensor>(self) -> Self::Output {
        let options = Settings::from_json(&G::INFO, self.options)?.resolve::<G>()?;
        let hero = match self.hero {
            None => None,
            Some(name) => {
                let hero = parse(name)?;
                let unknown = || Trouble::usage("no-such-hero", format!("{name} is not one of the bots"));
                Some(self.bots.iter().position(|bot| *bot == hero).ok_or_else(unknown)?)
            }
        };
        let tables = self.tables.map(str::parse::<Tables>).transpose();
        let plan = ArenaPlan::<G> {
            options,
            seats: self.seats.unwrap_or(G::INFO.seats[0]),
            bots: self.bots,
            hero,
            tables: tables.map_err(|error| Trouble::usage("bad-tables", format!("tables: {error}")))?,
            deals: self.deals,
            seed: self.seed,
            threads: self.threads,
            sprt: None,
        };
        match self.what {
            Contest::Whole => Ok(json!(cardinal_lab::arena(&plan, None, Some(self.halt))?)),
            Contest::Part(deals) => {
                Ok(json!(cardinal_lab::arena_part(&plan, deals, Some(self.halt))?.to_json()))
            }
            Contest::Join(parts) => {
                let parts = parts.iter().map(|part| ArenaPart::from_json(part).map_err(LabError::from));
                let parts = parts.collect::<Result<Vec<_>, _>>()?;
                Ok(json!(cardinal_lab::arena_of(&plan, &parts)?))
            }
        }
    }
}

/// Compares players over duplicate deals, seats rotated: ratings with intervals.
#[pyfunction]
#[pyo3(signature = (game, bots, deals, seats=None, seed=0, options=None, hero=None, tables=None, threads=0))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    deals: u64,
    seats: Option<u8>,
    seed: u64,
    options: Option<&Bound<'py, PyAny>>,
    hero: Option<&str>,
    tables: Option<&str>,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let (options, bots) = (settings(options)?, players(&bots)?);
    let threads = self::threads(threads);
    let report = patiently(py, |halt| {
        let what = Contest::Whole;
        with(
            game,
            Compare { options: &options, seats, bots, hero, tables, deals, seed, threads, halt, what },
        )?
    })?;
    to_python(py, &report)
}

/// Plays the deals from number `start` up to `stop` of a comparison; the result is for `arena_join`.
#[pyfunction]
#[pyo3(signature = (game, bots, start, stop, seats=None, seed=0, options=None, hero=None, tables=None, threads=1))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub(crate) fn arena_part(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    start: u64,
    stop: u64,
    seats: Option<u8>,
    seed: u64,
    options: Option<&Bound<'_, PyAny>>,
    hero: Option<&str>,
    tables: Option<&str>,
    threads: usize,
) -> PyResult<String> {
    let (options, bots) = (settings(options)?, players(&bots)?);
    let threads = self::threads(threads);
    let part = patiently(py, |halt| {
        let what = Contest::Part(start..stop.max(start));
        with(
            game,
            Compare { options: &options, seats, bots, hero, tables, deals: 0, seed, threads, halt, what },
        )?
    })?;
    Ok(part.as_str().unwrap_or_default().to_owned())
}

/// The report of a comparison from its parts, in order and without gaps.
#[pyfunction]
#[pyo3(signature = (game, bots, deals, parts, seats=None, seed=0, options=None, hero=None, tables=None))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub(crate) fn arena_join<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    deals: u64,
    parts: Vec<String>,
    seats: Option<u8>,
    seed: u64,
    options: Option<&Bound<'py, PyAny>>,
    hero: Option<&str>,
    tables: Option<&str>,
) -> PyResult<Bound<'py, PyAny>> {
    let (options, bots) = (settings(options)?, players(&bots)?);
    let report = patiently(py, |halt| {
        let what = Contest::Join(&parts);
        let threads = 1;
        with(
            game,
            Compare { options: &options, seats, bots, hero, tables, deals, seed, threads, halt, what },
        )?
    })?;
    to_python(py, &report)
}
