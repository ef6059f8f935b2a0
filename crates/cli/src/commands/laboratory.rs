//! What the commands of the laboratory have in common: the table, the seed, the threads, the way to stop.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use cardinal_bots::Halt;
use cardinal_engine::{Game, Info, Setting, Settings};
use cardinal_lab::LabError;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::Value;

use crate::failure::Failure;
use crate::known;
use crate::newfile::NewFile;
use crate::stopping::halt_on_interrupt;

/// The arguments of every experiment.
#[derive(clap::Args, Debug)]
pub(crate) struct Common {
    /// The game, such as number-chain.
    pub(crate) game: String,
    /// The seed of the series.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads work on it; all cores unless given.
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    /// Set a table option; may be repeated. See 'cardinal games'.
    #[arg(long, value_name = "KEY=VALUE", value_parser = setting)]
    pub(crate) set: Vec<Setting>,
    /// Start from a named set of options. See 'cardinal games'.
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// More threads than this are surely a mistake, and could exhaust the machine.
const MAX_THREADS: usize = 1024;

pub(crate) fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_THREADS).contains(number));
    number.ok_or_else(|| format!("it must be a whole number from 1 to {MAX_THREADS}"))
}

/// A `key=value`.
pub(crate) fn setting(text: &str) -> Result<Setting, &'static str> {
    let (key, value) = text.split_once('=').ok_or("it must be of the form key=value")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

impl Common {
    /// How many threads to use.
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }

    /// The options of the table, from the preset and what was set on top of it, and of `more` on top of that.
    pub(crate) fn options<G: Game>(&self, more: &[Setting]) -> Result<G::Options, Failure> {
        let preset = self.preset.as_deref().map(|name| known::preset(&G::INFO, name)).transpose()?;
        let preset = preset.into_iter().flat_map(|preset| preset.settings);
        let preset = preset.map(|&(key, value)| (key.to_owned(), value.to_owned()));
        let pairs: Vec<Setting> = preset.chain(self.set.iter().chain(more).cloned()).collect();
        Ok(Settings::from_pairs(&G::INFO, &pairs)?.resolve::<G>()?)
    }
}

/// The `--set` arguments that make these options: whatever differs from the game as published.
pub(crate) fn set_arguments(info: &Info, options: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let changed = info.options.iter().filter(|option| text(&options[option.key]) != option.default);
    changed.map(|option| format!("--set {}={}", option.key, text(&options[option.key]))).collect()
}

/// How to make a report again, in a line.
fn again(command: &str, repeatable: bool) -> String {
    let but = if repeatable { "" } else { " (similar, not the same: some players think by the clock)" };
    format!("again: {command}{but}")
}

/// A folder for a report.
#[derive(Debug)]
pub(crate) struct Folder {
    page: PathBuf,
    file: NewFile,
}

impl Folder {
    /// Makes the folder unless it is there, and makes sure before the games are played that it can be written to.
    pub(crate) fn create(path: &Path) -> Result<Self, Failure> {
        std::fs::create_dir_all(path).map_err(|error| Failure::writing(path, &error))?;
        let page = path.join("index.html");
        Ok(Self { file: NewFile::create(&page)?, page })
    }

    /// Writes the page.
    pub(crate) fn write(mut self, html: &str) -> Result<(), Failure> {
        self.file.line(html.trim_end()).map_err(|error| Failure::writing(&self.page, &error))?;
        self.file.finish()
    }
}

/// What depends on the machine: the last keys of every object that `--json` prints.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Pace {
    /// How many threads worked.
    pub(crate) threads: usize,
    /// How long it took.
    pub(crate) seconds: f64,
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
}

impl Pace {
    /// So many games and decisions in so much time.
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

/// A report with how to make it again and what depends on the machine: the object that `--json` prints.
#[derive(Serialize)]
pub(crate) struct Timed<'a, R> {
    #[serde(flatten)]
    pub(crate) report: &'a R,
    pub(crate) command: String,
    #[serde(flatten)]
    pub(crate) pace: Pace,
}

impl<R: Serialize> Timed<'_, R> {
    /// Writes it: as one JSON object, or as `text` with the command and the time below it.
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

/// Runs an experiment of so many games with a bar that shows how far it is and Ctrl-C to end it, writes its page if
/// there is to be one, and says how many seconds it took.
pub(crate) fn watched<R>(
    games: u64,
    folder: Option<&Path>,
    experiment: impl FnOnce(&(dyn Fn(u64) + Sync), &Halt) -> Result<R, LabError>,
    page: impl FnOnce(&R) -> String,
) -> Result<(R, f64), Failure> {
    let halt = halt_on_interrupt()?;
    let folder = folder.map(Folder::create).transpose()?;
    let bar = progress_bar(games);
    let start = Instant::now();
    let report = experiment(&|games| bar.inc(games), &halt);
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = report.map_err(Failure::new)?;
    if let Some(folder) = folder {
        folder.write(&page(&report))?;
    }
    Ok((report, seconds))
}

/// Shown while games are played, if somebody watches.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    ProgressBar::new(games)
        .with_style(ProgressStyle::with_template(template).expect("the template is well formed"))
}
