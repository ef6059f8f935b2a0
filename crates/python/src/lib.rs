//! The Python package `cardinal_games`: this module is its core, `python/` the rest of it.
//!
//! ```text
//!  info      what games there are
//!  session   what takes the type of the game, for any game
//!  matches   the class Match
//!  arguments what Python names seats, observers and actions by
//!  opening   how a match comes to be: begun, replayed or unpickled
//!  players   the class Bot
//!  lab       simulate, arena and tune, whole and in parts
//!  fleets    the class Fleet: thousands of games stepped at once
//!  arrays    the arrays between a fleet and Python
//!  scorer    the exact scorer of Chain
//!  patience  long work that ends on Ctrl-C
//!  json      plain Python values to JSON and back
//!  trouble   errors as exceptions with a code and a clause; no panic gets through
//! ```

mod arguments;
mod arrays;
mod fleets;
mod info;
mod json;
mod lab;
mod matches;
mod opening;
mod patience;
mod players;
mod scorer;
mod session;
mod trouble;

use pyo3::prelude::*;

/// The core of the package, written in Rust.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<matches::Match>()?;
    module.add_class::<players::Bot>()?;
    module.add_class::<fleets::Fleet>()?;
    module.add_function(wrap_pyfunction!(info::games, module)?)?;
    module.add_function(wrap_pyfunction!(info::info, module)?)?;
    module.add_function(wrap_pyfunction!(info::options, module)?)?;
    module.add_function(wrap_pyfunction!(info::action, module)?)?;
    module.add_function(wrap_pyfunction!(info::action_id, module)?)?;
    lab::register(module)?;
    module.add_function(wrap_pyfunction!(scorer::chain_best, module)?)?;
    module.add_function(wrap_pyfunction!(scorer::chain_partitions, module)?)?;
    Ok(())
}
