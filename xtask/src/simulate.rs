//! Simulations of tables among people in bad faith, as many as one likes.

use crate::shell::{self, cargo};

/// Plays this many seeds from this one on; a seed that fails tells its story.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    let number = |at: usize, usual: u64| match arguments.get(at) {
        Some(text) => text.parse::<u64>().map_err(|_| format!("'{text}' is not a number of seeds")),
        None => Ok(usual),
    };
    let (seeds, first) = (number(0, 10_000)?, number(1, 0)?);
    let mut tests = cargo(&["test", "--package", "cardinal-server", "--lib", "simulation"]);
    tests.env("CARDINAL_SEEDS", seeds.to_string()).env("CARDINAL_FIRST_SEED", first.to_string());
    shell::run(&mut tests)
}
