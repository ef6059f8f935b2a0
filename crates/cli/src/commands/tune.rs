//! `cardinal tune`: how a game reacts to its table options.

use std::io::Write;
use std::path::PathBuf;

use cardinal_bots::Player;
use cardinal_engine::Info;
use cardinal_lab::{Studied, Study, TunePlan, TuneReport, Variation, study, tuning_page, variations};

use crate::experiment::{Common, Pace, Timed, set_arguments, setting, watched};
use crate::failure::Failure;
use crate::lookup;
use crate::numbers::at_least_one;
use crate::report::write_tuning;
use crate::words::count;

#[derive(clap::Args, Debug)]
#[command(
    after_help = "Every combination of the values is a table. At each table, equal players measure length, ties and \
    seat advantage, and the stronger player meets clones of the weaker one over duplicate deals, which measures the \
    skill gap. All tables get the same shuffles. Ctrl-C stops and reports the finished tables (exit code 130)."
)]
pub(crate) struct Args {
    #[command(flatten)]
    common: Common,
    /// An option and the values to try; repeatable. See 'cardinal games'.
    #[arg(long, value_name = "KEY=V1,V2,…", value_parser = varied, required = true)]
    vary: Vec<(String, Vec<String>)>,
    /// How many deals to play at each table.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = at_least_one::<u64>)]
    deals: u64,
    /// The number of seats [default: the fewest that the game allows].
    #[arg(long, value_name = "K")]
    seats: Option<u8>,
    /// The stronger player.
    #[arg(long, value_name = "BOT", default_value = "hard")]
    strong: Player,
    /// The weaker player.
    #[arg(long, value_name = "BOT", default_value = "easy")]
    weak: Player,
    /// Write a page with plots into this folder, as index.html.
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
}

fn varied(text: &str) -> Result<(String, Vec<String>), &'static str> {
    let (key, values) = setting(text).map_err(|_| "it must have the form key=value,value,…")?;
    let values: Vec<String> = values.split(',').map(|value| value.trim().to_owned()).collect();
    let twice = values.iter().enumerate().any(|(at, value)| values[..at].contains(value));
    if twice { Err("a value is given twice") } else { Ok((key, values)) }
}

/// More tables than this are a mistake.
const MOST: usize = 500;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let info = lookup::game(&args.common.game)?.info();
    let (report, seconds) = study(info.id, Sweep { args }).expect("it was found")?;
    let timed = Timed {
        command: command(&info, &report),
        pace: Pace::new(args.common.threads(), seconds, report.games, report.decisions),
        report: &report,
    };
    timed.write(args.common.json, report.repeatable, out, |report, out| write_tuning(&info, report, out))?;
    let done = report.variations.len() as u64;
    if done < report.planned_variations {
        let planned = count(report.planned_variations, "table");
        return Err(Failure::Interrupted(format!(
            "stopped after {done} of {planned}; the report covers those"
        )));
    }
    Ok(())
}

fn command(info: &Info, report: &TuneReport) -> String {
    let vary = report.vary.iter().map(|(key, values)| format!("--vary {key}={}", values.join(",")));
    let base = format!("cardinal tune {}", info.id);
    let more = format!(
        "--deals {} --seats {} --strong {} --weak {} --seed {}",
        report.deals, report.seats, report.strong, report.weak, report.seed
    );
    let parts = std::iter::once(base).chain(vary).chain([more]).chain(set_arguments(info, &report.options));
    parts.collect::<Vec<_>>().join(" ")
}

struct Sweep<'a> {
    args: &'a Args,
}

impl Study for Sweep<'_> {
    type Output = Result<(TuneReport, f64), Failure>;

    fn study<G: Studied>(self) -> Self::Output {
        let args = self.args;
        let vary = &args.vary;
        let twice =
            vary.iter().enumerate().find(|(at, (key, _))| vary[..*at].iter().any(|(other, _)| other == key));
        if let Some((_, (key, _))) = twice {
            return Err(Failure::Impossible(format!("the option {key} is varied twice")));
        }
        if let Some((key, _)) = vary.iter().find(|(key, _)| args.common.set.iter().any(|(set, _)| set == key))
        {
            return Err(Failure::Impossible(format!("the option {key} is both set and varied")));
        }
        let tables = vary.iter().map(|(_, values)| values.len()).try_fold(1_usize, usize::checked_mul);
        if tables.is_none_or(|tables| tables > MOST) {
            return Err(Failure::Impossible(format!("these values give more than {MOST} tables")));
        }
        let variation = |settings: Vec<(String, String)>| {
            Ok(Variation { options: args.common.options::<G>(&settings)?, settings })
        };
        let plan = TunePlan::<G> {
            options: args.common.options::<G>(&[])?,
            variations: variations(vary).into_iter().map(variation).collect::<Result<_, Failure>>()?,
            vary: vary.clone(),
            seats: args.seats.unwrap_or(G::INFO.seats[0]),
            strong: args.strong,
            weak: args.weak,
            deals: args.deals,
            seed: args.common.seed,
            threads: args.common.threads(),
        };
        // Refuse impossible tables before anything is written or shown.
        let games = plan.games().map_err(Failure::new)?;
        watched(
            games,
            args.report.as_deref(),
            |progress, halt| G::tune(&plan, Some(progress), Some(halt)),
            |report| tuning_page(&G::INFO, report, &command(&G::INFO, report)),
        )
    }
}
