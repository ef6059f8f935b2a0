//! `cardinal simulate`: mass games with statistics.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use cardinal_bots::Player;
use cardinal_engine::Info;
use cardinal_lab::{LabError, Plan, Report, Studied, Study, Watch, csv_head, simulation_page, study};

use crate::experiment::StateFile;
use crate::experiment::{Common, Folder, Pace, Timed, progress_bar, set_arguments};
use crate::failure::Failure;
use crate::interrupt::halt_on_interrupt;
use crate::lookup;
use crate::newfile::{NewFile, is_stdout};
use crate::numbers::at_least_one;
use crate::report::write_simulation;
use crate::words::count;

#[derive(clap::Args, Debug)]
#[command(
    after_help = "The results depend only on the game, its options, the players, the seed and the number of games: \
    not on the number of threads, and not on the machine. Ctrl-C stops and reports the finished games (exit code \
    130). If records or rows go to stdout ('-'), the report goes to stderr."
)]
pub(crate) struct Args {
    #[command(flatten)]
    common: Common,
    /// How many games to play.
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    games: u64,
    /// The player of each seat, separated by commas: random, eager, greedy, easy, normal, hard or expert; a budget may
    /// follow, as in hard:sims=500.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', required = true)]
    seats: Vec<Player>,
    /// Write the record of every game to this file or pipe, one per line; '-' is stdout.
    #[arg(long, value_name = "FILE.jsonl")]
    records: Option<PathBuf>,
    /// Write a row of figures for every game to this file or pipe; '-' is stdout.
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
    /// Write a page with plots into this folder, as index.html.
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// Save the progress in this file, and continue from it if it exists.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let info = lookup::game(&args.common.game)?.info();
    let taken = [&args.records, &args.csv].into_iter().flatten().filter(|path| is_stdout(path)).count();
    if taken > 1 {
        return Err(Failure::new("records and rows cannot both go to stdout"));
    }
    let mut stderr = std::io::stderr();
    let mut out: &mut dyn Write = if taken == 1 { &mut stderr } else { out };
    let played = study(info.id, Simulation { args, info }).expect("it was found")?;
    let Played { report, new_games, new_decisions, seconds } = played;
    let pace = Pace::new(args.common.threads(), seconds, new_games, new_decisions);
    let command = command(&info, &report);
    let timed = Timed { report: &report, command, pace };
    timed.write(args.common.json, report.repeatable, &mut out, |report, out| {
        write_simulation(&info, report, out)
    })?;
    if report.games < report.planned_games {
        let (done, planned) = (report.games, count(report.planned_games, "game"));
        let further = if args.state.is_some() { "; repeat the command to continue" } else { "" };
        return Err(Failure::Interrupted(format!(
            "stopped after {done} of {planned}; the report covers those{further}"
        )));
    }
    Ok(())
}

fn command(info: &Info, report: &Report) -> String {
    let names = report.seats.iter().map(Player::to_string).collect::<Vec<_>>().join(",");
    // The report of a stopped series covers the finished games.
    let games = if report.games > 0 { report.games } else { report.planned_games };
    let (id, seed) = (info.id, report.seed);
    let base = format!("cardinal simulate {id} --games {games} --seats {names} --seed {seed}");
    std::iter::once(base).chain(set_arguments(info, &report.options)).collect::<Vec<_>>().join(" ")
}

struct Simulation<'a> {
    args: &'a Args,
    info: Info,
}

/// The outcome. Games of an earlier run, from the state file, are in the report but took no time.
struct Played {
    report: Report,
    new_games: u64,
    new_decisions: u64,
    seconds: f64,
}

impl Study for Simulation<'_> {
    type Output = Result<Played, Failure>;

    fn study<G: Studied>(self) -> Self::Output {
        let args = self.args;
        let plan = Plan::<G> {
            options: args.common.options::<G>(&[])?,
            seats: args.seats.clone(),
            games: args.games,
            seed: args.common.seed,
            threads: args.common.threads(),
        };
        let seats = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
        // Refuse an impossible table before anything is written or shown.
        G::new(&plan.options, seats)?;
        let halt = halt_on_interrupt()?;
        let mut state = args.state.as_deref().map(|path| StateFile::open(path, &plan)).transpose()?;
        let (done, decided) = state.as_ref().map_or((0, 0), |state| (state.done(), state.decisions()));
        let open = |path: &PathBuf, head: u64| {
            if done == 0 { NewFile::open(path) } else { NewFile::continuing(path, done + head) }
        };
        let mut records = args.records.as_ref().map(|path| open(path, 0)).transpose()?;
        let mut csv = args.csv.as_ref().map(|path| open(path, 1)).transpose()?;
        if let (0, Some((csv, path))) = (done, csv.as_mut().zip(args.csv.as_deref())) {
            csv.line(&csv_head::<G>(seats)).map_err(|error| Failure::writing(path, &error))?;
        }
        let folder = args.report.as_deref().map(Folder::create).transpose()?;
        let bar = progress_bar(args.games);
        bar.set_position(done);
        let progress = |games| bar.inc(games);
        let resume = state.as_mut().and_then(StateFile::take);
        // A saved state must agree with the files beside it, and those appear only at the end.
        let alone = records.is_none() && csv.is_none();
        let mut save = state.as_mut().filter(|_| alone).map(|state| |now: &_| state.save_periodically(now));
        let mut to_records = records.as_mut().map(|file| |line: &str| file.line(line));
        let mut to_csv = csv.as_mut().map(|file| |line: &str| file.line(line));
        let watch = Watch {
            progress: Some(&progress),
            records: to_records.as_mut().map(|sink| sink as _),
            rows: to_csv.as_mut().map(|sink| sink as _),
            halt: Some(&halt),
            resume,
            keeper: save.as_mut().map(|keeper| keeper as _),
            batch: None,
        };
        let start = Instant::now();
        let played = G::simulate(&plan, watch);
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let (report, now) = played.map_err(|error| match (error, &args.records, &args.csv, &args.state) {
            (LabError::Records(error), Some(path), _, _)
            | (LabError::Rows(error), _, Some(path), _)
            | (LabError::State(error), _, _, Some(path)) => Failure::writing(path, &error),
            (error, ..) => Failure::new(error),
        })?;
        records.map_or(Ok(()), NewFile::finish)?;
        csv.map_or(Ok(()), NewFile::finish)?;
        if let Some(state) = &state {
            state.save(&now)?;
        }
        if let Some(folder) = folder {
            folder.write(&simulation_page(&self.info, &report, &command(&self.info, &report)))?;
        }
        let (new_games, new_decisions) = (report.games - done, report.decisions - decided);
        Ok(Played { report, new_games, new_decisions, seconds })
    }
}
