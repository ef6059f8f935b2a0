//! `arena`, whole and in parts.

use cardinal_lab::{ArenaPart, ArenaPlan, LabError, Studied, Study, Tables};
use pyo3::prelude::*;
use serde_json::{Value, json};

use super::{Portion, Setup};
use crate::players::parse;
use crate::trouble::Trouble;

struct Compare<'a> {
    setup: &'a Setup<'a>,
    seats: Option<u8>,
    hero: Option<&'a str>,
    tables: Option<&'a str>,
    deals: u64,
    portion: Portion<'a>,
}

impl Study for Compare<'_> {
    type Output = Result<Value, Trouble>;

    fn study<G: Studied>(self) -> Self::Output {
        let setup = self.setup;
        let place = |name: &str| {
            let hero = parse(name)?;
            let unknown = || Trouble::usage("no-such-hero", format!("{name} is not one of the bots"));
            setup.players.iter().position(|bot| *bot == hero).ok_or_else(unknown)
        };
        let tables = self.tables.map(str::parse::<Tables>).transpose();
        let plan = ArenaPlan::<G> {
            options: setup.options::<G>()?,
            seats: self.seats.unwrap_or(G::INFO.seats[0]),
            bots: setup.players.clone(),
            hero: self.hero.map(place).transpose()?,
            tables: tables.map_err(|error| Trouble::usage("bad-tables", format!("tables: {error}")))?,
            deals: self.deals,
            seed: setup.seed,
            threads: setup.threads,
            sprt: None,
        };
        match self.portion {
            Portion::Whole => Ok(json!(G::arena(&plan, None, Some(&self.setup.halt))?)),
            Portion::Part(deals) => Ok(json!(G::arena_part(&plan, deals, Some(&self.setup.halt))?.to_json())),
            Portion::Join(parts) => {
                let parts = parts.iter().map(|part| ArenaPart::from_json(part).map_err(LabError::from));
                let parts = parts.collect::<Result<Vec<_>, _>>()?;
                Ok(json!(G::arena_of(&plan, &parts)?))
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
    let setup = Setup::new(game, &bots, seed, options, threads)?;
    let portion = Portion::Whole;
    setup.report(py, Compare { setup: &setup, seats, hero, tables, deals, portion })
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
    let setup = Setup::new(game, &bots, seed, options, threads)?;
    let portion = Portion::part(start, stop);
    setup.part(py, Compare { setup: &setup, seats, hero, tables, deals: 0, portion })
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
    let setup = Setup::new(game, &bots, seed, options, 1)?;
    let portion = Portion::Join(&parts);
    setup.report(py, Compare { setup: &setup, seats, hero, tables, deals, portion })
}
