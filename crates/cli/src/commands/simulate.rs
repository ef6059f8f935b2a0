//! `cardinal simulate`: mass games with statistics.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use cardinal_bots::Player;
use cardinal_engine::{AnyGame, Game, Instinct, Setting, Settings};
use cardinal_games::Visitor;
use cardinal_lab::{LabError, Plan, Report, Watch, simulate};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::summary::write_summary;
use crate::failure::Failure;
use crate::known;
use crate::newfile::NewFile;
use crate::numbers::at_least_one;
use crate::words::count;

/// Arguments of `cardinal simulate`.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "The results depend on the game, its options, the players, the seed and the number of \
    games, and on nothing else: not on the number of threads, and not on the machine."
)]
pub(crate) struct Args {
    /// The game, such as number-chain.
    game: String,
    /// How many games to play.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    games: u64,
    /// Who plays, seat by seat, separated by commas: random, eager, greedy.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', required = true)]
    seats: Vec<Player>,
    /// The seed of the series.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads work on it; all cores unless given.
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    /// Set a table option; may be repeated. See 'cardinal games'.
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    set: Vec<Setting>,
    /// Start from a named set of options. See 'cardinal games'.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
    /// Write the record of every game to this file, one a line.
    #[arg(long, value_name = "FILE.jsonl")]
    records: Option<PathBuf>,
}

/// More threads than this are surely a mistake, and could exhaust the machine.
const MAX_THREADS: usize = 1024;

fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_THREADS).contains(number));
    number.ok_or_else(|| format!("it must be a whole number from 1 to {MAX_THREADS}"))
}

fn setting(text: &str) -> Result<Setting, &'static str> {
    let (key, value) = text.split_once('=').ok_or("it must be of the form key=value")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// A report with what depends on the machine: the object that `--json` prints.
#[derive(Serialize)]
struct Timed<'a> {
    #[serde(flatten)]
    report: &'a Report,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

/// Plays the games and prints the report.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let game = known::game(&args.game)?;
    let (report, time) =
        cardinal_games::visit(game.info().id, Simulation { args, game }).expect("it was found")?;
    let seconds = time.as_secs_f64();
    let rate = |count: u64| count as f64 / seconds.max(f64::MIN_POSITIVE);
    let timed = Timed {
        report: &report,
        threads: thread_count(args),
        seconds,
        games_per_second: rate(report.games),
        decisions_per_second: rate(report.decisions),
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&timed)?)?;
        return Ok(());
    }
    write_summary(&game.info(), &report, out)?;
    let (games, decisions) = (timed.games_per_second, timed.decisions_per_second);
    let threads = count(timed.threads as u64, "thread");
    writeln!(out, "time: {seconds:.2} s on {threads}, {games:.0} games/s, {decisions:.0} decisions/s")?;
    Ok(())
}

struct Simulation<'a> {
    args: &'a Args,
    game: &'static dyn AnyGame,
}

impl Visitor for Simulation<'_> {
    type Output = Result<(Report, Duration), Failure>;

    fn visit<G: Game + Instinct>(self) -> Self::Output {
        let args = self.args;
        let plan = Plan::<G> {
            options: self.settings()?.resolve::<G>()?,
            seats: args.seats.clone(),
            games: args.games,
            seed: args.seed,
            threads: thread_count(args),
        };
        // Before anything is written or shown: whether there can be such a table.
        G::new(&plan.options, u8::try_from(plan.seats.len()).unwrap_or(u8::MAX))?;
        let mut file = args.records.as_deref().map(NewFile::create).transpose()?;
        let bar = progress_bar(args.games);
        let progress = |games| bar.inc(games);
        let mut sink = file.as_mut().map(|file| |line: &str| file.line(line));
        let watch = Watch { progress: Some(&progress), records: sink.as_mut().map(|sink| sink as _) };
        let start = Instant::now();
        let report = simulate(&plan, watch);
        let time = start.elapsed();
        bar.finish_and_clear();
        let report = report.map_err(|error| match (error, &args.records) {
            (LabError::Records(error), Some(path)) => Failure::writing(path, &error),
            (error, _) => Failure::new(error),
        })?;
        file.map_or(Ok(()), NewFile::finish)?;
        Ok((report, time))
    }
}

impl Simulation<'_> {
    fn settings(&self) -> Result<Settings, Failure> {
        let info = self.game.info();
        let preset = self.args.preset.as_deref().map(|name| known::preset(&info, name)).transpose()?;
        let preset = preset.into_iter().flat_map(|preset| preset.settings);
        let preset = preset.map(|&(key, value)| (key.to_owned(), value.to_owned()));
        let pairs: Vec<Setting> = preset.chain(self.args.set.iter().cloned()).collect();
        Ok(Settings::from_pairs(&info, &pairs)?)
    }
}

fn thread_count(args: &Args) -> usize {
    args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    ProgressBar::new(games)
        .with_style(ProgressStyle::with_template(template).expect("the template is well formed"))
}
