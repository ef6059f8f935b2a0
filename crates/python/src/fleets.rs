//! The class `Fleet`: thousands of games stepped at once.

use cardinal_bots::{Halt, Player};
use cardinal_engine::{Heuristics, Playable, Settings, Tensor};
use cardinal_games::Visitor;
use cardinal_gym::{Bits, GymError, Plan, Rows};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use serde_json::Value;

use crate::arrays::{Choices, Masks, busy, room, write_some, write1, write2, zeros, zeros_if};
use crate::info::{settings, with};
use crate::lab::check_threads;
use crate::patience::{patiently, quickly};
use crate::players::parse;
use crate::trouble::Trouble;

/// A fleet of any game.
trait AnyFleet: Send + Sync {
    fn step(&mut self, actions: &[i32], rows: &mut Rows<'_>) -> Result<(), GymError>;
    fn show(&mut self, rows: &mut Rows<'_>) -> Result<(), GymError>;
    fn reset(&mut self, seed: u64) -> Result<(), GymError>;
    fn sample(&mut self, bits: &[u64], actions: &mut [i32]) -> Result<(), GymError>;
    fn numbers(&self) -> Vec<u64>;
    fn waiting(&self) -> Vec<u16>;
}

impl<G: Heuristics + Tensor> AnyFleet for cardinal_gym::Fleet<G> {
    fn step(&mut self, actions: &[i32], rows: &mut Rows<'_>) -> Result<(), GymError> {
        self.step(actions, rows)
    }

    fn show(&mut self, rows: &mut Rows<'_>) -> Result<(), GymError> {
        self.show(rows)
    }

    fn reset(&mut self, seed: u64) -> Result<(), GymError> {
        self.reset(seed)
    }

    fn sample(&mut self, bits: &[u64], actions: &mut [i32]) -> Result<(), GymError> {
        self.sample(bits, actions)
    }

    fn numbers(&self) -> Vec<u64> {
        self.numbers().collect()
    }

    fn waiting(&self) -> Vec<u16> {
        self.waiting().map(|seat| seat.number().into()).collect()
    }
}

struct Launch<'a> {
    options: &'a Value,
    players: Vec<Option<Player>>,
    rotate: bool,
    games: usize,
    seed: u64,
    cap: Option<u64>,
    threads: usize,
    halt: Halt,
}

/// A fleet with the sizes of its rows: actions, words of bits, observation.
type Launched = (Box<dyn AnyFleet>, [usize; 3]);

impl Visitor for Launch<'_> {
    type Output = Result<Launched, Trouble>;

    fn visit<G: Playable>(self) -> Self::Output {
        let plan = Plan::<G> {
            options: Settings::from_json(&G::INFO, self.options)?.resolve::<G>()?,
            players: self.players,
            rotate: self.rotate,
            games: self.games,
            seed: self.seed,
            cap: self.cap,
            threads: self.threads,
            halt: self.halt,
        };
        let sizes = [G::ACTIONS, Bits::words(G::ACTIONS), G::SIZE];
        Ok((Box::new(cardinal_gym::Fleet::new(&plan)?), sizes))
    }
}

/// Many games of one kind, stepped all at once on all cores.
///
/// Its arrays are made once and written in place by every step: copy what you want to keep. A game that ends makes
/// room for the next one in the same step. `cardinal_games.vector` has the friendlier classes.
#[pyclass(module = "cardinal_games")]
pub(crate) struct Fleet {
    inner: Box<dyn AnyFleet>,
    /// Whether bots search, so that a step may take long.
    thinks: bool,
    /// Called when Ctrl-C is pressed.
    halt: Halt,
    games: usize,
    players: usize,
    sizes: [usize; 3],
    /// Who is to decide in each game: the place in the list of players.
    #[pyo3(get)]
    player: Py<PyArray1<u8>>,
    /// Whether a game came to its end in the last step; everything else is then about the next one.
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    /// Whether a game was broken off in the last step.
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
    /// How a game that ended in the last step came out for each player, from -1 to 1; 0 otherwise.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// The scores of each game that last ended at this place.
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    actions: Py<PyArray1<i32>>,
    bits: Option<Masks<u64>>,
    mask: Option<Masks<bool>>,
    observations: Option<Py<PyArray2<f32>>>,
    last: Option<Py<PyArray2<f32>>>,
}

/// Lets `$work` see the rows of `$fleet`.
macro_rules! with_rows {
    ($py:expr, $fleet:expr, |$rows:ident| $work:expr) => {{
        let mut player = write1($py, &$fleet.player)?;
        let mut terminated = write1($py, &$fleet.terminated)?;
        let mut truncated = write1($py, &$fleet.truncated)?;
        let mut rewards = write2($py, &$fleet.rewards)?;
        let mut scores = write2($py, &$fleet.scores)?;
        let mut bits = write_some($py, $fleet.bits.as_ref().map(|masks| &masks.own))?;
        let mut mask = write_some($py, $fleet.mask.as_ref().map(|masks| &masks.own))?;
        let mut observations = write_some($py, $fleet.observations.as_ref())?;
        let mut last = write_some($py, $fleet.last.as_ref())?;
        let mut $rows = Rows {
            player: player.as_slice_mut().map_err(busy)?,
            terminated: terminated.as_slice_mut().map_err(busy)?,
            truncated: truncated.as_slice_mut().map_err(busy)?,
            rewards: rewards.as_slice_mut().map_err(busy)?,
            scores: Some(scores.as_slice_mut().map_err(busy)?),
            bits: bits.as_mut().map(|rows| rows.as_slice_mut()).transpose().map_err(busy)?,
            mask: mask.as_mut().map(|rows| rows.as_slice_mut()).transpose().map_err(busy)?,
            observations: observations.as_mut().map(|rows| rows.as_slice_mut()).transpose().map_err(busy)?,
            last: last.as_mut().map(|rows| rows.as_slice_mut()).transpose().map_err(busy)?,
        };
        $work
    }};
}

#[pymethods]
impl Fleet {
    #[new]
    #[pyo3(signature = (
        game, games, players, *, options=None, seed=0, rotate=false, masks="bits", observations=false,
        max_decisions=None, threads=0
    ))]
    #[expect(clippy::too_many_arguments, reason = "each is a keyword in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        games: usize,
        players: Vec<Option<String>>,
        options: Option<&Bound<'_, PyAny>>,
        seed: u64,
        rotate: bool,
        masks: &str,
        observations: bool,
        max_decisions: Option<u64>,
        threads: usize,
    ) -> PyResult<Self> {
        let (bits, mask) = match masks {
            "bits" => (true, false),
            "bool" => (true, true),
            "none" => (false, false),
            other => {
                let message = format!("masks can be 'bits', 'bool' or 'none', not '{other}'");
                return Err(Trouble::usage("bad-masks", message).into());
            }
        };
        room(games, 1)?;
        check_threads(threads)?;
        let options = settings(options)?;
        let players = players.iter().map(|name| name.as_deref().map(parse).transpose());
        let players = players.collect::<Result<Vec<_>, _>>()?;
        let seats = players.len();
        let (thinks, halt) =
            (players.iter().flatten().any(|player| player.level().looks_ahead()), Halt::default());
        let cap = max_decisions;
        let launch =
            Launch { options: &options, players, rotate, games, seed, cap, threads, halt: halt.clone() };
        let work = || with(game, launch)?;
        let (inner, sizes) = if thinks { patiently(py, &halt, work)? } else { quickly(py, work)? };
        let mut fleet = Self {
            inner,
            thinks,
            halt,
            games,
            players: seats,
            sizes,
            player: zeros(py, games)?,
            terminated: zeros(py, games)?,
            truncated: zeros(py, games)?,
            rewards: zeros(py, room(games, seats)?)?,
            scores: zeros(py, room(games, seats)?)?,
            actions: zeros(py, games)?,
            bits: Masks::new(py, bits, room(games, sizes[1])?)?,
            mask: Masks::new(py, mask, room(games, sizes[0])?)?,
            observations: zeros_if(py, observations, room(games, sizes[2])?)?,
            last: zeros_if(py, observations, room(games, sizes[2])?)?,
        };
        fleet.show(py)?;
        Ok(fleet)
    }

    /// How many games there are.
    fn __len__(&self) -> usize {
        self.games
    }

    /// How many play in each.
    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    /// How many actions there are in the action space.
    #[getter]
    fn action_count(&self) -> usize {
        self.sizes[0]
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.sizes[2]
    }

    /// The number of each game in the series of its seed.
    fn numbers(&self) -> Vec<u64> {
        self.inner.numbers()
    }

    /// The seat that is to decide in each game.
    fn seats(&self) -> Vec<u16> {
        self.inner.waiting()
    }

    /// Which actions are legal, a bit each in words of 64. It can only be read; without masks it raises.
    #[getter]
    fn bits(&self, py: Python<'_>) -> PyResult<Py<PyArray2<u64>>> {
        Ok(self.bits.as_ref().ok_or_else(no_masks)?.shown.clone_ref(py))
    }

    /// Which actions are legal, a bool each. It can only be read; unless asked for by `masks="bool"`, it raises.
    #[getter]
    fn mask(&self, py: Python<'_>) -> PyResult<Py<PyArray2<bool>>> {
        let none = || Trouble::usage("no-masks", "this fleet keeps no mask: make it with masks='bool'");
        Ok(self.mask.as_ref().ok_or_else(none)?.shown.clone_ref(py))
    }

    /// What the seat to decide may know; raises unless asked for.
    #[getter]
    fn observations(&self, py: Python<'_>) -> PyResult<Py<PyArray2<f32>>> {
        Ok(self.observations.as_ref().ok_or_else(no_observations)?.clone_ref(py))
    }

    /// What the last seat to decide knew at the end of the game that last ended in this lane; raises unless asked for.
    #[getter]
    fn final_observations(&self, py: Python<'_>) -> PyResult<Py<PyArray2<f32>>> {
        Ok(self.last.as_ref().ok_or_else(no_observations)?.clone_ref(py))
    }

    /// Starts all over with the games of a seed.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let fleet = &mut self.inner;
        let work = || Ok(fleet.reset(seed)?);
        if self.thinks {
            patiently(py, &self.halt, work)?;
        } else {
            quickly(py, work)?;
        }
        self.show(py)
    }

    /// Does the action of this number for the seat to decide in each game: an array or a list of whole numbers, one for
    /// each game. If one is illegal, nothing happens.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let choices = Choices::read(actions, self.games)?;
        let actions = choices.as_slice()?;
        with_rows!(py, self, |rows| {
            let fleet = &mut self.inner;
            let work = || Ok(fleet.step(actions, &mut rows)?);
            if self.thinks { patiently(py, &self.halt, work) } else { quickly(py, work) }
        })
    }

    /// Draws a legal action for each game, each equally likely, into an array that is used again by the next call.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let bits = self.bits.as_ref().ok_or_else(no_masks)?.own.bind(py).try_readonly().map_err(busy)?;
        let bits = bits.as_slice().map_err(busy)?;
        let mut actions = write1(py, &self.actions)?;
        let room = actions.as_slice_mut().map_err(busy)?;
        let fleet = &mut self.inner;
        quickly(py, || Ok(fleet.sample(bits, room)?))?;
        Ok(self.actions.bind(py).clone())
    }

    /// Takes this number of random steps in one call, for measuring; says how many games ended.
    fn random_steps(&mut self, py: Python<'_>, steps: usize) -> PyResult<u64> {
        if self.bits.is_none() {
            return Err(no_masks().into());
        }
        let mut actions = write1(py, &self.actions)?;
        let room = actions.as_slice_mut().map_err(busy)?;
        with_rows!(py, self, |rows| {
            let (fleet, halt) = (&mut self.inner, &self.halt);
            patiently(py, halt, || {
                let mut ended = 0;
                for _ in 0..steps {
                    if halt.is_called() {
                        break;
                    }
                    fleet.sample(rows.bits.as_deref().unwrap_or_default(), room)?;
                    fleet.step(room, &mut rows)?;
                    ended += rows.terminated.iter().filter(|over| **over).count() as u64;
                }
                Ok(ended)
            })
        })
    }

    #[expect(clippy::unused_self, reason = "Python calls it as a method")]
    fn __reduce__(&self) -> PyResult<()> {
        let message = "a fleet cannot be pickled or copied: no game can be saved but by its moves, and a fleet keeps none. \
                       Pickle what it is made from, or a VectorEnv, which does so itself";
        Err(PyTypeError::new_err(message))
    }
}

impl Fleet {
    /// Fills the arrays without a step.
    fn show(&mut self, py: Python<'_>) -> PyResult<()> {
        with_rows!(py, self, |rows| {
            let fleet = &mut self.inner;
            quickly(py, || Ok(fleet.show(&mut rows)?))
        })
    }
}

fn no_masks() -> Trouble {
    Trouble::usage("no-masks", "this fleet keeps no masks: make it with masks='bits' or masks='bool'")
}

fn no_observations() -> Trouble {
    Trouble::usage("no-observations", "this fleet keeps no observations: make it with observations=True")
}
