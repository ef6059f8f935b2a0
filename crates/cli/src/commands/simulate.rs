//! `cardinal simulate`: mass games with statistics.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use cardinal_bots::Player;
use cardinal_engine::{Game, Instinct};
use cardinal_games::Visitor;
use cardinal_lab::{LabError, Plan, Report, Watch, simulate};
use serde::Serialize;

use super::laboratory::{Common, Pace, progress_bar};
use super::summary::write_summary;
use crate::failure::Failure;
use crate::known;
use crate::newfile::NewFile;
use crate::numbers::at_least_one;

/// Arguments of `cardinal simulate`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "The results depend on the game, its options, the players, the seed and the number of \
    games, and on nothing else: not on the number of threads, and not on the machine."
)]
pub(crate) struct Args {
    #[command(flatten)]
    common: Common,
    /// How many games to play.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    games: u64,
    /// Who plays, seat by seat, separated by commas: random, eager, greedy, easy, normal, hard, expert; a budget
    /// may follow, as in hard:sims=500.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', required = true)]
    seats: Vec<Player>,
    /// Write the record of every game to this file, one a line.
    #[arg(long, value_name = "FILE.jsonl")]
    records: Option<PathBuf>,
}

/// A report with what depends on the machine: the object that `--json` prints.
#[derive(Serialize)]
struct Timed<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(flatten)]
    pace: Pace,
}

/// Plays the games and prints the report.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let info = known::game(&args.common.game)?.info();
    let (report, seconds) = cardinal_games::visit(info.id, Simulation { args }).expect("it was found")?;
    let pace = Pace::new(args.common.threads(), seconds, report.games, report.decisions);
    if args.common.json {
        writeln!(out, "{}", serde_json::to_string(&Timed { report: &report, pace })?)?;
        return Ok(());
    }
    write_summary(&info, &report, out)?;
    writeln!(out, "{pace}")?;
    Ok(())
}

struct Simulation<'a> {
    args: &'a Args,
}

impl Visitor for Simulation<'_> {
    type Output = Result<(Report, f64), Failure>;

    fn visit<G: Game + Instinct>(self) -> Self::Output {
        let args = self.args;
        let plan = Plan::<G> {
            options: args.common.options::<G>(&[])?,
            seats: args.seats.clone(),
            games: args.games,
            seed: args.common.seed,
            threads: args.common.threads(),
        };
        // Before anything is written or shown: whether there can be such a table.
        G::new(&plan.options, u8::try_from(plan.seats.len()).unwrap_or(u8::MAX))?;
        let mut file = args.records.as_deref().map(NewFile::create).transpose()?;
        let bar = progress_bar(args.games);
        let progress = |games| bar.inc(games);
        let mut sink = file.as_mut().map(|file| |line: &str| file.line(line));
        let watch =
            Watch { progress: Some(&progress), records: sink.as_mut().map(|sink| sink as _), halt: None };
        let start = Instant::now();
        let report = simulate(&plan, watch);
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let report = report.map_err(|error| match (error, &args.records) {
            (LabError::Records(error), Some(path)) => Failure::writing(path, &error),
            (error, _) => Failure::new(error),
        })?;
        file.map_or(Ok(()), NewFile::finish)?;
        Ok((report, seconds))
    }
}
