//! A report with the command that repeats it and the time it took.

use std::io::Write;

use serde::Serialize;

use crate::failure::Failure;

/// The figures that depend on the machine: the last keys of every object that `--json` prints.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Pace {
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
}

impl Pace {
    pub(crate) fn new(threads: usize, seconds: f64, games: u64, decisions: u64) -> Self {
        let rate = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
        Self { threads, seconds, games_per_second: rate(games), decisions_per_second: rate(decisions) }
    }
}

impl std::fmt::Display for Pace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { threads, seconds, games_per_second: games, decisions_per_second: decisions } = self;
        let threads = crate::words::count(*threads as u64, "thread");
        write!(f, "time: {seconds:.2} s on {threads}, {games:.0} games/s, {decisions:.0} decisions/s")
    }
}

/// A report with the command that repeats it and its timing: the object that `--json` prints.
#[derive(Serialize)]
pub(crate) struct Timed<'a, R> {
    #[serde(flatten)]
    pub(crate) report: &'a R,
    pub(crate) command: String,
    #[serde(flatten)]
    pub(crate) pace: Pace,
}

impl<R: Serialize> Timed<'_, R> {
    /// Writes one JSON object, or `text` with the command and the time below it.
    pub(crate) fn write<W: Write>(
        &self,
        json: bool,
        repeatable: bool,
        out: &mut W,
        text: impl FnOnce(&R, &mut W) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if json {
            writeln!(out, "{}", serde_json::to_string(self)?)?;
        } else {
            text(self.report, out)?;
            writeln!(out, "{}", again(&self.command, repeatable))?;
            writeln!(out, "{}", self.pace)?;
        }
        Ok(out.flush()?)
    }
}

fn again(command: &str, repeatable: bool) -> String {
    let but = if repeatable { "" } else { " (similar, not identical: some players have a time budget)" };
    format!("again: {command}{but}")
}
