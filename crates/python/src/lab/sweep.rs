//! `tune`: how a game reacts to its table options.

use cardinal_engine::{Game, Setting, Settings};
use cardinal_lab::{Studied, Study, TunePlan, Variation, variations};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use super::Setup;
use crate::json::from_python;
use crate::trouble::Trouble;

/// More tables than this are surely a mistake.
const MOST: usize = 500;

/// An option with the values to try.
type Varied = (String, Vec<Value>);

struct Tune<'a> {
    setup: &'a Setup<'a>,
    vary: &'a [Varied],
    seats: Option<u8>,
    deals: u64,
}

impl Tune<'_> {
    /// The table with these values, which are named as they are typed.
    fn options<G: Game>(&self, settings: &[Setting]) -> Result<G::Options, Trouble> {
        let mut table = self.setup.options.clone();
        for ((key, typed), (_, values)) in settings.iter().zip(self.vary) {
            let value = values.iter().find(|value| text(value) == *typed);
            if let (Some(table), Some(value)) = (table.as_object_mut(), value) {
                table.insert(key.clone(), value.clone());
            }
        }
        Ok(Settings::from_json(&G::INFO, &table)?.resolve::<G>()?)
    }
}

impl Study for Tune<'_> {
    type Output = Result<Value, Trouble>;

    fn study<G: Studied>(self) -> Self::Output {
        let setup = self.setup;
        let typed = |(key, values): &Varied| (key.clone(), values.iter().map(text).collect());
        let vary: Vec<(String, Vec<String>)> = self.vary.iter().map(typed).collect();
        let table = |settings: Vec<Setting>| {
            Ok::<_, Trouble>(Variation { options: self.options::<G>(&settings)?, settings })
        };
        let plan = TunePlan::<G> {
            options: setup.options::<G>()?,
            variations: variations(&vary).into_iter().map(table).collect::<Result<_, _>>()?,
            vary,
            seats: self.seats.unwrap_or(G::INFO.seats[0]),
            strong: setup.players[0],
            weak: setup.players[1],
            deals: self.deals,
            seed: setup.seed,
            threads: setup.threads,
        };
        Ok(json!(G::tune(&plan, None, Some(&self.setup.halt))?))
    }
}

/// A value as one would type it.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The options to vary, in the order in which they were named, if that makes sense at all.
fn varied(vary: &Bound<'_, PyDict>) -> PyResult<Vec<Varied>> {
    let refuse = |message: String| Err(Trouble::usage("bad-vary", message).into());
    let mut all: Vec<Varied> = Vec::new();
    for (key, values) in vary {
        let (key, Value::Array(values)) = (key.extract::<String>()?, from_python(&values)?) else {
            return refuse("the values to try must be a list".to_owned());
        };
        let twice = values.iter().enumerate().find(|(at, value)| values[..*at].contains(value));
        if let Some((_, value)) = twice {
            return refuse(format!("{key}: the value {} is named twice", text(value)));
        }
        all.push((key, values));
    }
    let tables = all.iter().map(|(_, values)| values.len()).try_fold(1_usize, usize::checked_mul);
    match tables {
        Some(0) => refuse("an option has no values to try".to_owned()),
        Some(1..=MOST) if !all.is_empty() => Ok(all),
        Some(_) if all.is_empty() => refuse("there is nothing to vary".to_owned()),
        _ => refuse(format!("these are more than {MOST} tables")),
    }
}

/// Plays a game with every combination of the values of some options, and reports how it reacts.
///
/// At each of these tables the stronger player plays against itself, for length, ties and seats, and meets clones of
/// the weaker one over duplicate deals, for the skill gap. All tables are dealt equal shuffles.
#[pyfunction]
#[pyo3(signature = (
    game, vary, deals=200, seats=None, strong="hard", weak="easy", seed=0, options=None, threads=0
))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
pub(crate) fn tune<'py>(
    py: Python<'py>,
    game: &str,
    vary: &Bound<'py, PyDict>,
    deals: u64,
    seats: Option<u8>,
    strong: &str,
    weak: &str,
    seed: u64,
    options: Option<&Bound<'py, PyAny>>,
    threads: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let setup = Setup::new(game, &[strong.to_owned(), weak.to_owned()], seed, options, threads)?;
    let vary = varied(vary)?;
    setup.report(py, Tune { setup: &setup, vary: &vary, seats, deals })
}
